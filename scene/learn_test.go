//go:build display

package scene

import (
	"image"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

func learnSizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} }

func TestWhatThereIsToLearnLooksAsAccepted(t *testing.T) {
	for _, size := range learnSizes() {
		o := savedOptions(room.NewMemory())
		o.First = func(*Stage) Scene { return &stand{} }
		s := testStage(t, size.X, size.Y, o)
		s.Kept.NoteProgress(func(p *room.Progress) {
			p.Learn("lesson-1-first")
			p.Try("puzzle-01-win", true)
			p.Try("puzzle-02-bluff", false)
			p.Count(room.DailyPlayed{Day: "2026-02-28", Place: 2, Of: 4, Held: 12})
			p.Count(room.DailyPlayed{Day: "2026-03-01", Place: 1, Of: 4, Caught: 2})
		})
		s.Go(NewLearn())
		step(t, s, 30)
		golden(t, sizeName("learn", size), shot(s))
	}
}

func TestALessonLooksAsAccepted(t *testing.T) {
	lessons, err := drills(true)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range learnSizes() {
		in := input.NewScript()
		s := testStage(t, size.X, size.Y, Options{Source: in, First: func(s *Stage) Scene {
			table, err := NewTable(lessons[4].table(&s.Lang))
			if err != nil {
				t.Fatal(err)
			}
			return table
		}})
		step(t, s, 300)
		golden(t, sizeName("lesson", size), shot(s))
	}
}

func TestHowOftenAPuzzleWasTriedCanBeReadBesideItsNumber(t *testing.T) {
	for _, size := range learnSizes() {
		o := savedOptions(room.NewMemory())
		o.First = func(*Stage) Scene { return &stand{} }
		s := testStage(t, size.X, size.Y, o)
		s.Kept.NoteProgress(func(p *room.Progress) {
			for range 14 {
				p.Try("puzzle-12-bluff", false)
			}
		})
		s.Go(NewLearn())
		step(t, s, 30)
		eyes := newOnlooker(t, s, input.NewScript(), paint.DeviceMouse)
		eyes.look()
		var number, often paint.Trace
		for _, tr := range eyes.texts {
			switch tr.Text {
			case "12 ?":
				number = tr
			case "14×":
				often = tr
			}
		}
		if w, h := number.Box.Common(often.Box); number.Text == "" || often.Size < 16 || w > 0 && h > 2*s.Painter().Unit() {
			t.Errorf("%v: %q is %v units high and covers %v × %v of %q", size, often.Text, often.Size, w, h, number.Text)
		}
	}
}
