package table

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
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
func (j *jumpOffer) offer(s *stage.Stage) {
	if !j.cutsIn() {
		if j.since > 0 {
			j.since = 0
			s.Redraw()
		}
		return
	}
	if j.since++; j.since == 1 {
		s.Redraw()
		if !j.people.shared() && j.mayJump() { // whoever else sits here would hear what is held
			s.Speech().Say(j.lang.Say(words.JumpSaid, words.With("cards", j.lang.Hand(j.jumpers())), words.With("key", s.Keys().Spoken(j.jumpAct(s)))))
		}
	}
}

// jumpers are the cards of the hand that may jump in, one of each face.
func (j *jumpOffer) jumpers() []engine.SeenCard {
	var out []engine.SeenCard
	var seen [256]bool // by engine.Face
	for i := range j.queue.Layout().Hand.Count {
		if c := j.cardAt(i); j.playable(c) && !seen[c.Face] {
			seen[c.Face] = true
			out = append(out, c)
		}
	}
	return out
}

// jumpAct is the action with which a card is jumped in: on a gamepad the one that draws, unless it has been given a button
// of its own.
func (j *jumpOffer) jumpAct(s *stage.Stage) input.Action {
	if _, ok := s.Settings().Bindings.Button(input.ActJump); s.Devices().Tick.Device == paint.DevicePad && !ok {
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
	if l.HandOnly {
		y = float32(l.Toast.Y)
	}
	line := &j.labels.jumpKey
	if j.jumpAct(j.stage) == input.ActDraw {
		line = &j.labels.jumpPad
	}
	j.keyPill(p, line, j.keyPillAt(p, line, x, y-1.2*p.Grown(j.pillStyle(paint.Ink))), paint.Cream, paint.Ink)
}
