package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

var _ engine.Rewarding = Book{}

const (
	heavyHand = 15 // cards: a hand that is held to be lost
	tallStack = 8  // cards due at once
	goodTrade = 5  // cards that somebody has fewer after a swap
	hatTrick  = 3  // right doubts in a round
)

// FeatNames: a bluff that was let pass, a true draw four of others that was let pass, a true one of one's own that was doubted; three
// right doubts and no wrong one; a round in which one called in time each time, and one in which one did not; a win after a heavy hand,
// and one without a wild; a tall stack passed on, a good trade, a jump-in.
func (Book) FeatNames() []string {
	return []string{"through", "trusted", "framed", "hattrick", "called", "forgot", "comeback", "plain", "tall", "trade", "jump"}
}

// Watch watches a round.
func (Book) Watch(of engine.Game) engine.Watch {
	g, ok := of.(*Game)
	if !ok {
		return nil
	}
	return engine.WatchFeats(int(g.state.seats), &watch{g: g})
}

// watch is what feats are told from: the events, how many cards each held before the command that they are of, and of a draw four
// whether it is a bluff.
type watch struct {
	g     *Game
	held  [engine.MaxSeats]int8 // after the command before
	most  [engine.MaxSeats]int8
	wilds [engine.MaxSeats]bool // it has played one
	calls [engine.MaxSeats]int
	late  [engine.MaxSeats]bool // it has been caught without a call
	right [engine.MaxSeats]int
	wrong [engine.MaxSeats]bool
	bluff bool // the draw four that waits is one
}

// Hands counts them.
func (w *watch) Hands() {
	s := &w.g.state
	for seat := range s.seats {
		w.held[seat] = int8(s.hands[seat].count)
		w.most[seat] = max(w.most[seat], w.held[seat])
	}
}

// Spot finds the feats of a moment.
func (w *watch) Spot(e *engine.Event, to *engine.FeatWatch) {
	if e.Kind.Plays() {
		for _, c := range e.Cards {
			w.wilds[e.Seat] = w.wilds[e.Seat] || c.Face == shed.FaceWild || c.Face == shed.FaceWildDrawFour
		}
	}
	switch e.Kind {
	case engine.EventStacked:
		if e.Count >= tallStack {
			to.Did(e.Seat, "tall")
		}
	case engine.EventJumpedIn:
		to.Did(e.Seat, "jump")
	case engine.EventHandsSwapped:
		if w.held[e.Seat]-1-w.held[e.Target] >= goodTrade { // without the card that swaps
			to.Did(e.Seat, "trade")
		}
	case engine.EventChallengeOffered:
		p := w.g.Truth().Pending
		w.bluff = p != nil && p.WasBluff
	case engine.EventChallengeAccepted:
		if w.bluff {
			to.Did(e.Target, "through")
		} else {
			to.Did(e.Seat, "trusted")
		}
	case engine.EventChallengeResolved:
		if e.Verdict == engine.Guilty {
			w.right[e.Target]++
		} else {
			w.wrong[e.Target] = true
			to.Did(e.Seat, "framed")
		}
	case engine.EventUnoCalled:
		w.calls[e.Seat]++
	case engine.EventUnoCaught:
		w.late[e.Seat] = true
	}
}

// Earned are the feats of a whole round.
func (w *watch) Earned(seat engine.Seat, to *engine.FeatWatch) {
	won := w.g.WonRound(seat)
	to.DidIf(w.right[seat] >= hatTrick && !w.wrong[seat], seat, "hattrick")
	to.DidIf(w.calls[seat] > 0 && !w.late[seat], seat, "called")
	to.DidIf(w.late[seat], seat, "forgot")
	to.DidIf(won && w.most[seat] >= heavyHand, seat, "comeback")
	to.DidIf(won && !w.wilds[seat], seat, "plain")
}
