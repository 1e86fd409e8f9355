package hall

import "fourtell/engine"

// longestQueue is how far behind a picture may be, in ticks: further behind it hurries.
const longestQueue = 180

// moves is how many ticks an unhurried picture moves for a beat, at normal speed: a little more than any does. The durations are the
// choreographer's; a test plays rounds and holds these to them.
func moves(s *engine.Snapshot) int64 {
	n := moment(&s.Cause)
	for i := range s.Riders {
		n = max(n, moment(&s.Riders[i]))
	}
	return n
}

func moment(e *engine.Event) int64 {
	switch e.Kind {
	case engine.EventDealt:
		return 160
	case engine.EventPileTaken:
		return 110
	case engine.EventDoubted:
		return 20
	case engine.EventDrawn, engine.EventPenalty:
		return min(14+4*int64(max(e.Count, 1)), 70)
	case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
		return 30
	case engine.EventClaimed:
		return min(18+4*int64(e.Count), 70)
	case engine.EventOpener:
		return 30
	case engine.EventChallengeResolved:
		return 160
	case engine.EventRevealed:
		return 70 + 18*int64(len(e.Cards)) // one turns after the other
	case engine.EventHandsSwapped, engine.EventHandsRotated, engine.EventReshuffled, engine.EventMoment:
		return 50
	case engine.EventSeatRemoved, engine.EventRoundOver, engine.EventMatchOver:
		return 40
	case engine.EventSkipped:
		return 30
	case engine.EventReversed, engine.EventUnoCalled, engine.EventUnoCaught, engine.EventFalseCatch:
		return 20
	}
	return 0
}
