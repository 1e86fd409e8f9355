// Package roomtest is what tests of records and of those who show them share. No program has it in it.
package roomtest

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Lying is the record of a round of the game of lying among Ann, who always lies, Bo, who tells the truth where he can, and Cy, who
// doubts every third claim. It breaks off after 400 commands.
func Lying(t testing.TB, rules string) engine.Record {
	t.Helper()
	return lying(t, rules, func(legal []engine.Command) engine.Command { return legal[len(legal)-1] }) // what is listed last is a card that is something else
}

// LyingBoldly is the same where Ann lies with as many cards as she can.
func LyingBoldly(t testing.TB, rules string) engine.Record {
	t.Helper()
	book, _ := games.Named("bluff")
	of := book.(engine.Claiming)
	return lying(t, rules, func(legal []engine.Command) engine.Command {
		best := legal[len(legal)-1]
		for _, c := range legal {
			e := engine.Event{Kind: engine.EventClaimed, Rank: c.Rank, Cards: c.Cards}
			if _, lie := of.Lie(&e); lie && len(c.Cards) > len(best.Cards) {
				best = c
			}
		}
		return best
	})
}

func lying(t testing.TB, rules string, lie func(legal []engine.Command) engine.Command) engine.Record {
	t.Helper()
	rec := engine.Record{Setup: engine.Setup{Game: "bluff", Rules: rules, Seats: []string{"Ann", "Bo", "Cy"}, Seed: 11}}
	g, err := games.New(rec.Setup)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for len(rec.Commands) < 400 {
		public := g.View(engine.Spectator)
		if public.Over() {
			break
		}
		seat := public.Turn
		if len(public.Owing) > 0 {
			seat = public.Owing[0]
		}
		legal := g.View(seat).Legal
		c := legal[0]
		switch {
		case c.Verb == engine.VerbChallenge:
			if asked++; seat != 2 || asked%3 != 0 {
				c = legal[1]
			}
		case seat == 0:
			c = lie(legal)
		}
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
		rec.Commands = append(rec.Commands, c)
	}
	return rec
}
