package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// bluffShare is how often a bluff should be made so that its victim gains nothing by always challenging nor by never doing
// it: β* = p*/(1-p*) · (1-H)/H, where H is the chance, to the victim, that the hand holds what would make it a bluff, and
// p* the belief from which on a challenge pays (AI.md, "The challenge"). So it is for who bluffs at every chance; of who makes
// only those that look good, sought, that share is the larger for how rarely they do.
func bluffShare(s *engine.Snapshot, r *uno.Rules, sought bool) float64 {
	me := s.Viewer
	left := s.Hands[me].Count - 1
	if left <= 0 || shed.Of(s).Color == engine.NoColor && r[uno.WD4Legality] == uno.LegalityColour {
		return 1
	}
	// What the victim has not seen: all but the discards and its own hand.
	victim := next(s)
	unseen := s.Draw
	for i := range s.Hands {
		if engine.Seat(i) != victim {
			unseen += s.Hands[i].Count
		}
	}
	judged := 0
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		if uno.Betrays(*r, f, shed.Of(s).Color, shed.SymbolOf(s.Top().Face)) {
			judged += copies(f) * int(r[uno.Decks])
		}
	}
	total := 108 * int(r[uno.Decks])
	of := int(math.Round(float64(judged) * float64(unseen) / float64(total)))
	h := atLeastOne(max(unseen, left), of, left)
	p := doubtfulFrom(playing(s), r)
	honest := (1 - h) / max(h, 0.01)
	share := p / (1 - p) * honest
	if sought {
		share *= soughtOut * honest
	}
	return min(1, share)
}

// soughtOut · (1-H)/H is how many honest draw fours there are for each bluff that looks as good as everything else, by the chance H
// that the hand holds what makes it one: few hands where that is small make a bluff worth while, and nearly every large one does
// (measured: docs/ai.md, "How well Master's bluffs can be read").
const soughtOut = 25

// habitsNerve is how much worse than the best, in chances of winning, a bluff may look to who reads others and expects to be read: a
// four that is never a bluff is let pass for nothing.
const habitsNerve = 0.02

// doubtfulFrom is p*, the belief in a bluff from which on challenging pays, by seats and by what a bluffer pays: measured
// with roll-outs over the fours of whole matches (docs/ai.md; AI.md, "The challenge", has it a little higher).
func doubtfulFrom(seats int, r *uno.Rules) float64 {
	if r[uno.WD4Guilty] == uno.Instead {
		if seats <= 2 {
			return 0.12
		}
		return 0.18
	}
	switch {
	case seats <= 2:
		return 0.28
	case seats == 3:
		return 0.42
	}
	return min(0.55+0.055*float64(seats-4), 0.82)
}

// StrangersDoubt is how often, 0 … 1, somebody of whom nothing is known is expected to challenge a draw four: the more seldom, the surer
// one has to be for it to pay. Of the shares of 1 - p* that were tried it is the one at which fixed rules of challenging gain least against
// the strongest level's bluffs (docs/ai.md, "How well Master's bluffs can be read").
func StrangersDoubt(seats int, r *uno.Rules) float64 { return 0.25 * (1 - doubtfulFrom(seats, r)) }

// doubtRate is how often somebody challenges, 0 … 1, from what was seen of it: as much as four answers of a stranger's count beside.
func doubtRate(stranger float64, doubted, took int) float64 {
	return (4*stranger + float64(doubted)) / (4 + float64(doubted+took))
}

// next is the seat after the viewer that is still in the round.
func next(s *engine.Snapshot) engine.Seat {
	for i := 1; i < len(s.Hands); i++ {
		if at := s.Beside(s.Viewer, i*int(s.Direction)); !s.Hands[at].Out {
			return at
		}
	}
	return s.Viewer
}

// playing counts the seats still in the round.
func playing(s *engine.Snapshot) (n int) {
	for i := range s.Hands {
		if !s.Hands[i].Out {
			n++
		}
	}
	return n
}
