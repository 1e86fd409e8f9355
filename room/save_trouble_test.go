package room_test

import (
	"errors"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

func TestATroubleIsOneSentence(t *testing.T) {
	cause := errors.New("the disk is wet")
	for _, c := range []struct {
		trouble room.Trouble
		want    string
	}{
		{room.Trouble{Kind: room.CutShort, Name: "match.save", Count: 9}, "match.save was cut short in line 9; everything before that line is there"},
		{room.Trouble{Kind: room.Damaged, Err: cause}, "the text is damaged (the disk is wet)"},
		{room.Trouble{Kind: room.Damaged, Name: "a", Aside: "a.bad", Err: cause}, "a is damaged (the disk is wet), and was set aside as a.bad"},
		{room.Trouble{Kind: room.MadeRoom, Count: 1}, "no room was left: the oldest kept record was removed"},
		{room.Trouble{Kind: room.MadeRoom, Count: 3}, "no room was left: the 3 oldest kept records were removed"},
		{room.Trouble{Kind: room.Unwritten, Name: "a", Err: cause}, "a could not be saved: the disk is wet"},
		{room.Trouble{Kind: room.Unread, Name: "a", Err: cause}, "a could not be read: the disk is wet"},
		{room.Trouble{}, "nothing is wrong"},
	} {
		if got := c.trouble.Error(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
		if c.trouble.Err != nil && !errors.Is(&c.trouble, cause) {
			t.Errorf("%q hides its cause", c.want)
		}
	}
}

// broken is a store that lists names and refuses everything else.
type broken struct{ names []string }

var errBroken = errors.New("the disk is wet")

func (b broken) Read(string) ([]byte, error)     { return nil, errBroken }
func (b broken) Write(string, []byte) error      { return errBroken }
func (b broken) Append(string, []byte) error     { return errBroken }
func (b broken) Remove(string) error             { return errBroken }
func (b broken) SetAside(string) (string, error) { return "", errBroken }
func (b broken) Claim() room.Claim               { return &late{state: room.Held} }
func (b broken) List() (names []string, err error) {
	if b.names == nil {
		err = errBroken
	}
	return b.names, err
}

func TestAStoreThatRefusesEverythingStopsNobodyAndIsTold(t *testing.T) {
	saves := room.OpenSaves(broken{names: []string{"kept-1.save", "kept-2.save"}})
	says := func(what string, word *room.Trouble, kind room.TroubleKind) {
		t.Helper()
		if word == nil || word.Kind != kind || !strings.Contains(word.Error(), "the disk is wet") {
			t.Errorf("%s: %v", what, word)
		}
	}
	_, ok, word := saves.Load()
	says("loading", word, room.Unread)
	if ok {
		t.Error("a match came out of it")
	}
	table, auto := saved(t, saves, dealt("classic", 2, 1), room.Instant())
	if !table.PlayOut(60000) {
		t.Error("the round does not end")
	}
	says("saving", auto.Trouble(), room.Unwritten)
	says("keeping", saves.Keep(head(2), table), room.Unwritten)
	says("forgetting", saves.Forget(), room.Unwritten)
	says("removing", saves.RemoveKept("kept-1.save"), room.Unwritten)
	list, words := saves.Kept()
	if len(list) != 0 || len(words) != 2 {
		t.Errorf("listing: %v %v", list, words)
	}
	for _, w := range words {
		says("listing", w, room.Unread)
	}
	_, words = room.OpenSaves(broken{}).Kept()
	if len(words) != 1 {
		t.Fatalf("without a list: %v", words)
	}
	says("without a list", words[0], room.Unread)
}

// stuck is a store that can set nothing aside.
type stuck struct{ *room.Memory }

func (stuck) SetAside(string) (string, error) { return "", errBroken }

func TestADamagedSaveThatCannotBeSetAsideIsNotWrittenOver(t *testing.T) {
	store := stuck{room.NewMemory()}
	if err := store.Write("match.save", []byte("rubbish")); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	if _, ok, word := saves.Load(); ok || word == nil || word.Aside != "" || !strings.Contains(word.Error(), "the disk is wet") {
		t.Errorf("%v", word)
	}
	auto := saves.Begin(head(2), engine.Record{Setup: dealt("classic", 2, 1)})
	if text, _ := store.Read("match.save"); string(text) != "rubbish" || !auto.Saving() {
		t.Errorf("there is now %q", text)
	}
	if _, ok, _ := saves.Load(); !ok {
		t.Error("the new match is not found")
	}
}
