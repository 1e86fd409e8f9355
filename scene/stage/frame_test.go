//go:build display

package stage

import (
	"testing"

	"fourtell/scene/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestAFrameIsPaintedWhenSomethingHasChanged(t *testing.T) {
	p, err := paint.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	v, _, _, _ := pane(false)
	v.paper = p
	n := 0
	f := Frame{painter: p, window: v, what: func(*paint.Painter) { n++ }}
	v.redraw = func() { f.Dirty = true }
	screen := ebiten.NewImage(960, 720)
	defer screen.Deallocate()
	for i, want := range []bool{true, false, true} { // the first has another size than there was
		if i == 2 {
			f.Dirty = true
		}
		if got := f.take(screen); got != want {
			t.Errorf("frame %d: to be painted %v, want %v", i, got, want)
		}
	}
	f.Paint(screen)
	if f.Rehearse(); n != 2 {
		t.Errorf("what stands is painted %d times, want 2", n)
	}
	if f.first(false) || !f.first(true) || f.first(true) {
		t.Error("the first frame with a scene is not one alone")
	}
	for calm, ticks := range map[bool]int{false: fadeTicks, true: reducedFade} {
		f.darken(calm)
		if f.Fading() != ticks {
			t.Errorf("calm %v: it comes in %d ticks, want %d", calm, f.Fading(), ticks)
		}
		for f.Dirty = false; f.Fading() > 0; f.lighten() {
		}
		if f.lighten(); !f.Dirty || f.Fading() != 0 {
			t.Errorf("dirty %v, %d ticks left", f.Dirty, f.Fading())
		}
	}
}
