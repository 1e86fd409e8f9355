package wire_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"fourtell/online/wire"
)

// blocks are those of docs/rooms.md of that kind.
func blocks(t *testing.T, kind string) (all []string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/rooms.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(string(text), "```json "+kind+"\n")[1:] {
		block, _, _ := strings.Cut(part, "```")
		all = append(all, strings.TrimSpace(block))
	}
	return all
}

func TestTheDocumentsMessagesAreRead(t *testing.T) {
	asks, tells := map[string]bool{}, map[string]bool{}
	for _, text := range blocks(t, "ask") {
		m, err := wire.ReadClient([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		asks[m.Body.T()] = true
		same(t, text, m)
	}
	for _, text := range blocks(t, "tell") {
		m, err := wire.ReadHouse([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		tells[m.Body.T()] = true
		same(t, text, m)
	}
	if len(asks) < 12 || len(tells) < 12 {
		t.Errorf("%d kinds asked for and %d told: the document shows too little", len(asks), len(tells))
	}
}

// same fails where a text says more than the message read from it, or other things.
func same(t *testing.T, text string, m wire.Message) {
	t.Helper()
	back, err := wire.Write(m)
	if err != nil {
		t.Fatal(err)
	}
	var had, got map[string]any
	if json.Unmarshal([]byte(text), &had) != nil || json.Unmarshal(back, &got) != nil {
		t.Fatalf("%s is no object", text)
	}
	for key := range had {
		if _, ok := got[key]; !ok && had[key] != false {
			t.Errorf("%s: there is no %q in %s", text, key, back)
		}
	}
}

func TestTheDocumentHasEveryCode(t *testing.T) {
	text, err := os.ReadFile("../../docs/rooms.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range wire.Codes() {
		if !strings.Contains(string(text), "`"+string(c)+"`") {
			t.Errorf("%s is not there", c)
		}
	}
}
