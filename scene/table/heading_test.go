//go:build display

package table_test

import (
	"testing"

	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
)

func TestATableOfOneRoundIsCalledByItsGameWhereTheGameSaysSo(t *testing.T) {
	for _, c := range []struct{ game, rules, round, whole string }{
		{"", "classic", "Round 1", "Classic"},
		{"bluff", "classic", "Bluff", "Classic · one deck"},
		{"bluff", "classic,rounds=3", "Round 1", "Classic + 1 · one deck"},
	} {
		o := tabletest.Quick(4, c.rules, 11)
		o.Setup.Game = c.game
		s, made := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), nil)
		tabletest.Still(t, s, made)
		if round, whole := made.Heading(); round != c.round || whole != c.whole {
			t.Errorf("%s %s: the head says %q and %q, want %q and %q", c.game, c.rules, round, whole, c.round, c.whole)
		}
	}
}
