package setup

import (
	"strconv"

	"fourtell/ai"
	"fourtell/assets"
	"fourtell/engine/shed"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// guestPick is the choice of a character for a chair: each with its face, its name, how well and how it plays.
type guestPick struct {
	stage.Dialog
	t      *chairs
	at     int
	title  string
	cards  []*guestCard
	cancel *kit.Button
	spoken stage.Focusable // of what has been told
	k      float32
}

// pickGuest opens the choice for a chair.
func (t *chairs) pickGuest(s *stage.Stage, at int) {
	s.Open(&guestPick{t: t, at: at})
}

// Enter lays the faces out; the keys begin at who sits there, or at who would come next.
func (m *guestPick) Enter(s *stage.Stage) {
	l := s.Lang()
	m.title = l.Say(words.GuestTitle, words.With("name", m.t.plan[m.at].Name))
	m.Group.Nodes, m.cards = nil, nil
	now, sits := guests.CharacterOf(m.t.plan[m.at].Who)
	if !sits {
		now = m.t.likely(m.at)
	}
	for _, c := range ai.Characters() {
		card := &guestCard{pick: m, of: c, face: s.Painter().Sprite("guest/" + c.Guest), name: l.GuestName(c.Name), manner: l.GuestManner(c.Name),
			level: l.LevelName(c.Level), stars: guests.StarsOf(c.Level), on: sits && c.Name == now.Name, off: m.t.sits(c, m.at)}
		if one, ok := guests.RatingOf(s.Settings().Game, ai.CharMark+c.Name); ok {
			card.rating = strconv.Itoa(one.Points)
			card.level = l.Say(words.RatingBeside, words.With("name", card.level), words.Count("n", one.Points))
		}
		if card.off {
			card.manner = l.Say(words.GuestSeated)
		}
		m.cards = append(m.cards, card)
		m.Group.Nodes = append(m.Group.Nodes, card)
	}
	m.cancel = &kit.Button{Text: l.Say(words.ButtonCancel), OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.Nodes = append(m.Group.Nodes, m.cancel)
	m.lay(s)
	for _, card := range m.cards {
		if card.of.Name == now.Name {
			m.Group.SetFocus(card)
			m.spoken = card
		}
	}
	s.Speech().Say(m.title + " " + m.said(s, m.Group.Focused()))
}

// said is how a node is spoken.
func (m *guestPick) said(s *stage.Stage, f stage.Focusable) string {
	if c, ok := f.(*guestCard); ok {
		return s.Lang().Say(words.GuestLevel, words.With("name", c.name), words.With("level", c.level), words.Count("stars", c.stars),
			words.With("manner", c.manner))
	}
	return m.cancel.Text
}

// lay puts three in a row, or, in a window held upright, one below the other.
func (m *guestPick) lay(s *stage.Stage) {
	held := s.Window().Held()
	m.k = held.K
	across, cw, ch := 3, float32(280), float32(126)
	if held.Upright {
		across, cw = 1, 424
		ch = min(72, (held.H-184)/float32(len(m.cards))-10)
	}
	if !held.Upright && s.Painter().Large() {
		cw, ch = min(400, (held.W-72-48)/3), 150
	}
	k := m.k
	gap := 10 * k
	rows := (len(m.cards) + across - 1) / across
	wide := float32(across)*cw*k + float32(across-1)*gap + 52*k
	high := 82*k + float32(rows)*(ch*k+gap) + 78*k
	m.Fit(s, wide, high)
	for i, c := range m.cards {
		c.Rect = paint.Box(m.Panel.X+26*k+float32(i%across)*(cw*k+gap), m.Panel.Y+82*k+float32(i/across)*(ch*k+gap), cw*k, ch*k)
		c.k = k
	}
	cx, _ := m.Panel.Center()
	m.cancel.Rect, m.cancel.Size = paint.Centered(cx, m.Panel.Y+high-42*k, 220*k, 50*k), 20*k
}

// Update follows the faces; Escape leaves the chair as it is.
func (m *guestPick) Update(s *stage.Stage, in *input.Tick) error {
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	for i, c := range m.cards {
		if in.Take(input.ActDigit1+input.Action(i)) && !c.off {
			c.Activate(s)
			return nil
		}
	}
	if f := m.Group.Focused(); f != nil && f != m.spoken {
		m.spoken = f
		if s.Devices().Keyed() {
			s.Speech().Say(m.said(s, f))
		}
	}
	if s.IsOpen(m) && (in.Take(input.ActCancel) || in.RightPressed) {
		s.Close(m)
	}
	return nil
}

// Draw draws the panel and the faces.
func (m *guestPick) Draw(p *paint.Painter) {
	m.Begin(p)
	cx, _ := m.Panel.Center()
	p.Text(m.title, cx, m.Panel.Y+54*m.k, paint.Style{Face: paint.Display, Size: 30 * m.k, Color: paint.Cream, Align: paint.Middle, Fit: m.Panel.W - 48*m.k})
	m.End(p)
}

// guestCard is a character to choose.
type guestCard struct {
	paint.Rect
	pick                *guestPick
	of                  ai.Character
	face                paint.Sprite
	name, manner, level string // the level with the rating beside it
	rating              string // "" where nobody knows it
	stars               int
	on, off             bool // sits there; sits elsewhere
	press               stage.Press
	k                   float32
}

// Bounds is the card.
func (c *guestCard) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *guestCard) Focus(on bool) { c.press.Focused = on }

// Enabled says whether it can be chosen: nobody sits on two chairs.
func (c *guestCard) Enabled() bool { return !c.off }

// Adjust does nothing.
func (c *guestCard) Adjust(*stage.Stage, int) bool { return false }

// Activate seats the character.
func (c *guestCard) Activate(s *stage.Stage) {
	s.Audio().Play(assets.SoundClick)
	m := c.pick
	s.Close(m)
	m.t.sitCharacter(s, m.at, c.of)
}

// Update follows the pointer.
func (c *guestCard) Update(s *stage.Stage, in *input.Tick) bool {
	if c.press.Follow(s, in, c.Rect, !c.off) == stage.LetGo {
		c.Activate(s)
		return true
	}
	return false
}

// Draw draws the face, the name, the stars and the manner.
func (c *guestCard) Draw(p *paint.Painter) {
	k, r := c.k, c.Rect
	body, line := paint.Plum700, paint.Plum600
	fade := float32(1)
	switch {
	case c.off:
		body, fade = paint.Plum900, 0.45
	case c.press.LooksPressed():
		body = paint.Plum900
	case c.press.Hover:
		body, line = paint.Plum600, paint.Cream
	case c.on:
		line = paint.Coral
	}
	p.RoundRect(r, 18*k, line)
	p.RoundRect(r.Inset(2*k), 16*k, body)
	tall := r.H > 100*k // wide enough for the level beside the stars
	size, x := float32(44), r.X+14*k
	if !tall {
		size = 28
	}
	cx, cy := x+size*k, r.Y+r.H/2
	p.Draw(c.face, cx, cy, size/34*k, paint.White.Fade(fade))
	ring := paint.Cream.Fade(fade)
	if c.on {
		ring = paint.Coral
	}
	p.Circle(cx, cy, (size+1.5)*k, 3*k, ring)
	tx := cx + (size+14)*k
	room := r.X + r.W - tx - 12*k
	name := paint.Style{Face: paint.Display, Size: 23 * k, Most: 26 * k, Color: paint.Cream, Fit: room} // words can be read on who is seated already, too
	manner := paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Cream2, Fit: room}
	if tall {
		said := c.level
		level, x, y := paint.Style{Face: paint.Body, Size: 16 * k, Most: 18 * k, Color: paint.Plum300}, tx+95*k, r.Y+67*k
		level.Fit = room - 91*k
		if wide, _ := p.Measure(c.level, paint.Style{Face: paint.Body, Size: 16 * k, Most: 18 * k}); wide > 1.4*level.Fit { // no room beside the stars
			level.Align, level.Fit, x, y = paint.Right, room*0.65, tx+room+4*k, r.Y+42*k
			name.Fit = room - min(wide, level.Fit) - 6*k
			if wide > 1.4*level.Fit { // the stars say the level
				said = c.rating
			}
		}
		p.Text(c.name, tx, r.Y+42*k, name)
		c.drawStars(p, tx+8*k, r.Y+62*k, fade)
		p.Text(said, x, y, level)
		manner.Fit, manner.Wrap = 0, room
		p.Text(c.manner, tx, r.Y+92*k, p.Within(c.manner, manner, r.H-78*k, 13*k))
	} else {
		name.Fit, name.Most, manner.Most = room-160*k, 23*k, 17*k
		p.Text(c.rating, r.X+r.W-108*k, r.Y+31*k, paint.Style{Face: paint.Body, Size: 16 * k, Most: 18 * k, Color: paint.Plum300, Align: paint.Right})
		p.Text(c.name, tx, r.Y+31*k, name)
		c.drawStars(p, r.X+r.W-94*k, r.Y+25*k, fade)
		p.Text(c.manner, tx, r.Y+56*k, manner)
	}
	if c.press.Focused && p.Focusing {
		p.FocusRing(r, 18*k)
	}
}

// drawStars draws as many stars as the level is worth, of five.
func (c *guestCard) drawStars(p *paint.Painter, x, y, fade float32) {
	k := c.k
	for i := range 5 {
		color := paint.Plum500.Fade(fade)
		if i < c.stars {
			color = p.Suit(shed.Yellow).Base.Fade(fade)
		}
		star(p, x+float32(i)*18*k, y, 8*k, color)
	}
}

// star is a star of five points.
func star(p *paint.Painter, cx, cy, r float32, c paint.Color) {
	for i := range 5 {
		a := float32(i)*1.2566371 - 1.5707964
		s0, c0 := paint.Sincos(a)
		s1, c1 := paint.Sincos(a + 0.62831855)
		s2, c2 := paint.Sincos(a - 0.62831855)
		in := r * 0.45
		p.Quad(cx, cy, cx+c2*in, cy+s2*in, cx+c0*r, cy+s0*r, cx+c1*in, cy+s1*in, c)
	}
}
