//go:build display

package scene

import (
	"regexp"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
)

// Who listens hears of no card by its letters, neither when asked nor under the keys nor when it is picked.
func TestCardsOfASuitAreSpokenInWords(t *testing.T) {
	s, table, in := claimTable(t, 1280, 720, claimed(t, "classic", 0, claimHand))
	still(t, s, table)
	scenetest.Step(t, s, 60)
	for range 3 {
		in.Key(input.ActRight)
		scenetest.Step(t, s, 5)
	}
	in.Key(input.ActConfirm)
	scenetest.Step(t, s, 5)
	said := strings.Join(s.Speech().Said(), "\n")
	if letters := regexp.MustCompile(`\b(10|[2-9AJQK])[CDHS]\b`).FindAllString(said, -1); letters != nil || strings.Count(said, " of ") < 4 {
		t.Errorf("spoken are %q: %s", letters, said)
	}
}
