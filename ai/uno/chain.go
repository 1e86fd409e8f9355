package uno

import (
	"math/bits"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// chain goes from one guess at the hidden hands to another a little different, so that in the long run each comes as often as
// it is likely, given all that the others have chosen (Metropolis and others, "Equation of State Calculations by Fast Computing
// Machines", 1953). It guesses too in which manner each seat plays. All in whole numbers: the same on every machine.
type chain struct {
	viewer  engine.Seat
	seats   int
	rng     engine.Rand
	hands   [engine.MaxSeats]handGuess
	pool    []engine.SeenCard // all cards that nobody has seen where they lie
	owner   []place           // of each: who holds it
	held    []int16           // those of the pool in hands that could be elsewhere
	loose   []int16           // all of the pool that could be elsewhere
	manners [engine.MaxSeats]manner
	fresh   []int32
	other   []int32
	dealt   int
	tries   int            // from one guess to the next
	prior   [manners]int32 // cost of a manner before anything is known
}

// cost is that of a seat's choice with the hand now guessed.
func (c *chain) cost(h *handGuess, k int, m manner) int32 {
	ch := &h.choices[k]
	var hand handAt
	for x := h.there[k]; x != 0; x &= x - 1 {
		f := h.tokens[bits.TrailingZeros64(x)].face
		hand.faces |= uno.SetOf(f)
		hand.counts[colorOf[f&63]]++
	}
	n := m.cost(ch, &hand)
	if ch.what == choseKeep && m == obvious {
		n += c.kept(h, ch)
	}
	return n
}

// kept: the obvious player keeps none but wilds.
func (c *chain) kept(h *handGuess, ch *choice) int32 {
	last := -1
	for i := range h.tokens {
		if at := h.gains[h.tokens[i].gain].at; at < ch.at && (last < 0 || at > h.gains[h.tokens[last].gain].at) {
			last = i
		}
	}
	if last >= 0 && !shed.IsWild(h.tokens[last].face) {
		return costSlip
	}
	return 0
}

// barred is what a token costs for being what its gain was not.
func (h *handGuess) barred(t *token) int32 {
	if h.gains[t.gain].bar&uno.SetOf(t.face) != 0 {
		return never
	}
	return 0
}

// change is what the costs of a seat's choices since a step change by, beside n, fresh holding them; it stops where that is more
// than most whatever the others cost.
func (c *chain) change(seat int8, since int16, to []int32, n, most int32) int32 {
	h := &c.hands[seat]
	from := len(h.choices)
	for from > 0 && h.choices[from-1].at > since {
		from--
		n -= h.costs[from]
	}
	for k := len(h.choices) - 1; k >= from && n <= most; k-- {
		to[k] = c.cost(h, k, c.manners[seat])
		n += to[k]
	}
	return n
}

func (c *chain) keep(seat int8, since int16, to []int32) {
	h := &c.hands[seat]
	for k := len(h.choices) - 1; k >= 0 && h.choices[k].at > since; k-- {
		h.costs[k] = to[k]
	}
}

// most is by how much the cost may grow for a change to be taken: as chance has it.
func (c *chain) most() int32 {
	u := c.rng.Uint32()
	from, to := 0, len(chances) // the last whose chance is above u
	for from+1 < to {
		if k := (from + to) / 2; u < chances[k] {
			from = k
		} else {
			to = k
		}
	}
	return int32(from)
}

// steps tries so many changes.
func (c *chain) steps(n int) {
	if len(c.held) == 0 {
		return
	}
	for range n {
		r := c.rng.Uint32()
		a := c.held[c.rng.Below(uint32(len(c.held)))]
		if r&3 == 0 {
			c.shift(c.owner[a])
			continue
		}
		c.trade(a, c.loose[c.rng.Below(uint32(len(c.loose)))])
	}
}

// shift exchanges when two cards of a hand came.
func (c *chain) shift(p place) {
	h := &c.hands[p.seat]
	k := int16(c.rng.Below(uint32(len(h.tokens))))
	x, y := &h.tokens[p.at], &h.tokens[k]
	since := min(h.gains[x.gain].at, h.gains[y.gain].at)
	if h.gains[x.gain].at == h.gains[y.gain].at || x.rooted || y.rooted || h.gains[x.gain].at >= y.before || h.gains[y.gain].at >= x.before {
		return
	}
	n := -h.barred(x) - h.barred(y)
	c.swap(p.seat, p.at, k, since, n)
}

// trade exchanges two cards that nobody has seen.
func (c *chain) trade(a, b int16) {
	p, q := c.owner[a], c.owner[b]
	if c.pool[a].Face == c.pool[b].Face || p.seat == q.seat {
		if p.seat == q.seat && a != b {
			c.same(p.seat, p.at, q.at)
		}
		return
	}
	h := &c.hands[p.seat]
	x := &h.tokens[p.at]
	since := h.gains[x.gain].at
	n, most := -h.barred(x), c.most()
	x.face, x.card = c.pool[b].Face, b
	n += h.barred(x)
	if q.seat < 0 {
		if n = c.change(p.seat, since, c.fresh, n, most); n > most {
			x.face, x.card = c.pool[a].Face, a
			return
		}
		c.keep(p.seat, since, c.fresh)
		c.owner[a], c.owner[b] = q, p
		c.hold(a, b)
		return
	}
	g := &c.hands[q.seat]
	y := &g.tokens[q.at]
	sinceY := g.gains[y.gain].at
	bar := g.barred(y)
	owed := bar
	for k := len(g.choices) - 1; k >= 0 && g.choices[k].at > sinceY; k-- {
		owed += g.costs[k]
	}
	n = c.change(p.seat, since, c.fresh, n, most+owed)
	y.face, y.card = c.pool[a].Face, a
	if n <= most+owed {
		n = c.change(q.seat, sinceY, c.other, n-bar+g.barred(y), most)
	}
	if n > most {
		x.face, x.card = c.pool[a].Face, a
		y.face, y.card = c.pool[b].Face, b
		return
	}
	c.keep(p.seat, since, c.fresh)
	c.keep(q.seat, sinceY, c.other)
	c.owner[a], c.owner[b] = q, p
}

// same exchanges when two cards still held came.
func (c *chain) same(seat int8, i, k int16) {
	h := &c.hands[seat]
	x, y := &h.tokens[i], &h.tokens[k]
	since := min(h.gains[x.gain].at, h.gains[y.gain].at)
	if h.gains[x.gain].at == h.gains[y.gain].at || x.rooted || y.rooted {
		return
	}
	n := -h.barred(x) - h.barred(y)
	c.swap(seat, i, k, since, n)
}

// swap exchanges when two tokens came, if that is taken.
func (c *chain) swap(seat int8, i, k int16, since int16, n int32) {
	h := &c.hands[seat]
	x, y := &h.tokens[i], &h.tokens[k]
	x.gain, y.gain = y.gain, x.gain
	h.settle(since, i, k)
	most := c.most()
	if n = c.change(seat, since, c.fresh, n+h.barred(x)+h.barred(y), most); n <= most {
		c.keep(seat, since, c.fresh)
		return
	}
	x.gain, y.gain = y.gain, x.gain
	h.settle(since, i, k)
}

// hold puts b in the list of held cards in place of a.
func (c *chain) hold(a, b int16) {
	for i := range c.held {
		if c.held[i] == a {
			c.held[i] = b
			return
		}
	}
}

// guess guesses the manners anew.
func (c *chain) guess() {
	for seat := range c.seats {
		h := &c.hands[seat]
		var total [manners]int32
		for m := range manners {
			for k := range h.choices {
				total[m] += c.cost(h, k, m)
			}
		}
		if m := c.like(total); m != c.manners[seat] {
			c.manners[seat] = m
			for k := range h.choices {
				h.costs[k] = c.cost(h, k, m)
			}
		}
	}
}

// usual is how likely each manner is before anything is known, in cost: two in three play the obvious card, one in five sensibly.
var usual = [manners]int32{50, 12, 80, 80}

// like draws a manner by the costs.
func (c *chain) like(total [manners]int32) manner {
	least := total[0] + c.prior[0]
	for m := range total {
		least = min(least, total[m]+c.prior[m])
	}
	var weight [manners]uint64
	sum := uint64(0)
	for m := range total {
		if d := total[m] + c.prior[m] - least; d < never {
			weight[m] = uint64(chances[d]) >> 4
		}
		sum += weight[m]
	}
	k := uint64(c.rng.Uint32()) * sum >> 32
	for m := range weight {
		if k < weight[m] {
			return manner(m)
		}
		k -= weight[m]
	}
	return 0
}

// next goes on to the next world.
func (c *chain) next(hidden *[engine.MaxSeats][]engine.Card) {
	c.steps(c.tries)
	if c.dealt++; c.dealt&7 == 0 {
		c.guess()
	}
	for seat := range c.seats {
		hidden[seat] = hidden[seat][:0]
	}
	for i := range c.owner {
		if p := c.owner[i]; p.seat >= 0 {
			hidden[p.seat] = append(hidden[p.seat], c.pool[i].ID)
		}
	}
}

// colorOf is shed.ColorOf without a call.
var colorOf = func() (all [64]uint8) {
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		all[f] = uint8(shed.ColorOf(f))
	}
	return all
}()
