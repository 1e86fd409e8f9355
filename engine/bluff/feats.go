package bluff

import "fourtell/engine"

var _ engine.Rewarding = Book{}

const (
	heavyHand = 20 // cards: a hand that is held to be lost
	heavyPile = 12 // cards: one that hurts whoever must take it
	baitedFor = 8  // cards: one that a true claim was worth being doubted for
	evidence  = 3  // cards of a rank in one's own hand, so that few others can be claimed
	manyLies  = 6
	hatTrick  = 3 // right doubts in a round
)

// FeatNames: a lie that nobody found out, a true claim that was doubted; three right doubts and no wrong one, a right one on the evidence
// of one's own cards, one that gave a heavy pile away, and a pile that went to who doubted the truth; a win after a heavy hand, one
// without a lie, and one with many lies of which none was found out.
func (Book) FeatNames() []string {
	return []string{"through", "framed", "hattrick", "evidence", "heavy", "trap", "comeback", "honest", "brazen"}
}

// Watch watches a round.
func (Book) Watch(of engine.Game) engine.Watch {
	g, ok := of.(*Game)
	if !ok {
		return nil
	}
	return engine.WatchFeats(int(g.state.seats), &watch{g: g})
}

// watch is what feats are told from: the events, and what each held before the command that they are of. What was claimed and found
// out the game counts itself.
type watch struct {
	g     *Game
	held  [engine.MaxSeats]Tally // after the command before
	most  [engine.MaxSeats]int
	doubt engine.Event // the last one resolved
}

// Hands counts them.
func (w *watch) Hands() {
	s := &w.g.state
	for seat := range s.seats {
		t := &w.held[seat]
		*t = Tally{}
		for _, c := range s.hands[seat].open() {
			t[RankOf(c.Face)]++
		}
		w.most[seat] = max(w.most[seat], t.Sum())
	}
}

// Spot finds the feats of a moment.
func (w *watch) Spot(e *engine.Event, to *engine.FeatWatch) {
	switch e.Kind {
	case engine.EventRevealed:
		if w.doubt = *e; e.Verdict != engine.Guilty {
			to.Did(e.Seat, "framed")
		} else if w.held[e.Target][e.Rank] >= evidence {
			to.Did(e.Target, "evidence")
		}
	case engine.EventPileTaken:
		switch doubt := &w.doubt; {
		case doubt.Verdict == engine.Guilty && e.Seat != doubt.Target && e.Count >= heavyPile:
			to.Did(doubt.Target, "heavy")
		case doubt.Verdict == engine.Innocent && e.Seat != doubt.Seat && e.Count >= baitedFor:
			to.Did(doubt.Seat, "trap")
		}
	}
}

// Earned are the feats of a whole round.
func (w *watch) Earned(seat engine.Seat, to *engine.FeatWatch) {
	did, won := &w.g.state.stats[seat], w.g.WonRound(seat)
	for range did.Through() {
		to.Did(seat, "through")
	}
	to.DidIf(did.Right >= hatTrick && did.Wrong == 0, seat, "hattrick")
	to.DidIf(won && w.most[seat] >= heavyHand, seat, "comeback")
	to.DidIf(won && did.Claims > 0 && did.Lies == 0, seat, "honest")
	to.DidIf(won && did.Lies >= manyLies && did.Caught == 0, seat, "brazen")
}
