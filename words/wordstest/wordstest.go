// Package wordstest is what the tests of words share: cards as they are written, tables in a known state, and what is expected of a
// sentence. No program has it in it.
package wordstest

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Cards reads cards, "R5 BS W+4:Y".
func Cards(text string) []engine.SeenCard {
	var all []engine.SeenCard
	for _, s := range strings.Fields(text) {
		c, ok := engine.ParseCard(s)
		if !ok {
			panic(s)
		}
		all = append(all, c)
	}
	return all
}

// Card reads one.
func Card(text string) engine.SeenCard { return Cards(text)[0] }

// Table is a match of the usual game.
func Table(t *testing.T, s engine.Setup) engine.Game {
	t.Helper()
	g, err := games.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// See is what a seat sees of it.
func See(g engine.Game, s engine.Seat) *engine.Snapshot { v := g.View(s); return &v }

// Apply gives it a command that must be granted.
func Apply(t *testing.T, g engine.Game, c engine.Command) {
	t.Helper()
	if _, err := g.Apply(c); err != nil {
		t.Fatal(err)
	}
}

// Expect compares two sentences.
func Expect(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
