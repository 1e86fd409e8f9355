//go:build display

package learn

import (
	"image"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func learnSizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} }

func TestWhatThereIsToLearnLooksAsAccepted(t *testing.T) {
	for _, size := range learnSizes() {
		o := scenetest.KeptIn(room.NewMemory())
		o.First = bare
		o.Routes.More = []any{Routes{Endless: func() stage.Scene { return New() }}}
		s := scenetest.NewStage(t, size.X, size.Y, o)
		s.Kept().NoteProgress(func(p *room.Progress) {
			p.Learn("lesson-1-first")
			p.Try("puzzle-01-win", true)
			p.Try("puzzle-02-bluff", false)
			p.Count(room.DailyPlayed{Day: "2026-02-28", Place: 2, Of: 4, Held: 12})
			p.Count(room.DailyPlayed{Day: "2026-03-01", Place: 1, Of: 4, Caught: 2})
		})
		s.Go(New())
		scenetest.Step(t, s, 30)
		scenetest.Golden(t, scenetest.SizeName("learn", size), scenetest.Shot(s))
	}
}

func TestALessonLooksAsAccepted(t *testing.T) {
	lessons := learned(t, true)
	for _, size := range learnSizes() {
		s := scenetest.NewStage(t, size.X, size.Y, stage.Options{First: func(s *stage.Stage) stage.Scene {
			table, err := tables.New(lessons[4].table(s.Lang()))
			if err != nil {
				t.Fatal(err)
			}
			return table
		}})
		scenetest.Step(t, s, 300)
		scenetest.Golden(t, scenetest.SizeName("lesson", size), scenetest.Shot(s))
	}
}

func TestHowOftenAPuzzleWasTriedCanBeReadBesideItsNumber(t *testing.T) {
	for _, size := range learnSizes() {
		o := scenetest.KeptIn(room.NewMemory())
		o.First = bare
		s := scenetest.NewStage(t, size.X, size.Y, o)
		s.Kept().NoteProgress(func(p *room.Progress) {
			for range 14 {
				p.Try("puzzle-12-bluff", false)
			}
		})
		s.Go(New())
		scenetest.Step(t, s, 30)
		eyes := scenetest.NewOnlooker(t, s, input.NewScript(), paint.DeviceMouse)
		eyes.Look()
		var number, often paint.Trace
		for _, tr := range eyes.Texts {
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
