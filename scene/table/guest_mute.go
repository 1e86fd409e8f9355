package table

import (
	"math"

	"fourtell/engine"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// mute makes a guest silent, or lets it speak again.
func (g *guestLines) mute(s *stage.Stage, seat engine.Seat) {
	g.muted[seat] = !g.muted[seat]
	key := words.GuestTalks
	if g.muted[seat] {
		key = words.GuestQuiet
		if g.seat == seat {
			g.hush(s)
		}
	}
	s.Toasts().Show(g.lang.Say(key, words.With("name", g.names[seat])), "")
	s.Redraw()
}

// talker is the guest after a seat in a direction, or the first of all from that end after NoSeat, that talks or has been made
// silent; NoSeat where there is none.
func (g *guestLines) talker(after engine.Seat, d int) engine.Seat {
	if g.person == nil || !g.talks(g.stage) {
		return engine.NoSeat
	}
	n := len(g.names)
	at := int(after) + d
	switch {
	case after == engine.NoSeat && d > 0:
		at = 0
	case after == engine.NoSeat:
		at = n - 1
	}
	for ; at >= 0 && at < n; at += d {
		if _, ok := g.voice(engine.Seat(at)); ok {
			return engine.Seat(at)
		}
	}
	return engine.NoSeat
}

// nextTalker goes from guest to guest; it says whether there was another.
func (g *guestLines) nextTalker(s *stage.Stage, d int) bool {
	if g.hud.zone != zoneGuest {
		return false
	}
	next := g.talker(g.at, d)
	if next == engine.NoSeat {
		return false
	}
	g.at = next
	g.sayTalker(s)
	s.Redraw()
	return true
}

// sayTalker says which guest the keys are on, and what a press does to it.
func (g *guestLines) sayTalker(s *stage.Stage) {
	seat := g.at
	if seat < 0 || int(seat) >= len(g.names) {
		return
	}
	key := words.ZoneGuestTalks
	if g.muted[seat] {
		key = words.ZoneGuestQuiet
	}
	s.Speech().Say(g.lang.Say(key, words.With("name", g.names[seat])))
}

// drawMutes shows which guests have been made silent, and which one the keys are on.
func (g *guestLines) drawMutes(p *paint.Painter) {
	l, u := g.queue.Layout(), g.u
	for i := range min(len(l.Plates), len(g.names)) {
		seat, box := engine.Seat(i), g.plateOf(i)
		if p.Focusing && g.hud.zone == zoneGuest && g.at == seat {
			radius := box.H / 2
			if l.Portrait {
				radius = 18 * u
			}
			p.FocusRing(box.Inset(-3*u), radius+3*u)
		}
		if !g.muted[i] {
			continue
		}
		// A speech bubble that is struck through, at the portrait's upper left.
		x, y, r := g.portraitIn(box, seat)
		x, y = x-0.72*r, y-0.72*r
		p.Disc(x, y, 12*u, paint.Plum900)
		p.RoundRect(paint.Centered(x, y-u, 15*u, 11*u), 4*u, paint.Cream)
		p.Quad(x-4*u, y+3*u, x+u, y+3*u, x-4*u, y+8*u, x-4*u, y+8*u, paint.Cream)
		p.Push(x, y, 0, 0, 1, -math.Pi/4, 1)
		p.RoundRect(paint.Centered(x, y, 22*u, 3*u), 1.5*u, paint.Coral)
		p.Pop()
	}
}
