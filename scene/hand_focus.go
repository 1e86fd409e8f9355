package scene

// keepFocus puts the focus on a card where keys are used and there is none: on one that may be played as soon as the player
// is asked. So it is always to be seen, and told, what Enter would play.
func (t *Table) keepFocus(s *Stage) {
	h := &t.hand
	if t.person == nil || t.o.Demo || !s.Focusing() || t.hud.zone != zoneHand || t.hot.covered || t.hot.catching || t.hidden() ||
		t.verdict.on || s.Top() != nil {
		return
	}
	asked := t.asked()
	if t.indexOf(h.focus) != noCard && !(h.focus == h.found && asked && h.foundFor != t.shown.Decision) {
		return // it is where the player has put it, or has been told of
	}
	c := t.cardAt(t.firstPlayable(1)).ID
	if c == 0 {
		return
	}
	h.focus, h.found, h.foundFor = c, c, 0
	if asked {
		h.foundFor = t.shown.Decision
		t.sayFocus(s)
	}
	s.Redraw()
}
