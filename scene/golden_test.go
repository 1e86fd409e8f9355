//go:build display

package scene

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	channelTolerance = 24    // of 255: how much one channel of a pixel may differ between two graphics cards
	pixelShare       = 0.002 // how much of a picture may differ more
)

// golden compares a picture with testdata/golden/name.png. When it differs the
// picture and what differs are written beside it. -update writes it anew.
func golden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".png")
	coarse(got)
	if updating() {
		writePNG(t, file, got)
		return
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v: look at the picture and accept it with make golden", err)
	}
	want, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, the picture %v", file, want.Bounds().Size(), got.Bounds().Size())
	}
	diff := image.NewRGBA(got.Bounds())
	bad := 0
	for y := range got.Bounds().Dy() {
		for x := range got.Bounds().Dx() {
			r, g, b, _ := want.At(x, y).RGBA()
			c := got.RGBAAt(x, y)
			d := max(apart(uint8(r>>8), c.R), apart(uint8(g>>8), c.G), apart(uint8(b>>8), c.B))
			i := diff.PixOffset(x, y)
			diff.Pix[i+3] = 255
			if d > channelTolerance {
				bad++
				diff.Pix[i], diff.Pix[i+1] = 255, uint8(d)
			}
		}
	}
	if share := float64(bad) / float64(got.Bounds().Dx()*got.Bounds().Dy()); share > pixelShare {
		writePNG(t, filepath.Join("testdata", "golden", name+".got.png"), got)
		writePNG(t, filepath.Join("testdata", "golden", name+".diff.png"), diff)
		t.Errorf("%.2f %% of %s differ, at most %.2f %% may; see %s.got.png and %s.diff.png beside it", 100*share, name, 100*pixelShare, name, name)
	}
}

// coarse drops the lowest bits, where the ground's grain lives: the files are
// a third as large, and the tolerance is far above it.
func coarse(img *image.RGBA) {
	for i, v := range img.Pix {
		if i%4 != 3 {
			img.Pix[i] = v&^7 | v>>5
		}
	}
}

// updating says whether go test was called with -update.
func updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

var _ = flag.Bool("update", false, "write the golden pictures anew")

func apart(a, b uint8) uint8 { return max(a, b) - min(a, b) }

func writePNG(t *testing.T, name string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// testStage is a stage of that many pixels, loaded, silent, played by a script.
// Every stage up to twice the reference paints from the same atlas, because
// loading takes seconds where there is no graphics card.
func testStage(t *testing.T, w, h int, o Options) *Stage {
	t.Helper()
	o.NoAudio = true
	if o.Source == nil {
		o.Source = input.NewScript()
	}
	if o.Settings.Master == 0 {
		o.Settings = stage.DefaultSettings()
	}
	s, err := NewStage(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Resize(w, h)
	t.Cleanup(func() {
		for _, name := range missing(s) {
			t.Errorf("there is no sprite %q", name)
		}
	})
	th, fine := s.Look().Theme, s.Painter().Unit() > 2
	if s.Look() == (paint.CardLook{Look: assets.Look{Theme: th}}) && (!fine || th == assets.Midnight) {
		l := sheetOfTwo()
		switch {
		case fine:
			l = sheetOfMost()
		case th == assets.Felt:
			l = feltOfTwo()
		}
		if l == nil {
			t.Fatal("the sheet cannot be loaded")
		}
		s.BeginWith(l)
		return s
	}
	load(t, s)
	return s
}

var (
	sheetOfTwo  = sync.OnceValue(func() *paint.Loading { return lentSheet(1, paint.CardLook{}) })
	feltOfTwo   = sync.OnceValue(func() *paint.Loading { return lentSheet(1, paint.CardLook{Look: assets.Look{Theme: assets.Felt}}) })
	sheetOfMost = sync.OnceValue(func() *paint.Loading { return lentSheet(3, paint.CardLook{}) }) // of 4K
)

func lentSheet(unit float32, look paint.CardLook) *paint.Loading {
	p, err := paint.NewPainter()
	if err != nil {
		return nil
	}
	p.SetUnit(unit, unit)
	l := p.Load(look, nil)
	l.Lend()
	for {
		if done, err := l.Step(); err != nil {
			return nil
		} else if done {
			return l
		}
	}
}

// load steps a stage until it stands.
func load(t *testing.T, s *Stage) {
	t.Helper()
	for range 200 {
		if s.Ready() {
			return
		}
		step(t, s, 1)
	}
	t.Fatal("loading does not end")
}

// missing lists the sprites that were asked for and are not in the sheet.
func missing(s *Stage) []string {
	return s.Painter().Missing()
}

// step runs n ticks.
func step(t *testing.T, s *Stage, n int) {
	t.Helper()
	for range n {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// shot is the frame as it would be drawn now.
func shot(s *Stage) *image.RGBA {
	target := ebiten.NewImage(s.Pixels())
	defer target.Deallocate()
	s.Paint(target)
	img := image.NewRGBA(target.Bounds())
	target.ReadPixels(img.Pix)
	return img
}

// sizes are the windows in which every golden picture is made.
func sizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 2560, Y: 1440}} }

func sizeName(name string, p image.Point) string { return fmt.Sprintf("%s-%d", name, p.Y) }
