//go:build display

package setup

import (
	"strings"
	"testing"
)

func TestEveryDrawnMarkCanBeRead(t *testing.T) {
	for line := range strings.Lines(drawnMarks) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, strokes, _ := strings.Cut(line, ":")
		if m, err := readMark(strokes); err != nil || len(m) == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAStrokeThatCannotBeReadIsNamed(t *testing.T) {
	for text, want := range map[string]string{
		"disc 0 0":          "not a stroke with its numbers",
		"disc 0 0 1 2":      "not a stroke with its numbers",
		"spiral 0 0 1":      "not a stroke with its numbers",
		"word 0 0 12":       "not a stroke with its numbers",
		"disc 0 0 wide":     `"wide" is no number`,
		"disc 0 0 1; hole":  "no stroke",
		"disc 0 0 1; ":      "no stroke",
		"hole ring 0 0 x 1": `"x" is no number`,
	} {
		if _, err := readMark(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
