package room_test

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// over is a table whose round has been played to its end.
func over(t *testing.T, s engine.Setup) *room.Table {
	t.Helper()
	table := open(t, s, room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	if !table.PlayOut(60000) {
		t.Fatal("the round does not end")
	}
	return table
}

func TestAFinishedRoundIsKeptWithWhatTheListShows(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	table := over(t, dealt("official", 3, 5))
	if word := saves.Keep(head(3), table); word != nil {
		t.Fatal(word)
	}
	list, words := saves.Kept()
	if len(list) != 1 || len(words) != 0 {
		t.Fatalf("%v %v", list, words)
	}
	k, p := list[0], table.Public()
	text, _ := room.Save{Head: k.Head, Record: table.Record()}.Text()
	r := k.Head.Result
	if !k.Head.Begun.Equal(begun()) || !reflect.DeepEqual(k.Setup, table.Record().Setup) || k.Size != len(text) || r.Rounds != 1 ||
		r.Over || !slices.Equal(r.Winners, p.Winners) || !slices.Equal(r.Points, p.Points) || !slices.Equal(r.Totals, p.Totals) {
		t.Errorf("it is listed as %+v %+v", k, r)
	}
	save, ok, word := saves.OpenKept(k.Name)
	if !ok || word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Errorf("%v %v", ok, word)
	}
	exported, err := save.Export()
	if err != nil {
		t.Fatal(err)
	}
	again, word := room.OpenSave("a file", exported)
	if word != nil || !reflect.DeepEqual(again.Record, table.Record()) || again.Head.Result != nil {
		t.Errorf("what was exported opens as %v", word)
	}
	if word := saves.RemoveKept(k.Name); word != nil {
		t.Error(word)
	}
	if list, _ := saves.Kept(); len(list) != 0 {
		t.Error("it is still there")
	}
}

func TestTheRoundsOfAMatchAreOneKeptRecord(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	table := over(t, dealt("official,target=200", 3, 5))
	rounds := 1
	for ; ; rounds++ {
		if word := saves.Keep(head(3), table); word != nil {
			t.Fatal(word)
		}
		if table.Public().Phase == engine.PhaseMatchOver {
			break
		}
		if err := table.NextRound(); err != nil {
			t.Fatal(err)
		}
		if word := saves.Keep(head(3), table); word == nil || !strings.Contains(word.Error(), "is not over") {
			t.Errorf("a running round was kept: %v", word)
		}
		table.PlayOut(60000)
	}
	list, _ := saves.Kept()
	if len(list) != 1 || rounds < 2 || list[0].Head.Result.Rounds != rounds || !list[0].Head.Result.Over {
		t.Errorf("after %d rounds: %+v", rounds, list)
	}
}

func TestTheLast200AreKeptNewestFirst(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	table := over(t, dealt("classic", 2, 1))
	for i := range 210 {
		h := head(2)
		h.Begun = begun().Add(time.Duration(i) * time.Minute)
		if word := saves.Keep(h, table); word != nil {
			t.Fatal(word)
		}
	}
	list, words := saves.Kept()
	if len(list) != room.KeptRecords || len(words) != 0 {
		t.Fatalf("%d are kept, %v", len(list), words)
	}
	for i, k := range list {
		if want := begun().Add(time.Duration(209-i) * time.Minute); !k.Head.Begun.Equal(want) {
			t.Fatalf("number %d was begun at %v, want %v", i, k.Head.Begun, want)
		}
	}
}

func TestTwoMatchesBegunInTheSameSecondAreBothKept(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	for seed := range uint64(2) {
		if word := saves.Keep(head(2), over(t, dealt("classic", 2, seed))); word != nil {
			t.Fatal(word)
		}
	}
	if list, _ := saves.Kept(); len(list) != 2 {
		t.Errorf("%d are kept", len(list))
	}
}

// Where a store is full the oldest records go, and the player is told; the running match is saved all the same.
func TestAFullStoreLetsTheOldestRecordsGoAndSaysSo(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	for i := range 10 {
		h := head(2)
		h.Begun = begun().Add(time.Duration(i) * time.Minute)
		if word := saves.Keep(h, over(t, dealt("classic", 2, 1))); word != nil {
			t.Fatal(word)
		}
	}
	names, _ := store.List()
	for _, n := range names {
		text, _ := store.Read(n)
		store.Room += len(n) + len(text)
	}
	store.Room += 600
	table, auto := saved(t, saves, dealt("classic", 4, 3), room.Instant())
	went := 0
	for !table.Over() {
		table.Step()
		if word := auto.Trouble(); word != nil {
			if word.Kind != room.MadeRoom || !strings.Contains(word.Error(), "no room was left: the oldest kept record was removed") {
				t.Fatal(word)
			}
			went += word.Count
		}
	}
	list, _ := saves.Kept()
	if went == 0 || len(list) != 10-went || !list[len(list)-1].Head.Begun.Equal(begun().Add(time.Duration(went)*time.Minute)) {
		t.Errorf("%d went, %d are left", went, len(list))
	}
	if save, ok, word := saves.Load(); !ok || word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Errorf("the running match: %v", word)
	}
	h := head(4)
	h.Begun = begun().Add(time.Hour)
	if word := saves.Keep(h, table); word == nil || word.Kind != room.MadeRoom {
		t.Errorf("keeping the match says %v", word)
	}
}

func TestAStoreTooSmallForTheMatchSaysSoAndTheGameGoesOn(t *testing.T) {
	store := room.NewMemory()
	store.Room = 800
	saves := room.OpenSaves(store)
	table, auto := saved(t, saves, dealt("classic", 4, 3), room.Instant())
	words := 0
	for !table.Over() {
		table.Step()
		if word := auto.Trouble(); word != nil {
			words++
			if word.Kind != room.Unwritten || !strings.Contains(word.Error(), "match.save could not be saved: match.save: no room is left") {
				t.Fatal(word)
			}
		}
	}
	if words == 0 || auto.Saving() {
		t.Error("nobody was told")
	}
	save, ok, word := saves.Load()
	n := len(save.Record.Commands)
	if !ok || word != nil || n == 0 || !reflect.DeepEqual(save.Record.Commands, table.Record().Commands[:n]) {
		t.Errorf("what there was room for is lost: %v", word)
	}
	store.Room = 0
	auto.Stand(table.Now())
	if save, _, _ := saves.Load(); !auto.Saving() || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Error("with room again it is not saved")
	}
}

func TestADamagedRecordIsSetAsideAndTheOthersAreListed(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	for i := range 3 {
		h := head(2)
		h.Begun = begun().Add(time.Duration(i) * time.Minute)
		if word := saves.Keep(h, over(t, dealt("classic", 2, 1))); word != nil {
			t.Fatal(word)
		}
	}
	list, _ := saves.Kept()
	good, _ := store.Read(list[0].Name)
	for i, bad := range map[int][]byte{1: []byte("rubbish"), 2: good[:len(good)/2]} {
		if err := store.Write(list[i].Name, bad); err != nil {
			t.Fatal(err)
		}
	}
	again, words := saves.Kept()
	if len(again) != 2 || len(words) != 1 || words[0].Kind != room.Foreign || words[0].Aside != list[1].Name+".bad" {
		t.Fatalf("%v %v", again, words)
	}
	// Half a record still shows its half, and says that it is one: even where it was cut at the end of a line.
	for _, cut := range []int{len(good) / 2, bytes.LastIndexByte(good[:len(good)-1], '\n') + 1} {
		_ = store.Write(list[2].Name, good[:cut])
		if save, ok, word := saves.OpenKept(list[2].Name); !ok || word == nil || word.Kind != room.CutShort || len(save.Record.Commands) == 0 {
			t.Errorf("half a record: %v %v", ok, word)
		}
	}
	_ = store.Write(list[2].Name, bytes.Replace(good, []byte(`"do":"play"`), []byte(`"do":"pass"`), 1))
	if _, ok, word := saves.OpenKept(list[2].Name); ok || word == nil || word.Kind != room.Damaged || word.Aside != list[2].Name+".bad" {
		t.Errorf("a record that can't be played: %v %v", ok, word)
	}
	if _, ok, word := saves.OpenKept("kept-none.save"); ok || word == nil || word.Kind != room.Unread {
		t.Errorf("a record that is not there: %v", word)
	}
}

func ExampleTrouble() {
	_, word := room.OpenSave("evening.save", []byte("fourtell save 3\n"))
	fmt.Println(word)
	// Output: evening.save was written by a newer Fourtell and is left as it is (it has version 3, and this program reads up to 2)
}
