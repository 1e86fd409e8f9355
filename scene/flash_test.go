//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"image"
	"math"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// The measure of a flash, of WCAG 2.2 (success criterion 2.3.1, general flash): a pair of opposing changes of the
// relative luminance by a tenth or more, the darker below 0.8, over more than a quarter of a field of ten degrees,
// which is 341 by 256 of 1024 by 768 pixels. Three in any second are allowed.
const (
	flashCells   = 40 // across
	flashRows    = 22
	flashSwing   = 0.1
	flashDark    = 0.8
	flashMost    = 3
	flashArea    = 0.25 // of a field
	fieldCells   = flashCells * 341 / 1024
	fieldRows    = flashRows * 256 / 768
	flashEvery   = 3 // ticks between two looks
	flashSamples = stage.TicksPerSecond / flashEvery
)

// flashes counts how many opposing changes every part of a picture makes.
type flashes struct {
	linear [256]float64
	cells  [flashCells * flashRows]struct {
		low, high float64 // of the luminance since the last change
		way       int     // of the last change: 1 brighter, -1 darker
		changes   []int   // samples at which it changed
	}
	samples int
}

func newFlashes() *flashes {
	f := &flashes{}
	for i := range f.linear {
		f.linear[i] = math.Pow((float64(i)/255+0.055)/1.055, 2.4)
		if i <= 10 {
			f.linear[i] = float64(i) / 255 / 12.92
		}
	}
	return f
}

// look takes in one frame.
func (f *flashes) look(img *image.RGBA) {
	b := img.Bounds()
	for c := range f.cells {
		x0, x1 := c%flashCells*b.Dx()/flashCells, (c%flashCells+1)*b.Dx()/flashCells
		y0, y1 := c/flashCells*b.Dy()/flashRows, (c/flashCells+1)*b.Dy()/flashRows
		sum, n := 0.0, 0
		for y := y0; y < y1; y += 2 {
			for x := x0; x < x1; x += 2 {
				i := img.PixOffset(x, y)
				sum += 0.2126*f.linear[img.Pix[i]] + 0.7152*f.linear[img.Pix[i+1]] + 0.0722*f.linear[img.Pix[i+2]]
				n++
			}
		}
		f.see(c, sum/float64(n))
	}
	f.samples++
}

// see takes in the luminance of one part.
func (f *flashes) see(c int, l float64) {
	at := &f.cells[c]
	if f.samples == 0 {
		at.low, at.high = l, l
		return
	}
	at.low, at.high = min(at.low, l), max(at.high, l)
	switch {
	case at.way <= 0 && l-at.low >= flashSwing && at.low < flashDark:
		at.way = 1
	case at.way >= 0 && at.high-l >= flashSwing && l < flashDark:
		at.way = -1
	default:
		return
	}
	at.low, at.high = l, l
	at.changes = append(at.changes, f.samples)
}

// worst is the largest share of any field that flashes more often in one second than is allowed.
func (f *flashes) worst() float64 {
	worst := 0
	for from := range f.samples {
		var flashing [flashCells * flashRows]bool
		for c := range f.cells {
			changes := 0
			for _, at := range f.cells[c].changes {
				if at >= from && at < from+flashSamples {
					changes++
				}
			}
			flashing[c] = changes > 2*flashMost
		}
		for top := range flashRows - fieldRows + 1 {
			for left := range flashCells - fieldCells + 1 {
				n := 0
				for y := top; y < top+fieldRows; y++ {
					for x := left; x < left+fieldCells; x++ {
						if flashing[y*flashCells+x] {
							n++
						}
					}
				}
				worst = max(worst, n)
			}
		}
	}
	return float64(worst) / (fieldCells * fieldRows)
}

func TestFlashesAreCountedAsTheyAreDefined(t *testing.T) {
	for _, c := range []struct {
		name   string
		period int // samples from bright to bright
		bright uint8
		height int // of 22 rows
		found  bool
	}{
		{"four a second over everything", flashSamples / 4, 255, flashRows, true},
		{"two a second over everything", flashSamples / 2, 255, flashRows, false},
		{"ten a second, too faint to count", 2, 80, flashRows, false},
		{"five a second over one row in a corner", 4, 255, 1, false},
	} {
		f := newFlashes()
		img := image.NewRGBA(image.Rect(0, 0, flashCells*4, flashRows*4))
		for i := range 3 * flashSamples {
			v := uint8(0)
			if i%c.period < c.period/2 {
				v = c.bright
			}
			for k := range img.Stride * c.height * 4 {
				if c.height > 1 || k%img.Stride < img.Stride/2 {
					img.Pix[k] = v
				}
			}
			f.look(img)
		}
		if got := f.worst() > flashArea; got != c.found {
			t.Errorf("%s: found %v (%.1f %% of a field)", c.name, got, 100*f.worst())
		}
	}
}

func TestNoChoreographyFlashesMoreThanThreeTimesASecond(t *testing.T) {
	const w, h = 960, 540
	target := ebiten.NewImage(w, h)
	defer target.Deallocate()
	img := image.NewRGBA(target.Bounds())
	for _, calm := range []bool{false, true} {
		for _, m := range tabletest.Motions() {
			name := m.Name
			if calm {
				name += " with reduced motion"
			}
			t.Run(name, func(t *testing.T) {
				set := stage.DefaultSettings()
				set.ReducedMotion = calm
				in := input.NewScript()
				s, table := tableStage(t, w, h, m.Table(t), set, in)
				m.Get(t, s, table, in)
				f := newFlashes()
				for i := range m.Ticks / flashEvery {
					s.Frame().Paint(target)
					if n := s.Painter().DrawCalls(); n > 12 {
						t.Errorf("%d drawing calls at tick %d", n, i*flashEvery)
					}
					target.ReadPixels(img.Pix)
					f.look(img)
					scenetest.Step(t, s, flashEvery)
				}
				if worst := f.worst(); worst > flashArea {
					t.Errorf("%.1f %% of a field flash more than %d times a second, at most %.1f %% may", 100*worst, flashMost, 100*flashArea)
				}
			})
		}
	}
}

func TestAFrameOfAChoreographyAllocatesNothing(t *testing.T) {
	const w, h = 960, 540
	target := ebiten.NewImage(w, h)
	defer target.Deallocate()
	for _, m := range tabletest.Motions() {
		t.Run(m.Name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tableStage(t, w, h, m.Table(t), stage.DefaultSettings(), in)
			m.Get(t, s, table, in)
			for range m.Ticks / 15 {
				scenetest.Step(t, s, 15)
				s.Frame().Paint(target)
				scenetest.DrawsAgainForNothing(t, s, target)
			}
		})
	}
}
