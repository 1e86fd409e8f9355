package scene

import (
	"slices"
	"strings"

	"fourtell/assets"
	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// ruleRow is one switch: its name, its value to go through, what it does, and which rule sets set it otherwise.
type ruleRow struct {
	paint.Rect
	sw       uno.Switch
	title    string // of the group, on its first row
	name     string
	help     string
	used     string
	value    string // as it stands
	was      string // "changed from …", when it is not the rule set's
	glyph    string // on the tile
	steps    []int16
	now      int16
	onChange func(*Stage, uno.SwitchID, int16)

	back, next  press
	focus       bool
	narrow      bool
	helpHigh    float32
	usedHigh    float32
	left, right paint.Sprite
	check       paint.Sprite
	icon        paint.Sprite // on the tile, where there is one
	pictured    bool
}

const (
	rowPad   = 14
	rowTile  = 46
	rowWell  = 340 // width of the value
	rowName  = 48
	titleRow = 58 // height of a group's title
	groupGap = 12
)

// newRuleRow makes the row of a switch; the scene fills in its value.
func newRuleRow(s *Stage, sw uno.Switch) *ruleRow {
	l, p := &s.Lang, s.Painter()
	r := &ruleRow{sw: sw, name: l.SwitchName(sw.Name), help: l.SwitchHelp(sw.Name), used: usedBy(l, sw), glyph: switchGlyph(sw.ID)}
	r.left, r.right, r.check = p.Sprite("icon/back"), p.Sprite("icon/next"), p.Sprite("icon/check")
	if name := switchIcon(sw.ID); name != "" {
		r.icon, r.pictured = p.Sprite(name), true
	}
	return r
}

// usedBy says which of the house's rule sets set the switch to what, where that is not the usual value.
func usedBy(l *words.Language, sw uno.Switch) string {
	usual, _ := uno.Preset(uno.Presets()[0])
	var order []int16
	sets := map[int16][]string{}
	for _, name := range uno.Presets() {
		r, _ := uno.Preset(name)
		v := r[sw.ID]
		if v == usual[sw.ID] {
			continue
		}
		if sets[v] == nil {
			order = append(order, v)
		}
		sets[v] = append(sets[v], l.PresetName(name))
	}
	common := words.With("value", l.ValueName(sw.Name, switchText(sw, usual[sw.ID])))
	if len(order) == 0 {
		return l.Say(words.SetupUsual, common)
	}
	parts := []string{l.Say(words.SetupUsualValue, common)}
	for _, v := range order {
		parts = append(parts, l.Say(words.SetupUsed, words.With("presets", strings.Join(sets[v], ", ")),
			words.With("value", l.ValueName(sw.Name, switchText(sw, v)))))
	}
	return words.Join(parts...)
}

// switchGlyph is what stands on a switch's tile, a number a player knows from the cards; "" for none.
func switchGlyph(id uno.SwitchID) string {
	switch id {
	case uno.StackTwo:
		return "+2"
	case uno.WD4Legality, uno.WD4Bluff, uno.WD4Challenge, uno.WD4Timing, uno.WD4Guilty, uno.WD4InnocentExtra, uno.WD4AfterGuilty,
		uno.WD4Reveal, uno.StackFour, uno.StackCross, uno.StackChallenge:
		return "+4"
	case uno.SevenSwap:
		return "7"
	case uno.ZeroRotate:
		return "0"
	case uno.UnoCall, uno.UnoPenalty, uno.UnoFalseCatch, uno.UnoGraceMs:
		return "1"
	}
	return ""
}

// switchIcon is the picture on the tile of a switch without a glyph; "" for the two cards.
func switchIcon(id uno.SwitchID) string {
	switch id {
	case uno.Score, uno.Target, uno.Finish, uno.LastDrawHits, uno.Blocked:
		return "icon/check"
	case uno.OpenerWild, uno.OpenerReverse, uno.OpenerActions:
		return "icon/play"
	case uno.JumpIn:
		return "icon/next"
	case uno.TurnSeconds:
		return "icon/pause"
	case uno.Leaver:
		return "icon/close"
	}
	return ""
}

// set shows a value, beside the one of the rule set it started from.
func (r *ruleRow) set(l *words.Language, now, base int16) {
	r.now, r.steps = now, switchSteps(r.sw, now)
	r.value = l.ValueName(r.sw.Name, switchText(r.sw, now))
	r.was = ""
	if now != base {
		r.was = l.Say(words.SetupChanged, words.With("value", l.ValueName(r.sw.Name, switchText(r.sw, base))))
	}
}

// Bounds is the row without its group's title.
func (r *ruleRow) Bounds() paint.Rect { return r.body() }

func (r *ruleRow) body() paint.Rect {
	if r.title == "" {
		return r.Rect
	}
	return paint.Box(r.X, r.Y+titleRow, r.W, r.H-titleRow)
}

// Focus puts the focus on it or takes it away.
func (r *ruleRow) Focus(on bool) { r.focus = on }

// Enabled says that it can have the focus.
func (r *ruleRow) Enabled() bool { return true }

// Activate goes to the next value, round and round.
func (r *ruleRow) Activate(s *Stage) {
	i := slices.Index(r.steps, r.now)
	r.change(s, r.steps[(i+1)%len(r.steps)])
}

// Adjust goes to the value beside it; at the end it lets the arrow go on.
func (r *ruleRow) Adjust(s *Stage, d int) bool {
	i := slices.Index(r.steps, r.now) + d
	if i < 0 || i >= len(r.steps) {
		return false
	}
	r.change(s, r.steps[i])
	return true
}

func (r *ruleRow) change(s *Stage, v int16) {
	s.Audio.Play(assets.SoundClick)
	r.onChange(s, r.sw.ID, v)
	s.Say(r.name + ": " + r.value)
	s.Redraw()
}

// textLeft is where the texts begin, from the row's left edge.
func (r *ruleRow) textLeft() float32 {
	if r.narrow {
		return rowPad
	}
	return rowPad + rowTile + 14
}

// fit gives the row a width and sets its height.
func (r *ruleRow) fit(p *paint.Painter, w float32) {
	r.W, r.narrow = w, w < 560
	wrap := w - r.textLeft() - rowPad
	_, r.helpHigh = p.Measure(r.help, helpStyle(wrap))
	_, r.usedHigh = p.Measure(r.used, usedStyle(wrap))
	r.H = rowPad + rowName + 4 + r.helpHigh + 4 + r.usedHigh + rowPad
	if r.narrow && !r.sw.Plain() {
		r.H += rowName + 4
	}
	if r.title != "" {
		r.H += titleRow
	}
}

func helpStyle(wrap float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Wrap: wrap}
}
func usedStyle(wrap float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Wrap: wrap}
}

// well is the box of the value: the toggle of a plain switch, or the value between its arrows.
func (r *ruleRow) well() paint.Rect {
	b := r.body()
	if r.sw.Plain() {
		return paint.Box(b.X+b.W-rowPad-62, b.Y+rowPad+7, 62, 34)
	}
	if r.narrow {
		return paint.Box(b.X+rowPad, b.Y+rowPad+rowName, b.W-2*rowPad, rowName)
	}
	return paint.Box(b.X+b.W-rowPad-rowWell, b.Y+rowPad, rowWell, rowName)
}

// arrow is the box of an arrow of the well.
func (r *ruleRow) arrow(side int) paint.Rect {
	w := r.well()
	if side < 0 {
		return paint.Box(w.X, w.Y, 46, w.H)
	}
	return paint.Box(w.X+w.W-46, w.Y, 46, w.H)
}

// Update follows the pointer: a plain switch is its whole first line, another one its arrows.
func (r *ruleRow) Update(s *Stage, in *input.Tick) bool {
	if r.sw.Plain() {
		b := r.body()
		if r.next.update(s, in, paint.Box(b.X, b.Y, b.W, rowPad+rowName)) {
			r.Activate(s)
			return true
		}
		return false
	}
	return r.follow(s, in, &r.back, -1) || r.follow(s, in, &r.next, 1)
}

// follow is an arrow of the well: a press is a step, a long one many.
func (r *ruleRow) follow(s *Stage, in *input.Tick, b *press, d int) bool {
	let := b.update(s, in, r.arrow(d))
	if b.down {
		if b.held++; b.hover && input.Repeats(b.held) {
			r.Adjust(s, d)
		}
		return b.held == 1 // the tick in which it goes down
	}
	held := b.held
	b.held = 0
	if !let {
		return false
	}
	if held <= input.RepeatAfter {
		r.Adjust(s, d)
	}
	return true
}

// Draw draws the row; one that has been changed has a bar at its edge and says so.
func (r *ruleRow) Draw(p *paint.Painter) {
	b := r.body()
	if r.title != "" {
		p.Text(r.title, r.X+4, r.Y+titleRow-18, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream})
	}
	p.Plate(b, 16, paint.Plum700.Fade(0.55))
	if r.was != "" {
		p.StrokeRoundRect(b, 16, 1.5, paint.Cream.Fade(0.45))
		p.RoundRect(paint.Box(b.X, b.Y+18, 5, b.H-36), 2.5, paint.Cream)
	}
	x, well := b.X+r.textLeft(), r.well()
	room := well.X - x - 12
	if r.narrow && !r.sw.Plain() {
		room = b.X + b.W - rowPad - x
	}
	line := paint.Box(x, b.Y+rowPad, room, rowName)
	if r.was != "" {
		p.TextIn(r.name, paint.Box(line.X, line.Y-12, line.W, line.H), paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: room})
		p.Text(r.was, line.X, line.Y+42, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream, Fit: room})
	} else {
		p.TextIn(r.name, line, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: room})
	}
	if !r.narrow {
		r.drawTile(p, paint.Box(b.X+rowPad, b.Y+rowPad+1, rowTile, rowTile))
	}
	if r.sw.Plain() {
		r.drawToggle(p, well)
	} else {
		r.drawValue(p, well)
	}
	wrap := b.W - r.textLeft() - rowPad
	y := b.Y + b.H - rowPad - r.usedHigh - 4 - r.helpHigh
	p.Text(r.help, x, y+15+p.Drop(helpStyle(wrap)), helpStyle(wrap))
	p.Text(r.used, x, y+r.helpHigh+4+14+p.Drop(usedStyle(wrap)), usedStyle(wrap))
	if r.focus && p.Focusing {
		p.FocusRing(b.Inset(3), 13)
	}
}

// drawTile draws the sign at the row's left: what the cards of the switch show, or the state of a plain one.
func (r *ruleRow) drawTile(p *paint.Painter, at paint.Rect) {
	body, ink := paint.Plum900, paint.Plum300
	if !r.sw.Plain() || r.now != uno.Off {
		body, ink = paint.Plum600, paint.Cream
	}
	p.Plate(at, 11, body)
	if r.glyph != "" {
		p.TextIn(r.glyph, at, paint.Style{Face: paint.Display, Size: 22, Color: ink, Align: paint.Middle})
		return
	}
	cx, cy := at.Center()
	if r.pictured {
		p.Draw(r.icon, cx, cy, 0.95, ink)
		return
	}
	p.RoundRect(paint.Centered(cx-4, cy, 15, 22), 4, ink.Fade(0.55))
	p.RoundRect(paint.Centered(cx+4, cy, 15, 22), 4, ink)
}

// drawToggle draws on or off: by place, colour and a check.
func (r *ruleRow) drawToggle(p *paint.Painter, w paint.Rect) {
	body, line, knob, x := paint.Plum900, paint.Plum500, paint.Plum300, w.X+17
	if r.now != uno.Off {
		body, line, knob, x = paint.Second, paint.Second, paint.OnCream, w.X+w.W-17
	}
	if r.next.hover {
		line = line.Mix(paint.White, 0.5)
	}
	p.Bordered(w, 17, 2, body, line)
	p.Disc(x, w.Y+17, 12, knob)
	if r.now != uno.Off {
		p.Draw(r.check, x, w.Y+17, 0.55, paint.Cream)
	}
}

// drawValue draws the value between its arrows.
func (r *ruleRow) drawValue(p *paint.Painter, w paint.Rect) {
	p.Bordered(w, 16, 1.5, paint.Plum900, paint.Plum600)
	inner := paint.Box(w.X+46, w.Y, w.W-92, w.H)
	st := paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Align: paint.Middle}
	if wide, _ := p.Measure(r.value, st); wide > inner.W {
		st = paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream, Align: paint.Middle, Wrap: inner.W}
		for _, high := p.Measure(r.value, st); high > w.H && st.Size > 11; _, high = p.Measure(r.value, st) {
			st.Size--
		}
	}
	p.TextIn(r.value, inner, st)
	i := slices.Index(r.steps, r.now)
	drawStep(p, r.left, r.arrow(-1), r.back.hover, i == 0)
	drawStep(p, r.right, r.arrow(1), r.next.hover, i == len(r.steps)-1)
}

// drawStep draws an arrow: lit under the pointer, dark at the end of the way.
func drawStep(p *paint.Painter, icon paint.Sprite, at paint.Rect, lit, end bool) {
	ink := paint.Plum300
	switch {
	case end:
		ink = paint.Plum500
	case lit:
		ink = paint.Cream
	}
	x, y := at.Center()
	p.Draw(icon, x, y, 0.9, ink)
}
