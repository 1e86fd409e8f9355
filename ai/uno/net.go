package uno

import (
	"encoding/base64"
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Roll-outs need not go on to the end of the round: when its own turn comes again the seat's chance of winning is told by a small
// net that looks at the imagined table, hands open. What it says was learnt from rounds played to their end (Drill).
//
// net is one hidden layer over questions that are true or not, in whole numbers: the same on every machine.
type net struct {
	in   [questions][hidden]int8 // in sixty-fourths
	bias [hidden]int8
	out  [hidden]int16 // in 256ths
	base int32         // in 2^14ths
}

const hidden = 16

// Sizes of a hand that the net tells apart: 0 … 10 and more.
const netSizes = 11

// Where the questions lie.
const (
	askSeats   = 0                    // 2, 3, 4, more
	askOwn     = askSeats + 4         // one's own cards
	askMay     = askOwn + netSizes    // how many fit
	askFew     = askMay + 5           // the same with one to four cards
	askWild    = askFew + 20          // wilds
	askFour    = askWild + 3          // draw fours
	askTwo     = askFour + 3          // draw twos
	askAct     = askTwo + 3           // skips and reverses
	askRun     = askAct + 4           // cards of one's longest colour
	askRunHere = askRun + 7           // and of the active one
	askColors  = askRunHere + 6       // colours held
	askLinked  = askColors + 5        // cards with another of the symbol
	askStrike  = askLinked + 5        // a skip, reverse, draw two, draw four fits: against a short hand or not
	askOther   = askStrike + 8        // of the next, the middle and the previous seat:
	otherSize  = 0                    // its cards
	otherMay   = otherSize + netSizes // how many fit now
	otherFew   = otherMay + 4         // the same with one to three cards
	otherWild  = otherFew + 12        // its wilds
	otherDraw  = otherWild + 3        // its draw cards
	otherColor = otherDraw + 3        // its colours
	otherShut  = otherColor + 5       // with one or two cards: whether it can be shut out
	otherHow   = otherShut + 4        // it plays by chance
	others     = otherHow + 1
	questions  = askOther + 3*others
)

// seen are the questions that are true of a table.
type seen struct {
	at [64]int16
	n  int
}

func (a *seen) add(at int) {
	a.at[a.n&63] = int16(at)
	a.n++
}

// view asks the questions for a seat that is on turn.
func (a *seen) view(s *uno.State, seat engine.Seat, how *[engine.MaxSeats]manner) {
	a.n = 0
	var round [engine.MaxSeats]engine.Seat
	n := 0
	for x := s.Next(seat); x != seat && n < len(round); x = s.Next(x) {
		round[n] = x
		n++
	}
	a.add(askSeats + min(n-1, 3))
	hand, own := s.Holds(seat), s.Count(seat)
	may := s.MayPlay(seat)
	fits := s.Held(seat, may)
	a.add(askOwn + min(own, netSizes-1))
	a.add(askMay + min(fits, 4))
	if own >= 1 && own <= 4 {
		a.add(askFew + (own-1)*5 + min(fits, 4))
	}
	a.add(askWild + min(s.Held(seat, uno.SetOf(shed.FaceWild)), 2))
	a.add(askFour + min(s.Held(seat, uno.DrawFourFace), 2))
	a.add(askTwo + min(s.Held(seat, uno.SymbolSet(shed.DrawTwo)), 2))
	a.add(askAct + min(s.Held(seat, uno.SymbolSet(shed.Skip)|uno.SymbolSet(shed.Reverse)), 3))
	long, colors, reach := 0, 0, uint8(0)
	for c := shed.Red; c <= shed.Blue; c++ {
		k := s.Held(seat, uno.ColorSet(c))
		long = max(long, k)
		if k > 0 {
			colors++
		}
		if may&uno.ColorSet(c) != 0 || may&uno.WildFaces != 0 && k > 0 {
			reach |= 1 << c
		}
	}
	a.add(askRun + min(long, 6))
	a.add(askRunHere + min(s.Held(seat, uno.ColorSet(s.Color())), 5))
	a.add(askColors + colors)
	a.add(askLinked + min(linked(hand), 4))
	short := 0
	if s.Count(s.Next(seat)) <= shortHand {
		short = 4
	}
	for i, f := range [4]uno.FaceSet{uno.SymbolSet(shed.Skip), uno.SymbolSet(shed.Reverse), uno.SymbolSet(shed.DrawTwo), uno.DrawFourFace} {
		if may&f != 0 {
			a.add(askStrike + short + i)
		}
	}
	if n == 0 {
		return
	}
	a.other(s, 0, round[0], reach, how)
	if n > 1 {
		a.other(s, 2, round[n-1], reach, how)
	}
	if n > 2 {
		mid := round[1] // of several the shortest hand
		for _, x := range round[2 : n-1] {
			if s.Count(x) < s.Count(mid) {
				mid = x
			}
		}
		a.other(s, 1, mid, reach, how)
	}
}

// other asks about another seat.
func (a *seen) other(s *uno.State, which int, x engine.Seat, reach uint8, how *[engine.MaxSeats]manner) {
	at := askOther + which*others
	n := s.Count(x)
	hand := s.Holds(x)
	fits := min(s.Held(x, uno.FittingOn(s)), 3)
	a.add(at + otherSize + min(n, netSizes-1))
	a.add(at + otherMay + fits)
	if n >= 1 && n <= 3 {
		a.add(at + otherFew + (n-1)*4 + fits)
	}
	a.add(at + otherWild + min(s.Held(x, uno.WildFaces), 2))
	a.add(at + otherDraw + min(s.Held(x, uno.SymbolSet(shed.DrawTwo)|uno.DrawFourFace), 2))
	colors, has := 0, uint8(0)
	for c := shed.Red; c <= shed.Blue; c++ {
		if hand&uno.ColorSet(c) != 0 {
			colors++
			has |= 1 << c
		}
	}
	if hand&uno.WildFaces != 0 {
		has = 0xff
	}
	a.add(at + otherColor + colors)
	if n <= 2 {
		k := 0
		if reach&^has != 0 {
			k = 1
		}
		a.add(at + otherShut + 2*max(n-1, 0) + k)
	}
	if m := how[x]; m == keeping || m == chancing {
		a.add(at + otherHow)
	}
}

// linked counts faces of the hand with the symbol of another.
func linked(hand uno.FaceSet) int {
	h := uint64(hand&^uno.WildFaces) >> 1 // by colours of 13
	r, y, g, b := h&0x1fff, h>>13&0x1fff, h>>26&0x1fff, h>>39&0x1fff
	two := r&y | r&g | r&b | y&g | y&b | g&b
	return bits.OnesCount64(r&two) + bits.OnesCount64(y&two) + bits.OnesCount64(g&two) + bits.OnesCount64(b&two)
}

// chance is how likely the seat wins, of 2^16.
func (w *net) chance(a *seen) int32 {
	var h [hidden]int32
	for i := range h {
		h[i] = int32(w.bias[i])
	}
	for _, at := range a.at[:min(a.n, len(a.at))] {
		row := &w.in[at]
		for i := range h {
			h[i] += int32(row[i])
		}
	}
	z := w.base
	for i := range h {
		z += min(max(h[i], 0), netMost) * int32(w.out[i])
	}
	return squash(z)
}

// netMost is as much as a hidden unit says.
const netMost = 127

// squash is the logistic function of z, in 2^14ths, of 2^16.
func squash(z int32) int32 {
	x := max(z, -z)
	i, rest := x>>9, uint64(x&511) // thirty-seconds
	if int(i) >= len(chances)-1 {
		i, rest = int32(len(chances)-2), 0
	}
	e := uint64(chances[i]) - (uint64(chances[i])-uint64(chances[i+1]))*rest>>9
	p := int32(uint64(1<<48) / (1<<32 + e))
	if z < 0 {
		return 1<<16 - p
	}
	return p
}

// houseNet is the net that netText holds.
var houseNet = func() (w net) {
	b, err := base64.StdEncoding.DecodeString(netText)
	if err != nil || len(b) != (questions+1)*hidden+2*hidden+4 {
		_ = 0
		return w // a test reads it
	}
	for i := range w.in {
		for k := range w.in[i] {
			w.in[i][k] = int8(b[i*hidden+k])
		}
	}
	b = b[questions*hidden:]
	for i := range hidden {
		w.bias[i] = int8(b[i])
		w.out[i] = int16(uint16(b[hidden+2*i]) | uint16(b[hidden+2*i+1])<<8)
	}
	b = b[3*hidden:]
	w.base = int32(uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24)
	return w
}()

// lookAhead plays on until the policy's own seat has been asked so many times for a play, and says then how likely it wins, 0 … 1;
// false where the round has ended or does not.
func (p *policy) lookAhead(s *uno.State, turns int) (chance float64, on bool) {
	for n := 0; !s.Over() && n < movesMost; n++ {
		if s.Turn() == p.own && s.Phase() == engine.PhasePlay {
			if turns--; turns == 0 {
				p.seen.view(s, p.own, &p.manners)
				return float64(houseNet.chance(&p.seen)) / (1 << 16), true
			}
		}
		m := p.move(s)
		if p.do(s, &m) != engine.Legal {
			break
		}
	}
	return 0, false
}
