package uno_test

import (
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
)

func TestAStrongerLevelOverlooksFewerMissedCalls(t *testing.T) {
	last := 100
	for _, l := range ai.Levels() {
		now := unoai.NewPlayer(l, ai.Style{}, 0, 1).Overlooks()
		if now >= last || now <= 0 {
			t.Errorf("%s overlooks %d in a hundred, the level below %d", l.Name, now, last)
		}
		last = now
	}
	for _, c := range ai.Characters() {
		l, _ := ai.LevelNamed(c.Level)
		if a, b := unoai.Seated(c, 0, 1).Overlooks(), unoai.NewPlayer(l, ai.Style{}, 0, 1).Overlooks(); a != b {
			t.Errorf("%s overlooks %d in a hundred, its level %d", c.Name, a, b)
		}
	}
}
