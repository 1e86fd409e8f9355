package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// known is what of a belief is beyond doubt: cards that lie in a hand, and how many of a colour it can hold at most since a
// moment when it proved to hold none.
type known struct {
	cards [engine.MaxSeats]map[engine.Card]engine.Face
	// most, by seat and colour, is the bound; unbounded where there was no such moment.
	most [engine.MaxSeats][5]int
}

const unbounded = -1

// proved runs the steps that are sure, and leaves out all that has to be believed.
func (b *belief) proved() *known {
	k := &known{}
	for i := range k.cards {
		k.empty(i)
	}
	out := b.out
	for i := range b.steps {
		st := &b.steps[i]
		seat, to := int(st.seat), int(st.to)
		switch st.what {
		case stepGain:
			k.more(seat, int(st.n))
		case stepPin, stepFind:
			if st.card.ID == 0 { // a Snapshot may be nonsense
				break
			}
			k.cards[seat][st.card.ID] = st.card.Face
			if m := &k.most[seat][shed.ColorOf(st.card.Face)]; *m >= 0 && st.what == stepPin {
				*m++
			}
		case stepLose:
			delete(k.cards[seat], st.card.ID)
			if m := &k.most[seat][shed.ColorOf(st.card.Face)]; *m > 0 {
				*m--
			}
		case stepDeny:
			if st.trust >= always {
				k.deny(seat, st.faces, int(st.n))
			}
		case stepLast:
			for c := shed.Red; c <= shed.Blue; c++ {
				if m := &k.most[seat][c]; *m > 0 && uno.ColorSet(c)&^st.faces == 0 {
					*m--
				}
			}
		case stepSwap:
			k.cards[seat], k.cards[to] = k.cards[to], k.cards[seat]
			k.most[seat], k.most[to] = k.most[to], k.most[seat]
		case stepRotate:
			was := *k
			for from, to := range b.rotated(&out, int(st.n)) {
				k.cards[to], k.most[to] = was.cards[from], was.most[from]
			}
		case stepGive: // the very cards it had drawn move on
			for c, m := range k.most[seat] {
				k.most[seat][c] = max(m-int(st.n), min(m, 0))
			}
			k.more(to, int(st.n))
		case stepEmpty:
			k.empty(seat)
			out[seat] = true
		}
	}
	return k
}

func (k *known) empty(seat int) {
	k.cards[seat] = map[engine.Card]engine.Face{}
	for c := range k.most[seat] {
		k.most[seat][c] = unbounded
	}
}

// more: the hand took n cards nobody saw.
func (k *known) more(seat, n int) {
	for c := range k.most[seat] {
		if k.most[seat][c] >= 0 {
			k.most[seat][c] += n
		}
	}
}

// deny: the hand, its newest cards apart, holds no card of a colour that is denied whole.
func (k *known) deny(seat int, faces uno.FaceSet, newest int) {
	for c := shed.Red; c <= shed.Blue; c++ {
		if uno.ColorSet(c)&^faces == 0 {
			k.most[seat][c] = newest
		}
	}
}
