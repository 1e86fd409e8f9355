//go:build display

package learn

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// night plays the lesson of the wilder house rules until the player is shown a step, counted from 1.
func night(t *testing.T, w, h, step int) (*stage.Stage, *tables.Table, *learner) {
	t.Helper()
	s, in := ledStage(t, w, h, stage.Options{First: bare})
	all := learned(t, true)
	all[len(all)-1].start(s)
	table, p := s.Scene().(*tables.Table), &learner{t, s, in, paint.DeviceMouse}
	scenetest.Until(t, s, "the step", func() bool {
		g := guideOf(s)
		switch {
		case g.at == step-1 && table.Inside().Hint.On():
			return true
		case !in.Done() || s.Ticks()%10 != 0 || g.at >= step-1:
		case g.text != "":
			in.Key(input.ActConfirm)
		case table.Inside().Hint.On() || s.Top() != nil:
			p.does(table, g.d.script[g.at])
		}
		return false
	})
	return s, table, p
}

const unseenStep = 9 // the card drawn is to be played unseen

func TestTheLessonOfWilderRulesTurnsAStackAwayPlaysUnseenAndThrowsABomb(t *testing.T) {
	all := learned(t, true)
	d := all[len(all)-1]
	if d.key() != "night" || d.nth != 9 {
		t.Fatalf("the last lesson is %s", d.name)
	}
	events := map[engine.EventKind]int{}
	for _, e := range d.after(t, len(d.script)).View(0).History {
		events[e.Kind]++
	}
	if events[engine.EventStacked] != 2 || events[engine.EventReversed] != 1 {
		t.Errorf("%d stacks are turned away, play turns %d times", events[engine.EventStacked], events[engine.EventReversed])
	}
	if c := d.script[unseenStep-1]; !c.Blind || c.Seat != 0 || c.Color != shed.Red {
		t.Errorf("step %d is %+v", unseenStep, c)
	}
	if held := d.after(t, unseenStep-1).View(0); !held.Drawn.Hidden() {
		t.Errorf("the card drawn is seen: %v", held.Drawn)
	}
	end := d.after(t, len(d.script)).View(0)
	if n := [3]int{end.Hands[0].Count, end.Hands[1].Count, end.Hands[2].Count}; n != [3]int{2, 4, 7} {
		t.Errorf("after the bomb the hands are of %v", n)
	}
}

func TestTheCardToBePlayedUnseenIsNeitherKeptNorGivenAnotherColour(t *testing.T) {
	refused := func(t *testing.T, s *stage.Stage, table *tables.Table, seq uint32) {
		t.Helper()
		scenetest.Step(t, s, 30)
		if table.Newest() != seq || !strings.Contains(strings.Join(s.Speech().Said(), " "), s.Lang().Say("lesson.not_now")) {
			t.Errorf("beat %d after %d, said %q", table.Newest(), seq, scenetest.Said(s, 3))
		}
		scenetest.Until(t, s, "shown again", func() bool { return table.Inside().Hint.On() })
	}
	t.Run("kept", func(t *testing.T) {
		s, table, p := night(t, 1280, 720, unseenStep)
		seq := table.Newest()
		p.in.Key(input.ActKeep)
		refused(t, s, table, seq)
	})
	t.Run("another colour", func(t *testing.T) {
		s, table, p := night(t, 1280, 720, unseenStep)
		seq := table.Newest()
		p.does(table, guideOf(s).d.script[unseenStep-1])
		scenetest.Until(t, s, "the colours", func() bool { _, ok := s.Top().(*ask.Wheel); return ok })
		scenetest.Step(t, s, 20)
		p.in.Key(input.ActColor4)
		refused(t, s, table, seq)
	})
}

func TestALessonOfWilderRulesLooksAsAccepted(t *testing.T) {
	for _, size := range learnSizes() {
		s, _, p := night(t, size.X, size.Y, unseenStep)
		p.in.MoveTo(4, 300)
		scenetest.Step(t, s, 60)
		scenetest.Golden(t, scenetest.SizeName("lesson-night", size), scenetest.Shot(s))
	}
}
