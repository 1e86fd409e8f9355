package uno

import (
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// anybodysDoubt is how often of 256 a seat challenges of which nothing is asked but how a round may end.
const anybodysDoubt = 89

// policy is how everybody is supposed to play on in an imagined table: fast, sensible, and knowing no more than the seat
// would. It is no rule: the table itself carries out what it says.
type policy struct {
	rng engine.Rand
	// doubts, by seat, is how often of 256 a seat challenges.
	doubts [engine.MaxSeats]uint8
	// strays is how often of 256 a seat does something else that is legal.
	strays uint8
	// taste guides the plays of one seat, its own; nil: it plays as everybody does. marks is what the table has seen so far.
	taste *taste
	own   engine.Seat
	marks marks
	// manners are how each seat plays.
	manners [engine.MaxSeats]manner
	answers
	seen seen
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
		if p.do(s, &m) != engine.Legal {
			return false // never, or the policy and the rules disagree; a test plays thousands of tables
		}
	}
	return true
}

// do carries out a move and marks what it shows.
func (p *policy) do(s *uno.State, m *uno.Move) engine.Code {
	if p.taste == nil {
		return s.Do(m)
	}
	p.marks.before(s, m)
	if m.Verb == engine.VerbPlay && !draws(s.FaceOf(m)) {
		return s.Do(m)
	}
	var had [engine.MaxSeats]int
	for i := range s.Seats() {
		had[i] = s.Count(engine.Seat(i))
	}
	code := s.Do(m)
	for i := range s.Seats() {
		p.marks.gained(engine.Seat(i), s.Count(engine.Seat(i))-had[i])
	}
	return code
}

// draws says whether the card makes somebody draw.
func draws(f engine.Face) bool {
	return f == shed.FaceWildDrawFour || shed.SymbolOf(f) == shed.DrawTwo
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
	if p.taste != nil && seat == p.own {
		return p.tasteful(s, seat, may)
	}
	switch p.manners[seat] {
	case obvious:
		return p.reference(s, seat, may)
	case keeping, chancing:
		return p.byChance(s, seat, may)
	}
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
		f := shed.FaceWild
		if s.Count(s.Next(seat)) <= shortHand {
			f = shed.FaceWildDrawFour
		}
		if may&uno.SetOf(f) == 0 {
			f = may.First()
		}
		return p.completed(s, seat, f, hand)
	}
	short := s.Count(s.Next(seat)) <= shortHand
	if short && may&uno.DrawFourFace != 0 && !s.WouldBluff(seat) {
		return p.completed(s, seat, shed.FaceWildDrawFour, hand)
	}
	best, top := engine.NoFace, -1
	for f := plain; f != 0; f &= f - 1 {
		face := f.First()
		n := 4 * bits.OnesCount64(uint64(hand&uno.ColorSet(shed.ColorOf(face))))
		if sym := shed.SymbolOf(face); !sym.Number() {
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

// tasteful is the play, or the keeping of a drawn card, that the taste likes best; among equals the first.
func (p *policy) tasteful(s *uno.State, seat engine.Seat, may uno.FaceSet) uno.Move {
	if may&(may-1) == 0 && may&uno.WildFaces == 0 && s.Phase() != engine.PhaseDrawn {
		return p.playing(s, seat, may.First(), engine.NoColor) // the one card that fits
	}
	g := look(s, &p.marks, seat)
	best, named, top := engine.NoFace, engine.NoColor, -1<<30
	if g.mayKeep() {
		g.keep(&p.answers)
		top = p.taste.sum(&p.answers)
	}
	for face, c := range g.plays(may) {
		g.play(face, c, &p.answers)
		if n := p.taste.sum(&p.answers); n > top {
			best, named, top = face, c, n
		}
	}
	if best == engine.NoFace {
		return s.Doing(engine.VerbPass, engine.NoColor)
	}
	return p.playing(s, seat, best, named)
}

// completed names a wild's colour.
func (p *policy) completed(s *uno.State, seat engine.Seat, f engine.Face, hand uno.FaceSet) uno.Move {
	color := engine.NoColor
	if shed.IsWild(f) {
		color = longest(hand, p.rng.Uint32())
	}
	return p.playing(s, seat, f, color)
}

// playing names a 7's target.
func (p *policy) playing(s *uno.State, seat engine.Seat, f engine.Face, color engine.Color) uno.Move {
	target := engine.NoSeat
	if shed.SymbolOf(f) == 7 && s.Rules()[uno.SevenSwap] != uno.Off && s.Count(seat) > 1 {
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
