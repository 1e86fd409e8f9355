package uno

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// What the game tells whoever hosts a table of it.
var _ interface {
	engine.Fleeting
	engine.Cautious
	engine.Counting
} = Book{}

// Ends says that a play or a draw closes the windows to catch those with one card and no call; the last of them is the one to
// wait for. Accepting and challenging leave them open, and so do calls and catches.
func (Book) Ends(public *engine.Snapshot, c engine.Command) (since engine.Millis, ok bool) {
	if c.Verb != engine.VerbPlay && c.Verb != engine.VerbDraw {
		return 0, false
	}
	for i := range public.Hands {
		if p := shed.At(public, i); p.Catchable {
			since, ok = max(since, p.CatchFrom), true
		}
	}
	return since, ok
}

// Commits: to pass takes nothing on, to challenge may cost most.
func (Book) Commits(c engine.Command) int {
	return slices.Index([]engine.Verb{engine.VerbPass, engine.VerbAccept, engine.VerbDraw, engine.VerbChooseColor, engine.VerbPlay, engine.VerbClaim, engine.VerbChallenge}, c.Verb)
}

// DeedNames: draw fours that could be challenged, those that were bluffs, those found out; draw fours of others that one could
// challenge, challenges that found a bluff, that found none; calls, times caught without one, others caught, tries at somebody
// who had called.
func (Book) DeedNames() []string {
	return []string{"fours", "bluffs", "caught", "faced", "right", "wrong", "calls", "missed", "catches", "false"}
}

// Deeds are draw fours and what came of them, calls and catches. A Wild Draw Four counts where it could be challenged, and as a
// bluff by what was true when it was played.
func (Book) Deeds(g engine.Game, e *engine.Event) []engine.Deed {
	switch e.Kind {
	case engine.EventChallengeOffered:
		all := []engine.Deed{{Seat: e.Seat, Name: "fours"}, {Seat: e.Target, Name: "faced"}}
		if p := g.(*Game).Truth().Pending; p != nil && p.WasBluff {
			all = append(all, engine.Deed{Seat: e.Seat, Name: "bluffs"})
		}
		return all
	case engine.EventChallengeResolved:
		if e.Verdict == engine.Guilty {
			return []engine.Deed{{Seat: e.Seat, Name: "caught"}, {Seat: e.Target, Name: "right"}}
		}
		return []engine.Deed{{Seat: e.Target, Name: "wrong"}}
	case engine.EventUnoCalled:
		return []engine.Deed{{Seat: e.Seat, Name: "calls"}}
	case engine.EventUnoCaught:
		return []engine.Deed{{Seat: e.Seat, Name: "missed"}, {Seat: e.Target, Name: "catches"}}
	case engine.EventFalseCatch:
		return []engine.Deed{{Seat: e.Seat, Name: "false"}}
	}
	return nil
}
