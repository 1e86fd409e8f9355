package ask

import (
	"math"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Wheel asks for a colour: for a wild about to be played, which Escape or a click outside puts back, or for the
// opener's, which has to be named.
type Wheel struct {
	stage.Dialog
	t      Table
	plays  []engine.Command // one for each colour
	at     engine.Color
	counts [5]string
	names  [5]string
	title  string
	line   string
	// what the keys do
	pick, takeBack string
	then           func() Question
	cancel         bool
	hub, disc      paint.Sprite
	vanes, signs   [5]paint.Sprite
	outline        paint.Sprite
	out            [5]float32 // how far each quadrant stands out
	pressed        engine.Color
	armed          bool
	sw, sh         float32
}

// NewWheel asks for the colour of a card, or, without one, for the opener's.
func NewWheel(t Table, card engine.SeenCard, plays []engine.Command) *Wheel {
	m := &Wheel{t: t, plays: plays, cancel: card.ID != 0}
	l := t.Words()
	m.title = l.Say(words.ColorTitle)
	if card.ID == 0 {
		m.title = l.Say(words.ColorOpener)
		for _, c := range t.Shown().Legal {
			if c.Verb == engine.VerbChooseColor {
				m.plays = append(m.plays, c)
			}
		}
	} else {
		m.line = kit.Capital(l.Face(card.Face))
		if stake := t.Umpire().Stake(l, t.Shown(), card.Face, t.Name(t.Victim())); stake != "" && !t.Discreet() {
			m.line = stake
		}
	}
	m.count()
	return m
}

// count tells of each colour how many cards of it the player holds, and points at that of the most.
func (m *Wheel) count() {
	t, l := m.t, m.t.Words()
	m.pick, m.takeBack = l.Say(words.ColorPick), l.Say(words.ColorTakeBack)
	best := -1
	for _, c := range shed.Colors() {
		n := t.Held(c)
		m.names[c] = kit.Capital(l.Color(c))
		if t.Discreet() { // everybody may see this
			n = 0
		} else {
			m.counts[c] = l.Say(words.ColorInHand, words.Count("n", n))
		}
		if n > best {
			best, m.at = n, c
		}
	}
}

// Enter looks the wheel up.
func (m *Wheel) Enter(s *stage.Stage) {
	s.Audio().Play(assets.SoundFanOpen)
	p := s.Painter()
	m.hub, m.disc, m.outline = p.Sprite("mark"), p.Sprite("disc"), p.Sprite("wheel-line")
	for _, c := range shed.Colors() {
		m.vanes[c], m.signs[c] = p.Sprite("wheel/"+c.String()), p.Sprite("symbol-cream/"+c.String())
	}
	m.signs[shed.Yellow] = p.Sprite("symbol-ink/" + shed.Yellow.String())
	m.sw, m.sh = s.Window().Size()
	m.Bare = true
	m.Fit(s, 452, 452)
	s.Speech().Say(m.title + ". " + m.spoken())
}

func (m *Wheel) spoken() string {
	text := ""
	for _, c := range shed.Colors() {
		if text != "" {
			text += ", "
		}
		if m.t.Discreet() {
			text += m.t.Words().Color(c)
			continue
		}
		text += m.t.Words().Say(words.ColorCount, words.With("color", m.t.Words().Color(c)), words.Count("n", m.t.Held(c)))
	}
	return text + "."
}

// digits are the keys of the colours.
var digits = [5]string{"", "1", "2", "3", "4"}

// vaneMiddle is the way from the hub to the middle of a quadrant, in radians: red lies left and above, the others
// follow clockwise.
func vaneMiddle(c engine.Color) float64 {
	return (-147 + 90*float64(c-shed.Red)) * math.Pi / 180
}

func (m *Wheel) center() (x, y, k float32) {
	if m.sw < m.sh {
		k = min(m.sw/520, m.sh/900)        // the title has room above it on a tablet too
		return m.sw / 2, m.sh/2 - 110*k, k // clear of the call
	}
	k = max(min(m.sw/1280, m.sh/720), 0.75)
	return m.sw / 2, m.sh/2 - 6*k, k
}

// Cover is what the wheel covers of the table.
func (m *Wheel) Cover() paint.Rect {
	cx, cy, k := m.center()
	return paint.Centered(cx, cy, 520*k, 640*k)
}

// vaneScale makes the pictures of the quadrants reach 226 units from the hub.
const vaneScale = 1.1

// vane is the quadrant under a point.
func (m *Wheel) vane(x, y float32) (engine.Color, bool) {
	cx, cy, k := m.center()
	dx, dy := float64((x-cx)/k), float64((y-cy)/k)
	r := math.Hypot(dx, dy)
	if r < 78 || r > 262 {
		return engine.NoColor, r <= 262
	}
	a := math.Atan2(dy, dx) * 180 / math.Pi
	q := int(math.Mod(a+192+720, 360) / 90)
	return engine.Color(1 + q%4), true
}

// Update follows pointer, arrows and numbers.
func (m *Wheel) Update(s *stage.Stage, in *input.Tick) error {
	m.sw, m.sh = s.Window().Size()
	m.t.Beside(s, in, m.Cover(), false)
	if in.Over && (in.Moved || in.Pressed) {
		if c, ok := m.vane(in.X, in.Y); ok && c != engine.NoColor {
			m.choose(s, c)
		}
	}
	if in.Pressed {
		c, ok := m.vane(in.X, in.Y)
		m.pressed, m.armed = c, true
		if !ok {
			m.pressed = engine.NoColor
		}
	}
	if in.Released && m.armed {
		m.armed = false
		c, ok := m.vane(in.X, in.Y)
		switch {
		case ok && c != engine.NoColor && c == m.pressed:
			m.name(s, c)
		case !ok && m.cancel && m.pressed == engine.NoColor:
			m.back(s)
		}
	}
	if in.RightPressed && m.cancel {
		m.back(s)
	}
	if in.Take(input.ActCancel) && m.cancel {
		m.back(s)
	}
	for c := shed.Red; c <= shed.Blue; c++ {
		if in.Take(input.ActColor1 + input.Action(c-shed.Red)) {
			m.name(s, c)
		}
	}
	m.arrows(s, in)
	if in.Take(input.ActConfirm) {
		m.name(s, m.at)
	}
	for c := shed.Red; c <= shed.Blue; c++ {
		to := float32(0)
		if c == m.at {
			to = 1
		}
		if m.out[c] != to {
			m.out[c] += (to - m.out[c]) * 0.35
			if d := m.out[c] - to; d < 0.01 && d > -0.01 {
				m.out[c] = to
			}
			s.Redraw()
		}
	}
	m.UpdateDialog(s, in)
	return nil
}

func (m *Wheel) arrows(s *stage.Stage, in *input.Tick) {
	step := func(d int) { m.choose(s, engine.Color(1+(int(m.at)-1+d+4)%4)) }
	switch {
	case in.Take(input.ActRight) || in.Take(input.ActTab) || in.Take(input.ActDown):
		step(1)
	case in.Take(input.ActLeft) || in.Take(input.ActBackTab) || in.Take(input.ActUp):
		step(-1)
	}
}

func (m *Wheel) choose(s *stage.Stage, c engine.Color) {
	if c == m.at {
		return
	}
	m.at = c
	s.Audio().Play(assets.SoundHover)
	s.Redraw()
}

func (m *Wheel) back(s *stage.Stage) {
	s.Audio().Play(assets.SoundClick)
	s.Close(m)
}

// name answers with the play of that colour.
func (m *Wheel) name(s *stage.Stage, c engine.Color) {
	var of []engine.Command
	for _, cmd := range m.plays {
		if cmd.Color == c {
			of = append(of, cmd)
		}
	}
	if len(of) == 0 {
		return
	}
	if len(of) > 1 { // whose hand comes next
		m.then = func() Question { return NewTarget(m.t, engine.SeenCard{}, of) }
	}
	s.Audio().Play(assets.SoundClick)
	m.Decide(of[0])
}

// Next is the question that follows the one answered.
func (m *Wheel) Next() Question {
	if m.then == nil {
		return nil
	}
	return m.then()
}

// Draw draws the wheel; the quadrant chosen stands out of it.
func (m *Wheel) Draw(p *paint.Painter) {
	m.Panel = paint.Box(0, 0, m.sw, m.sh)
	m.Begin(p)
	p.Rect(paint.Box(0, 0, m.sw, m.sh), paint.Veil.Fade(0.5))
	cx, cy, k := m.center()
	room := m.sw - 40
	if p.TextScale() > 1 {
		room = m.sw - 190*k // beside the lamp
	}
	title, titleY, line, lineY := p.Pair(max(cy-340*k, 8*k), cy-246*k, paint.Style{Face: paint.Display, Size: 42 * k, Color: paint.Cream, Align: paint.Middle, Fit: room}, cy-292*k,
		paint.Style{Face: paint.Body, Size: 19 * k, Color: paint.Cream2, Align: paint.Middle, Fit: m.sw - 40}, cy-262*k)
	p.Text(m.title, cx, titleY, title)
	p.Text(m.line, cx, lineY, line)
	p.Draw(m.disc, cx, cy, 236*k/32, paint.ShadowInk.Fade(0.6))
	for i := range 5 {
		c := engine.Color(i)
		if c == engine.NoColor || c == m.at {
			continue
		}
		m.drawVane(p, c, cx, cy, k)
	}
	m.drawVane(p, m.at, cx, cy, k)
	p.Disc(cx, cy, 78*k, 0x0B0512FF)
	p.Disc(cx, cy, 67*k, paint.Plum600)
	p.Disc(cx, cy, 65.5*k, paint.Plum900)
	p.Draw(m.hub, cx, cy, 0.47*k, paint.White)
	for c := shed.Red; c <= shed.Blue; c++ {
		m.drawName(p, c, cx, cy, k)
	}
	m.drawHelp(p, cx, cy, k)
	m.End(p)
	m.t.DrawBeside(p, m.Cover(), cx-252*k, cy-222*k, k)
}

func (m *Wheel) drawVane(p *paint.Painter, c engine.Color, cx, cy, k float32) {
	mid := vaneMiddle(c)
	sin, cos := paint.Sincos(float32(mid))
	dx, dy := cos*16*k*m.out[c], sin*16*k*m.out[c]
	x, y := cx+dx, cy+dy
	size := k * vaneScale
	p.Draw(m.vanes[c], x, y, size, paint.White)
	if c == m.at && p.Focusing {
		p.ShowFocus(paint.Centered(x+cos*158*k, y+sin*158*k, 120*k, 120*k))
	}
	if m.out[c] > 0.02 {
		turn := float32(c-shed.Red) * math.Pi / 2
		p.Put(m.outline, paint.Pose{X: x, Y: y, ScaleX: size, ScaleY: size, Angle: turn, Tint: paint.Cream.Fade(m.out[c])})
	}
}

// drawName writes what a quadrant is upon it; all of them after quadrants and hub, so that nothing covers a name.
func (m *Wheel) drawName(p *paint.Painter, c engine.Color, cx, cy, k float32) {
	s := p.Suit(c)
	mid := vaneMiddle(c)
	sin, cos := paint.Sincos(float32(mid))
	x, y := cx+cos*16*k*m.out[c], cy+sin*16*k*m.out[c]
	tx, ty := x+cos*158*k, y+sin*158*k
	sx := tx
	if letter := p.Letter(c); letter != "" {
		sx -= 22 * k
		p.TextIn(letter, paint.Centered(tx+24*k, ty-36*k, 44*k, 40*k), paint.Style{Face: paint.Display, Size: 34 * k, Color: s.Numeral, Align: paint.Middle, Fit: 44 * k})
	}
	p.Draw(m.signs[c], sx, ty-36*k, k, paint.White)
	name, nameY, count, countY := p.Pair(ty-6*k, ty+52*k, paint.Style{Face: paint.Display, Size: 26 * k, Color: s.Numeral, Align: paint.Middle, Fit: 116 * k}, ty+18*k,
		paint.Style{Face: paint.Body, Size: 19 * k, Color: s.Numeral, Align: paint.Middle, Fit: 100 * k}, ty+42*k)
	if p.HighContrast() {
		p.RoundRect(paint.Box(tx-64*k, ty-8*k, 128*k, 62*k), 12*k, paint.Plum900)
		name.Color, count.Color = paint.Cream, paint.Cream
	}
	p.Text(m.names[c], tx, nameY, name)
	p.Text(m.counts[c], tx, countY, count)
	if p.Prompts.Device != paint.DeviceKeys {
		return
	}
	ks, kc := paint.Sincos(float32(mid + 0.54))
	key := paint.Centered(x+kc*198*k, y+ks*198*k, 26*k, 26*k)
	p.RoundRect(key, 6*k, s.Numeral.Fade(0.2))
	p.TextIn(digits[c], key, paint.Style{Face: paint.Body, Size: 16 * k, Color: s.Numeral, Align: paint.Middle})
}

// drawHelp names the keys, or the buttons of a gamepad; where a colour is pointed at it needs none.
func (m *Wheel) drawHelp(p *paint.Painter, cx, cy, k float32) {
	if m.sw < m.sh || stage.Prompt(p, input.ActCancel).Of == paint.NoGlyph {
		return
	}
	type hint struct {
		g    paint.KeyGlyph
		text string
	}
	hints := [3]hint{{stage.DigitsGlyph(), m.pick}, {stage.Prompt(p, input.ActConfirm), m.names[m.at]}, {stage.Prompt(p, input.ActCancel), m.takeBack}}
	from, n := 0, 3
	if p.Prompts.Device == paint.DevicePad {
		from = 1
	}
	if !m.cancel {
		n = 2
	}
	body := paint.Style{Face: paint.Body, Size: 17 * k, Color: paint.Cream}
	total := float32(0)
	var widths [3][2]float32
	for i := from; i < n; i++ {
		b, _ := p.Measure(hints[i].text, body)
		widths[i] = [2]float32{p.GlyphWide(hints[i].g, 28*k), b}
		total += widths[i][0] + 10*k + b + 34*k
	}
	r := paint.Centered(cx, min(cy+308*k, m.sh-30*k), total+14*k, 50*k)
	p.RoundRect(r, r.H/2, paint.Plum600)
	p.RoundRect(r.Inset(1.5*k), r.H/2-1.5*k, paint.Plum900)
	x := r.X + 24*k
	for i := from; i < n; i++ {
		p.Glyph(hints[i].g, paint.Box(x, r.Y+11*k, widths[i][0], 28*k), paint.Cream)
		x += widths[i][0] + 10*k
		p.TextIn(hints[i].text, paint.Box(x, r.Y, widths[i][1], r.H), body)
		x += widths[i][1] + 34*k
	}
}

// Means is the quadrant of the colour that is named, if it is for this card.
func (m *Wheel) Means(c *engine.Command, own bool) (paint.Rect, float32) {
	if c.Color == engine.NoColor || c.Verb != engine.VerbChooseColor && !own {
		return paint.Rect{}, 0
	}
	cx, cy, k := m.center()
	sin, cos := paint.Sincos(float32(vaneMiddle(c.Color)))
	return paint.Centered(cx+cos*158*k, cy+sin*158*k, 124*k, 124*k), 40 * k
}

// Clear is nothing: what is told beside it hides no quadrant.
func (m *Wheel) Clear() (from, to float32) { return 0, 0 }

// ToastRoom is none: it fills the window.
func (m *Wheel) ToastRoom(s *stage.Stage) paint.Rect {
	w, _ := s.Window().Size()
	return paint.Box(0, 0, w, 0)
}
