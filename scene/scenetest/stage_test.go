//go:build display

package scenetest

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { Main(m) }

// What one test has painted lies nowhere when another begins: pictures are the same in whatever order tests run.
func TestATestBeginsWithNothingBaked(t *testing.T) {
	o := stage.Options{First: func(*stage.Stage) stage.Scene { return &Stand{} }}
	emptied := func() int { return NewStage(t, 320, 200, o).Painter().Emptied() }
	first := emptied()
	if n := emptied(); n != first {
		t.Errorf("within a test what is baked is forgotten %d times", n-first)
	}
	sheetOfTwo.test = "another"
	if n := emptied(); n != first+1 {
		t.Errorf("after another test what it has baked is forgotten %d times, want once", n-first)
	}
}

func TestAScriptIsPlayedToItsEndAndAnInstantMore(t *testing.T) {
	in, n := input.NewScript(), &Stand{}
	s := NewStage(t, 320, 200, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return n }})
	Run(t, s, in.Wait(3).Key(input.ActConfirm))
	pressed := 0
	for _, tick := range n.Got {
		if tick.Did(input.ActConfirm) {
			pressed++
		}
	}
	if !in.Done() || pressed != 1 || len(n.Got) < 5 {
		t.Errorf("done %v, confirmed %d times in %d ticks", in.Done(), pressed, len(n.Got))
	}
}
