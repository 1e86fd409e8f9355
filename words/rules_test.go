package words_test

import (
	"flag"
	"os"
	"testing"

	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

func TestTheRulesPagesAreCurrent(t *testing.T) {
	for page, game := range map[string]string{"../docs/rules.md": "", "../docs/bluff-rules.md": "bluff"} {
		current(t, page, game)
	}
}

func current(t *testing.T, page, game string) {
	t.Helper()
	book, err := games.Named(game)
	if err != nil {
		t.Fatal(err)
	}
	l := words.English()
	want := words.RulesPage(&l, book, tellers.Of(game))
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
