package words

import (
	"flag"
	"os"
	"testing"
)

func TestTheRulesPageIsCurrent(t *testing.T) {
	const page = "../docs/rules.md"
	l := English()
	want := l.RulesPage()
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
