package uno

import (
	"reflect"
	"testing"

	"fourtell/engine"
)

func TestABeatStaysAsItWasWhenOnlyTheClockMoves(t *testing.T) {
	g, err := New(engine.Setup{Rules: "classic", Seats: []string{"A", "B"}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	beat := g.Opening()[len(g.Opening())-1]
	before := beat.View(0)
	wait := engine.Do(0, engine.VerbWait)
	wait.Wait = 1500
	if beats, err := g.Apply(wait); err != nil || len(beats) != 0 {
		t.Fatalf("waiting gave %d beats and %v", len(beats), err)
	}
	if now := g.View(0).Clock.Now; now != before.Clock.Now+1500 {
		t.Errorf("the table's clock shows %d, want %d", now, before.Clock.Now+1500)
	}
	if after := beat.View(0); !reflect.DeepEqual(after, before) {
		t.Errorf("the beat shows clock %d and was %d", after.Clock.Now, before.Clock.Now)
	}
}
