package waiting

import (
	"fourtell/assets"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/online"
	"fourtell/scene/stage"
)

// hear takes in that the house has said something.
func (t *Waiting) hear(b wire.Body) {
	switch b.(type) {
	case *wire.RoomNow, *wire.Joined:
		t.stale = true
	}
}

// followLine tells when one's own line breaks and when it is back.
func (t *Waiting) followLine(s *stage.Stage) {
	state, l := t.line.Client().State(), s.Lang().Rooms()
	if state == t.state {
		return
	}
	was := t.state
	t.state, t.stale = state, true
	switch {
	case state == client.Lost:
		s.Audio().Play(assets.SoundRefuse)
		s.Toasts().Alert(l.Line("lost"), "")
	case state == client.Here && was == client.Lost:
		s.Toasts().Show(l.Line("back"), "")
	}
}

// leads says that the way leads on, to the table or out of the room, and goes it.
func (t *Waiting) leads(s *stage.Stage) bool {
	c := t.line.Client()
	switch {
	case len(t.place.Walkover()) > 0:
		t.out(s, company.Why(s, t.place))
	case c == nil:
		t.out(s, "")
	case c.State() == client.Ended && c.Why() != nil:
		t.out(s, online.SayNo(s, c.Why()))
	case t.place.Gone() != "":
		t.out(s, company.Why(s, t.place))
	case t.line.Place() != t.place:
		t.out(s, "")
	default:
		return t.toTable(s)
	}
	return true
}

// toTable goes to the table where a match is on whose cards have come.
func (t *Waiting) toTable(s *stage.Stage) bool {
	now := t.place.Room()
	if now.State != wire.Playing && now.State != wire.Paused || !t.place.Begun() || t.ways.Table == nil || t.tried {
		return false
	}
	next := t.ways.Table(s, t.place)
	if next == nil {
		t.tried = true // it has been told why; the same table is not tried every tick
		return false
	}
	s.Go(next)
	return true
}

// out goes to where rooms are found, with a sentence why; "" for none.
func (t *Waiting) out(s *stage.Stage, why string) {
	if t.ways.Lobby != nil {
		s.Go(t.ways.Lobby())
	} else {
		s.Go(s.Options().Routes.Title())
	}
	if why != "" {
		s.Toasts().Show(why, "")
	}
}
