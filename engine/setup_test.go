package engine_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
)

func TestASetupReadsBackAsItWasWritten(t *testing.T) {
	for _, c := range []struct {
		name  string
		setup engine.Setup
	}{
		{"a deal", engine.Setup{Game: "uno", Rules: "party", Seats: []string{"Ann", "Bö"}, Seed: 1<<64 - 1, Dealer: 1}},
		{"a known table", engine.Setup{Game: "uno", Rules: "classic,stack_two=on", Seats: []string{"a", "b"}, Dealer: 1, Position: &engine.Position{
			Hands: [][]engine.SeenCard{{face("R1"), face("W")}, {face("G2")}}, Discard: []engine.SeenCard{face("R1"), face("W:B")},
			Draw: []engine.SeenCard{face("Y1")}, Turn: 1, Direction: -1, Called: []engine.Seat{1}}, Scores: []int{5, 0}}},
		{"an opener over the rest of the deck", engine.Setup{Game: "uno", Rules: "minimal", Seats: []string{"a", "b"}, Position: &engine.Position{
			Hands: [][]engine.SeenCard{{face("R1")}, {face("G2")}}, Rest: true, Opener: face("W"), Direction: 1}}},
	} {
		b, err := json.Marshal(c.setup)
		if err != nil {
			t.Fatal(err)
		}
		var back engine.Setup
		if err := json.Unmarshal(b, &back); err != nil || !reflect.DeepEqual(back, c.setup) {
			t.Errorf("%s: %s reads back as %+v, %v", c.name, b, back, err)
		}
	}
}

func TestASetupWritesTheKeysOfAScenario(t *testing.T) {
	b, err := json.Marshal(engine.Setup{Game: "uno", Rules: "classic", Seats: []string{"a", "b"}, Seed: 7, Dealer: 1})
	if want := `{"game":"uno","rules":"classic","seats":["a","b"],"seed":7,"dealer":1}`; err != nil || string(b) != want {
		t.Errorf("%s, want %s, %v", b, want, err)
	}
	if strings.Contains(string(b), "opener") {
		t.Error("an opener that is none is written")
	}
}
