package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/words"
)

// holdToHurry is how long the pointer rests pressed on the empty table until everything goes faster.
const holdToHurry = 18

// control turns the tick's input into wishes: the questions first, then buttons, the hand, the table.
func (t *Table) control(s *Stage, in *input.Tick) {
	t.pollQuestion(s)
	t.hearUndo(s)
	if t.left || s.Top() != nil {
		t.hand.hover, t.hud.pressed = 0, 0
		if t.hand.grab.on {
			t.dropGrab(s)
		}
		t.queue.FastForward(false)
		t.hud.hurry = false
		return
	}
	if in.Pressed || in.KeyDown {
		t.felt.banner = min(t.felt.banner, 8)
	}
	if in.Take(input.ActPause) {
		t.pause(s)
		return
	}
	if t.bubble.toRule(s, in) {
		return
	}
	t.stands.update(s, in)
	t.updateHUD(s, in)
	if t.left || s.Top() != nil {
		return
	}
	if t.person != nil {
		t.padJumps(s, in)
		if t.peek.hidden() {
			t.hushKeys(s, in)
		}
		t.keys(s, in)
		if !t.peekPointer(s, in) {
			t.pointer(s, in)
		}
	}
	t.skipping(s, in)
}

// skipping: a click on the empty table or Space ends the present motion; held, they hurry. Where one press does instead of
// holding, it hurries until the next one, or until it's the player's turn.
func (t *Table) skipping(s *Stage, in *input.Tick) {
	if in.Pressed && t.hand.grab.card == 0 && t.queue.Idle() && t.hold == 0 && in.In(rectOf(t.queue.Layout().Discard)) {
		t.openLog(s) // the discards tell what has been played
		return
	}
	once, pressed := s.Settings.PressOnce, false
	if in.Pressed && t.hand.grab.card == 0 {
		t.skip(s)
		t.hud.pressed, pressed = 1, true
	}
	if in.Take(input.ActSkip) {
		t.skip(s)
		pressed = true
	}
	switch {
	case !once || t.asked():
		t.hud.hurry = false
	case pressed:
		t.hud.hurry = !t.hud.hurry
		if t.hud.hurry {
			s.Say(t.lang.Say(words.HurryOn))
		} else {
			s.Say(t.lang.Say(words.HurryOff))
		}
		s.Redraw()
	}
	if in.Down && t.hud.pressed > 0 {
		t.hud.pressed++
	} else {
		t.hud.pressed = 0
	}
	t.queue.FastForward(t.hud.hurry || !once && (in.Holds(input.ActSkip) || t.hud.pressed > holdToHurry))
}

func (t *Table) skip(s *Stage) {
	t.queue.Skip()
	if t.hold > 0 {
		t.hold = 0
		t.verdict.close()
		s.Redraw()
	}
}

// pointer: hover, click, tap and drag in the hand.
func (t *Table) pointer(s *Stage, in *input.Tick) {
	h, l := t.hand, t.queue.Layout()
	at, ok := l.HandAt(float64(in.X), float64(in.Y))
	if !ok || !in.Over {
		at = noCard
	}
	if in.RightPressed {
		t.cancel(s)
	}
	t.hovers(s, in, at)
	if at != noCard {
		s.Pointing()
	}
	switch {
	case in.Pressed && at != noCard:
		c := t.cardAt(at)
		h.grab = grab{card: c.ID, index: at, x: in.X, y: in.Y, touched: h.picked == c.ID && c.ID != 0, seq: t.shown.Seq, jump: t.mayJump()}
		if h.picked != 0 && h.picked != c.ID {
			h.picked = 0
		}
	case in.Pressed:
		if h.picked != 0 {
			h.picked = 0
			s.Redraw()
		}
	case h.grab.card != 0 && in.Down && in.Dragged:
		t.drag(s, in)
	case h.grab.card != 0 && in.Released:
		t.release(s, in, at)
	case h.grab.card != 0 && !in.Down:
		t.dropGrab(s)
	}
}

// hovers lifts the card that the pointer has come to. A card that comes under a pointer at rest stays down: nobody pointed at
// it, and lifted it would look as if it were to be played.
func (t *Table) hovers(s *Stage, in *input.Tick, at int) {
	h := t.hand
	card := t.cardAt(at).ID
	if in.Touch && !in.Down || h.grab.on || !in.Moved && !in.Pressed && card != h.hover {
		card = 0
	}
	if card != h.hover {
		h.hover = card
		s.Redraw()
	}
}

// drag moves the card after the pointer with a little lag, and tilts it.
func (t *Table) drag(s *Stage, in *input.Tick) {
	g := &t.hand.grab
	if !g.on {
		p := t.queue.Layout().HandPose(max(0, t.indexOf(g.card)))
		g.x, g.y = float32(p.X), float32(p.Y)
	}
	g.on = true
	dx, dy := in.X-g.x, in.Y-g.y
	g.vx = g.vx*0.7 + dx*0.3
	g.x += dx * 0.45
	g.y += dy * 0.45
	g.over = float64(in.Y) < t.queue.Layout().Hand.Release
	s.Redraw()
}

// release ends a press: a drag past the line plays, a click plays, a first tap picks.
func (t *Table) release(s *Stage, in *input.Tick, at int) {
	h := t.hand
	g := h.grab
	card := t.cardAt(t.indexOf(g.card))
	if g.on {
		t.dropGrab(s)
		switch {
		case card.ID == 0:
		case g.over && t.outdated(g):
			t.tooSoon(s, card)
		case g.over:
			t.try(s, card)
		default:
			t.hand.place(s, card.ID, in.X)
		}
		return
	}
	h.grab = grab{index: noCard}
	if card.ID == 0 || t.cardAt(at).ID != card.ID {
		return
	}
	if !in.Touch && s.Settings.OneClick || g.touched {
		h.picked = 0
		if t.outdated(g) {
			t.tooSoon(s, card)
			return
		}
		t.try(s, card)
		return
	}
	h.picked = card.ID
	h.focus = card.ID
	s.Redraw()
}

// dropGrab takes a dragged card out of the fingers: it springs back from where it is, unless it is played from there.
func (t *Table) dropGrab(s *Stage) {
	if g := &t.hand.grab; g.on && g.card < mostIDs {
		if i := t.indexOf(g.card); i != noCard {
			q := t.queue.Layout().HandPose(i)
			t.hand.springs[g.card] = spring{x: g.x - float32(q.X), y: g.y - float32(q.Y), angle: g.tilt() - float32(q.Angle), scale: 0.12}
		}
	}
	t.hand.grab = grab{index: noCard}
	s.Redraw()
}

// cancel takes back what has not been committed; it says whether there was anything.
func (t *Table) cancel(s *Stage) bool {
	h := t.hand
	if h.grab.on {
		t.dropGrab(s)
		return true
	}
	if h.picked != 0 {
		h.picked = 0
		s.Redraw()
		return true
	}
	return false
}

// keys: arrows choose, Enter plays, letters do what they are named after.
func (t *Table) keys(s *Stage, in *input.Tick) {
	for i := range input.Action(9) {
		if in.Take(input.ActDigit1 + i) {
			t.digit(s, int(i))
		}
	}
	for c := input.ActColor1; c <= input.ActColor4; c++ {
		in.Take(c)
	}
	switch {
	case in.Take(input.ActLeft):
		t.stepFocus(s, -1)
	case in.Take(input.ActRight):
		t.stepFocus(s, 1)
	case in.Take(input.ActUp):
		t.stepRow(s, -1)
	case in.Take(input.ActDown):
		t.stepRow(s, 1)
	case in.Take(input.ActTab):
		t.nextZone(s, 1)
	case in.Take(input.ActBackTab):
		t.nextZone(s, -1)
	case in.Take(input.ActConfirm):
		t.confirm(s)
	case in.Take(input.ActDraw):
		if !(in.Did(input.ActKeep) && t.popped()) {
			t.draw(s)
		} else {
			t.keep(s)
		}
	case in.Take(input.ActJump):
		t.jumpIn(s)
	case in.Take(input.ActKeep):
		t.keep(s)
	case in.Take(input.ActCancel):
		if !t.cancel(s) {
			t.pause(s)
		}
	}
}

// confirm does what has the focus.
func (t *Table) confirm(s *Stage) {
	switch t.hud.zone {
	case zoneHand:
		if c := t.cardAt(t.indexOf(t.hand.focus)); c.ID != 0 {
			t.try(s, c)
		} else if t.popped() {
			t.try(s, t.shown.Drawn)
		} else {
			t.stepFocus(s, 1)
		}
	case zoneDraw:
		t.draw(s)
	default:
		t.pressZone(s)
	}
}

// draw wishes to draw; the table says why where it may not.
func (t *Table) draw(s *Stage) {
	if !t.current() {
		return
	}
	for _, c := range t.shown.Legal {
		if c.Verb == engine.VerbDraw || c.Verb == engine.VerbAccept && t.facts.take != "" {
			t.want(c)
			return
		}
	}
	c := engine.Do(t.viewer, engine.VerbDraw)
	c.Decision = t.shown.Decision
	t.want(c)
}

// keep passes after a draw.
func (t *Table) keep(s *Stage) {
	if !t.popped() {
		return
	}
	for _, c := range t.shown.Legal {
		if c.Verb == engine.VerbPass {
			t.want(c)
			return
		}
	}
	t.bubble.sayRule(s, t.lang.Say(words.Key("why.must_play")), "draw_after", t.shown.Drawn.ID)
}

// try plays a card, asks what is still to be named, or lets the table refuse it.
func (t *Table) try(s *Stage, card engine.SeenCard) {
	if !t.current() || t.wishes || t.person.Waiting() {
		return
	}
	if !t.playable(card) {
		c := engine.Play(t.viewer, card, engine.NoColor, engine.NoSeat)
		if card.Face.Wild() {
			c.Color = engine.Red
		}
		c.Decision = t.shown.Decision
		t.want(c)
		return
	}
	if t.mayJump() && t.jumps.since < jumpGuard {
		t.tooSoon(s, card)
		return
	}
	t.bubble.close()
	t.complete(s, card)
}
