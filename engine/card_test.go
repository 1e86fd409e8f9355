package engine_test

import (
	"encoding/json"
	"testing"

	"fourtell/engine"
)

func card(s string) engine.SeenCard {
	c, _ := engine.ParseCard(s)
	return c
}

func TestNamesThatAreNoCard(t *testing.T) {
	for _, s := range []string{"", "R", "r5", "R10", "RX", "P5", "W+2", "w", "R+4", "W:P", "R5:B", "W:", ":B", "R+2 ", "5R", "#1", "#54", "#63", "#064", "#256", "#-64", "#", "#64:B"} {
		if c, ok := engine.ParseCard(s); ok {
			t.Errorf("%q reads as %s", s, c)
		}
	}
}

func TestSeenCardsAsJSON(t *testing.T) {
	for _, c := range []struct {
		name, text string
		card       engine.SeenCard
	}{
		{"a card seen", `{"id":17,"face":"R7"}`, engine.SeenCard{ID: 17, Face: card("R7").Face}},
		{"a card not seen", `{"id":0}`, engine.SeenCard{}},
		{"any such card", `"R7"`, card("R7")},
		{"a card of another game", `{"id":7,"face":"#70"}`, engine.SeenCard{ID: 7, Face: 70}},
		{"a wild with its colour", `{"id":108,"face":"W+4:B"}`, engine.SeenCard{ID: 108, Face: card("W+4").Face, Stamp: card("W:B").Stamp}},
	} {
		b, err := json.Marshal(c.card)
		if err != nil || string(b) != c.text {
			t.Errorf("%s: %s, %v", c.name, b, err)
		}
		var back engine.SeenCard
		if err := json.Unmarshal(b, &back); err != nil || back != c.card {
			t.Errorf("%s reads back as %+v, %v", c.name, back, err)
		}
	}
	for _, bad := range []string{`"R77"`, `{"id":1,"face":"Z"}`, `5`, `{"id":-1}`, `[]`} {
		var c engine.SeenCard
		if err := json.Unmarshal([]byte(bad), &c); err == nil {
			t.Errorf("%s reads as %+v", bad, c)
		}
	}
}

func TestColoursAsJSON(t *testing.T) {
	for c := engine.NoColor; c <= card("W:B").Stamp; c++ {
		b, err := json.Marshal(c)
		var back engine.Color
		if err != nil || json.Unmarshal(b, &back) != nil || back != c {
			t.Errorf("%v writes %s and reads %v", c, b, back)
		}
	}
	var c engine.Color
	if json.Unmarshal([]byte(`"wild"`), &c) == nil || json.Unmarshal([]byte(`7`), &c) == nil {
		t.Error("a colour that is none is taken")
	}
}
