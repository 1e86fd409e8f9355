package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/words"
)

// holdToHurry is how long the pointer rests pressed on the empty table until everything goes faster.
const holdToHurry = 18

// fingers are what a pointer or a finger does in the hand.
type fingers struct {
	*chair
	hand  *hand
	peek  *peek
	moves *moves
}

func newFingers(c *chair, h *hand, k *peek, m *moves) *fingers {
	return &fingers{chair: c, hand: h, peek: k, moves: m}
}

// controls are the buttons and the keys of a table.
type controls struct {
	*chair
	people  *people
	peek    *peek
	hud     *hud
	hand    *hand
	felt    *felt
	verdict *verdictShow
	bubble  *bubble
	moves   *moves
	jumps   *jumpOffer
	calls   *calls
	hint    *hinter
	lines   *guestLines
	doors   doors
}

// doors are what opens over the table.
type doors struct{ pause, log, played func(*Stage) }

func newControls(m *moves, v *verdictShow, k *calls, h *hinter, l *guestLines, d doors) *controls {
	return &controls{chair: m.chair, people: m.people, peek: m.asker.peek, hud: m.hud, hand: m.hand, felt: m.felt, bubble: m.bubble, jumps: m.jumps,
		moves: m, verdict: v, calls: k, hint: h, lines: l, doors: d}
}

// control turns the tick's input into wishes: the questions first, then buttons, the hand, the table.
func (t *Table) control(s *Stage, in *input.Tick) {
	t.moves.poll(s)
	t.hearUndo(s)
	if t.left || s.Top() != nil {
		t.hand.hover, t.hud.pressed = 0, 0
		if t.hand.grab.on {
			t.hand.dropGrab(s)
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
	t.controls.update(s, in)
	if t.left || s.Top() != nil {
		return
	}
	if t.person != nil {
		t.controls.padJumps(s, in)
		if t.peek.hidden() {
			t.controls.hushKeys(s, in)
		}
		t.controls.keys(s, in)
		if !t.fingers.followPeek(s, in) {
			t.fingers.follow(s, in)
		}
	}
	t.controls.skipping(s, in)
}

// skipping: a click on the empty table or Space ends the present motion; held, they hurry. Where one press does instead of
// holding, it hurries until the next one, or until it's the player's turn.
func (co *controls) skipping(s *Stage, in *input.Tick) {
	if in.Pressed && co.hand.grab.card == 0 && co.queue.Idle() && co.hold == 0 && in.In(rectOf(co.queue.Layout().Discard)) {
		co.doors.log(s) // the discards tell what has been played
		return
	}
	once, pressed := s.Settings.PressOnce, false
	if in.Pressed && co.hand.grab.card == 0 {
		co.skip(s)
		co.hud.pressed, pressed = 1, true
	}
	if in.Take(input.ActSkip) {
		co.skip(s)
		pressed = true
	}
	switch {
	case !once || co.asked():
		co.hud.hurry = false
	case pressed:
		co.hud.hurry = !co.hud.hurry
		if co.hud.hurry {
			s.Say(co.lang.Say(words.HurryOn))
		} else {
			s.Say(co.lang.Say(words.HurryOff))
		}
		s.Redraw()
	}
	if in.Down && co.hud.pressed > 0 {
		co.hud.pressed++
	} else {
		co.hud.pressed = 0
	}
	co.queue.FastForward(co.hud.hurry || !once && (in.Holds(input.ActSkip) || co.hud.pressed > holdToHurry))
}

func (co *controls) skip(s *Stage) {
	co.queue.Skip()
	if co.hold > 0 {
		co.hold = 0
		co.verdict.close()
		s.Redraw()
	}
}

// follow: hover, click, tap and drag in the hand.
func (f *fingers) follow(s *Stage, in *input.Tick) {
	h, l := f.hand, f.queue.Layout()
	at, ok := l.HandAt(float64(in.X), float64(in.Y))
	if !ok || !in.Over {
		at = noCard
	}
	if in.RightPressed {
		f.hand.cancel(s)
	}
	f.hand.hovers(s, in, at)
	if at != noCard {
		s.Pointing()
	}
	switch {
	case in.Pressed && at != noCard:
		c := f.cardAt(at)
		h.grab = grab{card: c.ID, index: at, x: in.X, y: in.Y, touched: h.picked == c.ID && c.ID != 0, seq: f.shown.Seq, jump: f.mayJump()}
		if h.picked != 0 && h.picked != c.ID {
			h.picked = 0
		}
	case in.Pressed:
		if h.picked != 0 {
			h.picked = 0
			s.Redraw()
		}
	case h.grab.card != 0 && in.Down && in.Dragged:
		f.hand.drag(s, in)
	case h.grab.card != 0 && in.Released:
		f.release(s, in, at)
	case h.grab.card != 0 && !in.Down:
		f.hand.dropGrab(s)
	}
}

// hovers lifts the card that the pointer has come to. A card that comes under a pointer at rest stays down: nobody pointed at
// it, and lifted it would look as if it were to be played.
func (h *hand) hovers(s *Stage, in *input.Tick, at int) {

	card := h.cardAt(at).ID
	if in.Touch && !in.Down || h.grab.on || !in.Moved && !in.Pressed && card != h.hover {
		card = 0
	}
	if card != h.hover {
		h.hover = card
		s.Redraw()
	}
}

// drag moves the card after the pointer with a little lag, and tilts it.
func (h *hand) drag(s *Stage, in *input.Tick) {
	g := &h.grab
	if !g.on {
		p := h.queue.Layout().HandPose(max(0, h.indexOf(g.card)))
		g.x, g.y = float32(p.X), float32(p.Y)
	}
	g.on = true
	dx, dy := in.X-g.x, in.Y-g.y
	g.vx = g.vx*0.7 + dx*0.3
	g.x += dx * 0.45
	g.y += dy * 0.45
	g.over = float64(in.Y) < h.queue.Layout().Hand.Release
	s.Redraw()
}

// release ends a press: a drag past the line plays, a click plays, a first tap picks.
func (f *fingers) release(s *Stage, in *input.Tick, at int) {
	h := f.hand
	g := h.grab
	card := f.cardAt(f.indexOf(g.card))
	if g.on {
		f.hand.dropGrab(s)
		switch {
		case card.ID == 0:
		case g.over && f.outdated(g):
			f.moves.tooSoon(s, card)
		case g.over:
			f.moves.try(s, card)
		default:
			f.hand.place(s, card.ID, in.X)
		}
		return
	}
	h.grab = grab{index: noCard}
	if card.ID == 0 || f.cardAt(at).ID != card.ID {
		return
	}
	if !in.Touch && s.Settings.OneClick || g.touched {
		h.picked = 0
		if f.outdated(g) {
			f.moves.tooSoon(s, card)
			return
		}
		f.moves.try(s, card)
		return
	}
	h.picked = card.ID
	h.focus = card.ID
	s.Redraw()
}

// dropGrab takes a dragged card out of the fingers: it springs back from where it is, unless it is played from there.
func (h *hand) dropGrab(s *Stage) {
	if g := &h.grab; g.on && g.card < mostIDs {
		if i := h.indexOf(g.card); i != noCard {
			q := h.queue.Layout().HandPose(i)
			h.springs[g.card] = spring{x: g.x - float32(q.X), y: g.y - float32(q.Y), angle: g.tilt() - float32(q.Angle), scale: 0.12}
		}
	}
	h.grab = grab{index: noCard}
	s.Redraw()
}

// cancel takes back what has not been committed; it says whether there was anything.
func (h *hand) cancel(s *Stage) bool {

	if h.grab.on {
		h.dropGrab(s)
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
func (co *controls) keys(s *Stage, in *input.Tick) {
	for i := range input.Action(9) {
		if in.Take(input.ActDigit1 + i) {
			co.digit(s, int(i))
		}
	}
	for c := input.ActColor1; c <= input.ActColor4; c++ {
		in.Take(c)
	}
	switch {
	case in.Take(input.ActLeft):
		co.stepFocus(s, -1)
	case in.Take(input.ActRight):
		co.stepFocus(s, 1)
	case in.Take(input.ActUp):
		co.stepRow(s, -1)
	case in.Take(input.ActDown):
		co.stepRow(s, 1)
	case in.Take(input.ActTab):
		co.nextZone(s, 1)
	case in.Take(input.ActBackTab):
		co.nextZone(s, -1)
	case in.Take(input.ActConfirm):
		co.confirm(s)
	case in.Take(input.ActDraw):
		if !(in.Did(input.ActKeep) && co.popped()) {
			co.moves.draw(s)
		} else {
			co.moves.keep(s)
		}
	case in.Take(input.ActJump):
		co.moves.jumpIn(s)
	case in.Take(input.ActKeep):
		co.moves.keep(s)
	case in.Take(input.ActCancel):
		if !co.hand.cancel(s) {
			co.doors.pause(s)
		}
	}
}

// confirm does what has the focus.
func (co *controls) confirm(s *Stage) {
	switch co.hud.zone {
	case zoneHand:
		if c := co.cardAt(co.indexOf(co.hand.focus)); c.ID != 0 {
			co.moves.try(s, c)
		} else if co.popped() {
			co.moves.try(s, co.shown.Drawn)
		} else {
			co.stepFocus(s, 1)
		}
	case zoneDraw:
		co.moves.draw(s)
	default:
		co.pressZone(s)
	}
}

// draw wishes to draw; the table says why where it may not.
func (mv *moves) draw(s *Stage) {
	if !mv.current() {
		return
	}
	for _, c := range mv.shown.Legal {
		if c.Verb == engine.VerbDraw || c.Verb == engine.VerbAccept && mv.facts.take != "" {
			mv.want(c)
			return
		}
	}
	c := engine.Do(mv.viewer, engine.VerbDraw)
	c.Decision = mv.shown.Decision
	mv.want(c)
}

// keep passes after a draw.
func (mv *moves) keep(s *Stage) {
	if !mv.popped() {
		return
	}
	for _, c := range mv.shown.Legal {
		if c.Verb == engine.VerbPass {
			mv.want(c)
			return
		}
	}
	mv.bubble.sayRule(s, mv.lang.Say(words.Key("why.must_play")), "draw_after", mv.shown.Drawn.ID)
}

// try plays a card, asks what is still to be named, or lets the table refuse it.
func (mv *moves) try(s *Stage, card engine.SeenCard) {
	if !mv.current() || mv.wishes || mv.person.Waiting() {
		return
	}
	if !mv.playable(card) {
		c := engine.Play(mv.viewer, card, engine.NoColor, engine.NoSeat)
		if card.Face.Wild() {
			c.Color = engine.Red
		}
		c.Decision = mv.shown.Decision
		mv.want(c)
		return
	}
	if mv.mayJump() && mv.jumps.since < jumpGuard {
		mv.tooSoon(s, card)
		return
	}
	mv.bubble.close()
	mv.complete(s, card)
}
