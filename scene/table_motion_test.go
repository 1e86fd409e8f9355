//go:build display

package scene

import (
	"flag"
	"fmt"
	"fourtell/scene/tabletest"
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// -sheets=DIR draws every choreography as a sheet of every third tick into a folder, to be looked at; -sheets-size says
// in what window, -sheets-calm with reduced motion.
var (
	sheetsDir  = flag.String("sheets", "", "draw a sheet of every third tick of each choreography into this folder")
	sheetsSize = flag.String("sheets-size", "960x540", "the window of -sheets")
	sheetsCalm = flag.Bool("sheets-calm", false, "-sheets with reduced motion")
)

func TestChoreographiesAreDrawnToLookAt(t *testing.T) {
	var w, h int
	if n, err := fmt.Sscanf(*sheetsSize, "%dx%d", &w, &h); n != 2 || err != nil {
		t.Fatalf("-sheets-size=%s is no size", *sheetsSize)
	}
	for _, m := range tabletest.Motions() {
		t.Run(m.Name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.ReducedMotion = *sheetsCalm
			in := input.NewScript()
			s, table := tableStage(t, w, h, m.Table(t), set, in)
			m.Get(t, s, table, in)
			if *sheetsDir == "" {
				scenetest.Step(t, s, m.Ticks)
				return
			}
			const across, every = 6, 3
			tw, th := w/3, h/3
			n := m.Ticks/every + 1
			for n > 60 { // a long one in two sheets' worth, every sixth tick
				n /= 2
			}
			stride := m.Ticks / n
			sheet := image.NewRGBA(image.Rect(0, 0, across*(tw+4), (n+across-1)/across*(th+4)))
			target := ebiten.NewImage(w, h)
			defer target.Deallocate()
			img := image.NewRGBA(target.Bounds())
			for i := range n {
				s.Frame().Paint(target)
				target.ReadPixels(img.Pix)
				at := image.Pt(i%across*(tw+4), i/across*(th+4))
				draw.Draw(sheet, image.Rect(0, 0, tw, th).Add(at), third(img), image.Point{}, draw.Src)
				scenetest.Step(t, s, stride)
			}
			scenetest.WritePNG(t, fmt.Sprintf("%s/%s.png", *sheetsDir, m.Name), sheet)
		})
	}
}

// third is a picture a third as wide and high.
func third(img *image.RGBA) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/3, b.Dy()/3))
	for y := range out.Bounds().Dy() {
		for x := range out.Bounds().Dx() {
			for c := range 4 {
				sum := 0
				for k := range 9 {
					sum += int(img.Pix[img.PixOffset(3*x+k%3, 3*y+k/3)+c])
				}
				out.Pix[out.PixOffset(x, y)+c] = uint8(sum / 9)
			}
		}
	}
	return out
}
