package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// obviousness is what the obvious card is judged by, of whoever plays it: what it sees of the table.
type obviousness struct {
	counts     [5]int // its cards by colour
	next, prev int    // cards of its neighbours
	seats      int    // in the round
	color      engine.Color
	daring     bool // willing to bluff
}

// points is Heuristic's score of a card without what only some rules have.
func (o *obviousness) points(f engine.Face, named engine.Color) int {
	short := o.next <= shortHand
	switch f {
	case shed.FaceWild:
		return plainWild + perNamed*o.counts[named]
	case shed.FaceWildDrawFour:
		n := drawFour + perNamed*o.counts[named]
		switch honest := o.counts[o.color] == 0; {
		case !short:
		case honest:
			n += plainWild
		case o.daring:
			n += boldFour
		}
		return n
	}
	n := keptCard + perColor*(o.counts[shed.ColorOf(f)]-1)
	switch s := shed.SymbolOf(f); {
	case s.Number():
		n += int(s)
	case s == shed.DrawTwo && short:
		n += 120
	case s == shed.Skip && short, s == shed.Reverse && short && o.seats == 2:
		n += 90
	case s == shed.Reverse && o.seats > 2:
		if o.prev > o.next {
			n += 40
		} else {
			n -= 20
		}
	default:
		n += 15
	}
	return n
}

// reference plays as Heuristic does.
func (p *policy) reference(s *uno.State, seat engine.Seat, may uno.FaceSet) uno.Move {
	r := p.rng.Uint32()
	hand := s.Holds(seat)
	if uint8(r) < p.strays {
		return p.completed(s, seat, nth(may, int(r>>8)%may.Count()), hand)
	}
	drawn := s.Phase() == engine.PhaseDrawn
	if may&(may-1) == 0 && may&uno.WildFaces == 0 {
		return p.playing(s, seat, may.First(), engine.NoColor)
	}
	own := s.Count(seat)
	o := obviousness{next: s.Count(s.Next(seat)), color: s.Color(), daring: r>>8%3 == 0}
	if drawn && may&^uno.WildFaces == 0 && own > shortHand && s.Rules()[uno.DrawAfter] != uno.MustPlayDrawn {
		keeps := true
		for x := s.Next(seat); x != seat; x = s.Next(x) {
			if s.Count(x) <= shortHand {
				keeps = false
			}
		}
		if keeps {
			return s.Doing(engine.VerbPass, engine.NoColor)
		}
	}
	for x := s.Next(seat); x != seat; x = s.Next(x) {
		o.prev = s.Count(x)
		o.seats++
	}
	o.seats++
	for c := shed.Red; c <= shed.Blue; c++ {
		o.counts[c] = s.Held(seat, uno.ColorSet(c))
	}
	best, named, top := engine.NoFace, engine.NoColor, -1<<30
	long := longestOf(&o.counts)
	for f := may; f != 0; f &= f - 1 {
		face := f.First()
		c := engine.NoColor
		if shed.IsWild(face) {
			c = long
		}
		n := o.points(face, c)
		switch y := shed.SymbolOf(face); {
		case y == 7 && s.Rules()[uno.SevenSwap] != uno.Off:
			if t := s.EasiestTarget(seat); t != engine.NoSeat {
				n += perTraded * (own - 1 - s.Count(t))
			}
		case y == 0 && s.Rules()[uno.ZeroRotate] == uno.On:
			n += perTraded * (own - 1 - o.prev)
		}
		if n > top {
			best, named, top = face, c, n
		}
	}
	return p.playing(s, seat, best, named)
}

// byChance plays anything that fits, a wild only where it must if its manner is to keep them.
func (p *policy) byChance(s *uno.State, seat engine.Seat, may uno.FaceSet) uno.Move {
	plain, wilds := may&^uno.WildFaces, may&uno.WildFaces
	if p.manners[seat] == keeping && plain != 0 {
		wilds = 0
	}
	k := int(p.rng.Below(uint32(plain.Count() + 4*wilds.Count())))
	if k < plain.Count() {
		return p.playing(s, seat, nth(plain, k), engine.NoColor)
	}
	k -= plain.Count()
	return p.playing(s, seat, nth(wilds, k/4), engine.Color(1+k&3))
}
