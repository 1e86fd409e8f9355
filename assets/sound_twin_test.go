package assets

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestEverySoundHasSomethingThatIsSeenWithItAndTheDocumentSaysTheSame(t *testing.T) {
	text, err := os.ReadFile("../docs/audio.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range Sounds() {
		twin := SoundTwin(n)
		if twin == "" {
			t.Errorf("nothing is seen with %q", n)
		}
		if row := fmt.Sprintf("\n| `%s` | %s |\n", n, twin); !strings.Contains(string(text), row) {
			t.Errorf("docs/audio.md lacks the row%s", row)
		}
	}
	if got := SoundTwin("thunder"); got != "" {
		t.Errorf("something is seen with a sound that does not exist: %q", got)
	}
}
