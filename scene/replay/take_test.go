//go:build display

package replay

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"fourtell/scene/guests"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestAProgramNamedByAFileIsNeverStartedNorSaved(t *testing.T) {
	s, v, _ := showing(t, 1280, 720)
	for _, own := range []bool{false, true} {
		v.own = own
		v.save.Head.Chairs = []string{guests.ChairPerson, stage.SitsRandom, "exec:/bin/steal all", guests.ChairPerson}
		want := []string{stage.SitsHouse, stage.SitsRandom, stage.SitsHouse, guests.ChairPerson}
		if own {
			want[2] = "exec:/bin/steal all"
		}
		if got := v.taken(s, 3).Head.Chairs; !reflect.DeepEqual(got, want) {
			t.Errorf("the player's own %v: chairs %q, want %q", own, got, want)
		}
	}
}

func TestThereIsNothingToPlayAfterTheEndOfAMatch(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	v.to(s, v.record.Len()-1)
	v.click(in, v.bar.take)
	played(t, s, in)
	if s.Scene() != stage.Scene(v) || s.Top() != nil || !strings.Contains(scenetest.SaidText(s, 1), "The match is over here") {
		t.Errorf("at the end it opens %T and says %q", s.Top(), scenetest.SaidText(s, 1))
	}
}

func TestAReplayOfSeveralRoundsIsSeekedThroughAllOfThem(t *testing.T) {
	text, err := os.ReadFile("testdata/match.save")
	if err != nil {
		t.Fatal(err)
	}
	v := replayOfSave(t, text)
	s := onStage(t, 800, 450, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	last := v.record.Len() - 1
	for _, at := range []int{last, 0, last / 2, last - 1, 1, last / 3} {
		v.to(s, at)
		scenetest.Step(t, s, 3)
		if v.table.Shown().Seq != v.record.View(v.seat).Seq || v.record.At() != at {
			t.Errorf("beat %d: the table shows %d, want %d", at, v.table.Shown().Seq, v.record.View(v.seat).Seq)
		}
	}
	if len(v.rounds) == 0 {
		t.Error("no round is marked on the track")
	}
}
