//go:build display

package stage

import (
	"fmt"
	"testing"
	"time"

	"fourtell/engine"
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

// slow draws words that were never drawn before, more in each of its pictures than a picture has time for.
type slow struct {
	bare
	texts int // 0: one
	drawn int
}

func (n *slow) Draw(p *paint.Painter) {
	n.drawn++
	for i := range n.texts + 1 {
		p.Text(fmt.Sprint("a text of many, of which this is the ", i), 10, 20, paint.Style{Size: 20, Color: paint.Cream})
	}
}

func TestAScreenThatIsPutOnTheStageComesInAFewPictures(t *testing.T) {
	s := alone(t, 960, 720, Options{First: func(*Stage) Scene { return &bare{} }})
	screen := ebiten.NewImage(960, 720)
	defer screen.Deallocate()
	picture := func() {
		pass(t, s, 1)
		s.Draw(screen)
	}
	s.frame.left = func() bool { return false } // no picture has time for more texts than come always
	next := &slow{texts: 20}
	s.Go(next)
	for range comesIn {
		if picture(); next.drawn != 0 {
			t.Fatal("it is drawn in the picture in which it comes, or has its first tick")
		}
	}
	for n := 1; n <= 20+1; n++ {
		if picture(); next.drawn != n {
			t.Fatalf("it is drawn %d times in %d pictures, each with one text more", next.drawn, n)
		}
	}
	if picture(); s.frame.Dirty || next.drawn != 20+1 {
		t.Errorf("a screen that has come is drawn %d times, and once more: %v", next.drawn, s.frame.Dirty)
	}
	next.texts = 40 // what stands is never without its texts
	s.Redraw()
	if picture(); s.frame.Dirty || next.drawn != 20+2 {
		t.Errorf("with other texts it is drawn %d times, and once more: %v", next.drawn, s.frame.Dirty)
	}
	over := &slowModal{slow{texts: 50}} // ten that the last had not
	s.Open(over)
	for n := 1; n <= 10; n++ {
		if picture(); over.drawn != n {
			t.Fatalf("a question is drawn %d times in %d pictures", over.drawn, n)
		}
	}
	if picture(); s.frame.Dirty || over.drawn != 10 {
		t.Errorf("a question that has come is drawn %d times, and once more: %v", over.drawn, s.frame.Dirty)
	}
}

// slowModal is such a question.
type slowModal struct{ slow }

func (*slowModal) Answer() (engine.Command, bool) { return engine.Command{}, false }

func TestWherePicturesComeSlowlyMoreTextsComeInEach(t *testing.T) {
	for _, c := range []struct {
		name        string
		since, want time.Duration
	}{
		{"at sixty a second half of a picture's time", 16 * time.Millisecond, 8 * time.Millisecond},
		{"at thirty no more", 33 * time.Millisecond, 33 * time.Millisecond / 4},
		{"at fifteen a quarter of it", 64 * time.Millisecond, 16 * time.Millisecond},
		{"at two never so much that the page is held up", 500 * time.Millisecond, 20 * time.Millisecond},
	} {
		if got := spellAfter(c.since); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
