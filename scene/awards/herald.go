package awards

import (
	"fourtell/assets"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// rests is how many ticks a screen on which nothing is played has stood before achievements are judged: a result has arrived by then.
const rests = 75

// praised is a screen that shows beside the message what has been earned.
type praised interface {
	Praise(s *stage.Stage, line string)
}

// Herald tells of achievements when they are earned: not while a round is played, and never above a question. A stage.Beside.
type Herald struct {
	on   stage.Scene
	rest int // ticks it has stood
}

// Tick judges what has been counted, when it is time, and tells what came of it.
func (h *Herald) Tick(s *stage.Stage) {
	if !s.Kept().Unjudged() {
		return
	}
	if h.rest++; s.Scene() != h.on || s.Top() != nil || kit.Plays(s.Scene()) {
		h.on, h.rest = s.Scene(), 0
	}
	if h.rest < rests {
		return
	}
	h.rest = 0
	fresh := s.Kept().Judge()
	if len(fresh) == 0 {
		return
	}
	l := s.Lang()
	line := l.Say(words.AwardsEarned, words.With("name", l.Award(fresh[0])))
	below := how(l, fresh[0])
	if n := len(fresh) - 1; n > 0 {
		line = l.Say(words.AwardsEarnedAlso, words.With("name", line), words.Count("n", n))
	}
	if on, ok := s.Scene().(praised); ok {
		on.Praise(s, line)
	}
	s.Toasts().Show(line, below)
	s.Audio().Play(assets.SoundFair)
}

// GoesOn says that it is about to judge.
func (h *Herald) GoesOn() bool { return h.rest > 0 }

// End has nothing to let go of.
func (h *Herald) End() {}
