//go:build display

package scene

import (
	"testing"

	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// Whoever starts the program for the first time, with nothing kept and nothing read, presses the first button and then the
// first card that is held out to them.
func TestFromTheFirstStartToTheFirstCardTakesLessThanThirtySeconds(t *testing.T) {
	const most = 30 * stage.TicksPerSecond
	in := input.NewScript()
	s := testStage(t, 1280, 720, stage.Options{Source: in, Settings: stage.DefaultSettings(), Seed: 20, First: func(*stage.Stage) stage.Scene { return title.New() }})
	at := func() (table *tables.Table, mayPlay bool) {
		table, ok := s.Scene().(*tables.Table)
		return table, ok && table.Asked() && table.Queue().Still() && s.Top() == nil
	}
	pressed, held := false, 0
	for tick := 1; tick <= most; tick++ {
		scenetest.Step(t, s, 1)
		if play := onTitle(s, words.TitleQuick); play != nil && !pressed && tick > 30 {
			pressed = true
			in.Click(play.Center())
		}
		table, mayPlay := at()
		if !mayPlay || !in.Done() {
			continue
		}
		if held = table.Shown().Hands[0].Count; held < 7 {
			continue
		}
		card := -1
		for i := range table.Shown().Hands[0].Cards {
			if c := table.CardAt(i); table.Playable(c) && !shed.IsWild(c.Face) {
				card = i
				break
			}
		}
		if card < 0 {
			in.Key(input.ActDraw)
			continue
		}
		q := table.Queue().Layout().HandPose(card)
		in.Click(float32(q.X), float32(q.Y))
		for ; tick <= most; tick++ {
			scenetest.Step(t, s, 1)
			if table.Shown().Hands[0].Count < held {
				t.Logf("from the first start to the first card: %d ticks, %.1f s", tick, float64(tick)/stage.TicksPerSecond)
				return
			}
		}
	}
	t.Fatalf("after thirty seconds no card is played; the scene is %T under %T, said %q", s.Scene(), s.Top(), scenetest.Said(s, 5))
}
