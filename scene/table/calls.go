package table

import (
	"fourtell/engine"
	"fourtell/scene/stage"
	"fourtell/words"
)

// calls are the call of one's last card and the catch of whoever has not called.
type calls struct {
	*chair
	people *people
	clock  *turnClock
	keys   *ownKeys
	bubble *bubble
	noted  [2]engine.Seat // who could be caught, and whether the player could call, when last looked at
}

func newCalls(c *chair, p *people, clock *turnClock, keys *ownKeys, b *bubble) *calls {
	return &calls{chair: c, people: p, clock: clock, keys: keys, bubble: b}
}

// notice redraws what time alone changes, and says it: somebody may be caught, the clock runs down.
func (k *calls) notice(s *stage.Stage) {
	if k.person == nil {
		return
	}
	if seat := k.catchable() + 1; seat != k.noted[0] {
		k.noted[0] = seat
		s.Redraw()
		if seat > 0 {
			s.Speech().Say(k.lang.Say(words.ButtonCatchName, words.With("name", k.names[seat-1])) + ": C")
		}
	}
	calls := engine.Seat(0)
	if k.asked() && k.mayCall() {
		calls = 1
	}
	if calls != k.noted[1] {
		k.noted[1] = calls
		s.Redraw()
		if calls == 1 {
			s.Speech().Say(k.lang.Say(words.ButtonCall) + ": U")
		}
	}
	k.clock.notice(s)
}

func (k *calls) call(s *stage.Stage) {
	if k.person == nil || !k.current() {
		return
	}
	c := engine.Do(k.viewer, engine.VerbCallUno)
	c.Decision = k.shown.Decision
	k.want(c)
}

// autoCall calls for players who have asked for it: for who is shown the table, and for those of the others who have come to
// their last card by a jump-in.
func (k *calls) autoCall(s *stage.Stage) {
	if !s.Settings().AutoCall || k.o.Demo || k.guided() != nil || k.people.covered || k.people.catching {
		return
	}
	if k.grantedCall() {
		k.call(s)
	}
	public := k.table.Public()
	for i := range k.people.sharers {
		if p := &k.people.sharers[i]; p.seat != k.viewer && k.people.byHand(i) && mayCallLate(p.chair.Last(), &public) {
			p.chair.Want(engine.Do(p.seat, engine.VerbCallUno))
		}
	}
}

// catchAnybody catches who may be caught. Else it tries whoever has one card, and the table says what that is: too early,
// a false catch, or nothing at all; with nobody to try it says so itself.
func (k *calls) catchAnybody(s *stage.Stage) {
	seat := k.keys.prey(k.viewer, oneCard)
	if seat == engine.NoSeat || k.shown.Over() {
		k.bubble.sayRule(s, k.lang.Say(words.Key("why.cannot_catch")), "call", 0)
		return
	}
	k.catch(s, seat)
}

func (k *calls) catch(s *stage.Stage, seat engine.Seat) {
	if seat == engine.NoSeat || k.person == nil {
		return
	}
	c := engine.Do(k.viewer, engine.VerbCatchUno)
	c.Target, c.Decision = seat, k.shown.Decision
	k.want(c)
}
