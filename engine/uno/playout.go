package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// RandomMove sets m to a move of the seat on turn, uniform over (card, colour, target) of what fits; it draws only when nothing
// fits, plays a drawn card that fits, and challenges one time in two (CLI.md, "random"). Calls are its caller's matter. The
// chance comes from the caller's generator: the table's own would give the deal away.
func (s *State) RandomMove(rng *engine.Rand, m *Move) {
	seat := s.turn
	*m = Move{Seat: seat, Target: noSeat, card: noCard}
	if s.phase > engine.PhaseDrawn || s.strict {
		if s.strict && s.judge().unseenDrawn() {
			s.randomUnseen(rng, m)
			return
		}
		if s.phase == engine.PhaseChooseColor {
			m.Verb, m.Color = engine.VerbChooseColor, engine.Color(1+rng.Below(4))
			return
		}
		if s.phase == engine.PhaseRespond && s.judge().challengeable() && rng.Below(2) == 0 {
			m.Verb = engine.VerbChallenge
			return
		}
	}
	may := s.judge().playableOnTurn()
	if may == 0 {
		m.Verb = engine.VerbDraw
		if s.phase == engine.PhaseDrawn {
			m.Verb = engine.VerbPass
		}
		return
	}
	m.Verb = engine.VerbPlay
	if s.rules[SevenSwap] == On {
		face := s.randomFace(may, rng, m)
		m.card = s.judge().copyOf(seat, face)
		if s.phase == engine.PhaseDrawn {
			m.card = s.drawnCard
		}
		return
	}
	if s.phase == engine.PhaseDrawn {
		m.card, m.Color = s.drawnCard, s.drawnCard.random(rng).named()
		return
	}
	l := may.random(rng)
	m.card, m.Color = s.judge().copyOf(seat, l.face()), l.named()
}

// random is the card as it is laid, a wild in a colour by chance.
func (i index) random(rng *engine.Rand) laid {
	as := laid(i.place())
	if i.bit()&wildFaces != 0 {
		as += faceRoom * laid(1+rng.Below(4))
	}
	return as
}

// random is one of the faces, a wild once for each colour. Which it is nothing foretells: no branch asks, but whatever the lot may mean,
// mostly one of four faces or a wild, is worked out before it falls.
func (f faces) random(rng *engine.Rand) laid {
	wilds := uint(f >> shed.FaceWild) // the last of all faces
	w := int(wilds - wilds>>1)        // how many
	n := int(rng.Below(uint32(f.count()+3*w))) - 4*w
	for ; n > 3; n-- {
		f &= f - 1
	}
	f1 := f & (f - 1)
	f2 := f1 & (f1 - 1)
	f3 := f2 & (f2 - 1)
	means := wildLots[wilds%4]
	means[0], means[1], means[2], means[3] = laid(f.first()), laid(f1.first()), laid(f2.first()), laid(f3.first())
	return means[uint(n)%16]
}

// wildLots are what lots below 0 mean, each colour of the higher wild from -4 on and those of the lower one before, by which wilds there are:
// 1 the wild, 2 the Wild Draw Four. They never change.
var wildLots = func() (all [4][16]laid) {
	for wilds := range all {
		for n := range 4 {
			named := laid(n+1) * faceRoom
			all[wilds][8+n] = named + laid(shed.FaceWild)
			all[wilds][12+n] = named + laid(shed.FaceWild) + laid(wilds>>1)
		}
	}
	return all
}()

// randomUnseen plays a card drawn blind one time in two.
func (s *State) randomUnseen(rng *engine.Rand, m *Move) {
	m.Verb = engine.VerbPass
	if rng.Below(2) == 0 {
		return
	}
	m.Verb, m.blind, m.Color = engine.VerbPlay, true, engine.Color(1+rng.Below(4))
	if _, code := s.judge().swapsBy(m.Seat, noSeat); code == engine.TargetRequired {
		n, _ := s.swapsWith(m.Seat)
		m.Target = s.nthTarget(m.Seat, int(rng.Below(uint32(n))))
	}
}

// randomFace picks a face, a wild once for each colour and a swapping 7 once for each target, and sets those.
func (s *State) randomFace(may faces, rng *engine.Rand, m *Move) engine.Face {
	wilds := may & wildFaces
	w, n := wilds.count(), may.count()
	sevens, targets := faces(0), 1
	if s.rules[SevenSwap] == On && s.hands[m.Seat].count > 1 {
		if targets, _ = s.swapsWith(m.Seat); targets > 1 {
			sevens = may & ofSymbol(7)
		}
	}
	k := sevens.count()
	switch pick := int(rng.Below(uint32(n + 3*w + (targets-1)*k))); {
	case pick < 4*w:
		m.Color = engine.Color(1 + pick%4)
		return wilds.nth(pick / 4)
	case pick < 4*w+k*targets && k > 0:
		m.Target = s.nthTarget(m.Seat, (pick-4*w)%targets)
		return sevens.nth((pick - 4*w) / targets)
	default:
		return (may &^ wildFaces &^ sevens).nth(pick - 4*w - k*targets)
	}
}

// PlayRandom plays the round to its end with random moves and gives how many were made. Every seat calls when it may, as
// "random" does.
func (s *State) PlayRandom(rng *engine.Rand) (moves int) {
	asks := s.strict || s.rules[SevenSwap] != Off
	for ; ; moves++ {
		if asks || s.phase > engine.PhaseDrawn {
			if s.Over() {
				return moves
			}
			var m Move
			s.CallAhead()
			s.RandomMove(rng, &m)
			s.make(&m)
			continue
		}
		seat := s.turn
		hand := &s.hands[seat]
		s.verdict = engine.Open
		may := hand.faces & s.asked
		if may == 0 {
			drawing(s.doing(nil)).byChoice(seat)
			continue
		}
		if hand.count == 2 {
			s.CallAhead()
		}
		var card index
		var as laid
		if s.phase == engine.PhaseDrawn {
			card, as = s.drawnCard, s.drawnCard.random(rng)
		} else {
			as = may.random(rng)
			card = hand.first(as.face())
		}
		playing(s.doing(nil)).playAs(seat, card, as.look(), nil)
	}
}

// make carries out a move that RandomMove has found. It is one of those the rules allow: they need not be asked for it again.
func (s *State) make(m *Move) {
	if m.Verb == engine.VerbDraw {
		s.verdict = engine.Open
		drawing(s.doing(nil)).tryDraw(m.Seat)
		return
	}
	if m.Verb == engine.VerbPlay && !m.blind {
		s.verdict = engine.Open
		if s.rules[SevenSwap] != Off {
			m.Target, _ = s.judge().swapTarget(m)
		}
		playing(s.doing(nil)).play(m)
		return
	}
	if code := s.Apply(m, nil); code != engine.Legal {
		panic("a random move was refused: " + code.String()) // never, or the rules disagree with themselves
	}
}
