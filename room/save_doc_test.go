package room_test

import (
	"os"
	"strings"
	"testing"

	"fourtell/room"
)

func TestTheExampleInTheDocumentationOpens(t *testing.T) {
	page, err := os.ReadFile("../docs/saves.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```text save\n")
	text, _, ok := strings.Cut(rest, "```")
	save, word := room.OpenSave("the example", []byte(text))
	if !ok || word != nil {
		t.Fatal(word)
	}
	table, err := save.Resume(room.Options{})
	if err != nil || table.Now() != 4200 || len(save.Head.Chairs) != 3 {
		t.Errorf("it resumes at %d: %v", table.Now(), err)
	}
	again, err := save.Text()
	if err != nil || string(again) != text {
		t.Errorf("it is written as\n%s", again)
	}
}
