package room_test

import (
	"reflect"
	"strings"
	"testing"

	"fourtell/room"
)

func TestASecondWindowPlaysWithoutSavingOverTheFirst(t *testing.T) {
	store := room.NewMemory()
	first := room.OpenSaves(store)
	table, _ := saved(t, first, dealt("classic", 3, 1), room.Instant())
	for range 20 {
		table.Step()
	}
	second := room.OpenSaves(store.Window())
	if second.State() != room.Elsewhere {
		t.Fatal("two windows have the running match")
	}
	if _, ok, word := second.Load(); ok || word == nil || word.Kind != room.InUse {
		t.Errorf("the second window resumes the first's match: %v", word)
	}
	other, auto := saved(t, second, dealt("classic", 3, 2), room.Instant())
	if word := auto.Trouble(); word == nil || word.Kind != room.InUse || !strings.Contains(word.Error(), "without saving") {
		t.Errorf("the second window says %v", word)
	}
	for range 20 {
		other.Step()
	}
	auto.Stand(other.Now())
	if word := second.Forget(); word != nil || auto.Trouble() != nil || auto.Saving() {
		t.Error("it says it again, or saves")
	}
	text, _ := store.Read("match.save")
	if save, word := room.OpenSave("it", text); word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Errorf("the first window's match is %v", word)
	}
	first.Close()
	if room.OpenSaves(store.Window()).State() != room.Held {
		t.Error("a window that closes keeps the match")
	}
}

// late is a store whose claim is decided some moments after it was asked for, as in a browser.
type late struct {
	*room.Memory
	state room.ClaimState
}

func (l *late) Claim() room.Claim      { return l }
func (l *late) State() room.ClaimState { return l.state }
func (l *late) Release()               {}

func TestWhatIsPlayedBeforeTheClaimIsDecidedIsSavedOnceItIs(t *testing.T) {
	for _, c := range []struct {
		state room.ClaimState
		saved bool
	}{{room.Held, true}, {room.Elsewhere, false}} {
		store := &late{Memory: room.NewMemory()}
		table, auto := saved(t, room.OpenSaves(store), dealt("classic", 3, 1), room.Instant())
		for range 10 {
			table.Step()
			auto.Tick()
		}
		if names, _ := store.List(); len(names) != 0 {
			t.Fatalf("%v was written while nobody knew whose it is", names)
		}
		store.state = c.state
		auto.Tick()
		text, err := store.Read("match.save")
		if (err == nil) != c.saved || auto.Saving() != c.saved {
			t.Errorf("%v: %v", c.state, err)
		}
		if save, _ := room.OpenSave("it", text); c.saved && !reflect.DeepEqual(save.Record, table.Record()) {
			t.Error("what was saved is not the match")
		}
		if word := auto.Trouble(); (word == nil) != c.saved {
			t.Errorf("%v: %v", c.state, word)
		}
	}
}
