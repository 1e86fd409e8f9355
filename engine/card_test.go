package engine_test

import (
	"encoding/json"
	"testing"

	"fourtell/engine"
)

func TestEveryFaceReadsBackFromItsName(t *testing.T) {
	seen := map[string]bool{}
	for f := engine.Face(1); int(f) < engine.Faces; f++ {
		name := f.String()
		back, ok := engine.ParseFace(name)
		if !ok || back != f || seen[name] {
			t.Errorf("face %d is %q, which reads as %d", f, name, back)
		}
		seen[name] = true
	}
	if len(seen) != 54 {
		t.Errorf("%d faces, want 54", len(seen))
	}
}

func TestAFaceOfAnotherGameIsWrittenAsItsNumber(t *testing.T) {
	for f := engine.OtherFaces; ; f++ {
		back, ok := engine.ParseFace(f.String())
		if !ok || back != f || f.Wild() || f.Color() != engine.NoColor {
			t.Fatalf("face %d is %q, which reads as %d", f, f, back)
		}
		if f == 255 {
			break
		}
	}
	for f := engine.Face(engine.Faces); f < engine.OtherFaces; f++ {
		if f.String() != "" {
			t.Errorf("face %d, which is nobody's, is %q", f, f)
		}
	}
	if f := engine.Card(3*108 + 1).Face(); f != engine.NoFace {
		t.Errorf("a card of another deck is %s", f)
	}
}

func TestNamesThatAreNoCard(t *testing.T) {
	for _, s := range []string{"", "R", "r5", "R10", "RX", "P5", "W+2", "w", "R+4", "W:P", "R5:B", "W:", ":B", "R+2 ", "5R", "#1", "#54", "#63", "#064", "#256", "#-64", "#", "#64:B"} {
		if c, ok := engine.ParseCard(s); ok {
			t.Errorf("%q reads as %s", s, c)
		}
	}
}

func TestSeenCardsAsJSON(t *testing.T) {
	card := func(s string) engine.SeenCard { c, _ := engine.ParseCard(s); return c }
	for _, c := range []struct {
		name, text string
		card       engine.SeenCard
	}{
		{"a card seen", `{"id":17,"face":"R7"}`, engine.SeenCard{ID: 17, Face: card("R7").Face}},
		{"a card not seen", `{"id":0}`, engine.SeenCard{}},
		{"any such card", `"R7"`, card("R7")},
		{"a card of another game", `{"id":7,"face":"#70"}`, engine.SeenCard{ID: 7, Face: 70}},
		{"a wild with its colour", `{"id":108,"face":"W+4:B"}`, engine.SeenCard{ID: 108, Face: engine.FaceWildDrawFour, Stamp: engine.Blue}},
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
	for c := engine.NoColor; c <= engine.Blue; c++ {
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
