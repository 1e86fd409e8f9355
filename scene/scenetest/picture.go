package scenetest

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	channelTolerance = 24    // of 255: how much one channel of a pixel may differ between two graphics cards
	pixelShare       = 0.002 // how much of a picture may differ more
)

// Sizes are the windows in which every golden picture is made.
func Sizes() []image.Point { return []image.Point{{X: 1280, Y: 720}, {X: 2560, Y: 1440}} }

// SizeName is the name of a picture with the height of its window.
func SizeName(name string, p image.Point) string { return fmt.Sprintf("%s-%d", name, p.Y) }

// Shot is the frame as it would be drawn now.
func Shot(s *stage.Stage) *image.RGBA {
	target := ebiten.NewImage(s.Window().Pixels())
	defer target.Deallocate()
	s.Frame().Paint(target)
	img := image.NewRGBA(target.Bounds())
	target.ReadPixels(img.Pix)
	return img
}

// Pixels draws the whole frame anew on a target, and reads it.
func Pixels(s *stage.Stage, target *ebiten.Image, into []byte) []byte {
	s.Redraw()
	s.Frame().Paint(target)
	target.ReadPixels(into)
	return into
}

// Golden compares a picture with testdata/golden/name.png of the package. When
// it differs the picture and what differs are written beside it. -update
// writes it anew.
func Golden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".png")
	coarse(got)
	if updating() {
		WritePNG(t, file, got)
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
	bad := apart(flat(want), got, func(int, uint8) {})
	if share := float64(bad) / float64(got.Bounds().Dx()*got.Bounds().Dy()); share > pixelShare {
		diff := image.NewRGBA(got.Bounds())
		for i := 3; i < len(diff.Pix); i += 4 {
			diff.Pix[i] = 255
		}
		apart(flat(want), got, func(i int, d uint8) { diff.Pix[i], diff.Pix[i+1] = 255, d })
		WritePNG(t, filepath.Join("testdata", "golden", name+".got.png"), got)
		WritePNG(t, filepath.Join("testdata", "golden", name+".diff.png"), diff)
		t.Errorf("%.2f %% of %s differ, at most %.2f %% may; see %s.got.png and %s.diff.png beside it", 100*share, name, 100*pixelShare, name, name)
	}
}

// flat is a picture as pixels that can be compared without asking for each; what is painted is opaque.
func flat(img image.Image) *image.RGBA {
	if is, ok := img.(*image.RGBA); ok {
		return is
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, out.Rect.Min, draw.Src)
	return out
}

// apart counts the pixels of two pictures of the same bounds that differ by more than two graphics cards do, and hands out where
// each lies and by how much.
func apart(want, got *image.RGBA, each func(i int, d uint8)) (bad int) {
	row := 4 * got.Rect.Dx()
	for y := range got.Rect.Dy() {
		w, g := want.Pix[y*want.Stride:][:row], got.Pix[y*got.Stride:][:row]
		if bytes.Equal(w, g) {
			continue
		}
		for x := 0; x < row; x += 4 {
			if d := max(Apart(w[x], g[x]), Apart(w[x+1], g[x+1]), Apart(w[x+2], g[x+2])); d > channelTolerance {
				bad++
				each(y*got.Stride+x, d)
			}
		}
	}
	return bad
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

// Keep keeps a picture of the stage to be looked at where FOURTELL_PICTURES
// names a folder for it; without it nothing is drawn.
func Keep(t *testing.T, s *stage.Stage, name string) {
	t.Helper()
	if dir := os.Getenv("FOURTELL_PICTURES"); dir != "" {
		WritePNG(t, filepath.Join(dir, name+".png"), Shot(s))
	}
}

// WritePNG writes a picture, as small as it will go.
func WritePNG(t *testing.T, name string, img image.Image) {
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

// Apart is how far two channels of a pixel differ.
func Apart(a, b uint8) uint8 { return max(a, b) - min(a, b) }

// Near says that a pixel is a colour of the house's theme, give or take what
// two graphics cards differ in.
func Near(got color.RGBA, want paint.Color) bool {
	r, g, b, _ := housePainter().Color(want).RGBA()
	return Apart(got.R, uint8(r>>8)) < 6 && Apart(got.G, uint8(g>>8)) < 6 && Apart(got.B, uint8(b>>8)) < 6
}

// housePainter paints in the house's theme.
var housePainter = sync.OnceValue(func() *paint.Painter {
	p, err := paint.NewPainter()
	if err != nil {
		panic(err)
	}
	return p
})

// Differing is the share of pixels that are not the same, 0 … 1.
func Differing(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if string(a.Pix[i:i+4]) != string(b.Pix[i:i+4]) {
			n++
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

// Changed is the share of pixels that are plainly others, 0 … 1, of two pictures
// of the same bounds.
func Changed(a, b image.Image) float64 {
	n, all := 0, 0
	r := a.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			ar, ag, ab, _ := a.At(x, y).RGBA()
			br, bg, bb, _ := b.At(x, y).RGBA()
			far := func(p, q uint32) bool { return max(p, q)-min(p, q) > 0x3000 }
			all++
			if far(ar, br) || far(ag, bg) || far(ab, bb) {
				n++
			}
		}
	}
	return float64(n) / float64(all)
}

// Overlap says whether two boxes have something in common.
func Overlap(a, b paint.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}
