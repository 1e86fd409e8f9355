//go:build display

package table_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestACardThatOpensAndHitsIsCriedLikeOneThatIsPlayed(t *testing.T) {
	for _, c := range []struct{ name, opener, rules, want, never string }{
		{"a draw two that hits me", "B+2", "classic", "Draw 2!|You draw 2 cards", "is skipped"},
		{"a draw two, where twos could be answered", "B+2", "party", "Draw 2!|You draw 2 cards", "is skipped"},
		{"a skip", "BS", "classic", "You are skipped|", "Draw"},
		{"a reverse", "BR", "classic", "Reverse!|", "Draw"},
		{"a number", "B5", "minimal", "", "Draw"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := opening(t, c.rules, c.opener)
			s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
			cried := map[string]bool{}
			for range 1500 {
				scenetest.Step(t, s, 1)
				for _, toast := range s.Toasts().List {
					cried[toast.Title+"|"+toast.Line] = true
				}
				if table.Shown().Turn >= 0 && table.Shown().Seq > 0 && len(tabletest.Hosted(table).Record().Commands) > 0 {
					break
				}
			}
			var all []string
			for text := range cried {
				all = append(all, text)
			}
			text := strings.Join(all, "\n")
			if !strings.Contains(text, c.want) || strings.Contains(text, c.never) || c.want == "" && text != "" {
				t.Errorf("cried is %q, want %q and not %q", text, c.want, c.never)
			}
		})
	}
}

// opening is a table that opens with that card, the person first.
func opening(t *testing.T, rules, opener string) table.Options {
	t.Helper()
	for seed := range uint64(5000) {
		o := tabletest.Quick(3, rules, seed)
		o.Setup.Dealer = 2
		game, err := room.NewGame(o.Setup)
		if err != nil {
			t.Fatal(err)
		}
		if now := game.View(engine.Spectator); now.Top().Face == scenetest.Cards(t, opener)[0].Face {
			return o
		}
	}
	t.Fatalf("no table opens with %s", opener)
	return table.Options{}
}
