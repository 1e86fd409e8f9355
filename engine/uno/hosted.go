package uno

import (
	"slices"

	"fourtell/engine"
)

// What the game tells whoever hosts a table of it.
var _ interface {
	engine.Doubting
	engine.Fleeting
	engine.Cautious
} = Book{}

// Doubtful says whether somebody is to say if they believe a Wild Draw Four.
func (Book) Doubtful(s *engine.Snapshot) bool {
	return s.Pending != nil && s.Pending.Challenge && !s.Over()
}

// Ends says that a play or a draw closes the windows to catch those with one card and no call; the last of them is the one to
// wait for. Accepting and challenging leave them open, and so do calls and catches.
func (Book) Ends(public *engine.Snapshot, c engine.Command) (since engine.Millis, ok bool) {
	if c.Verb != engine.VerbPlay && c.Verb != engine.VerbDraw {
		return 0, false
	}
	for i := range public.Hands {
		if h := &public.Hands[i]; h.Catchable {
			since, ok = max(since, h.CatchFrom), true
		}
	}
	return since, ok
}

// Commits: to pass takes nothing on, to challenge may cost most.
func (Book) Commits(c engine.Command) int {
	return slices.Index([]engine.Verb{engine.VerbPass, engine.VerbAccept, engine.VerbDraw, engine.VerbChooseColor, engine.VerbPlay, engine.VerbClaim, engine.VerbChallenge}, c.Verb)
}
