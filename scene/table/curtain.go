package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	curtainHold  = stage.TicksPerSecond * 6 / 10 // a held button lifts the curtain
	curtainAgain = 2 * stage.TicksPerSecond      // a second press counts so long after the first
	curtainDeaf  = 20                            // ticks in which a press is still meant for the table
)

// The cloth's colours.
const (
	clothDark  = paint.Color(assets.ToneClothDark)<<paint.ToneAt | 0xFF
	clothLight = paint.Color(assets.ToneClothLight)<<paint.ToneAt | 0xFF
	clothFoot  = paint.Color(assets.ToneClothFoot)<<paint.ToneAt | 0xFF
	pelmetA    = paint.Color(assets.TonePelmetA)<<paint.ToneAt | 0xFF
	pelmetB    = paint.Color(assets.TonePelmetB)<<paint.ToneAt | 0xFF
)

// Curtain covers the whole table, opaque from its first frame, until the person it names asks to see their hand. Nothing
// below it moves, and the table below it is not drawn at all.
type Curtain struct {
	stage.Dialog
	sharing *sharing
	seat    engine.Seat
	name    string
	pass    string
	hold    string
	twice   stage.KeyLine // the other way to lift it
	presses bool          // one press lifts it
	once    string
	age     int
	held    int  // ticks the button has been down
	down    bool // the press began on it
	again   int  // ticks left in which a second press lifts the curtain
	button  paint.Rect
	catch   *kit.Button // nil: nobody may be caught
	caught  engine.Command
	bots    [2]*kit.Button // let a bot play: this turn, or until the person is back
	keys    string         // of those who may catch
	cx, top float32        // middle of the window, y of the portrait's middle
	k       float32        // units per unit of the reference board
}

func newCurtain(h *sharing, seat engine.Seat) *Curtain {
	return &Curtain{sharing: h, seat: seat, name: h.names[seat]}
}

// Pauses says that the table waits.
func (m *Curtain) Pauses() bool { return true }

// Enter says to whom the screen is passed.
func (m *Curtain) Enter(s *stage.Stage) {
	l := s.Lang()
	m.word(s)
	for i, key := range [2]words.Key{words.SeatOnce, words.SeatUntil} {
		m.bots[i] = &kit.Button{Text: l.Say(key), OnPress: func(s *stage.Stage) { m.standIn(s, awayTurn+absence(i)) }}
	}
	public := m.sharing.table.Public()
	m.bots[0].Off = public.Over() || public.Turn != m.seat
	m.offer(s)
	m.lay(s)
	s.Speech().Say(words.Sentences(l.Say(words.CurtainTo, words.With("name", m.name)), m.hold+", "+m.twice.Spoken(s)))
}

// word says how it is lifted: by holding, or by one press.
func (m *Curtain) word(s *stage.Stage) {
	l := s.Lang()
	m.pass, m.once, m.presses = l.Say(words.CurtainPass), l.Say(words.CurtainOnce), s.Settings().PressOnce
	if m.presses {
		m.hold, m.twice = l.Say(words.CurtainPress), stage.NewKeyLine(l, input.ActConfirm, words.CurtainOr, "", "")
		return
	}
	m.hold, m.twice = l.Say(words.CurtainHold), stage.NewKeyLine(l, input.ActConfirm, words.CurtainTwice, words.CurtainAgain, words.CurtainTap)
}

// standIn lets a bot play for the person named; the curtain falls for somebody else, or nobody is left to be shown a hand.
func (m *Curtain) standIn(s *stage.Stage, how absence) {
	if i := m.sharing.people.sharerAt(m.seat); i >= 0 {
		m.sharing.standIn(s, i, how)
	}
}

// offer puts a button where somebody may be caught at this moment.
func (m *Curtain) offer(s *stage.Stage) {
	m.Group.SetFocus(nil)
	m.catch, m.Group.Nodes = nil, []stage.Node{m.bots[0], m.bots[1]}
	c, ok := m.sharing.people.offer()
	if !ok {
		return
	}
	m.caught, m.keys = c, m.sharing.lang.Say(words.OwnKeyCatch, words.With("keys", m.sharing.keys.catchKeys()))
	text := s.Lang().Say(words.CurtainCatch, words.With("name", m.sharing.names[c.Target]))
	m.catch = &kit.Button{Text: text, Shortcut: input.ActCatch, Cap: input.ActCatch, OnPress: m.doCatch}
	m.Group.Nodes = append(m.Group.Nodes, m.catch)
	s.Speech().Say(text + " " + s.Keys().Spoken(input.ActCatch))
	s.Speech().Say(m.keys)
}

// doCatch catches at once; what comes of it is seen when the curtain has lifted.
func (m *Curtain) doCatch(s *stage.Stage) {
	_ = m.sharing.table.Do(m.caught) // legal on the table as it stands, which waits
	m.offer(s)
	m.lay(s)
	s.Redraw()
}

func (m *Curtain) lay(s *stage.Stage) {
	m.Fit(s, 0, 0)
	w, h := s.Window().Size()
	m.k = min(h/720, w/480)
	m.cx = w / 2
	m.top = h/2 - 98*m.k
	m.button = paint.Centered(m.cx, m.top+327*m.k, 340*m.k, 72*m.k)
	for i, b := range m.bots {
		k := m.k
		b.Rect, b.Size = paint.Box(40*k, h-156*k+64*k*float32(i), 260*k, 50*k), 17*k
		if stage.Upright(w, h) {
			b.Rect = paint.Box(m.cx-220*k+225*k*float32(i), h/2+334*k, 215*k, 50*k)
			b.Size = 16 * k
		}
	}
	if m.catch != nil {
		k := m.k
		m.catch.Rect, m.catch.Size = paint.Box(w-220*k, h-92*k, 180*k, 50*k), 19*k
	}
}

// Update follows the held button and the keys.
func (m *Curtain) Update(s *stage.Stage, in *input.Tick) error {
	m.age++
	if w, h := s.Window().Size(); w != m.W || h != m.H {
		m.lay(s)
	}
	if m.presses != s.Settings().PressOnce {
		m.word(s)
		s.Redraw()
	}
	if m.age < curtainDeaf {
		return nil
	}
	if in.Take(input.ActCancel) || in.Take(input.ActPause) {
		m.down, m.held, m.again = false, 0, 0
		m.sharing.screen.pause(s)
		return nil
	}
	if m.sharing.keys.catchCovered(s) {
		in.Take(input.ActCatch) // it has been the same button
		m.offer(s)
		m.lay(s)
		s.Redraw()
	}
	if !m.down && m.Group.Update(s, in) && (!s.IsOpen(m) || m.age == 0) {
		return nil // it is another's now, or nobody's
	}
	if m.again > 0 {
		if m.again--; m.again == 0 {
			s.Redraw()
		}
	}
	if in.Take(input.ActConfirm) && m.press(s) {
		return m.lift(s)
	}
	over := in.In(m.button)
	if over {
		s.Window().Point()
	}
	switch {
	case in.Pressed && over:
		m.down, m.held = true, 0
		s.Redraw()
	case m.down && in.Down && over && m.presses:
	case m.down && in.Down && over:
		s.Redraw()
		if m.held++; m.held >= curtainHold {
			return m.lift(s)
		}
	case m.down:
		m.down, m.held = false, 0
		s.Redraw()
		if in.Released && over && m.press(s) {
			return m.lift(s)
		}
	}
	return nil
}

// press counts short presses; it says that this was the second, or that one is enough.
func (m *Curtain) press(s *stage.Stage) bool {
	s.Audio().Play(assets.SoundClick)
	if m.again > 0 || m.presses {
		return true
	}
	m.again = curtainAgain
	s.Speech().Say(m.once)
	s.Redraw()
	return false
}

// passTo names another person, who has to lift it anew.
func (m *Curtain) passTo(s *stage.Stage, seat engine.Seat) {
	m.seat, m.name = seat, m.sharing.names[seat]
	m.down, m.held, m.again, m.age = false, 0, 0, 0
	m.Enter(s)
	s.Redraw()
}

func (m *Curtain) lift(s *stage.Stage) error {
	s.Close(m)
	return m.sharing.reveal(s)
}

// Draw paints the cloth over the whole window, then the person.
func (m *Curtain) Draw(p *paint.Painter) {
	m.drawCloth(p)
	k := m.k
	p.Disc(m.cx, m.top, 142*k, paint.ShadowInk.Fade(0.42))
	size, _ := p.Size(m.sharing.art.large[m.seat])
	p.Disc(m.cx, m.top, 118*k, paint.Cream)
	p.Draw(m.sharing.art.large[m.seat], m.cx, m.top, 222*k/max(size, 1), paint.White)
	room := m.W - 60*k
	p.Text(m.pass, m.cx, m.top+186*k, paint.Style{Face: paint.Body, Size: 24 * k, Color: paint.Cream2, Align: paint.Middle})
	p.Text(m.name, m.cx, m.top+252*k, paint.Style{Face: paint.Display, Size: 66 * k, Color: paint.Cream, Align: paint.Middle, Fit: room, Name: true})
	m.drawButton(p)
	st := paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Cream2, Align: paint.Middle}
	if m.again > 0 {
		p.Text(m.once, m.cx, m.button.Y+m.button.H+38*k, st)
	} else {
		m.twice.Draw(p, paint.Centered(m.cx, m.button.Y+m.button.H+32*k, m.W-40*k, 24*k), st)
	}
	m.Group.Draw(p)
	if m.catch != nil {
		room := m.keysRoom()
		st := p.Within(m.keys, paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Cream2, Wrap: room.W}, room.H, 9*k)
		w, h := p.Measure(m.keys, st)
		p.TextIn(m.keys, paint.Box(room.X+room.W-w, room.Y+room.H-h, w, h), st)
	}
}

// keysRoom is the room for whose key catches: over the button that does the same, beside the one that lifts the curtain; in
// a window higher than wide to its left, below the bots'.
func (m *Curtain) keysRoom() paint.Rect {
	k, r := m.k, m.catch.Rect
	if stage.Upright(m.W, m.H) {
		top := m.bots[0].Y + m.bots[0].H + 10*k
		return paint.Box(16*k, top, r.X-32*k, m.H-12*k-top)
	}
	left := m.button.X + m.button.W + 24*k
	return paint.Box(left, r.Y-174*k, r.X+r.W-left, 160*k)
}

// drawCloth is sixteen folds and a pelmet with a coral hem.
func (m *Curtain) drawCloth(p *paint.Painter) {
	const folds = 16
	p.Rect(paint.Box(0, 0, m.W, m.H), clothDark)
	half := m.W / folds / 2
	light := clothLight.Mix(clothFoot, 0.75)
	for i := range folds {
		x := float32(i) * 2 * half
		p.Gradient(paint.Box(x, 0, half, m.H), clothDark, clothLight, clothFoot, light)
		p.Gradient(paint.Box(x+half, 0, half, m.H), clothLight, clothDark, light, clothFoot)
	}
	n := max(2, 2*int(m.W/320/m.k+0.5))
	wide := m.W / float32(n)
	z := wide / 160
	// An arc over a chord of 160 with a depth of 54 has this radius.
	const radius, edge = 86.3, 46
	for i := range n {
		x := (float32(i) + 0.5) * wide
		p.Disc(x, (edge+54-radius)*z, radius*z, paint.Coral)
	}
	for i := range n {
		c := pelmetA
		if i%2 == 1 {
			c = pelmetB
		}
		x := float32(i) * wide
		p.Disc(x+wide/2, (edge+54-radius)*z, (radius-4)*z, c)
	}
	for i := range n {
		c := pelmetA
		if i%2 == 1 {
			c = pelmetB
		}
		p.Rect(paint.Box(float32(i)*wide, 0, wide, edge*z), c)
	}
	for i := range n + 1 {
		p.Disc(float32(i)*wide, edge*z, 9*z, paint.Cream)
	}
}

// drawButton fills from the left while it is held.
func (m *Curtain) drawButton(p *paint.Painter) {
	k := m.k
	r, radius := m.button, 28*k
	p.RoundRect(r.Move(0, 7*k), radius, paint.CoralLip)
	p.RoundRect(r, radius, paint.Coral)
	if m.held > 0 {
		p.PushClip(paint.Box(r.X, r.Y, r.W*float32(m.held)/curtainHold, r.H))
		p.RoundRect(r, radius, paint.Cream)
		p.Pop()
	}
	p.TextIn(m.hold, r, paint.Style{Face: paint.Display, Size: 24 * k, Color: paint.Ink, Align: paint.Middle, Fit: r.W - 32*k})
	if p.Focusing && m.Group.Focused() == nil {
		p.FocusRing(paint.Box(r.X, r.Y, r.W, r.H+7*k), radius)
	}
}
