package company

import (
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// poster is how others come to a table that is looked at from afar: the code to scan and the room's code, in the corner where a player's
// screen has the hand's buttons.
type poster struct {
	link, code  string
	join, title string
	room, up    string // over a hand alone
	scan        kit.ScanCode
}

// make makes it for the room one is in; a code to scan is for who watches.
func (o *poster) make(s *stage.Stage, m *Mates) {
	l := s.Lang()
	*o = poster{join: l.Say(words.CompanyJoin), title: l.Say(words.CompanyCode), up: l.Say(words.CompanyLookUp)}
	to := m.line.Link()
	to.Room = m.place.Room().Code
	o.link, o.code = to.String(), string(to.Room)
	if len(o.code) == 6 {
		o.code = o.code[:3] + " " + o.code[3:]
	}
	o.room = l.Say(words.CompanyRoom, words.With("code", o.code))
	if m.seat == engine.Spectator {
		o.scan.Make(o.link)
	}
}

// drawOver is what stands over a hand alone, at the upper edge from x on: which room it is, and where its table is seen.
func (o *poster) drawOver(p *paint.Painter, x, wide, u float32) {
	room, y, up, low := p.Pair(14*u, 64*u, paint.Style{Face: paint.Body, Size: 16 * u, Color: paint.Cream2, Fit: wide}, 35*u,
		paint.Style{Face: paint.Body, Size: 16 * u, Color: paint.Cream, Fit: wide}, 57*u)
	p.Text(o.room, x, y, room)
	p.Text(o.up, x, low, up)
}

// draw draws it at the lower right corner of a big screen of that size, and how many watch at the upper left, beside the round. Its units
// are those of the reference board.
func (o *poster) draw(p *paint.Painter, w, h, u float32, watch string) {
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
