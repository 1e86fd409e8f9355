package uno

import (
	"math"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// bluffShare is how often a bluff should be made so that its victim gains nothing by always challenging nor by never doing
// it: β* = p*/(1-p*) · (1-H)/H, where H is the chance, to the victim, that the hand holds what would make it a bluff, and
// p* the belief from which on a challenge pays (AI.md, "The challenge").
func bluffShare(s *engine.Snapshot, r *uno.Rules) float64 {
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
	return min(1, p/(1-p)*(1-h)/max(h, 0.01))
}

// soughtOut is how much rarer a bluff looks as good as everything else than an honest draw four is played, so that bluffs
// come to their share of all fours: a four is mostly better kept, and pays as a bluff against a hand about to go out
// (measured: docs/ai.md, "How well Master's bluffs can be read").
func soughtOut(s *engine.Snapshot) float64 {
	if s.Hands[next(s)].Count <= shortHand {
		return 10
	}
	return 100
}

// nerve is how much worse than the best, in chances of winning, a bluff may look to who reads others and expects to be read: a
// four that is never a bluff is let pass for nothing.
const nerve = 0.02

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
