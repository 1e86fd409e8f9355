package shed_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestAChangeOfACopyLeavesTheSnapshotAsItWas(t *testing.T) {
	s := engine.Snapshot{Hands: make([]engine.Hand, 3), Own: shed.Own{Color: shed.Red, Pending: &shed.Pending{Stack: 2}}}
	other := s
	shed.Change(&other, func(o *shed.Own) { o.Color, o.Pending.Stack, o.Players[2].Called = shed.Blue, 4, true })
	if o := shed.Of(&s); o.Color != shed.Red || o.Pending.Stack != 2 || shed.At(&s, 2).Called {
		t.Errorf("the first has become %+v", o)
	}
	if o := shed.Of(&other); o.Color != shed.Blue || o.Pending.Stack != 4 || !shed.At(&other, 2).Called {
		t.Errorf("the copy is %+v", o)
	}
}

func TestASnapshotOfAnotherGameHasNothingOfThisOnes(t *testing.T) {
	s := engine.Snapshot{Hands: make([]engine.Hand, 2)}
	if o := shed.Of(&s); o.Color != engine.NoColor || o.Pending != nil || shed.At(&s, 1) != (shed.Player{}) || shed.At(&s, engine.NoSeat) != (shed.Player{}) {
		t.Errorf("there is %+v", o)
	}
	if s.Doubtful() || s.Tint() != engine.NoColor || s.Accent(&engine.Event{}, engine.SeenCard{Face: shed.FaceWild}) != (engine.Accent{}) {
		t.Error("what has no part of its own says something")
	}
}

func TestEveryKeyOfAPlainSnapshotIsAKeyOfThisGamesToo(t *testing.T) {
	full := engine.Snapshot{Game: "uno", Owing: []engine.Seat{1}, Order: []engine.Seat{0}, Hands: []engine.Hand{{Name: "A", Cards: []engine.SeenCard{{}}, Away: true, Out: true}},
		Drawn: engine.SeenCard{ID: 1}, Legal: []engine.Command{engine.Do(0, engine.VerbDraw)}, Riders: []engine.Event{{}}, History: []engine.Event{{}},
		Winners: []engine.Seat{0}, Points: []int{1}, Totals: []int{1}}
	plain := keys(t, full)
	full.Own = shed.Own{}
	ours := keys(t, full)
	for k := range plain {
		if !ours[k] {
			t.Errorf("%s is not written", k)
		}
	}
	most := reflect.TypeFor[engine.Snapshot]().NumField() - 1 + reflect.TypeFor[engine.Hand]().NumField()
	if len(plain) != most { // so that a new one is tried here too
		t.Errorf("%d of %d keys are set", len(plain), most)
	}
	if ours["own"] || !ours["active_color"] {
		t.Errorf("the keys are %v and %v", plain, ours)
	}
}

// keys are the keys of a snapshot and of its first hand.
func keys(t *testing.T, s engine.Snapshot) map[string]bool {
	t.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var top map[string]json.RawMessage
	var hands []map[string]json.RawMessage
	if err := json.Unmarshal(text, &top); err == nil {
		err = json.Unmarshal(top["hands"], &hands)
	}
	if err != nil || len(hands) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	all := map[string]bool{}
	for k := range top {
		all[k] = true
	}
	for k := range hands[0] {
		all["hands."+k] = true
	}
	return all
}
