package setup

import (
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// dealButton deals the cards, or says why it cannot: so it keeps the focus when a table becomes none.
type dealButton struct {
	kit.Button
	of *Setup
}

// Enabled says that it can have the focus.
func (b *dealButton) Enabled() bool { return true }

// Activate deals, or says what is wrong.
func (b *dealButton) Activate(s *stage.Stage) {
	if b.Off {
		s.Toasts().Alert(b.of.problem, "")
		return
	}
	b.Button.Activate(s)
}
