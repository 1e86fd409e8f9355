package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// holdToHurry is how long the pointer rests pressed on the empty table until everything goes faster.
const holdToHurry = 18

// controls are the buttons and the keys of a table.
type controls struct {
	*chair
	people  *people
	peek    *peek
	hud     *hud
	hand    *hand
	claim   *claiming
	felt    *felt
	verdict *verdictShow
	bubble  *bubble
	moves   *moves
	jumps   *jumpOffer
	calls   *calls
	hint    *hinter
	lines   *guestLines
	mates   *mates
	doors   doors
}

// doors are what opens over the table.
type doors struct{ pause, log, played func(*stage.Stage) }

func newControls(m *moves, v *verdictShow, k *calls, h *hinter, l *guestLines, d doors) *controls {
	return &controls{chair: m.chair, people: m.people, peek: m.asker.peek, hud: m.hud, hand: m.hand, claim: m.claim, felt: m.felt, bubble: m.bubble, jumps: m.jumps,
		moves: m, verdict: v, calls: k, hint: h, lines: l, doors: d}
}

// skipping: a click on the empty table or Space ends the present motion; held, they hurry. Where one press does instead of
// holding, it hurries until the next one, or until it's the player's turn.
func (co *controls) skipping(s *stage.Stage, in *input.Tick) {
	if in.Pressed && !co.hand.grab.holds() && co.queue.Idle() && co.hold == 0 && in.In(rectOf(co.queue.Layout().Discard)) {
		co.doors.log(s) // the discards tell what has been played
		return
	}
	if co.verdict.jumps() && (in.Pressed || in.KeyDown || in.Take(input.ActSkip) || in.Take(input.ActConfirm)) {
		co.verdict.jump(s)
		return
	}
	once, pressed := s.Settings().PressOnce, false
	if in.Pressed && !co.hand.grab.holds() {
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
			s.Speech().Say(co.lang.Say(words.HurryOn))
		} else {
			s.Speech().Say(co.lang.Say(words.HurryOff))
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

func (co *controls) skip(s *stage.Stage) {
	co.queue.Skip()
	if co.hold > 0 {
		co.hold = 0
		co.verdict.close()
		s.Redraw()
	}
}

// keys: arrows choose, Enter plays, letters do what they are named after.
func (co *controls) keys(s *stage.Stage, in *input.Tick) {
	if co.claim.keys(s, in) {
		return
	}
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
func (co *controls) confirm(s *stage.Stage) {
	switch co.hud.zone {
	case zoneHand:
		if c := co.cardAt(co.indexOf(co.hand.focus)); c.ID != 0 {
			co.moves.try(s, c)
		} else if co.popped() {
			co.moves.playDrawn(s)
		} else {
			co.stepFocus(s, 1)
		}
	case zoneDraw:
		co.moves.draw(s)
	default:
		co.pressZone(s)
	}
}

// update follows the buttons and their keys.
func (co *controls) update(s *stage.Stage, in *input.Tick) {
	h := co.hud
	if co.popped() {
		co.hud.layPop()
		h.play.Update(s, in)
		h.keep.Update(s, in)
		if !co.popped() {
			return
		}
	}
	if h.pause.update(s, in, true) {
		s.Audio().Play(assets.SoundClick)
		co.doors.pause(s)
		return
	}
	if h.log.update(s, in, true) || in.Take(input.ActLog) {
		s.Audio().Play(assets.SoundClick)
		co.doors.log(s)
		return
	}
	if h.played.update(s, in, true) {
		co.doors.played(s)
		return
	}
	if co.person == nil {
		return
	}
	if h.sort.update(s, in, true) || in.Take(input.ActSort) {
		s.Audio().Play(assets.SoundClick)
		co.resort(s)
	}
	if co.hud.lamp.update(s, in, co.tools.hint) || in.Take(input.ActHint) {
		co.hint.ask(s)
	}
	if co.tools.call {
		h.call.at = rectOf(co.queue.Layout().Call)
	}
	if h.call.update(s, in, co.tools.call) || in.Take(input.ActCall) {
		co.calls.call(s)
	}
	for i := range h.catches {
		if h.catches[i].update(s, in, co.mayCatch(engine.Seat(i))) {
			co.calls.catch(s, engine.Seat(i))
		}
	}
	co.lines.pressPlates(s, in)
	if in.Take(input.ActCatch) {
		co.calls.catchAnybody(s)
	}
	co.claim.update(s, in)
	if h.pile.update(s, in, co.tools.pile) || h.underPile.update(s, in, h.underPile.at.W > 0) {
		co.moves.draw(s)
	}
}

// padJumps lets the button that draws on one's own turn jump in on another's, as on a pad of one's own among several people.
// As with a press on the card, the first moment of the offer does not count.
func (co *controls) padJumps(s *stage.Stage, in *input.Tick) {
	if in.Device != paint.DevicePad || !co.mayJump() || !in.Take(input.ActDraw) {
		return
	}
	cards := co.jumps.jumpers()
	switch {
	case len(cards) == 0:
	case co.jumps.since < jumpGuard:
		co.moves.tooSoon(s, cards[0])
	default:
		co.moves.jumpIn(s)
	}
}

// hushKeys keeps keys that would choose a card from one that is not seen.
func (co *controls) hushKeys(s *stage.Stage, in *input.Tick) {
	asked := false
	for a := input.ActDigit1; a <= input.ActDigit9; a++ {
		asked = in.Take(a) || asked
	}
	if co.hud.zone == zoneHand {
		for _, a := range [...]input.Action{input.ActLeft, input.ActRight, input.ActConfirm} {
			asked = in.Take(a) || asked
		}
	}
	if asked {
		s.Speech().Say(co.peek.hint(s))
	}
}
