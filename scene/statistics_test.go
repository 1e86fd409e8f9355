//go:build display

package scene

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/room"
)

// countedStore is a store in which that many rounds have been counted.
func countedStore(t *testing.T, rounds int) *room.Memory {
	t.Helper()
	store := room.NewMemory()
	text := "fourtell statistics 1\n"
	at := time.Date(2026, 2, 1, 8, 0, 0, 0, time.UTC)
	rules := []string{"classic", "classic", "classic", "party", "classic,hand_size=9,target=300"}
	against := []string{`"person Bo"`, `"level skilled"`, `"level skilled","level master"`, `"level master","level master","level casual"`}
	for i := range rounds {
		a := against[(i*7+3)%4]
		seats := strings.Count(a, ",") + 2
		won, left := 0, 1+i%6
		if (i*i+i/3)%5 < 2 {
			won, left = 1, 0
		}
		text += fmt.Sprintf(`{"id":"m%d.1.0","at":%q,"who":"Ann","rules":%q,"seats":%d,"against":[%s],"rounds":1,"wins":%d,"matches":%d,"match_wins":%d,"left":%d,"fours":%d,"bluffs":%d,"caught":%d,"faced":%d,"right":%d,"wrong":%d,"calls":%d,"missed":%d,"catches":%d}`+"\n",
			i, at.Add(time.Duration(i)*time.Hour).Format(time.RFC3339), rules[i%5], seats, a, won, b2i(i%4 == 0), b2i(i%8 == 0), left,
			1+i%2, b2i(i%3 == 0), b2i(i%9 == 0), 1, b2i(i%4 == 0), b2i(i%7 == 1), 1, b2i(i%11 == 0), b2i(i%6 == 0))
	}
	text += `{"review":"m1.1.0","decisions":14,"lost":0.31}` + "\n"
	if err := store.Write("statistics.lines", []byte(text)); err != nil {
		t.Fatal(err)
	}
	return store
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// statisticsStage is a stage at the statistics of that many rounds.
func statisticsStage(t *testing.T, w, h, rounds int) (*Stage, *Statistics, *Script) {
	t.Helper()
	store := room.NewMemory()
	if rounds > 0 {
		store = countedStore(t, rounds)
	}
	o := savedOptions(store)
	stats := NewStatistics()
	o.First = func(*Stage) Scene { return stats }
	s := testStage(t, w, h, o)
	step(t, s, 20)
	return s, stats, s.source.(*Script)
}

func TestTheStatisticsLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		size   image.Point
		rounds int
	}{{image.Pt(1280, 720), 57}, {image.Pt(800, 450), 57}, {image.Pt(390, 844), 57}, {image.Pt(1280, 720), 0}, {image.Pt(390, 844), 0}} {
		name := sizeName("statistics", c.size)
		if c.rounds == 0 {
			name = sizeName("statistics-empty", c.size)
		}
		t.Run(name, func(t *testing.T) {
			s, _, _ := statisticsStage(t, c.size.X, c.size.Y, c.rounds)
			keepPicture(t, name, shot(s))
		})
	}
}

func TestTheTitleLeadsToTheStatistics(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s := testStage(t, size.X, size.Y, savedOptions(countedStore(t, 3)))
		step(t, s, 20)
		keepPicture(t, sizeName("statistics-title", size), shot(s))
	}
}
