//go:build display && enginetest

package scene

// A game that the house has never heard of (engine/enginetest) is shown in the window and played at by a pointer and by keys.

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/enginetest"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// otherTable is a table of that game, Ann at the screen, who is to lay a card.
func otherTable(t *testing.T, rules string) (*Stage, *tables.Table, *input.Script) {
	t.Helper()
	in := &input.Script{}
	s, table := tableStage(t, 1280, 720, tables.Options{
		Persons: []engine.Seat{0},
		Setup:   engine.Setup{Game: enginetest.Name, Rules: rules, Seats: []string{"Ann", "Bo", "Cy"}, Seed: 4, Dealer: 2},
	}, stage.DefaultSettings(), in)
	scenetest.Until(t, s, "Ann is asked for a card", table.Asked)
	return s, table, in
}

func TestAnUnknownGameIsShownWithItsCardsByName(t *testing.T) {
	s, table, _ := otherTable(t, "plain")
	scenetest.Step(t, s, 90)
	var names []string
	for _, text := range scenetest.See(s).Texts {
		names = append(names, text.Text)
	}
	for _, c := range table.Shown().Hands[0].Cards {
		if name := (enginetest.Book{}).FaceName(c.Face); !slices.Contains(names, name) {
			t.Errorf("Ann's card %s is not among what is seen: %v", name, names)
		}
	}
	if missing := s.Painter().Missing(); len(missing) > 0 {
		t.Errorf("pictures are asked for that there are none of: %v", missing)
	}
	scenetest.Golden(t, "other-game-720", scenetest.Shot(s))
}

func TestAnUnknownGameIsPlayedByPointerAndByKeys(t *testing.T) {
	lay := map[string]func(*tables.Table, *input.Script){
		"a click on a card": func(table *tables.Table, in *input.Script) {
			q := table.Queue().Layout().HandPose(1)
			in.MoveTo(float32(q.X), float32(q.Y))
			in.Click(float32(q.X), float32(q.Y))
		},
		"keys": func(_ *tables.Table, in *input.Script) { in.Key(input.ActRight).Key(input.ActConfirm) },
	}
	for _, rules := range []string{"plain", "plain,together=on"} {
		for by, lays := range lay {
			t.Run(rules+" by "+by, func(t *testing.T) {
				s, table, in := otherTable(t, rules)
				lays(table, in)
				scenetest.Until(t, s, "a card is laid", func() bool { return len(table.Shown().Hands[0].Cards) == 2 })
				scenetest.Until(t, s, "the others have laid theirs", func() bool { return hosted(table).Over() })
				won := hosted(table).Public().Winners
				scenetest.Until(t, s, "the result is told", func() bool {
					return strings.Contains(scenetest.SaidText(s, 12), table.Names()[won[0]])
				})
				scenetest.Step(t, s, 120)
				for _, text := range scenetest.See(s).Texts {
					if strings.HasPrefix(text.Text, "held") || strings.Contains(text.Text, "left in the other hands") {
						t.Errorf("a game without points tells %q at its end", text.Text)
					}
				}
			})
		}
	}
}
