package journal_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fourtell/online/journal"
	"fourtell/online/journal/journaltest"
)

func TestMemoryHoldsWhatAJournalPromises(t *testing.T) {
	journaltest.Hold(t, func(*testing.T) journal.Journal { return &journal.Memory{} })
}

func TestAnEntryThatIsNoneIsToldOf(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"no JSON", `{`, "JSON"},
		{"a kind of a newer program", `{"n":4,"at":1,"k":"cheated","f":{}}`, `entry 4: there is no kind "cheated"`},
		{"a fact that is none", `{"n":4,"at":1,"k":"sat","f":{"chair":"x"}}`, "entry 4: "},
		{"no fact", `{"n":4,"at":1,"k":"sat"}`, "entry 4: "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var e journal.Entry
			err := json.Unmarshal([]byte(tt.in), &e)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("it is read: %v", err)
			}
		})
	}
}

func FuzzEntry(f *testing.F) {
	for i, fact := range journaltest.Facts() {
		text, err := journal.Entry{N: uint64(i), Fact: fact}.MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var e journal.Entry
		if json.Unmarshal(text, &e) != nil {
			return
		}
		if e.Fact == nil {
			t.Fatalf("%q is read as no fact", text)
		}
		if _, err := e.MarshalJSON(); err != nil {
			t.Fatalf("%q is read, and not written: %v", text, err)
		}
	})
}
