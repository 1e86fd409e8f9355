package company

import (
	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// Head is how what is kept of the round that is over knows it; nil: nothing is kept of it.
func (m *Mates) Head() *room.Head {
	if m.table == nil {
		return nil
	}
	_, head, _ := m.book.of(m.shown())
	return head
}

// Opened says that the house has opened the round whose end is seen, or has been waited for: what comes last over the line is told with
// the result, not after it.
func (m *Mates) Opened() bool {
	_, _, ok := m.book.of(m.shown())
	return ok || m.end.ticks >= waitForRound || m.seat < 0 && m.table.Shown().Round == m.end.missed
}

// roundEnd is what is known of the end of the round on the table before the house has opened it.
type roundEnd struct {
	after  int // the newest round of the room when the table was set, unless that was over
	seen   bool
	missed int // the round of the match that was over when the table was first seen; 0: none was
	ticks  int // since it is seen
}

// read looks at the table as it is shown.
func (e *roundEnd) read(now *engine.Snapshot) {
	if e.ticks++; !now.Over() {
		e.ticks = 0
	}
	if !e.seen && now.Seq != 0 {
		if e.seen = true; now.Over() {
			e.after, e.missed = 0, now.Round
		}
	}
}

// askForRound asks for what should have come by now: it is not told again to who looks on and was cut off then.
func (m *Mates) askForRound() {
	if c := m.line.Client(); c != nil {
		_ = c.Ask(&wire.Past{}, nil) // what has not come is told as such
	}
}

// waitForRound is how many ticks an end that has been seen waits for its round to be opened.
const waitForRound = 5 * stage.TicksPerSecond

// shown is the round on the table.
func (m *Mates) shown() round {
	return round{code: m.place.Room().Code, n: m.table.Shown().Round, after: m.end.after}
}

// Result is the end of a round among people elsewhere: its deal is checked, and what follows is the house's.
func (m *Mates) Result(s *stage.Stage, t *table.Table, d *table.ResultData, next func(*stage.Stage)) {
	l := s.Lang()
	match := m.place.Room().State == wire.Finished || t.Shown().Phase == engine.PhaseMatchOver
	played, head, ok := m.book.of(m.shown())
	switch {
	case ok:
		d.Note = m.book.tell(s, &played)
	case t.Shown().Round == m.end.missed: // it was opened to those who were there
		d.Note = l.Rooms().Check("none")
	default:
		d.Note, m.book.owed = l.Rooms().Check("unopened"), m.shown()
	}
	if ok && played.Seat >= 0 {
		d.Rating = guests.RatingLine(s, head, played.Record.Setup, t.Shown().Round, played.Seat)
	}
	s.Log().Note("round %d in a room is over: points %v; %s", t.Shown().Round, t.Shown().Totals, d.Note)
	round := t.Shown().Round
	d.OnChange = nil
	d.OnTitle, d.Leave = m.leave, l.Say(words.CompanyLeave)
	if match {
		d.OnAgain = func(s *stage.Stage) { Ask(s, m.line.Client(), &wire.Again{}) }
	} else {
		d.OnAgain = func(s *stage.Stage) { Ask(s, m.line.Client(), &wire.Next{}) }
	}
	m.over = 0
	again, shows := d.Again, -1
	tick := func(s *stage.Stage) string {
		m.over++
		if room := m.place.Room(); m.line.Place() == m.place && room.State != wire.Waiting && m.place.Seat() == m.seat && room.Round > round {
			next(s)
			return again
		}
		if m.moved(s) || match {
			return again
		}
		if left := max(waitForNext-m.over/stage.TicksPerSecond, 0); left != shows {
			shows, again = left, l.Say(words.CompanyNextIn, words.Count("n", left))
			s.Redraw()
		}
		return again
	}
	ticked := s.Ticks()
	d.OnTick = func(s *stage.Stage) string {
		ticked = s.Ticks()
		return tick(s)
	}
	m.book.follow = func(s *stage.Stage) {
		switch {
		case s.Ticks()-ticked <= 2: // the result stands
		case !match || m.line.Place() != m.place:
			tick(s)
		case m.place.Room().State == wire.Playing: // another match, by way of the room
			m.back(s)
		}
	}
}

// waitForNext is after how many seconds the house deals the next round by itself (docs/rooms.md).
const waitForNext = 20
