package table

import (
	"cmp"
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/stage"
)

// arrange puts the viewer's cards in the order of the settings, as soon as a beat brings others.
func (h *hand) arrange(s *engine.Snapshot) {
	if h.viewer < 0 || h.stage == nil {
		return
	}
	h.order(s.Hands[h.viewer].Cards, false)
}

func (h *hand) order(cards []engine.SeenCard, always bool) {
	same := len(cards) == len(h.sorted) && !always
	if same {
		for _, c := range cards {
			if !slices.Contains(h.sorted, c) {
				same = false
				break
			}
		}
	}
	if same {
		return
	}
	if h.manual {
		h.keepOrder(cards)
	} else {
		h.sorted = append(h.sorted[:0], cards...)
		bySymbol := h.stage.Settings().SortBySymbol
		slices.SortFunc(h.sorted, func(a, b engine.SeenCard) int { return compareCards(a, b, bySymbol) })
	}
	h.applyOrder()
}

// keepOrder leaves the cards held where they are; new ones come last.
func (h *hand) keepOrder(cards []engine.SeenCard) {
	h.sorted = slices.DeleteFunc(h.sorted, func(c engine.SeenCard) bool { return c.Hidden() || !slices.Contains(cards, c) })
	for _, c := range cards {
		if c.Hidden() || !slices.Contains(h.sorted, c) {
			h.sorted = append(h.sorted, c)
		}
	}
}

// place puts a card of the hand down before or after another, by where it was let go.
func (h *hand) place(s *stage.Stage, card engine.Card, x float32) {
	l := h.queue.Layout()
	from := h.indexOf(card)
	if from == noCard || card == unseenCard || l.Hand.Count != len(h.sorted) {
		return
	}
	perRow := (l.Hand.Count + l.Hand.Rows - 1) / l.Hand.Rows
	first := from / perRow * perRow
	to := first
	for i := first; i < min(first+perRow, l.Hand.Count); i++ {
		if i != from && float32(l.HandPose(i).X) < x {
			to++
		}
	}
	if to == from {
		return
	}
	c := l.HandPose(from).Card
	h.sorted = h.sorted[:0]
	for i := range l.Hand.Count {
		if i != from {
			h.sorted = append(h.sorted, l.HandPose(i).Card)
		}
	}
	h.sorted = slices.Insert(h.sorted, to, c)
	h.manual = true
	h.applyOrder()
	s.Redraw()
}

func (h *hand) applyOrder() {
	order := make([]engine.Card, 0, len(h.sorted))
	for _, c := range h.sorted {
		order = append(order, c.ID)
	}
	h.geom.Order = order
	h.queue.Relayout(h.geom, true)
}

// compareCards orders by colour and then symbol, or the other way round; wilds last.
func compareCards(a, b engine.SeenCard, bySymbol bool) int {
	wild := func(f engine.Face) int {
		if shed.IsWild(f) {
			return 1
		}
		return 0
	}
	byColor := cmp.Compare(shed.ColorOf(a.Face), shed.ColorOf(b.Face))
	bySign := cmp.Compare(shed.SymbolOf(a.Face), shed.SymbolOf(b.Face))
	if bySymbol {
		return cmp.Or(wild(a.Face)-wild(b.Face), bySign, byColor, cmp.Compare(a.ID, b.ID))
	}
	return cmp.Or(wild(a.Face)-wild(b.Face), byColor, bySign, cmp.Compare(a.ID, b.ID))
}
