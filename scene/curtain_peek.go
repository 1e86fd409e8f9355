package scene

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// peekTap is how many ticks a press on the hand may last and still be no look at it.
const peekTap = 18

// peek is the look at a hand that lies face down where people share the screen: it lasts as long as a key, a button or a
// finger is held, or where one press does instead until the next one or the end of the turn.
type peek struct {
	open   bool // the hand is seen
	stays  bool // until a press covers it
	turn   bool // it is the viewer's turn
	tapped bool // a press on the hand will open it when it is let go
	cover  padButton
	finger bool // a finger or the mouse holds it open
	age    int  // ticks it has
	card   engine.Card
	picked bool // it was the picked one when the press began
}

// peeks says whether the hand lies face down until it is asked for.
func (t *Table) peeks() bool { return t.stage.Settings.PeekOnHold && t.shared() && !t.o.Demo }

// hidden says whether the hand lies face down now: nothing in the picture may depend on what is in it.
func (t *Table) hidden() bool { return t.peeks() && !t.peek.open }

// updatePeek follows what is held, also under a question: the hand may be looked at before it is answered.
func (t *Table) updatePeek(s *Stage, in *input.Tick) {
	if !t.peeks() {
		t.peek = peek{}
		if t.person != nil && !t.hot.covered && s.input.Device != paint.DevicePad && s.input.Take(input.ActPeek) {
			s.Say(t.lang.Standing(&t.shown)) // a hand that lies open is heard
		}
		return
	}
	key := s.input.Holds(input.ActPeek)
	if key || s.input.Did(input.ActPeek) {
		in.Take(input.ActSort) // the same button of a gamepad
	}
	if s.Settings.PressOnce {
		key = t.pressedPeek(s)
	} else {
		t.peek.stays = false
	}
	open := t.person != nil && !t.hot.covered && (key || t.peek.finger)
	if open != t.peek.open {
		t.peek.open = open
		if open {
			s.Say(t.lang.Say(words.PeekShown))
			s.Say(t.turnLine(s, &t.shown))
		} else {
			s.Say(t.lang.Say(words.PeekCovered))
		}
		s.Redraw()
	}
}

// pressedPeek says whether the hand stays open after one press.
func (t *Table) pressedPeek(s *Stage) bool {
	k := &t.peek
	public := t.table.Public()
	turn := public.Turn == t.viewer && !public.Over()
	switch {
	case t.person == nil || t.hot.covered || k.turn && !turn:
		k.stays, k.tapped = false, false
	case s.input.Take(input.ActPeek):
		k.stays = !k.stays
	}
	k.turn = turn
	return k.stays
}

// hush keeps keys that would choose a card from one that is not seen.
func (t *Table) hushKeys(s *Stage, in *input.Tick) {
	asked := false
	for a := input.ActDigit1; a <= input.ActDigit9; a++ {
		asked = in.Take(a) || asked
	}
	if t.hud.zone == zoneHand {
		for _, a := range [...]input.Action{input.ActLeft, input.ActRight, input.ActConfirm} {
			asked = in.Take(a) || asked
		}
	}
	if asked {
		s.Say(t.peekHint(s))
	}
}

// peekHint tells how the hand is seen on the device last used.
func (t *Table) peekHint(s *Stage) string { return t.peekLine(s).spoken(s) }

// peekLine tells it, or how the hand is covered where it stays open.
func (t *Table) peekLine(s *Stage) *keyLine {
	h := &t.hud
	switch {
	case t.peek.stays:
		return &h.peekCover
	case s.Settings.PressOnce:
		return &h.peekPress
	}
	return &h.peekHow
}

// turnLine is what is asked of the player, and with what they hold where that is seen.
func (t *Table) turnLine(s *Stage, shown *engine.Snapshot) string {
	if t.hidden() {
		return words.Sentences(t.hud.yourTurn, t.hud.colorWord+": "+t.facts.chip) + " " + t.peekHint(s)
	}
	return t.lang.Turn(shown)
}

// makePeek writes that down for every device.
func (h *hud) makePeek(l *words.Language) {
	h.peekHow = keyLineOf(l, input.ActPeek, words.PeekHidden, words.PeekMouse, words.PeekTouch)
	h.peekPress = keyLineOf(l, input.ActPeek, words.PeekPress, words.PeekPressMouse, words.PeekPressTouch)
	h.peekCover = keyLineOf(l, input.ActPeek, words.PeekCover, words.PeekCoverMouse, words.PeekCoverTouch)
}

// peekPointer follows a press on the hand that lies face down. While it lasts the hand is seen and the card below it
// stands out; drawn up past the line the card is played. Let go it is picked, and a short press on the picked one plays it.
// It says whether the pointer is its own.
func (t *Table) peekPointer(s *Stage, in *input.Tick) bool {
	k, h := &t.peek, &t.hand
	if t.peeks() && k.stays {
		return t.coverPointer(s, in)
	}
	if !t.peeks() || k.open && !k.finger {
		return false
	}
	l := t.queue.Layout()
	at, ok := l.HandAt(float64(in.X), float64(in.Y))
	if !ok || !in.Over {
		at = noCard
	}
	switch {
	case s.Settings.PressOnce:
		h.hover = 0
		if in.Pressed {
			k.tapped = at != noCard
		}
		if in.Released && k.tapped {
			k.tapped, k.stays = false, at != noCard
		}
	case in.Pressed && at != noCard:
		c := t.cardAt(at).ID
		*k = peek{finger: true, card: c, picked: c == h.picked}
		h.hover = c
	case !k.finger:
		h.hover = 0
	case in.Down && (h.grab.on || at == noCard && in.Dragged && float64(in.Y) < l.Hand.Box.Y && k.card != 0):
		if !h.grab.on {
			h.grab = grab{card: k.card, index: t.indexOf(k.card), x: in.X, y: in.Y, seq: t.shown.Seq, jump: t.mayJump()}
			h.picked, h.hover = 0, 0
		}
		t.drag(s, in)
	case in.Down:
		k.age++
		if c := t.cardAt(at).ID; c != 0 && c != h.hover {
			h.hover, k.card = c, c
			s.Redraw()
		}
	default:
		t.endPeek(s, in, at)
	}
	return true
}

// coverPointer lets a press on its strip cover a hand that stays open; it says whether the pointer is its own.
func (t *Table) coverPointer(s *Stage, in *input.Tick) bool {
	k := &t.peek
	k.cover.at = t.coverAt(s.Painter())
	if k.cover.update(s, in, true) {
		k.stays = false
	}
	return k.cover.down
}

// coverAt is where that strip lies: over the feet of the cards, which tell nothing that their heads do not.
func (t *Table) coverAt(p *paint.Painter) paint.Rect {
	l, u := t.queue.Layout(), t.u
	return t.keyPillAt(p, t.peekLine(t.stage), float32(l.W)/2, min(float32(l.H)-22*u, float32(l.Hand.Box.Y+l.Hand.Box.H/2)-14*u))
}

// endPeek does what letting go means, and the hand lies face down again.
func (t *Table) endPeek(s *Stage, in *input.Tick, at int) {
	k, h := &t.peek, &t.hand
	c := t.cardAt(at)
	switch {
	case h.grab.on && in.Released:
		t.release(s, in, at)
	case h.grab.on:
		t.dropGrab(s)
	case !in.Released || c.ID == 0 || c.ID != k.card:
	case k.picked && k.age < peekTap:
		h.picked = 0
		t.try(s, c)
	default:
		h.picked, h.focus = c.ID, c.ID
	}
	k.finger = false
	h.hover = 0
	s.Redraw()
}

// drawPeek tells over the covered hand how it is seen.
func (t *Table) drawPeek(p *paint.Painter) {
	l := t.queue.Layout()
	if t.person == nil || t.verdict.on || l.Hand.Count == 0 {
		return
	}
	if t.peek.stays && t.peeks() {
		body := paint.Cream
		if t.peek.cover.hover {
			body = paint.White
		}
		t.keyPill(p, t.peekLine(t.stage), t.coverAt(p), body, paint.Ink)
	}
	if !t.hidden() {
		return
	}
	line := t.peekLine(t.stage)
	t.keyPill(p, line, t.keyPillAt(p, line, float32(l.W)/2, float32(l.Hand.Box.Y)), paint.Cream, paint.Ink)
}

// discreet is a beat as it may be told aloud and kept in the log where the hand lies face down: which cards the viewer has
// drawn is left out.
func (t *Table) discreet(now *engine.Snapshot) *engine.Snapshot {
	if !t.peeks() {
		return now
	}
	told := *now
	told.Cause = t.withoutOwn(told.Cause)
	told.Riders = slices.Clone(told.Riders)
	for i := range told.Riders {
		told.Riders[i] = t.withoutOwn(told.Riders[i])
	}
	return &told
}

func (t *Table) withoutOwn(e engine.Event) engine.Event {
	switch e.Kind {
	case engine.EventDrawn, engine.EventPenalty, engine.EventDealt:
		e.Cards = make([]engine.SeenCard, len(e.Cards))
	}
	return e
}
