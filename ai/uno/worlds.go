package uno

import (
	"fourtell/engine"
	"fourtell/engine/uno"
)

// worlds deals imagined tables that fit a belief, one after the other, and reuses their memory.
type worlds struct {
	table  *uno.Imagined
	belief *belief
	chain  *chain // which goes by all that has been chosen, of worlds as they are; nil: by what is denied alone
	recall uint16
	rng    engine.Rand

	rows   [engine.MaxSeats][]slot
	pool   []engine.SeenCard
	unseen [maxCardIDs]bool
	used   [maxCardIDs]bool
	hidden [engine.MaxSeats][]engine.Card
	order  []slotAt
}

// slot is a card in a hand: known, or one of some faces.
type slot struct {
	may  uno.FaceSet
	card engine.Card // 0: unknown
}

type slotAt struct {
	seat int8
	at   int16
	n    int16 // how many faces it may be
}

const maxCardIDs = 3*108 + 1

func newWorlds(t *uno.Imagined, b *belief, recall uint16, seed uint64) *worlds {
	w := &worlds{table: t, belief: b, recall: recall, rng: engine.NewRand(seed)}
	for _, c := range t.Unseen() {
		w.unseen[c.ID] = true
	}
	return w
}

// question conditions a world on the draw four that waits: guilty worlds hold one of the judged faces, innocent ones none.
type question uint8

const (
	asItIs question = iota
	guilty
	innocent
)

// deal imagines one world. seed is that of its draw pile.
func (w *worlds) deal(into *uno.State, q question, accused engine.Seat, seed uint64) {
	if w.chain != nil && q == asItIs {
		w.chain.next(&w.hidden)
		w.table.Deal(into, &w.hidden, seed)
		return
	}
	w.live()
	if q == innocent {
		w.deny(int8(accused), w.table.Judged(), 0)
	}
	w.fit()
	if q == guilty {
		w.convict(int8(accused))
	}
	w.fill()
	w.table.Deal(into, &w.hidden, seed)
}

// live runs the history through the hands.
func (w *worlds) live() {
	for i := range w.rows {
		w.rows[i] = w.rows[i][:0]
	}
	out := w.belief.out
	for i := range w.belief.steps {
		st := &w.belief.steps[i]
		row := &w.rows[max(st.seat, 0)]
		switch st.what {
		case stepGain:
			for range st.n {
				*row = append(*row, slot{may: uno.EveryFace})
			}
		case stepPin:
			*row = append(*row, slot{may: uno.SetOf(st.card.Face), card: st.card.ID})
		case stepFind:
			w.find(row, st.card)
		case stepLose:
			w.lose(row, st.card)
		case stepDeny:
			if st.trust >= always || uint16(w.rng.Uint32()&255) < st.trust && uint16(w.rng.Uint32()&255) < w.recall {
				w.deny(st.seat, st.faces, int(st.n))
			}
		case stepLast:
			if n := len(*row); n > 0 && (*row)[n-1].card == 0 {
				(*row)[n-1].may &^= st.faces
			}
		case stepSwap:
			w.rows[st.seat], w.rows[st.to] = w.rows[st.to], w.rows[st.seat]
		case stepRotate:
			was := w.rows
			for from, to := range w.belief.rotated(&out, int(st.n)) {
				w.rows[to] = was[from]
			}
		case stepGive:
			n := min(int(st.n), len(*row))
			w.rows[st.to] = append(w.rows[st.to], (*row)[len(*row)-n:]...)
			*row = (*row)[:len(*row)-n]
		case stepEmpty:
			*row = (*row)[:0]
			out[st.seat] = true
		}
	}
}

// deny takes faces out of what a hand may be, its newest cards apart.
func (w *worlds) deny(seat int8, faces uno.FaceSet, newest int) {
	row := w.rows[seat]
	for i := range max(len(row)-newest, 0) {
		if row[i].card == 0 && row[i].may&^faces != 0 {
			row[i].may &^= faces
		}
	}
}

// find pins a card seen in the hand on a slot that could be it.
func (w *worlds) find(row *[]slot, c engine.SeenCard) {
	for i := range *row {
		if (*row)[i].card == c.ID {
			return
		}
	}
	if i := w.pick(*row, uno.SetOf(c.Face)); i >= 0 {
		(*row)[i] = slot{may: uno.SetOf(c.Face), card: c.ID}
	}
}

// lose takes out the slot that the card played came from: that very card, or one that could have been it, the likelier the
// fewer faces it had left to be.
func (w *worlds) lose(row *[]slot, c engine.SeenCard) {
	r := *row
	at := -1
	for i := range r {
		if r[i].card == c.ID && c.ID != 0 {
			at = i
			break
		}
	}
	if at < 0 {
		at = w.pick(r, uno.SetOf(c.Face))
	}
	if at < 0 {
		return
	}
	copy(r[at:], r[at+1:])
	*row = r[:len(r)-1]
}

// pick chooses an unknown slot for a face, by weight; any unknown one where none admits the face; -1 where there is none.
func (w *worlds) pick(r []slot, f uno.FaceSet) int {
	const scale = 1 << 12
	total := uint32(0)
	for i := range r {
		if r[i].card == 0 && r[i].may&f != 0 {
			total += scale / uint32(r[i].may.Count())
		}
	}
	if total == 0 {
		n := uint32(0)
		for i := range r {
			if r[i].card == 0 {
				n++
			}
		}
		if n == 0 {
			return -1
		}
		k := w.rng.Below(n)
		for i := range r {
			if r[i].card == 0 {
				if k == 0 {
					return i
				}
				k--
			}
		}
	}
	k := w.rng.Below(total)
	for i := range r {
		if r[i].card == 0 && r[i].may&f != 0 {
			n := scale / uint32(r[i].may.Count())
			if k < n {
				return i
			}
			k -= n
		}
	}
	return -1
}

// fit makes each row as long as the hand is, whatever went wrong in reading the history: a table set up in a known state
// has none.
func (w *worlds) fit() {
	for seat := range w.belief.seats {
		need := w.table.Need(engine.Seat(seat))
		row := w.rows[seat]
		if engine.Seat(seat) == w.belief.viewer {
			row = row[:0] // its own cards it sees, but for those it drew blind
		}
		for len(row) < need {
			row = append(row, slot{may: uno.EveryFace})
		}
		w.rows[seat] = row[:need]
	}
}

// convict makes one card of the accused's hand a judged one, the likelier the more of its faces are.
func (w *worlds) convict(accused int8) {
	judged := w.table.Judged()
	row := w.rows[accused]
	const scale = 1 << 12
	total := uint32(0)
	weight := func(s slot) uint32 {
		return uint32((s.may & judged).Count()) * scale / uint32(max(s.may.Count(), 1))
	}
	for i := range row {
		if row[i].card != 0 && row[i].may&judged != 0 {
			return // known to
		}
		if row[i].card == 0 {
			total += weight(row[i])
		}
	}
	if total == 0 {
		if len(row) > 0 {
			row[w.rng.Below(uint32(len(row)))] = slot{may: judged}
		}
		return
	}
	k := w.rng.Below(total)
	for i := range row {
		if row[i].card == 0 {
			n := weight(row[i])
			if k < n {
				row[i].may &= judged
				return
			}
			k -= n
		}
	}
}

// fill gives every slot a card nobody has seen: those with the fewest faces choose first.
func (w *worlds) fill() {
	w.pool = append(w.pool[:0], w.table.Unseen()...)
	w.order = w.order[:0]
	clear(w.used[:])
	for seat := range w.belief.seats {
		w.hidden[seat] = w.hidden[seat][:0]
		for at, s := range w.rows[seat] {
			if s.card != 0 && w.unseen[s.card] && !w.used[s.card] {
				w.used[s.card] = true
				w.hidden[seat] = append(w.hidden[seat], s.card)
				continue
			}
			if s.card != 0 {
				w.rows[seat][at] = slot{may: uno.EveryFace}
			}
			w.order = append(w.order, slotAt{int8(seat), int16(at), int16(w.rows[seat][at].may.Count())})
		}
	}
	if n := len(w.pool); n > 0 {
		k := 0
		for _, c := range w.pool {
			if !w.used[c.ID] {
				w.pool[k] = c
				k++
			}
		}
		w.pool = w.pool[:k]
	}
	sortSlots(w.order)
	for _, o := range w.order {
		n := len(w.pool)
		if n == 0 {
			return
		}
		may := w.rows[o.seat][o.at].may
		take := int(w.rng.Below(uint32(n)))
		if may != uno.EveryFace {
			take = w.among(may, take)
		}
		w.hidden[o.seat] = append(w.hidden[o.seat], w.pool[take].ID)
		w.pool[take] = w.pool[n-1]
		w.pool = w.pool[:n-1]
	}
}

// among picks a card of the pool that is one of the faces, all alike; at where there is none. A few guesses mostly do.
func (w *worlds) among(may uno.FaceSet, at int) int {
	n := len(w.pool)
	for range 6 {
		if i := int(w.rng.Below(uint32(n))); may&uno.SetOf(w.pool[i].Face) != 0 {
			return i
		}
	}
	fits := 0
	for i := range w.pool {
		if may&uno.SetOf(w.pool[i].Face) != 0 {
			fits++
		}
	}
	if fits == 0 {
		return at
	}
	k := int(w.rng.Below(uint32(fits)))
	for i := range w.pool {
		if may&uno.SetOf(w.pool[i].Face) != 0 {
			if k == 0 {
				return i
			}
			k--
		}
	}
	return at
}

// sortSlots puts the most particular first. Rows are short and nearly in order: insertion.
func sortSlots(o []slotAt) {
	for i := 1; i < len(o); i++ {
		for j := i; j > 0 && o[j].n < o[j-1].n; j-- {
			o[j], o[j-1] = o[j-1], o[j]
		}
	}
}
