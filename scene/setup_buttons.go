package scene

// dealButton deals the cards, or says why it cannot: so it keeps the focus when a table becomes none.
type dealButton struct {
	Button
	of *TableSetup
}

// Enabled says that it can have the focus.
func (b *dealButton) Enabled() bool { return true }

// Activate deals, or says what is wrong.
func (b *dealButton) Activate(s *Stage) {
	if b.Off {
		s.Toasts().Alert(b.of.problem, "")
		return
	}
	b.Button.Activate(s)
}
