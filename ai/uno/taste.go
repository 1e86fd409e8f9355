package uno

import (
	"iter"
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// taste is how good a play looks at a glance: a sum of entries of one table, each of which answers one small question about
// the play (what kind of card, how long the hand of who plays next …). The entries were found by playing (Practice), and
// taste_table.go holds them. It guides the player's own seat in the roll-outs; nothing in it looks ahead.
type taste [tastes]int16

// Sizes of a hand that are told apart: 1, 2, 3, 4, 5 to 6, more.
const sizes = 6

func size(cards int) int {
	switch {
	case cards <= 1:
		return 0
	case cards <= 4:
		return cards - 1
	case cards <= 6:
		return 4
	}
	return 5
}

// Kinds of card that are told apart.
const (
	kindNumber = iota
	kindSkip
	kindReverse
	kindDrawTwo
	kindWild
	kindDrawFour
	kinds
)

func kind(f engine.Face) int {
	switch f {
	case shed.FaceWild:
		return kindWild
	case shed.FaceWildDrawFour:
		return kindDrawFour
	}
	switch shed.SymbolOf(f) {
	case shed.Skip:
		return kindSkip
	case shed.Reverse:
		return kindReverse
	case shed.DrawTwo:
		return kindDrawTwo
	}
	return kindNumber
}

// Where in the table the answers to each question lie.
const (
	atNext       = 0                    // kind, and the size of the next hand
	atOwn        = atNext + kinds*sizes // kind, and one's own
	atDuelNext   = atOwn + kinds*sizes  // the same two once more where only two play
	atDuelOwn    = atDuelNext + kinds*sizes
	atRun        = atDuelOwn + kinds*sizes // how much of the colour is left, and of the hand
	atSame       = atRun + sizes*sizes     // how many other colours of the symbol, and what is left of the hand
	atNumber     = atSame + 4*sizes        // the number
	atBack       = atNumber + 10           // who plays then, a reverse having turned the round: its size
	atPast       = atBack + sizes          // the same, the next seat being passed over
	atLacks      = atPast + sizes          // who plays then has drawn for want of this colour: its size
	atLikes      = atLacks + sizes         // … or has chosen it
	atLacksLater = atLikes + sizes         // the one after it
	atLikesLater = atLacksLater + sizes
	atBluff      = atLikesLater + sizes // a four that is a bluff, and the size of the next hand
	atBluffOwn   = atBluff + sizes      // and of one's own
	atDrawn      = atBluffOwn + sizes   // the card just drawn: its kind
	atKeepOwn    = atDrawn + kinds      // keeping it: one's own size
	atKeepNext   = atKeepOwn + sizes    // and the next
	atLast       = atKeepNext + sizes   // one card will be left: a wild, of the colour, of the symbol, none of these
	atHasWild    = atLast + 4           // two will be left, one of them a wild
	atColors     = atHasWild + 1        // colours left in the hand
	atTwin       = atColors + 5         // there is a second of it
	atStays      = atTwin + 1           // the colour stays as it is
	atAlarm      = atStays + 1          // somebody has one or two cards: the kind
	atSwap       = atAlarm + kinds      // a swap: cards won by it, from -8 to 8
	atRotate     = atSwap + 17          // a rotation
	tastes       = atRotate + 17
)

// answers are the entries that speak of a play.
type answers struct {
	at [24]int16
	n  int
}

func (a *answers) add(at int) {
	a.at[a.n] = int16(at)
	a.n++
}

// glance is what a seat sees of the table when it looks for a play.
type glance struct {
	s        *uno.State
	marks    *marks
	seat     engine.Seat
	own      int // cards
	next     engine.Seat
	nextSize int
	ownSize  int
	previous engine.Seat
	duel     bool
	alarm    bool
	drawn    bool
	hand     uno.FaceSet
	runs     [5]int
}

func look(s *uno.State, m *marks, seat engine.Seat) glance {
	g := glance{s: s, marks: m, seat: seat, own: s.Count(seat), next: s.Next(seat), hand: s.Holds(seat), drawn: s.Phase() == engine.PhaseDrawn}
	g.nextSize, g.ownSize = size(s.Count(g.next)), size(g.own)
	for x := g.next; x != seat; x = s.Next(x) {
		g.previous = x
		g.alarm = g.alarm || s.Count(x) <= 2
	}
	g.duel = g.previous == g.next
	for c := shed.Red; c <= shed.Blue; c++ {
		g.runs[c] = s.Held(seat, uno.ColorSet(c))
	}
	return g
}

// play answers for a card and the colour named with it.
func (g *glance) play(f engine.Face, named engine.Color, a *answers) {
	k, left := kind(f), g.own-1
	leftSize := size(left)
	a.n = 0
	a.add(atNext + k*sizes + g.nextSize)
	a.add(atOwn + k*sizes + g.ownSize)
	if g.duel {
		a.add(atDuelNext + k*sizes + g.nextSize)
		a.add(atDuelOwn + k*sizes + g.ownSize)
	}
	c, run := named, 0
	if !shed.IsWild(f) {
		c, run = shed.ColorOf(f), -1
	}
	run += g.runs[c]
	a.add(atRun + min(run, sizes-1)*sizes + leftSize)
	rest := g.hand
	if g.s.Held(g.seat, uno.SetOf(f)) == 1 {
		rest &^= uno.SetOf(f)
	} else {
		a.add(atTwin)
	}
	if !shed.IsWild(f) {
		same := bits.OnesCount64(uint64(g.hand & uno.SymbolSet(shed.SymbolOf(f))))
		a.add(atSame + (same-1)*sizes + leftSize)
		if c == g.s.Color() {
			a.add(atStays)
		}
	}
	g.follows(k, c, a)
	if k == kindDrawFour && g.s.WouldBluff(g.seat) {
		a.add(atBluff + g.nextSize)
		a.add(atBluffOwn + g.ownSize)
	}
	if g.drawn {
		a.add(atDrawn + k)
	}
	if g.alarm {
		a.add(atAlarm + k)
	}
	switch {
	case left == 1 && rest&uno.WildFaces != 0:
		a.add(atLast)
	case left == 1 && rest&uno.ColorSet(c) != 0:
		a.add(atLast + 1)
	case left == 1 && !shed.IsWild(f) && rest&uno.SymbolSet(shed.SymbolOf(f)) != 0:
		a.add(atLast + 2)
	case left == 1:
		a.add(atLast + 3)
	case left == 2 && rest&uno.WildFaces != 0:
		a.add(atHasWild)
	}
	a.add(atColors + colors(rest))
	if k == kindNumber {
		a.add(atNumber + int(shed.SymbolOf(f)))
		g.trades(shed.SymbolOf(f), left, a)
	}
}

// follows answers for who plays after the card, and what is known of it.
func (g *glance) follows(k int, c engine.Color, a *answers) {
	then := g.next
	switch {
	case k == kindReverse && !g.duel:
		then = g.previous
		a.add(atBack + size(g.s.Count(then)))
	case k == kindReverse || k == kindSkip || k == kindDrawTwo || k == kindDrawFour:
		if then = g.s.Next(g.next); then == g.seat {
			return
		}
		a.add(atPast + size(g.s.Count(then)))
	}
	at := size(g.s.Count(then))
	if g.marks.lacks[then] == c {
		a.add(atLacks + at)
	}
	if g.marks.likes[then] == c {
		a.add(atLikes + at)
	}
	later := g.s.Next(then)
	if later == g.seat || later == g.next {
		return
	}
	at = size(g.s.Count(later))
	if g.marks.lacks[later] == c {
		a.add(atLacksLater + at)
	}
	if g.marks.likes[later] == c {
		a.add(atLikesLater + at)
	}
}

// trades answers for a 7 that swaps and a 0 that rotates.
func (g *glance) trades(s shed.Symbol, left int, a *answers) {
	switch r := g.s.Rules(); {
	case s == 7 && r[uno.SevenSwap] != uno.Off:
		if t := g.s.EasiestTarget(g.seat); t != engine.NoSeat {
			a.add(atSwap + 8 + min(max(left-g.s.Count(t), -8), 8))
		}
	case s == 0 && r[uno.ZeroRotate] == uno.On:
		a.add(atRotate + 8 + min(max(left-g.s.Count(g.previous), -8), 8))
	}
}

// mayKeep says whether a card just drawn may be kept.
func (g *glance) mayKeep() bool { return g.drawn && g.s.Rules()[uno.DrawAfter] != uno.MustPlayDrawn }

// plays are the cards that may be played, a wild with each colour one holds, with any by who holds none.
func (g *glance) plays(may uno.FaceSet) iter.Seq2[engine.Face, engine.Color] {
	return func(yield func(engine.Face, engine.Color) bool) {
		plain := g.hand &^ uno.WildFaces
		for ; may != 0; may &= may - 1 {
			f := may.First()
			if !shed.IsWild(f) {
				if !yield(f, engine.NoColor) {
					return
				}
				continue
			}
			for c := shed.Red; c <= shed.Blue; c++ {
				if (plain == 0 || plain&uno.ColorSet(c) != 0) && !yield(f, c) {
					return
				}
			}
		}
	}
}

// keep answers for keeping the card just drawn.
func (g *glance) keep(a *answers) {
	a.n = 0
	a.add(atKeepOwn + g.ownSize)
	a.add(atKeepNext + g.nextSize)
}

func (t *taste) sum(a *answers) (n int) {
	for _, at := range a.at[:a.n] {
		n += int(t[at])
	}
	return n
}

func colors(hand uno.FaceSet) (n int) {
	for c := shed.Red; c <= shed.Blue; c++ {
		if hand&uno.ColorSet(c) != 0 {
			n++
		}
	}
	return n
}
