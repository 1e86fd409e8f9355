package assets

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestEverySoundHasSomethingThatIsSeenWithIt(t *testing.T) {
	text, err := os.ReadFile("../docs/audio.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range Sounds() {
		_, row, ok := strings.Cut(string(text), fmt.Sprintf("\n| `%s` |", n))
		seen, _, _ := strings.Cut(row, "|")
		if !ok || strings.TrimSpace(seen) == "" {
			t.Errorf("docs/audio.md does not say what is seen with %q", n)
		}
	}
}
