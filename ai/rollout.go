package ai

import (
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// policy is how everybody is supposed to play on in an imagined table: fast, sensible, and knowing no more than the seat
// would. It is no rule: the table itself carries out what it says.
type policy struct {
	rng engine.Rand
	// doubts, by seat, is how often of 256 a seat challenges.
	doubts [engine.MaxSeats]uint8
	// strays is how often of 256 a seat does something else that is legal.
	strays uint8
}

// movesMost ends a roll-out that goes in circles: play_on tables can.
const movesMost = 600

// playOut plays the table to the end of the round; false when it does not come to one.
func (p *policy) playOut(s *uno.State) bool {
	for n := 0; !s.Over(); n++ {
		if n == movesMost {
			return false
		}
		m := p.move(s)
		if s.Do(&m) != engine.Legal {
			return false // never, or the policy and the rules disagree; a test plays thousands of tables
		}
	}
	return true
}

// move is the seat on turn's.
func (p *policy) move(s *uno.State) uno.Move {
	seat := s.Turn()
	switch s.Phase() {
	case engine.PhasePlay:
		may := s.MayPlay(seat)
		if may == 0 {
			return s.Doing(engine.VerbDraw, engine.NoColor)
		}
		s.CallAhead()
		return p.play(s, seat, may)
	case engine.PhaseDrawn:
		s.CallAhead()
		return p.play(s, seat, s.MayPlay(seat))
	case engine.PhaseRespond:
		if may := s.MayPlay(seat); may != 0 {
			s.CallAhead()
			return p.play(s, seat, may)
		}
		if s.Challengeable() && uint8(p.rng.Uint32()) < p.doubts[seat] {
			return s.Doing(engine.VerbChallenge, engine.NoColor)
		}
		return s.Doing(engine.VerbAccept, engine.NoColor)
	}
	return s.Doing(engine.VerbChooseColor, longest(s.Holds(seat), p.rng.Uint32()))
}

// play picks a card: the longest colour, action cards against a short hand, wilds last.
func (p *policy) play(s *uno.State, seat engine.Seat, may uno.FaceSet) uno.Move {
	hand := s.Holds(seat)
	r := p.rng.Uint32()
	if uint8(r) < p.strays {
		return p.completed(s, seat, nth(may, int(r>>8)%may.Count()), hand)
	}
	if may&(may-1) == 0 {
		return p.completed(s, seat, may.First(), hand)
	}
	plain := may &^ uno.WildFaces
	if plain == 0 {
		// A draw four against a short hand, else the plain wild first.
		f := engine.FaceWild
		if s.Count(s.Next(seat)) <= shortHand {
			f = engine.FaceWildDrawFour
		}
		if may&uno.SetOf(f) == 0 {
			f = may.First()
		}
		return p.completed(s, seat, f, hand)
	}
	short := s.Count(s.Next(seat)) <= shortHand
	if short && may&uno.DrawFourFace != 0 && !s.WouldBluff(seat) {
		return p.completed(s, seat, engine.FaceWildDrawFour, hand)
	}
	best, top := engine.NoFace, -1
	for f := plain; f != 0; f &= f - 1 {
		face := f.First()
		n := 4 * bits.OnesCount64(uint64(hand&uno.ColorSet(face.Color())))
		if sym := face.Symbol(); !sym.Number() {
			n++
			if short {
				n += 24
			}
		} else if sym >= 5 {
			n++
		}
		if n > top || n == top && r&0x10000 != 0 {
			best, top = face, n
		}
	}
	return p.completed(s, seat, best, hand)
}

// completed names a wild's colour and a 7's target.
func (p *policy) completed(s *uno.State, seat engine.Seat, f engine.Face, hand uno.FaceSet) uno.Move {
	color, target := engine.NoColor, engine.NoSeat
	if f.Wild() {
		color = longest(hand, p.rng.Uint32())
	} else if f.Symbol() == 7 && s.Rules()[uno.SevenSwap] == uno.On && s.Count(seat) > 1 {
		target = s.EasiestTarget(seat)
	}
	return s.Playing(seat, f, color, target)
}

// longest is the colour with the most faces in hand, ties by chance.
func longest(hand uno.FaceSet, r uint32) engine.Color {
	best, most := engine.Color(1+r&3), 0
	for i := range engine.Color(4) {
		c := 1 + (engine.Color(r)+i)&3
		if n := bits.OnesCount64(uint64(hand & uno.ColorSet(c))); n > most {
			best, most = c, n
		}
	}
	return best
}

// nth is the n-th face of a set.
func nth(f uno.FaceSet, n int) engine.Face {
	for ; n > 0; n-- {
		f &= f - 1
	}
	return f.First()
}
