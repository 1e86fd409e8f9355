package scene

// keepFocus puts the focus on a card where keys are used, the player is asked and it is nowhere: on one that may be played.
// So it is always to be seen, and told, what Enter would play.
func (t *Table) keepFocus(s *Stage) {
	h := &t.hand
	if t.person == nil || t.o.Demo || !s.Focusing() || t.hud.zone != zoneHand || t.hidden() || s.Top() != nil || !t.asked() ||
		t.indexOf(h.focus) != noCard {
		return
	}
	if c := t.cardAt(t.firstPlayable(1)).ID; c != 0 {
		h.focus = c
		t.sayFocus(s)
		s.Redraw()
	}
}
