package wire_test

import (
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
)

// What a player may wish comes over the wire as it was wished, whatever of a command it takes: all but what the table itself sets.
func TestEverythingOfAWishComesOverTheWire(t *testing.T) {
	tables := map[string]bool{"Seat": true, "At": true, "Round": true, "Wait": true, "Seed": true, "Key": true, "OfDeck": true}
	full := engine.Command{Verb: engine.VerbClaim, Decision: 7, Card: engine.SeenCard{ID: 3, Face: engine.StandardFaces + 2},
		Cards: []engine.SeenCard{{ID: 1, Face: engine.StandardFaces}, {Face: engine.StandardFaces + 4}}, Color: 1, Rank: 13, Blind: true, Target: 2}
	v := reflect.ValueOf(full)
	for i := range v.NumField() {
		if name := v.Type().Field(i).Name; v.Field(i).IsZero() && !tables[name] && name != "BadColor" {
			t.Errorf("the wish of this test has no %s", name)
		}
	}
	for _, c := range []engine.Command{full, {Verb: engine.VerbPlay, BadColor: true, Target: engine.NoSeat}} {
		text, err := wire.Write(wire.Message{ID: 1, Body: &wire.Do{Command: c}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := wire.ReadClient(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Body.(*wire.Do).Command; !reflect.DeepEqual(got, c) {
			t.Errorf("%+v comes as %+v: %s", c, got, text)
		}
	}
}
