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
	w := &watch{g: g}
	w.counts()
	return w
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
	feats []engine.Deed
}

func (w *watch) counts() {
	s := &w.g.state
	for seat := range s.seats {
		w.held[seat] = int8(s.hands[seat].count)
		w.most[seat] = max(w.most[seat], w.held[seat])
	}
}

func (w *watch) did(seat engine.Seat, name string) {
	w.feats = append(w.feats, engine.Deed{Seat: seat, Name: name})
}

// See follows a command.
func (w *watch) See(beats []engine.Beat) {
	for _, b := range beats {
		for i := range b.Events {
			w.see(&b.Events[i])
		}
	}
	w.counts()
}

func (w *watch) see(e *engine.Event) {
	if e.Kind.Plays() {
		for _, c := range e.Cards {
			w.wilds[e.Seat] = w.wilds[e.Seat] || c.Face == shed.FaceWild || c.Face == shed.FaceWildDrawFour
		}
	}
	switch e.Kind {
	case engine.EventStacked:
		if e.Count >= tallStack {
			w.did(e.Seat, "tall")
		}
	case engine.EventJumpedIn:
		w.did(e.Seat, "jump")
	case engine.EventHandsSwapped:
		if w.held[e.Seat]-1-w.held[e.Target] >= goodTrade { // without the card that swaps
			w.did(e.Seat, "trade")
		}
	case engine.EventChallengeOffered:
		p := w.g.Truth().Pending
		w.bluff = p != nil && p.WasBluff
	case engine.EventChallengeAccepted:
		if w.bluff {
			w.did(e.Target, "through")
		} else {
			w.did(e.Seat, "trusted")
		}
	case engine.EventChallengeResolved:
		if e.Verdict == engine.Guilty {
			w.right[e.Target]++
		} else {
			w.wrong[e.Target] = true
			w.did(e.Seat, "framed")
		}
	case engine.EventUnoCalled:
		w.calls[e.Seat]++
	case engine.EventUnoCaught:
		w.late[e.Seat] = true
	}
}

// Feats are those of the round that is over.
func (w *watch) Feats() []engine.Deed {
	all := w.feats
	for seat := range engine.Seat(w.g.state.seats) {
		for _, f := range [...]struct {
			name string
			done bool
		}{
			{"hattrick", w.right[seat] >= hatTrick && !w.wrong[seat]},
			{"called", w.calls[seat] > 0 && !w.late[seat]},
			{"forgot", w.late[seat]},
			{"comeback", w.most[seat] >= heavyHand && w.g.WonRound(seat)},
			{"plain", !w.wilds[seat] && w.g.WonRound(seat)},
		} {
			if f.done {
				all = append(all, engine.Deed{Seat: seat, Name: f.name})
			}
		}
	}
	return all
}
