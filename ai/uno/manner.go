package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// manner is how somebody is supposed to play.
type manner uint8

const (
	sensible manner = iota // keeps wilds, mostly plays its longest colour
	obvious                // always the obvious card, the house's reference's
	keeping                // keeps wilds, else plays by chance
	chancing               // plays anything that fits
	manners
)

// Costs are how unlikely something is: its natural logarithm, in thirty-seconds, negative.
const nat = 32

// oneIn is the cost of one chance in n.
var oneIn = [...]int32{0, 0, 22, 35, 44, 52, 57, 62, 67, 70, 74, 77, 80, 82, 84, 87, 89, 91, 92, 94, 96, 97, 99, 100, 102}

func costOf(n int) int32 { return oneIn[min(n, len(oneIn)-1)] }

const (
	never    = 40 * nat
	costSlip = 5 * nat // what it would not do
	honestly = 13      // two times in three
)

// handAt is a hand at a choice.
type handAt struct {
	faces  uno.FaceSet
	counts [5]int
}

// cost is how unlikely the choice is with that hand for who plays in that manner.
func (m manner) cost(c *choice, h *handAt) (n int32) {
	if h.faces&c.banned != 0 || c.one != 0 && h.faces&c.one == 0 {
		n += never
	}
	may := h.faces & c.fit
	switch c.what {
	case choseDraw:
		switch {
		case may == 0:
			return n
		case m == sensible:
			return n + 5*nat/2
		}
		return n + costSlip
	case choseKeep, choseFour:
		return n
	}
	wild := shed.IsWild(c.face)
	if c.drawn {
		if wild && (m == obvious || m == sensible) && c.named != longestOf(&h.counts) {
			n += costSlip / 2
		}
		return n
	}
	plain := (may &^ uno.WildFaces).Count()
	wilds := (may & uno.WildFaces).Count()
	switch m {
	case chancing:
		return n + costOf(plain+4*wilds)
	case keeping:
		switch {
		case !wild:
			return n + costOf(plain)
		case plain == 0:
			return n + costOf(4*wilds)
		}
		return n + costSlip
	}
	o := obviousness{counts: h.counts, next: int(c.next), prev: int(c.prev), seats: int(c.seats), color: c.color}
	best := o.best(may)
	if c.face == shed.FaceWildDrawFour && o.next <= shortHand && h.counts[c.color] > 0 {
		best = c.face // one time in three it bluffs
		n += costOf(3)
	} else if may&uno.DrawFourFace != 0 && o.next <= shortHand && h.counts[c.color] > 0 {
		n += honestly
	}
	match := best == c.face && (!wild || c.named == longestOf(&h.counts))
	switch {
	case m == obvious && !match:
		n += costSlip
	case m == sensible && match:
		n += 10
	case m == sensible:
		n += 26 + costOf(plain+wilds)
		if wild && plain > 0 {
			n += costSlip / 2
		}
	}
	return n
}

// best is the obvious card among those faces.
func (o *obviousness) best(may uno.FaceSet) engine.Face {
	long := longestOf(&o.counts)
	best, top := engine.NoFace, -1<<30
	for ; may != 0; may &= may - 1 {
		f := may.First()
		if n := o.points(f, long); n > top {
			best, top = f, n
		}
	}
	return best
}

// longestOf is the colour with the most cards, the first of equals.
func longestOf(counts *[5]int) engine.Color {
	best := shed.Red
	for c := shed.Yellow; c <= shed.Blue; c++ {
		if counts[c] > counts[best] {
			best = c
		}
	}
	return best
}

// chances are e to the minus i thirty-seconds, of 2^32.
var chances = func() (all [never]uint32) {
	const step = 4162825044 // e^(-1/32) of 2^32
	x := uint64(1<<32 - 1)
	for i := range all {
		all[i] = uint32(x)
		x = x * step >> 32
	}
	return all
}()
