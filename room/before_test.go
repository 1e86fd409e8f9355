package room_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// What a version before wrote lies in testdata/before: a match in its third round as save and as record, the record of its
// finished rounds as it was kept, and what was counted of them. Its later rounds are dealt on from the first one's generator.
const (
	stateBefore = "b4ea0bac174dca933165ec701038967bb4a17cd725ac0bb67d4d725a3d152b5e" // of the table where it was left
	endBefore   = "ee8aa39701f2cee8a80e384b539e412b5c645d073bdc1d43b09afdf0df4f93b9" // and when its round had been played to the end
)

func before(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile("testdata/before/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func hashOf(table *room.Table) string { return fmt.Sprintf("%x", sha256.Sum256(table.State())) }

func TestAMatchOfBeforeGoesOnAsItWould(t *testing.T) {
	store := room.NewMemory()
	if err := store.Write("match.save", before(t, "match.save")); err != nil {
		t.Fatal(err)
	}
	table, save := resumed(t, store, room.Normal())
	if got := hashOf(table); got != stateBefore || table.Now() != 15000 || table.Public().Round != 3 {
		t.Errorf("it is taken up at %d in round %d, hash %s", table.Now(), table.Public().Round, got)
	}
	for !table.Over() {
		table.Step()
	}
	if got := hashOf(table); got != endBefore {
		t.Errorf("its round ends with hash %s", got)
	}
	record, word := room.ReadMatch("it", before(t, "match.fourtell"))
	if word != nil || !reflect.DeepEqual(record, save.Record) {
		t.Errorf("the record is another: %v", word)
	}
	var text bytes.Buffer
	if err := record.Write(&text); err != nil || !bytes.Equal(text.Bytes(), before(t, "match.fourtell")) {
		t.Errorf("the record is written as\n%s (%v)", &text, err)
	}
	if round, ok := room.Finished(table); !ok || round.Setup.Deal.Round != 3 {
		t.Errorf("of the finished round there is %+v", round.Setup)
	}
}

// Rounds counted by a version before are known again, by the whole record, and neither counted nor reviewed a second time.
func TestWhatWasCountedBeforeIsNotCountedAgain(t *testing.T) {
	store := room.NewMemory()
	for name, as := range map[string]string{"kept.save": "kept-20261128t032600z-bc4ab2da.save", "statistics.lines": "statistics.lines"} {
		if err := store.Write(as, before(t, name)); err != nil {
			t.Fatal(err)
		}
	}
	saves := room.OpenSaves(store)
	list, words := saves.Kept()
	if len(list) != 1 || len(words) != 0 {
		t.Fatalf("%d records are kept: %v", len(list), words)
	}
	save, ok, word := saves.OpenKept(list[0].Name)
	if !ok || word != nil || save.Head.Result.Rounds != 2 {
		t.Fatalf("the kept record: %v", word)
	}
	save.Head.Chairs = []string{"person", "bot hard", "bot easy"}
	if word := saves.Count(save.Head, save.Record, []engine.Seat{0}, never, at(9)); word != nil {
		t.Fatal(word)
	}
	for round := 1; round <= 2; round++ {
		if word := saves.AddReview(save.Head, save.Record.Setup, round, 0, 4, 0.5); word != nil {
			t.Fatal(word)
		}
	}
	st := statisticsOf(t, saves)
	if len(st.Played) != 2 || st.Played[0].Decisions != 9 || st.Played[1].Decisions != 4 {
		t.Errorf("counted are %+v", st.Played)
	}
}
