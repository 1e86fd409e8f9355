package uno

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"fourtell/engine"
)

// docs/formats.md is a promise to programs in other languages: each example in it is read, and written again unchanged.
func TestTheExamplesOfTheFormatsPageAreTrue(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats.md")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]func(text string) (any, error){
		"json command":  strictly[engine.Command],
		"json event":    strictly[engine.Event],
		"json snapshot": func(text string) (any, error) { return engine.Shelf{Book{}}.ReadSnapshot([]byte(text)) },
		"json tail":     func(text string) (any, error) { return engine.Shelf{Book{}}.ReadTail([]byte(text)) },
		"json refusal":  strictly[engine.Illegal],
	}
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile("(?s)```([a-z]+ [a-z]+)\n(.*?)```").FindAllStringSubmatch(string(page), -1) {
		kind, text := m[1], m[2]
		seen[kind] = true
		if kind == "text record" {
			checkRecord(t, text)
			continue
		}
		read, ok := kinds[kind]
		if !ok {
			t.Fatalf("the page has an example of %q, which is no form", kind)
		}
		checkExample(t, kind, text, read)
	}
	if len(seen) != len(kinds)+1 {
		t.Errorf("the page has examples of %v only", seen)
	}
}

func strictly[T any](text string) (any, error) {
	v := new(T)
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	return v, d.Decode(v)
}

func checkExample(t *testing.T, kind, text string, read func(string) (any, error)) {
	t.Helper()
	value, err := read(text)
	if err != nil {
		t.Errorf("%s: %v\n%s", kind, err, text)
		return
	}
	var want bytes.Buffer
	if err := json.Compact(&want, []byte(text)); err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(value)
	if err != nil || string(got) != want.String() {
		t.Errorf("%s is written as\n%s, not as\n%s (%v)", kind, got, want.String(), err)
	}
}

func checkRecord(t *testing.T, text string) {
	t.Helper()
	r, err := engine.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(r.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Commands {
		if _, err := g.Apply(c); err != nil {
			t.Errorf("the record's %s by seat %d: %v", c.Verb, c.Seat, err)
		}
	}
	var again bytes.Buffer
	if err := r.Write(&again); err != nil || again.String() != text {
		t.Errorf("the record is written as\n%s (%v)", again.String(), err)
	}
}
