package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/stage"
)

// grab is a card under the pointer while its button is down.
type grab struct {
	card    engine.Card
	index   int
	on      bool // it has been dragged
	over    bool // past the release line
	x, y    float32
	vx      float32
	seq     uint32 // of the beat it was pressed on
	jump    bool   // a jump-in was offered then
	touched bool   // it was the picked one when the press began
}

// holds says whether there is a card under the pointer.
func (g *grab) holds() bool { return g.card != 0 }

// tilt is how a dragged card leans, by how fast it is drawn along.
func (g *grab) tilt() float32 { return min(max(g.vx*0.02, -0.3), 0.3) }

// hovers lifts the card that the pointer has come to. A card that comes under a pointer at rest stays down: nobody pointed at
// it, and lifted it would look as if it were to be played.
func (h *hand) hovers(s *stage.Stage, in *input.Tick, at int) {
	card := h.cardAt(at).ID
	if in.Touch && !in.Down || h.grab.on || !in.Moved && !in.Pressed && card != h.hover {
		card = 0
	}
	if card != h.hover {
		h.hover = card
		s.Redraw()
	}
}

// drag moves the card after the pointer with a little lag, and tilts it.
func (h *hand) drag(s *stage.Stage, in *input.Tick) {
	g := &h.grab
	if !g.on {
		p := h.queue.Layout().HandPose(max(0, h.indexOf(g.card)))
		g.x, g.y = float32(p.X), float32(p.Y)
	}
	g.on = true
	dx, dy := in.X-g.x, in.Y-g.y
	g.vx = g.vx*0.7 + dx*0.3
	g.x += dx * 0.45
	g.y += dy * 0.45
	g.over = float64(in.Y) < h.queue.Layout().Hand.Release
	s.Redraw()
}

// dropGrab takes a dragged card out of the fingers: it springs back from where it is, unless it is played from there.
func (h *hand) dropGrab(s *stage.Stage) {
	if g := &h.grab; g.on && g.card < mostIDs {
		if i := h.indexOf(g.card); i != noCard {
			q := h.queue.Layout().HandPose(i)
			h.springs[g.card] = spring{x: g.x - float32(q.X), y: g.y - float32(q.Y), angle: g.tilt() - float32(q.Angle), scale: 0.12}
		}
	}
	h.grab = grab{index: noCard}
	s.Redraw()
}

// cancel takes back what has not been committed; it says whether there was anything.
func (h *hand) cancel(s *stage.Stage) bool {
	if h.grab.on {
		h.dropGrab(s)
		return true
	}
	if h.picked != 0 {
		h.unpick(s)
		return true
	}
	return h.claim.cancel(s)
}

// letGo tells the queue where a card is, so that its flight, or its way back, begins there.
func (h *hand) letGo(c engine.Card) {
	i := h.indexOf(c)
	if i == noCard {
		return
	}
	p := h.queue.Layout().HandPose(i)
	sp := &h.springs[c]
	x, y := p.X+float64(sp.x), p.Y+float64(sp.y)
	angle, scale := p.Angle+float64(sp.angle), p.Scale*(1+float64(sp.scale))
	*sp = spring{}
	h.queue.LetGo(c, x, y, angle, scale)
}

// asPlayed is the play as the table will carry it out. Of several cards of a face the one with the lowest id leaves the hand,
// whichever was named: so the card that was pressed takes that id, and is the one seen to fly. In phase drawn the drawn card
// leaves, and no other may be named.
func (h *hand) asPlayed(c engine.Command, card engine.Card) (engine.Command, engine.Card) {
	if c.Verb != engine.VerbPlay || h.viewer < 0 || h.facts.drawn != 0 {
		return c, card
	}
	cards := []engine.SeenCard{c.Card}
	if len(c.Cards) > 0 {
		cards = slices.Clone(c.Cards)
	}
	for n, named := range cards {
		low := named.ID
		for _, own := range h.shown.Hands[h.viewer].Cards {
			gone := slices.ContainsFunc(cards[:n], func(x engine.SeenCard) bool { return x.ID == own.ID })
			if own.Face == named.Face && own.ID < low && !gone {
				low = own.ID
			}
		}
		if low == named.ID {
			continue
		}
		h.exchange(named.ID, low)
		for k := range cards[n:] {
			cards[n+k].ID = exchanged(cards[n+k].ID, named.ID, low)
		}
		card = exchanged(card, named.ID, low)
	}
	if len(c.Cards) > 0 {
		c.Cards = cards
	} else {
		c.Card = cards[0]
	}
	return c, card
}

// asLaid are the cards of a claim as the table will take them. Of several of a face those with the highest ids leave the hand, whichever
// were named: so the ones that were picked take those ids, and are the ones seen to rise and fly.
func (h *hand) asLaid(picked []engine.SeenCard) []engine.SeenCard {
	laid := slices.Clone(picked)
	if h.viewer < 0 {
		return laid
	}
	for n := range laid {
		named, high := laid[n].ID, laid[n].ID
		for _, own := range h.shown.Hands[h.viewer].Cards {
			taken := slices.ContainsFunc(laid[:n], func(x engine.SeenCard) bool { return x.ID == own.ID })
			if own.Face == laid[n].Face && own.ID > high && !taken {
				high = own.ID
			}
		}
		if high == named {
			continue
		}
		h.exchange(named, high)
		for k := range laid[n:] {
			laid[n+k].ID = exchanged(laid[n+k].ID, named, high)
		}
	}
	return laid
}

// exchange gives two cards of the hand that have the same face each other's id. Nothing moves.
func (h *hand) exchange(a, b engine.Card) {
	if a >= mostIDs || b >= mostIDs {
		return
	}
	h.springs[a], h.springs[b] = h.springs[b], h.springs[a]
	h.pulse[a], h.pulse[b] = h.pulse[b], h.pulse[a]
	for i := range h.sorted {
		h.sorted[i].ID = exchanged(h.sorted[i].ID, a, b)
	}
	h.queue.Exchange(a, b)
	h.applyOrder()
}

func exchanged(id, a, b engine.Card) engine.Card {
	switch id {
	case a:
		return b
	case b:
		return a
	}
	return id
}
