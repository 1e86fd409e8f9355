//go:build enginetest

package scenario_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fourtell/engine/scenario"
)

const highcard = `{"game": "highcard", "seats": ["Ann", "Bo"], "seed": 4, "dealer": 1, "rules": {"hand": 1},`

func TestAScenarioOfAnUnknownGameExpectsWhatEveryGameHas(t *testing.T) {
	s, err := scenario.Load([]byte(highcard + ` "expect": {"phase": "play", "turn": 0, "counts": [1, 1], "winner": null},
		"commands": [{"seat": 1, "do": "play", "card": "#64", "expect": {"error": "not_your_turn", "counts": [1, 1]}},
			{"seat": 0, "do": "play", "card": "#64", "expect": {"error": "not_in_hand", "events": [], "discard_count": 0}}]}`))
	if err != nil {
		t.Fatal(err)
	}
	results, _, err := s.Run()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results {
		for _, f := range r.Failed {
			t.Errorf("step %d: %s", r.Step, f)
		}
	}
	text, err := json.Marshal(results[0].State)
	if want := `{"phase":"play","turn":0,"direction":1,"active_color":null,"top":"","counts":[1,1],"hands":[["` +
		results[0].State.Hands[0][0] + `"],["` + results[0].State.Hands[1][0] + `"]],"draw_count":0,"discard_count":0,"winner":null,"round_scores":null,"scores":[0,0]}`; err != nil || string(text) != want {
		t.Errorf("the table is %s, %v; want %s", text, err, want)
	}
}

func TestAScenarioOfAnUnknownGameIsPlayedToItsEnd(t *testing.T) {
	open, err := scenario.Load([]byte(highcard + `"note": ""}`))
	if err != nil {
		t.Fatal(err)
	}
	dealt, _, err := open.Run()
	if err != nil {
		t.Fatal(err)
	}
	ann, bo := dealt[0].State.Hands[0][0], dealt[0].State.Hands[1][0]
	winner, points := "0", "[1,0]"
	if len(bo) > len(ann) || len(bo) == len(ann) && bo > ann {
		winner, points = "1", "[0,1]"
	}
	s, err := scenario.Load([]byte(highcard + `"commands": [{"seat": 0, "do": "play", "card": "` + ann + `", "expect": {"top": "` + ann + `", "turn": 1}},
		{"seat": 1, "do": "play", "card": "` + bo + `", "expect": {"events": ["played", "round_over"], "winner": ` + winner + `, "round_scores": ` + points + `, "hands": [[], []]}}]}`))
	if err != nil {
		t.Fatal(err)
	}
	results, _, err := s.Run()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results {
		for _, f := range r.Failed {
			t.Errorf("step %d: %s", r.Step, f)
		}
	}
}

func TestAScenarioOfAnUnknownGameIsHeldToItsOwnRulesAndKeys(t *testing.T) {
	for text, why := range map[string]string{
		`{"game": "highcard", "seats": ["a", "b"], "rules": "classic"}`:    `unknown preset "classic"; there are`,
		`{"game": "highcard", "seats": ["a", "b"], "rules": {"decks": 2}}`: "rules.decks: unknown switch",
		highcard + `"expect": {"pending": null}}`:                          "expect.pending: unknown key; known here: ok, error, phase",
		highcard + `"hands": [["#64"], ["#65"]], "discard": ["#66"]}`:      "the table cannot be: a table of highcard is always dealt",
		`{"game": "whist"}`: `must be "uno", "bluff" or "highcard", not "whist"`,
	} {
		if _, err := scenario.Load([]byte(text)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v; want %s", text, err, why)
		}
	}
}
