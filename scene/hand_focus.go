package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/words"
)

// keepFocus puts the focus on a card where keys are used and it is nowhere, when the player is asked or has pressed one: on
// one that may be played. So it is always to be seen, and told, what Enter would play.
func (t *Table) keepFocus(s *Stage, in *input.Tick) {
	h := t.hand
	t.leadFocus(s)
	if t.asked() && h.early != 0 {
		if c := t.cardAt(t.indexOf(h.focus)); c.ID == h.early && !t.playable(c) {
			h.focus = 0
		}
		h.early = 0
	}
	if t.person == nil || t.o.Demo || !s.Focusing() || t.hud.zone != zoneHand || t.peek.hidden() || s.Top() != nil ||
		t.indexOf(h.focus) != noCard || !t.asked() && !in.Keyed() {
		return
	}
	if c := t.cardAt(t.firstPlayable(1)).ID; c != 0 {
		h.focus = c
		if t.asked() { // else it is the table's turn to speak
			t.sayFocus(s)
		} else {
			h.early = c
		}
		s.Redraw()
	}
}

// leadFocus goes, at each new question, to what can be done: to the draw pile where nothing can be played, and back from there,
// and from a card that can't be played to one that can. Whoever has gone elsewhere by key is left there.
func (t *Table) leadFocus(s *Stage) {
	h := t.hand
	if !t.asked() || t.shown.Decision == h.led || t.o.Demo || !s.Focusing() || t.peek.hidden() || s.Top() != nil || t.shown.Phase != engine.PhasePlay {
		return
	}
	h.led = t.shown.Decision
	switch {
	case t.hand.mustDraw() && t.hud.zone == zoneHand:
		t.hud.zone, h.sent = zoneDraw, true
		t.sayZone(s)
	case !t.hand.mustDraw() && h.sent && t.hud.zone == zoneDraw:
		t.hud.zone, h.sent = zoneHand, false
		if c := t.cardAt(t.indexOf(h.focus)); !t.playable(c) {
			h.focus = 0 // keepFocus finds one that may be played
			return
		}
		t.sayFocus(s)
	case t.hud.zone == zoneHand && t.facts.plays > 0 && h.early == 0 && t.indexOf(h.focus) != noCard && !t.playable(t.cardAt(t.indexOf(h.focus))):
		h.focus = 0
	default:
		return
	}
	s.Redraw()
}

// sayFocus speaks the card that the keys are on, and whether it may be played. Only the viewer's own hand has a focus.
func (t *Table) sayFocus(s *Stage) {
	c := t.cardAt(t.indexOf(t.hand.focus))
	if c.ID == 0 || t.people.covered {
		return
	}
	key := words.FocusNot
	if t.playable(c) {
		key = words.FocusPlay
	}
	s.Say(t.lang.Say(key, words.With("card", capital(t.lang.Face(c.Face)))))
}

func (t *Table) digit(s *Stage, i int) {
	c := t.cardAt(i)
	if c.ID == 0 {
		return
	}
	t.hud.zone = zoneHand
	if t.hand.focus == c.ID && t.playable(c) {
		t.try(s, c)
		return
	}
	t.hand.focus = c.ID
	t.sayFocus(s)
	s.Redraw()
}

// stepFocus goes to the next card; the first step finds a playable one.
func (t *Table) stepFocus(s *Stage, d int) {
	if t.hud.zone != zoneHand {
		if !t.lines.nextTalker(s, d) {
			t.nextZone(s, d)
		}
		return
	}
	n := t.queue.Layout().Hand.Count
	if n == 0 {
		return
	}
	at := t.indexOf(t.hand.focus)
	if at == noCard {
		at = t.firstPlayable(d)
	} else {
		at = (at + d + n) % n
	}
	t.hand.focus = t.cardAt(at).ID
	t.sayFocus(s)
	s.Redraw()
}

func (t *Table) firstPlayable(d int) int {
	n := t.queue.Layout().Hand.Count
	for k := range n {
		i := k
		if d < 0 {
			i = n - 1 - k
		}
		if t.playable(t.cardAt(i)) {
			return i
		}
	}
	if d < 0 {
		return n - 1
	}
	return 0
}

// stepRow goes up or down: between the rows of a dense hand, to the pile, and back.
func (t *Table) stepRow(s *Stage, d int) {
	l := t.queue.Layout()
	at := t.indexOf(t.hand.focus)
	if t.hud.zone == zoneHand && at != noCard && l.Hand.Rows > 1 {
		perRow := (l.Hand.Count + l.Hand.Rows - 1) / l.Hand.Rows
		if next := at + d*perRow; next >= 0 && next < l.Hand.Count {
			t.hand.focus = t.cardAt(next).ID
			t.sayFocus(s)
			s.Redraw()
			return
		}
	}
	switch {
	case d < 0 && t.hud.zone == zoneHand:
		t.hud.zone = zoneDraw
	case d > 0:
		t.hud.zone = zoneHand
	}
	s.Redraw()
}
