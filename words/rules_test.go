package words_test

import (
	"flag"
	"os"
	"testing"

	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

func TestTheRulesPageIsCurrent(t *testing.T) {
	const page = "../docs/rules.md"
	l := words.English()
	want := words.RulesPage(&l, games.All()[0], tellers.Of(""))
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is not what the words say: go test ./words -run RulesPage -update writes it anew", page)
	}
}

var update = flag.Bool("update", false, "write docs/rules.md and testdata/said anew: read every line that changes")
