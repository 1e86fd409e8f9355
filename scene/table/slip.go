package table

import (
	"fourtell/engine"
	"fourtell/scene/stage"
	"fourtell/words"
)

// slip is the card that does not fit and has been pressed once, at a table where such a card may be laid and costs its player. Whoever
// is shown that it does not fit may still have meant its neighbour: the first press only tells what it costs, the second lays it.
// Where nobody is shown what fits, no press may be held back, since that would tell.
type slip struct {
	card     engine.Card
	decision uint32 // of the question it was pressed at
}

// slipOf is the press on that card as the player is asked now.
func (h *hand) slipOf(card engine.SeenCard) slip { return slip{card.ID, h.shown.Decision} }

// unpick lets go of the card that was pressed once.
func (h *hand) unpick(s *stage.Stage) {
	if h.picked != 0 || h.slip.card != 0 {
		h.picked, h.slip = 0, slip{}
		s.Redraw()
	}
}

// slips says whether a press on a card is the first on one that does not fit and would cost; it tells so then, and the card stands out.
func (mv *moves) slips(s *stage.Stage, card engine.SeenCard) bool {
	h := mv.hand
	if mv.facts.slip == 0 || !mv.mine() || mv.granted(card) || !h.marks(s) || mv.peek.peeks() {
		return false
	}
	pressed := h.slipOf(card)
	if h.slip == pressed {
		h.picked, h.slip = 0, slip{}
		return false
	}
	h.slip, h.picked, h.focus = pressed, card.ID, card.ID
	mv.bubble.sayRule(s, mv.lang.Say(words.SlipCosts, words.Count("n", mv.facts.slip)), "misplay", card.ID)
	return true
}
