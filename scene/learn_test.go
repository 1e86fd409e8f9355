//go:build display

package scene

import (
	"image"
	"testing"
)

func learnSizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} }

func TestWhatThereIsToLearnLooksAsAccepted(t *testing.T) {
	for _, size := range learnSizes() {
		s := testStage(t, size.X, size.Y, Options{First: func(*Stage) Scene { return NewLearn() }})
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
		in := NewScript()
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
