package scene

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// jumpGuard is how many ticks a jump-in has to be offered before a press on the card means it. A press that was meant
// for the table of a moment ago is no jump-in.
const jumpGuard = 18

// jumpOffer is the offer to play a card out of turn.
type jumpOffer struct {
	*chair
	people *people
	peek   *peek
	since  int // ticks it has stood
}

func newJumpOffer(c *chair, p *people, k *peek) *jumpOffer {
	return &jumpOffer{chair: c, people: p, peek: k}
}

// offer counts how long the offer stands, and speaks of it once.
func (j *jumpOffer) offer(s *Stage) {
	if !j.mayJump() {
		if j.since > 0 {
			j.since = 0
			s.Redraw()
		}
		return
	}
	if j.since++; j.since == 1 {
		s.Redraw()
		if !j.people.shared() { // whoever else sits here would hear what is held
			s.Say(j.lang.Say(words.JumpSaid, words.With("cards", j.lang.Hand(j.jumpers())), words.With("key", s.Keys.Spoken(j.jumpAct(s)))))
		}
	}
}

// jumpers are the cards of the hand that may jump in, one of each face.
func (j *jumpOffer) jumpers() []engine.SeenCard {
	var out []engine.SeenCard
	var seen [engine.Faces]bool
	for i := range j.queue.Layout().Hand.Count {
		if c := j.cardAt(i); j.playable(c) && !seen[c.Face] {
			seen[c.Face] = true
			out = append(out, c)
		}
	}
	return out
}

// jumpIn plays the first card that may jump in; on the player's own turn it does nothing but say so.
func (mv *moves) jumpIn(s *Stage) {
	if !mv.mayJump() {
		mv.bubble.sayRule(s, mv.lang.Say(words.Key("why.jump_in_refused")), "jump_in", 0)
		return
	}
	if cards := mv.jumps.jumpers(); len(cards) > 0 && !mv.wishes && !mv.person.Waiting() {
		mv.bubble.close()
		mv.complete(s, cards[0])
	}
}

// padJumps lets the button that draws on one's own turn jump in on another's, as on a pad of one's own among several people.
// As with a press on the card, the first moment of the offer does not count.
func (co *controls) padJumps(s *Stage, in *input.Tick) {
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

// outdated says whether a press was made on another table than the one it was let go on: for a play that has become a
// jump-in, or for a jump-in that has become a play.
func (f *fingers) outdated(g grab) bool { return g.seq != f.shown.Seq && (g.jump || f.mayJump()) }

// tooSoon takes no notice of a press, and says why.
func (mv *moves) tooSoon(s *Stage, card engine.SeenCard) {
	mv.bubble.sayRule(s, mv.lang.Say(words.JumpTooSoon), "jump_in", card.ID)
}

// jumpAct is the action with which a card is jumped in: on a gamepad the one that draws, unless it has been given a button
// of its own.
func (j *jumpOffer) jumpAct(s *Stage) input.Action {
	if _, ok := s.Settings.Bindings.Button(input.ActJump); s.Input.Device == paint.DevicePad && !ok {
		return input.ActDraw
	}
	return input.ActJump
}

// draw is the strip that offers the jump-in.
func (j *jumpOffer) draw(p *paint.Painter) {
	if !j.mayJump() || j.peek.hidden() {
		return
	}
	l, u := j.queue.Layout(), j.u
	x, y := float32(l.W)/2, float32(l.Hand.Release)-30*u
	if l.Portrait {
		y = float32(l.Chip.Y) - 66*u
	}
	line := &j.labels.jumpKey
	if j.jumpAct(j.stage) == input.ActDraw {
		line = &j.labels.jumpPad
	}
	j.keyPill(p, line, j.keyPillAt(p, line, x, y-1.2*p.Grown(j.pillStyle(paint.Ink))), paint.Cream, paint.Ink)
}
