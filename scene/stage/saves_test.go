//go:build display

package stage

import (
	"errors"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/words"
)

func TestWithoutAStoreNothingIsKeptAndNothingIsWrong(t *testing.T) {
	var now func() time.Time
	l, told := words.English(), 0
	k := Kept{now: &now, lang: &l, log: &Log{now: time.Now}, chance: &Chance{}, alert: func(string, string) { told++ }}
	k.open(nil)
	k.NoteProgress(func(p *room.Progress) { t.Error("there is nothing to note in") })
	if _, waits := k.Unfinished(); waits || k.Newcomer() || k.Asking() || k.Records() != nil || len(k.Statistics().Played) != 0 || !k.Now().IsZero() {
		t.Error("something is kept")
	}
	k.close()
	now = func() time.Time { return time.Unix(1, 0) }
	if k.Now() != time.Unix(1, 0) || told != 0 {
		t.Errorf("it is %v; told %d times", k.Now(), told)
	}
	trouble := &room.Trouble{Kind: room.Unwritten, Name: "match", Err: errors.New("no")}
	for range 2 {
		k.Tell(trouble)
	}
	if told != 1 {
		t.Errorf("what is the matter is told %d times, want once", told)
	}
	if k.Answer(trouble); told != 2 {
		t.Error("who asks is not answered again")
	}
}
