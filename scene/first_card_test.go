//go:build display

package scene

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

func TestFromAnEmptyStartTheFirstCardIsPlayedWithinHalfAMinuteWithoutALesson(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 1280, 720, stage.Options{Source: in, Seed: 3, Store: room.NewMemory()})
	scenetest.Step(t, s, 30)
	offered, focus := onTitle(s, words.LearnOffer) != nil, s.Scene().(*title.Title).FocusNodes().Focused()
	if !offered || focus != stage.Focusable(onTitle(s, words.TitleQuick)) {
		t.Fatalf("a newcomer: %v; the focus is on %v, not on play", offered, focus)
	}
	begun := s.Ticks()
	in.Key(input.ActConfirm)
	for tick := 0; ; tick++ {
		scenetest.Step(t, s, 1)
		table, ok := s.Scene().(*table.Table)
		if !ok {
			continue
		}
		if slices.ContainsFunc(hosted(table).Record().Commands, func(c engine.Command) bool {
			return c.Seat == table.Viewer() && c.Verb == engine.VerbPlay
		}) {
			break
		}
		if s.Ticks()-begun > 30*stage.TicksPerSecond {
			t.Fatalf("after half a minute no card is played; said %q", scenetest.Said(s, 6))
		}
		if in.Done() && tick%8 == 0 {
			act(s, table, in, keyboard{})
		}
	}
	t.Logf("%.1f seconds", float64(s.Ticks()-begun)/stage.TicksPerSecond)
}
