package uno

import (
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// alone is the last round of a record by itself.
func alone(t *testing.T, rec engine.Record) engine.Record {
	t.Helper()
	g, err := uno.New(rec.Setup)
	if err != nil {
		t.Fatal(err)
	}
	from := 0
	for i, c := range rec.Commands {
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
		if c.Verb == engine.VerbNextRound {
			from = i + 1
		}
	}
	return engine.Record{Setup: g.Round(), Commands: rec.Commands[from:]}
}

// quick makes a review that looks no further than a test needs; a seed other than 0 is its chance.
func quick(t *testing.T, rec engine.Record, round int, seed uint64) *Review {
	t.Helper()
	r, err := NewReview(rec, round)
	if err != nil {
		t.Fatal(err)
	}
	r.rolls, r.duels, r.level.Worlds = 30, 40, 30
	if seed != 0 {
		r.seed = seed
	}
	for !r.Done() {
		r.Work(100)
	}
	if r.Err() != nil {
		t.Fatal(r.Err())
	}
	return r
}

func TestARoundAloneIsReviewedAsInItsMatch(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		rec := recorded(t, "official,hand_size=4,target=1000", 3, 2, seed)
		one := alone(t, rec)
		if d := one.Setup.Deal; d.Round != 2 || one.Setup.Seed != 0 {
			t.Fatalf("the round is made from %+v", one.Setup)
		}
		for _, no := range []int{1, 3} {
			if _, err := NewReview(one, no); err == nil {
				t.Errorf("round %d is found in a record of round 2", no)
			}
		}
		got, want := quick(t, one, 2, 9), quick(t, rec, 2, 9)
		if !reflect.DeepEqual(got.End, want.End) || len(got.Found) != len(want.Found) {
			t.Fatalf("seed %d: %d moments, final %v; in the match %d, %v", seed, len(got.Found), got.End, len(want.Found), want.End)
		}
		for i := range got.Found {
			a, b := got.Found[i], want.Found[i]
			if !reflect.DeepEqual(a, b) {
				t.Fatalf("seed %d: moment %d is %+v, in the match %+v", seed, i, a, b)
			}
		}
	}
}

// The review of a round that lies open to its last card is the same whatever the match's seed is: its own chance comes from
// what fell in the round.
func TestTheReviewOfARoundTellsNothingOfTheMatchsSeed(t *testing.T) {
	var first *Review
	for seed := uint64(1); seed <= 3; seed++ {
		rec := laid(t, "official,target=1000", 0, nil, "R5", []string{"R1 R2", "R3 G7", "B1 B2"},
			put(t, 0, "R1"), put(t, 1, "R3"), engine.Do(2, engine.VerbDraw), put(t, 0, "R2"))
		rec.Setup.Seed = seed
		r := quick(t, alone(t, rec), 1, 0)
		if first == nil {
			first = r
		}
		if !reflect.DeepEqual(r.Found, first.Found) {
			t.Errorf("by seed %d it finds %+v, by seed 1 %+v", seed, r.Found, first.Found)
		}
	}
}
