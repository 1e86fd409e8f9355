package uno

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// place is a token of a hand; seat -1: the draw pile.
type place struct {
	seat int8
	at   int16
}

// handGuess is the cards a seat has and has had, and what it chose with them.
type handGuess struct {
	tokens  []token
	there   []uint64 // of the choices: which tokens were in the hand
	gains   []gain
	choices []choice
	costs   []int32 // of the choices, in the manner guessed
}

// gain is a card's coming to a hand.
type gain struct {
	at  int16
	bar uno.FaceSet // what it was not
}

// token is a card that is or was in a hand.
type token struct {
	face   engine.Face
	card   int16 // of the pool; -1: has been played
	gain   int16
	lost   int16 // the step; stays: never
	before int16 // it has come before that step
	known  bool  // its face is known
	rooted bool  // when it came is known
}

const (
	stays       = 32000
	mostSteps   = 30000
	mostChoices = 40 // of a seat
)

// newChain begins one; nil where the history does not account for every card.
func newChain(b *belief, t *uno.Imagined, seed uint64) *chain {
	if !b.dealt || b.moved || t.Need(b.viewer) != 0 || len(b.steps) > mostSteps {
		return nil
	}
	c := &chain{viewer: b.viewer, seats: b.seats, rng: engine.NewRand(seed), pool: t.Unseen(), tries: nextTries, prior: usual}
	c.owner = make([]place, len(c.pool))
	for i := range c.owner {
		c.owner[i].seat = -1
	}
	for seat := range c.seats {
		if engine.Seat(seat) != c.viewer && !c.read(b, int8(seat)) {
			return nil
		}
	}
	if !c.deal(t) {
		return nil
	}
	for i := range b.choices {
		h := &c.hands[b.choices[i].seat]
		h.choices = append(h.choices, b.choices[i])
	}
	for i := range c.hands { // of a long round the latest
		h := &c.hands[i]
		h.choices = h.choices[max(0, len(h.choices)-mostChoices):]
	}
	most := 0
	for i := range c.hands {
		h := &c.hands[i]
		h.costs, h.there = make([]int32, len(h.choices)), make([]uint64, len(h.choices))
		for i := range h.tokens {
			h.settle(-1, int16(i))
		}
		most = max(most, len(h.choices))
		c.manners[i] = sensible
		for k := range h.choices {
			h.costs[k] = c.cost(h, k, sensible)
		}
	}
	c.fresh, c.other = make([]int32, most), make([]int32, most)
	return c
}

// read makes of the steps what a seat has got, lost and still has.
func (c *chain) read(b *belief, seat int8) bool {
	h := &c.hands[seat]
	var known []token // seen in the hand and not played since
	pinned := map[engine.Card]int16{}
	for i := range b.steps {
		st := &b.steps[i]
		if st.seat != seat {
			continue
		}
		at := int16(i)
		switch st.what {
		case stepGain:
			for range st.n {
				h.gains = append(h.gains, gain{at: at})
			}
		case stepPin:
			h.gains = append(h.gains, gain{at: at})
			pinned[st.card.ID] = int16(len(h.gains) - 1)
		case stepLast:
			if n := len(h.gains); n > 0 {
				h.gains[n-1].bar |= st.faces
			}
		case stepFind:
			if _, is := pinned[st.card.ID]; is || st.card.ID == 0 {
				break
			}
			seen := false
			for k := range known {
				seen = seen || known[k].card == int16(st.card.ID)
			}
			if !seen {
				known = append(known, token{face: st.card.Face, card: int16(st.card.ID), gain: -1, lost: stays, before: at, known: true})
			}
		case stepLose:
			t := token{face: st.card.Face, card: -1, gain: -1, lost: at, before: at, known: true}
			if g, is := pinned[st.card.ID]; is {
				t.gain, t.rooted = g, true
				delete(pinned, st.card.ID)
			}
			for k := range known {
				if known[k].card == int16(st.card.ID) {
					t.before = known[k].before
					known = append(known[:k], known[k+1:]...)
					break
				}
			}
			h.tokens = append(h.tokens, t)
		}
	}
	for i := range b.choices { // the card just drawn and played at once
		if ch := &b.choices[i]; ch.seat == seat && ch.drawn && ch.what != choseKeep {
			c.root(h, ch.at)
		}
	}
	for id, g := range pinned {
		known = append(known, token{card: int16(id), gain: g, lost: stays, before: stays, known: true, rooted: true})
	}
	for _, t := range known {
		t.card = c.indexOf(engine.Card(t.card))
		if t.card < 0 {
			return false
		}
		t.face = c.pool[t.card].Face
		c.owner[t.card] = place{seat, int16(len(h.tokens))}
		h.tokens = append(h.tokens, t)
	}
	return c.gain(h)
}

// root ties the card played at a step to the last that came.
func (c *chain) root(h *handGuess, at int16) {
	last := int16(-1)
	for g := range h.gains {
		if h.gains[g].at < at {
			last = int16(g)
		}
	}
	for k := range h.tokens {
		if t := &h.tokens[k]; t.lost >= at {
			if last >= 0 && t.gain < 0 {
				t.gain, t.rooted = last, true
			}
			return
		}
	}
}

// indexOf finds a card of the pool; -1 where it is none.
func (c *chain) indexOf(id engine.Card) int16 {
	for i := range c.pool {
		if c.pool[i].ID == id {
			return int16(i)
		}
	}
	return -1
}

// gain says when each card came; what is left over are cards still held.
func (c *chain) gain(h *handGuess) bool {
	taken := make([]bool, len(h.gains))
	for k := range h.tokens {
		if g := h.tokens[k].gain; g >= 0 {
			if taken[g] {
				return false
			}
			taken[g] = true
		}
	}
	order := make([]*token, len(h.tokens)) // those that must have come soonest first
	for k := range h.tokens {
		order[k] = &h.tokens[k]
	}
	slices.SortStableFunc(order, func(x, y *token) int { return int(x.before) - int(y.before) })
	for _, t := range order {
		if t.gain >= 0 {
			continue
		}
		for g := range h.gains {
			if !taken[g] && h.gains[g].at < t.before && (t.gain < 0 || h.gains[t.gain].bar&uno.SetOf(t.face) != 0 && h.gains[g].bar&uno.SetOf(t.face) == 0) {
				t.gain = int16(g)
			}
		}
		if t.gain < 0 {
			return false
		}
		taken[t.gain] = true
	}
	for g := range taken {
		if !taken[g] {
			h.tokens = append(h.tokens, token{card: -1, gain: int16(g), lost: stays, before: stays})
		}
	}
	return len(h.tokens) < 60
}

// How many changes bring the chain from where it began to where it may be, and from one guess to the next.
const (
	warmTries = 800
	nextTries = 12
)

// warm brings the chain from where it began to where it may be.
func (c *chain) warm() {
	for range 8 {
		c.steps(warmTries / 8)
		c.guess()
	}
}

// deal gives the hands cards by chance.
func (c *chain) deal(t *uno.Imagined) bool {
	var free []int16
	for i := range c.owner {
		if c.owner[i].seat < 0 {
			free = append(free, int16(i))
		}
	}
	for seat := range c.seats {
		if engine.Seat(seat) == c.viewer {
			continue
		}
		h, has := &c.hands[seat], 0
		for k := range h.tokens {
			tok := &h.tokens[k]
			if tok.lost != stays {
				continue
			}
			has++
			if tok.card >= 0 {
				continue
			}
			if len(free) == 0 {
				return false
			}
			n := c.rng.Below(uint32(len(free)))
			tok.card = free[n]
			free[n] = free[len(free)-1]
			free = free[:len(free)-1]
			tok.face = c.pool[tok.card].Face
			c.owner[tok.card] = place{int8(seat), int16(k)}
			c.held = append(c.held, tok.card)
		}
		if has != t.Need(engine.Seat(seat)) {
			return false
		}
	}
	c.loose = append(append(c.loose, c.held...), free...)
	return true
}

// settle finds at which choices after a step those tokens were in the hand.
func (h *handGuess) settle(since int16, tokens ...int16) {
	for _, i := range tokens {
		t, bit := &h.tokens[i], uint64(1)<<i
		came := h.gains[t.gain].at
		for k := len(h.choices) - 1; k >= 0 && h.choices[k].at > since; k-- {
			if at := h.choices[k].at; came < at && t.lost >= at {
				h.there[k] |= bit
			} else {
				h.there[k] &^= bit
			}
		}
	}
}
