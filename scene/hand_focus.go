package scene

import "fourtell/words"

// keepFocus puts the focus on a card where keys are used and it is nowhere, when the player is asked or has pressed one: on
// one that may be played. So it is always to be seen, and told, what Enter would play.
func (t *Table) keepFocus(s *Stage, in *Input) {
	h := &t.hand
	if t.person == nil || t.o.Demo || !s.Focusing() || t.hud.zone != zoneHand || t.hidden() || s.Top() != nil ||
		t.indexOf(h.focus) != noCard || !t.asked() && !in.keyed() {
		return
	}
	if c := t.cardAt(t.firstPlayable(1)).ID; c != 0 {
		h.focus = c
		if t.asked() { // else it is the table's turn to speak
			t.sayFocus(s)
		}
		s.Redraw()
	}
}

// sayFocus speaks the card that the keys are on, and whether it may be played. Only the viewer's own hand has a focus.
func (t *Table) sayFocus(s *Stage) {
	c := t.cardAt(t.indexOf(t.hand.focus))
	if c.ID == 0 || t.hot.covered {
		return
	}
	key := words.FocusNot
	if t.playable(c) {
		key = words.FocusPlay
	}
	s.Say(t.lang.Say(key, words.With("card", title(t.lang.Face(c.Face)))))
}
