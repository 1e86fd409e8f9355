package engine_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
)

// claim is a game's own part.
type claim struct {
	Says string `json:"says"`
}

func (c claim) MarshalSnapshot(s *engine.Snapshot) ([]byte, error) { return engine.WriteSnapshot(s, c) }
func (claim) Tint() engine.Color                                   { return engine.NoColor }
func (claim) Accent(*engine.Event, engine.SeenCard) engine.Accent  { return engine.Accent{} }
func (claim) Doubtful() bool                                       { return true }

func TestAGamesOwnPartIsWrittenBesideWhatEveryGameHasAndReadBack(t *testing.T) {
	for _, own := range []engine.Own{claim{"three queens & a <knave>"}, nil} {
		s := engine.Snapshot{Game: "liar", Seq: 7, Viewer: 1, Turn: 0, Hands: []engine.Hand{{Name: "<A & B>", Count: 3}, {Name: "Bo"}},
			Discard: []engine.SeenCard{}, History: []engine.Event{{Kind: engine.EventPassed, Seat: 1, Target: engine.NoSeat}}, Own: own}
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var c claim
		back, err := engine.ReadSnapshot(text, &c)
		if own != nil {
			back.Own = c
		} else if strings.Contains(string(text), `"own"`) {
			t.Errorf("of a game that has nothing of its own there is written %s", text)
		}
		if err != nil || !reflect.DeepEqual(back, s) {
			t.Errorf("%s is read as\n%+v, not\n%+v (%v)", text, back, s, err)
		}
		if strings.Contains(string(text), "active_color") {
			t.Errorf("it speaks of the shedding game: %s", text)
		}
	}
}

func TestASnapshotIsNotReadWithoutItsGameWhichWouldLoseItsOwnPart(t *testing.T) {
	for _, into := range []any{new(engine.Snapshot), new(engine.Tail)} {
		if err := json.Unmarshal([]byte(`{"game":"uno"}`), into); err == nil || !strings.Contains(err.Error(), "ReadSnapshot") {
			t.Errorf("%T: %v", into, err)
		}
	}
}
