package scene

import (
	"fourtell/engine"
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
func (k *calls) notice(s *Stage) {
	if k.person == nil {
		return
	}
	if seat := k.catchable() + 1; seat != k.noted[0] {
		k.noted[0] = seat
		s.Redraw()
		if seat > 0 {
			s.Say(k.lang.Say(words.ButtonCatchName, words.With("name", k.names[seat-1])) + ": C")
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
			s.Say(k.lang.Say(words.ButtonCall) + ": U")
		}
	}
	k.clock.notice(s)
}
