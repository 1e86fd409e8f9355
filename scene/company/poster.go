package company

import (
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Far says whether the room is watched as on a big screen: whoever asks for that at the command line, or turns it on at the table.
func (m *Mates) Far() bool { return m.seat < 0 && m.line.Big() }

// turnBig turns the big screen on, or off.
func (m *Mates) turnBig(s *stage.Stage) {
	m.line.ShowBig(!m.line.Big())
	for i := range m.seats {
		m.seats[i].cards = -1 // their lines are said anew
	}
	key := words.CompanyUsual
	if m.Far() {
		key = words.CompanyBig
	}
	s.Speech().Say(s.Lang().Say(key))
	s.Redraw()
}

// poster is how others come to a table that is looked at from afar: the code to scan and the room's code, in the corner where a player's
// screen has the hand's buttons.
type poster struct {
	link, code  string
	join, title string
	scan        kit.ScanCode
}

// make makes it for the room one watches; at a table where one sits there is none.
func (o *poster) make(s *stage.Stage, m *Mates) {
	*o = poster{join: s.Lang().Say(words.CompanyJoin), title: s.Lang().Say(words.CompanyCode)}
	if m.seat != engine.Spectator {
		return
	}
	to := m.line.Link()
	to.Room = m.place.Room().Code
	o.link, o.code = to.String(), string(to.Room)
	if len(o.code) == 6 {
		o.code = o.code[:3] + " " + o.code[3:]
	}
	o.scan.Make(o.link)
}

// draw draws it at the lower right corner of a big screen of that size, and how many watch at the upper left, beside the round. Its units
// are those of the reference board.
func (o *poster) draw(p *paint.Painter, w, h, u float32, watch string) {
	if o.code == "" {
		return
	}
	drawEye(p, 150*u, 50*u, u)
	p.TextIn(watch, paint.Box(168*u, 24*u, 22*u, 52*u), paint.Style{Face: paint.Display, Size: 20 * u, Color: paint.Cream, Fit: 22 * u, Most: 24 * u})
	r := paint.Box(w-350*u, h-208*u, 326*u, 188*u)
	p.Shadow(r, 20*u, 4*u, 14*u, paint.ShadowInk.Fade(0.6))
	p.Bordered(r, 20*u, 1.5, paint.Plum900, paint.Plum600)
	x := r.X + 18*u
	if o.scan.Stands() {
		light := paint.Box(r.X+14*u, r.Y+14*u, 160*u, 160*u)
		o.scan.Draw(p, light, 8*u)
		x = light.X + light.W + 16*u
	}
	room := r.X + r.W - x - 12*u
	p.Text(o.join, x, r.Y+44*u, paint.Style{Face: paint.Display, Size: 20 * u, Color: paint.Cream, Wrap: room})
	p.Text(o.title, x, r.Y+128*u, paint.Style{Face: paint.Body, Size: 17 * u, Color: paint.Cream2, Fit: room})
	p.Text(o.code, x, r.Y+160*u, paint.Style{Face: paint.Display, Size: 26 * u, Color: paint.Said, Fit: room, Most: 30 * u})
}
