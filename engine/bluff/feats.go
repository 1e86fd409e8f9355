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
	w := &watch{g: g}
	w.hands()
	return w
}

// watch is what feats are told from: the events, and what each held before the command that they are of. What was claimed and found
// out the game counts itself.
type watch struct {
	g     *Game
	held  [engine.MaxSeats]Tally // after the command before
	most  [engine.MaxSeats]int
	doubt engine.Event // the last one resolved
	feats []engine.Deed
}

func (w *watch) hands() {
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
	w.hands()
}

func (w *watch) see(e *engine.Event) {
	switch e.Kind {
	case engine.EventRevealed:
		if w.doubt = *e; e.Verdict != engine.Guilty {
			w.did(e.Seat, "framed")
		} else if w.held[e.Target][e.Rank] >= evidence {
			w.did(e.Target, "evidence")
		}
	case engine.EventPileTaken:
		switch doubt := &w.doubt; {
		case doubt.Verdict == engine.Guilty && e.Seat != doubt.Target && e.Count >= heavyPile:
			w.did(doubt.Target, "heavy")
		case doubt.Verdict == engine.Innocent && e.Seat != doubt.Seat && e.Count >= baitedFor:
			w.did(doubt.Seat, "trap")
		}
	}
}

// Feats are those of the round that is over.
func (w *watch) Feats() []engine.Deed {
	all := w.feats
	s := &w.g.state
	for i := range s.seats {
		seat, did := engine.Seat(i), &s.stats[i]
		for range did.Through() {
			all = append(all, engine.Deed{Seat: seat, Name: "through"})
		}
		won := w.g.WonRound(seat)
		for _, f := range [...]struct {
			name string
			done bool
		}{
			{"hattrick", did.Right >= hatTrick && did.Wrong == 0},
			{"comeback", won && w.most[i] >= heavyHand},
			{"honest", won && did.Claims > 0 && did.Lies == 0},
			{"brazen", won && did.Lies >= manyLies && did.Caught == 0},
		} {
			if f.done {
				all = append(all, engine.Deed{Seat: seat, Name: f.name})
			}
		}
	}
	return all
}
