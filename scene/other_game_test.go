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
	"fourtell/words"
)

// otherTable is a table of that game, Ann at the screen, who is to lay a card.
func otherTable(t *testing.T, rules string) (*stage.Stage, *tables.Table, *input.Script) {
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
	names := seenTexts(s)
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

// seenTexts are the texts that stand on the screen.
func seenTexts(s *stage.Stage) []string {
	var all []string
	for _, text := range scenetest.See(s).Texts {
		all = append(all, text.Text)
	}
	return all
}

func TestWhatAGameHasNotIsNotOnItsTable(t *testing.T) {
	l := words.English()
	has := map[string]string{"a draw pile": l.Say(words.TableDrawWord), "a button to call with": l.CallWord, "a colour beside the discards": l.Say(words.TableColorWord)}
	lay := func(s *stage.Stage, table *tables.Table, in *input.Script) {
		for c := len(table.Shown().Hands[0].Cards); len(table.Shown().Hands[0].Cards) == c; {
			in.Key(input.ActRight).Key(input.ActConfirm)
			scenetest.Step(t, s, 30)
		}
		scenetest.Step(t, s, 60)
	}
	s, table, in := otherTable(t, "plain")
	for _, moment := range []string{"before a card is laid", "after it"} {
		texts := seenTexts(s)
		for what, word := range has {
			if slices.Contains(texts, word) {
				t.Errorf("%s: there is %s on the table of a game that has none: %v", moment, what, texts)
			}
		}
		if moment == "before a card is laid" {
			lay(s, table, in)
		}
	}
	usual, table := tableStage(t, 1280, 720, tables.Options{Persons: []engine.Seat{0}, Setup: engine.Setup{Rules: "classic", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 4, Dealer: 2}}, stage.DefaultSettings(), &input.Script{})
	scenetest.Until(t, usual, "a card lies open and somebody is asked", func() bool { return len(table.Shown().Discard) > 0 && table.Queue().Idle() })
	texts := seenTexts(usual)
	for what, word := range has {
		if !slices.Contains(texts, word) {
			t.Errorf("there is no longer %s on the table of a game that has one: %v", what, texts)
		}
	}
}

func TestKeysGoToNothingThatAGameHasNot(t *testing.T) {
	l := words.English()
	s, _, in := otherTable(t, "plain")
	scenetest.Step(t, s, 60)
	for range 24 {
		in.Key(input.ActTab)
		scenetest.Step(t, s, 6)
	}
	in.Key(input.ActUp)
	scenetest.Step(t, s, 6)
	said := scenetest.SaidText(s, 40)
	if pile := words.Sentences(l.Say(words.ZoneDraw, words.Count("n", 0))); strings.Contains(said, pile) {
		t.Errorf("keys go to a draw pile there is not: %q", said)
	}
	if !strings.Contains(said, l.Say(words.ZoneHint)) {
		t.Errorf("keys do not go to the lamp, though the house advises: %q", said)
	}
}

func TestTheResultOfAGameThatNobodyLooksBackAtOffersNoReview(t *testing.T) {
	l := words.English()
	for _, c := range []struct {
		setup engine.Setup
		want  bool
	}{
		{engine.Setup{Game: enginetest.Name, Rules: "plain", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 4, Dealer: 2}, false},
		{engine.Setup{Rules: "classic,score=single,hand_size=1", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 4, Dealer: 2}, true},
	} {
		s, table := tableStage(t, 1280, 720, tables.Options{Setup: c.setup}, stage.DefaultSettings(), &input.Script{})
		scenetest.Until(t, s, "the round is over", func() bool { return hosted(table).Over() })
		scenetest.Until(t, s, "the result stands", func() bool { return s.Scene() != stage.Scene(table) })
		scenetest.Step(t, s, 120)
		if texts := seenTexts(s); slices.Contains(texts, l.Say(words.ButtonReview)) != c.want {
			t.Errorf("%q: a review is offered: %v, want %v: %v", c.setup.Game, !c.want, c.want, texts)
		}
		if c.setup.Game == enginetest.Name {
			scenetest.Golden(t, "other-game-result-720", scenetest.Shot(s))
		}
	}
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
					if strings.HasPrefix(text.Text, "held") || strings.Contains(text.Text, "left in the other hands") || strings.Contains(text.Text, " point") {
						t.Errorf("a game without points tells %q at its end", text.Text)
					}
				}
			})
		}
	}
}
