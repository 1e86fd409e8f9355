package bluff

import (
	"slices"

	"fourtell/engine"
)

// What the game tells whoever hosts a table of it.
var _ interface {
	engine.Racing
	engine.Cautious
	engine.Counting
	engine.Claiming
} = Book{}

// Races: a doubt, where the first is heard and no other.
func (Book) Races(public *engine.Snapshot, c engine.Command) bool {
	if c.Verb != engine.VerbChallenge || public.Phase != engine.PhaseRespond {
		return false
	}
	rules, err := ParseRules(public.Rules)
	return err == nil && rules[Simultaneous] == DoubtFirst
}

// Commits: to let be takes nothing on, to doubt may cost the whole pile.
func (Book) Commits(c engine.Command) int {
	return slices.Index([]engine.Verb{engine.VerbPass, engine.VerbClaim, engine.VerbChallenge}, c.Verb)
}

// DeedNames: claims, those that were lies, claims of it that were doubted, lies found out, true claims that were doubted; challenges, those
// that found a lie, that found none; cards taken with a pile.
func (Book) DeedNames() []string {
	return []string{"claims", "lies", "challenged", "caught", "accused", "doubts", "right", "wrong", "collected"}
}

// Deeds are what everybody has seen, as it happens, and the lies when the round is over: before it nobody is to read off a count whether
// a claim was true.
func (Book) Deeds(g engine.Game, e *engine.Event) (all []engine.Deed) {
	switch e.Kind {
	case engine.EventClaimed:
		all = append(all, engine.Deed{Seat: e.Seat, Name: "claims"})
	case engine.EventRevealed:
		if e.Verdict == engine.Guilty {
			all = append(all, engine.Deed{Seat: e.Seat, Name: "caught"}, engine.Deed{Seat: e.Target, Name: "right"})
		} else {
			all = append(all, engine.Deed{Seat: e.Seat, Name: "accused"}, engine.Deed{Seat: e.Target, Name: "wrong"})
		}
		all = append(all, engine.Deed{Seat: e.Seat, Name: "challenged"}, engine.Deed{Seat: e.Target, Name: "doubts"})
	case engine.EventPileTaken:
		for range e.Count {
			all = append(all, engine.Deed{Seat: e.Seat, Name: "collected"})
		}
	case engine.EventRoundOver:
		own, ok := g.(*Game)
		if !ok {
			return nil
		}
		for seat, stats := range own.state.stats[:own.state.seats] {
			for range stats.Lies {
				all = append(all, engine.Deed{Seat: engine.Seat(seat), Name: "lies"})
			}
		}
	}
	return all
}

// Lie: a claim is one when any of its cards is of another rank.
func (Book) Lie(e *engine.Event) (claim, lie bool) {
	if e.Kind != engine.EventClaimed {
		return false, false
	}
	return true, slices.ContainsFunc(e.Cards, func(c engine.SeenCard) bool { return RankOf(c.Face) != e.Rank })
}
