package setup

import (
	"slices"
	"strconv"
	"strings"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ruleRow is one switch in a line: its mark, its name, its value and what changes it. What it is about stands elsewhere, in the
// one place where the board tells of the switch that is being looked at.
type ruleRow struct {
	paint.Rect
	sw       engine.Switch
	name     string
	help     string
	used     string
	values   []string // the texts it may stand at, of a number the longest
	value    string   // as it stands
	was      string   // "changed from …", when it is not the rule set's
	sentence string   // all of that, to be read
	placed   string   // which of the switches it is, to be heard
	found    string   // everything a search may find, in small letters
	mark     mark
	again    mark // of the way back
	turned   bool // the mark has strokes at a slant
	steps    []string
	now      string
	base     string // the rule set's
	onChange func(*stage.Stage, engine.Setting)

	back, next, undo stage.Press
	focus            bool
	read             bool // it is looked at
	kept             bool // what is searched for leaves it
	touch            bool // there is room for a finger
	nameHigh         float32
	valueHigh        float32 // of the value that needs most
	nowHigh          float32 // of the one it stands at
	list             *kit.Scroller
	left, right      paint.Sprite
	check            paint.Sprite
}

const (
	rowHigh  = 42
	rowPad   = 8
	rowTile  = 36
	rowGap   = 2
	rowTouch = 54 // height for a finger on a phone
)

// newRuleRow makes the row of a switch; the scene fills in its value.
func newRuleRow(s *stage.Stage, of game, sw engine.Switch, group words.Group, on *kit.Scroller) *ruleRow {
	l, p := s.Lang(), s.Painter()
	terms := l.Terms(of.Name())
	r := &ruleRow{sw: sw, name: terms.Switch(sw.Name), help: terms.SwitchHelp(sw.Name), used: usedBy(l, of, sw), mark: switchMark(sw.Name), again: backMark(), list: on}
	r.turned = r.mark.turned()
	r.left, r.right, r.check = p.Sprite("icon/back"), p.Sprite("icon/next"), p.Sprite("icon/check")
	all := []string{r.name, r.help, group.Title, group.Short}
	for _, v := range sw.Values {
		all = append(all, terms.Value(sw.Name, v))
	}
	if !sw.Plain() {
		r.values = all[4:]
	}
	for _, v := range []int{sw.Min, sw.Max} {
		if len(sw.Values) == 0 {
			r.values = append(r.values, terms.Value(sw.Name, strconv.Itoa(v)))
		}
	}
	r.found = strings.ToLower(strings.Join(all, " "))
	return r
}

// usedBy says which of the house's rule sets set the switch to what, where that is not the usual value.
func usedBy(l *words.Language, of game, sw engine.Switch) string {
	terms := l.Terms(of.Name())
	usual := of.usual().Get(sw.Name)
	var order []string
	sets := map[string][]string{}
	for _, name := range of.Presets() {
		v := of.preset(name).Get(sw.Name)
		if v == usual {
			continue
		}
		if sets[v] == nil {
			order = append(order, v)
		}
		sets[v] = append(sets[v], terms.Preset(name))
	}
	common := words.With("value", terms.Value(sw.Name, usual))
	if len(order) == 0 {
		return l.Say(words.SetupUsual, common)
	}
	parts := []string{l.Say(words.SetupUsualValue, common)}
	for _, v := range order {
		parts = append(parts, l.Say(words.SetupUsed, words.With("presets", strings.Join(sets[v], ", ")),
			words.With("value", terms.Value(sw.Name, v))))
	}
	return words.Join(parts...)
}

// set shows a value, beside the one of the rule set it started from.
func (r *ruleRow) set(l *words.Language, of game, now, base string) {
	terms := l.Terms(of.Name())
	r.now, r.base, r.steps = now, base, r.sw.Steps(now)
	r.value = terms.Value(r.sw.Name, now)
	r.was = ""
	if now != base {
		r.was = l.Say(words.SetupChanged, words.With("value", terms.Value(r.sw.Name, base)))
	}
	r.sentence = words.Sentences(r.name+": "+r.value, kit.Capital(r.was), r.help, r.used)
}

// spoken is the switch for who cannot see it.
func (r *ruleRow) spoken() string {
	return words.Sentences(r.name+": "+r.value, kit.Capital(r.was), r.help, r.placed)
}

// Bounds is the row.
func (r *ruleRow) Bounds() paint.Rect { return r.Rect }

// Focus puts the focus on it or takes it away.
func (r *ruleRow) Focus(on bool) { r.focus = on }

// Enabled says that it can have the focus.
func (r *ruleRow) Enabled() bool { return true }

// Activate goes to the next value, round and round.
func (r *ruleRow) Activate(s *stage.Stage) {
	i := slices.Index(r.steps, r.now)
	r.change(s, r.steps[(i+1)%len(r.steps)])
}

// Adjust goes to the value beside it; at the end it lets the arrow go on.
func (r *ruleRow) Adjust(s *stage.Stage, d int) bool {
	i := slices.Index(r.steps, r.now) + d
	if i < 0 || i >= len(r.steps) {
		return false
	}
	r.change(s, r.steps[i])
	return true
}

func (r *ruleRow) change(s *stage.Stage, v string) {
	s.Audio().Play(assets.SoundClick)
	r.onChange(s, engine.Setting{Name: r.sw.Name, Value: v})
	s.Speech().Say(r.name + ": " + r.value)
	s.Redraw()
}

// goBack takes the rule set's value again.
func (r *ruleRow) goBack(s *stage.Stage) {
	if r.was != "" {
		r.change(s, r.base)
	}
}

// textAt is where the name and the value stand.
func (r *ruleRow) textAt() paint.Rect {
	x := r.X + rowPad + r.tile() + 10
	return paint.Box(x, r.Y, r.way().X-4-x, r.H)
}

// tile is the side of the mark's box.
func (r *ruleRow) tile() float32 {
	if r.touch {
		return rowTile + 6
	}
	return rowTile
}

func rowNameStyle(wrap float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 17, Color: paint.Cream, Wrap: wrap}
}

func rowValueStyle(wrap float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: wrap}
}

// fit gives the row a width and makes it as high as its texts need, whichever value it stands at.
func (r *ruleRow) fit(p *paint.Painter, w float32, touch bool) {
	r.W, r.touch = w, touch
	wrap := r.textAt().W
	_, r.nameHigh = p.Measure(r.name, rowNameStyle(wrap))
	r.valueHigh, r.nowHigh = 0, 0
	for _, text := range r.values {
		_, h := p.Measure(text, rowValueStyle(wrap))
		r.valueHigh = max(r.valueHigh, h)
	}
	if !r.sw.Plain() {
		_, r.nowHigh = p.Measure(r.value, rowValueStyle(wrap))
	}
	least := float32(rowHigh)
	if touch {
		least = rowTouch
	}
	r.H = max(least, r.nameHigh+max(r.valueHigh, r.nowHigh)+4)
}

// well is the box of what changes the value: the toggle of a plain switch, or two arrows.
func (r *ruleRow) well() paint.Rect {
	cy := r.Y + r.H/2
	if r.sw.Plain() {
		return paint.Centered(r.X+r.W-rowPad-28, cy, 56, 32)
	}
	w, h := float32(76), float32(34)
	if r.touch {
		w, h = 104, 50
	}
	return paint.Centered(r.X+r.W-rowPad+2-w/2, cy, w, h)
}

// arrow is the box of an arrow of the well.
func (r *ruleRow) arrow(side int) paint.Rect {
	w := r.well()
	if side < 0 {
		return paint.Box(w.X, w.Y, w.W/2, w.H)
	}
	return paint.Box(w.X+w.W/2, w.Y, w.W/2, w.H)
}

// way is the box of the way back to the rule set's value.
func (r *ruleRow) way() paint.Rect {
	side := float32(30)
	if r.touch {
		side = 44
	}
	return paint.Centered(r.well().X-4-side/2, r.Y+r.H/2, side, side)
}

// Update follows the pointer: a plain switch is its whole line, another one its arrows; one that has been changed has a way back.
func (r *ruleRow) Update(s *stage.Stage, in *input.Tick) bool {
	if read := in.In(r.Rect) && !in.Touch; read != r.read {
		r.read = read
		s.Redraw()
	}
	if r.was != "" && r.undo.Tapped(s, in, r.way()) {
		r.goBack(s)
		return true
	}
	if r.focus && in.Take(input.ActUndo) {
		r.goBack(s)
		return true
	}
	if r.sw.Plain() {
		if r.next.Tapped(s, in, r.Rect) {
			r.Activate(s)
			return true
		}
		return false
	}
	return r.follow(s, in, &r.back, -1) || r.follow(s, in, &r.next, 1)
}

// follow is an arrow of the well: a press is a step, a long one many.
func (r *ruleRow) follow(s *stage.Stage, in *input.Tick, b *stage.Press, d int) bool {
	let := b.Tapped(s, in, r.arrow(d))
	if b.Down {
		if b.HeldFor++; b.Hover && input.Repeats(b.HeldFor) {
			r.Adjust(s, d)
		}
		return b.HeldFor == 1 // the tick in which it goes down
	}
	held := b.HeldFor
	b.HeldFor = 0
	if !let {
		return false
	}
	if held <= input.RepeatAfter {
		r.Adjust(s, d)
	}
	return true
}
