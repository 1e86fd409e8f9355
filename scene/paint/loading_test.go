//go:build display

package paint

import (
	"image"
	"runtime"
	"testing"
)

func TestPicturesCanBeLoadedInSlicesAndInStepsAndInBoth(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	loaded := func(next func(*Loading) (done bool, err error)) *atlas {
		l := loadLook(1, CardLook{}, p.Texts.fonts, nil)
		for {
			if done, err := next(l); err != nil {
				t.Fatal(err)
			} else if done {
				t.Cleanup(l.atlas.free)
				return l.atlas
			}
		}
	}
	steps, slices, full := 0, 0, 0
	slice := func(l *Loading) (bool, error) {
		done, wrote, err := l.Slice()
		if slices++; wrote {
			full++
		}
		return done, err
	}
	want := loaded(func(l *Loading) (bool, error) { steps++; return l.Step() })
	for _, c := range []struct {
		name   string
		writes bool // a slice does
		next   func(*Loading) (bool, error)
	}{
		{"in slices", true, slice},
		{"begun in slices and ended in steps", false, func(l *Loading) (bool, error) {
			if slices%7 < 5 {
				return slice(l)
			}
			slices++
			return l.Step()
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			slices, full = 0, 0
			got := loaded(c.next)
			if slices < 2*steps || full > 0 != c.writes || full == slices {
				t.Errorf("there are %d slices of %d steps, %d of which write", slices, steps, full)
			}
			if len(got.textures) != len(want.textures) || !got.copies.Eq(want.copies) {
				t.Fatalf("%d textures with copies at %v, want %d and %v", len(got.textures), got.copies, len(want.textures), want.copies)
			}
		})
	}
}

func TestAPieceThatIsWrittenWithoutAPauseIsSmall(t *testing.T) {
	const wide = 1024
	to := unmanaged(wide, 3*mostWritten/4/wide+5)
	defer to.Deallocate()
	pix := image.NewRGBA(to.Bounds())
	pauses := 0
	all := write(to, pix, func() bool { pauses++; return true })
	if pauses != 4 || !all {
		t.Errorf("there are %d pauses, want 4; all is written: %v", pauses, all)
	}
	if all := write(to, pix, func() bool { pauses++; return false }); pauses != 5 || all {
		t.Errorf("given up it has %d pauses, want 1; all is written: %v", pauses-4, all)
	}
}

func TestLoadingThatIsGivenUpIsForgotten(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, slices := range []int{0, 1, 10, 60, 130} {
		l := loadLook(1, CardLook{}, p.Texts.fonts, nil)
		for range slices {
			if done, _, err := l.Slice(); done || err != nil {
				t.Fatalf("%d slices are all: %v", slices, err)
			}
		}
		before, begun := runtime.NumGoroutine(), l.slice != nil
		l.Stop()
		l.Stop()
		if left := before - runtime.NumGoroutine(); (left == 1) != begun {
			t.Errorf("after %d slices %d ends, begun %v", slices, left, begun)
		}
		if l.atlas != nil {
			l.atlas.free()
		}
	}
}
