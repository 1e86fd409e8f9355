package assets

import (
	"image/color"
	"math"
	"testing"
)

func TestTheTableGroundIsOpaqueAndDarkensTowardsTheCorners(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {640, 1136}, {1, 1}, {97, 33}} {
		img := TableGround(size[0], size[1])
		if img.Rect.Dx() != size[0] || img.Rect.Dy() != size[1] {
			t.Fatalf("asked for %v, have %v", size, img.Rect)
		}
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] != 255 {
				t.Fatalf("%v: pixel %d has alpha %d", size, i/4, img.Pix[i])
			}
		}
	}
	img := TableGround(1280, 720)
	light := func(x, y int) int { c := img.RGBAAt(x, y); return int(c.R) + int(c.G) + int(c.B) }
	if light(660, 300) <= light(2, 2) || light(660, 300) <= light(1277, 717) {
		t.Errorf("the middle (%d) is not lighter than the corners (%d, %d)", light(660, 300), light(2, 2), light(1277, 717))
	}
}

func TestTheTableGroundHasFiftySixWedges(t *testing.T) {
	img := TableGroundAt(800, 800, 400, 400)
	changes, last := 0, -1
	for i := 0; i < 5600; i++ {
		a := (float64(i) + 0.3) * 2 * math.Pi / 5600
		c := img.RGBAAt(int(400+150*math.Cos(a)), int(400+150*math.Sin(a)))
		side := 0
		if c.B > 0x33 {
			side = 1
		}
		if last >= 0 && side != last {
			changes++
		}
		last = side
	}
	if changes < 54 || changes > 58 {
		t.Errorf("the tone changes %d times round the centre, want 56", changes)
	}
}

func TestASizeOfNothingGivesAnEmptyGround(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {-3, 10}, {10, 0}} {
		if img := TableGround(size[0], size[1]); len(img.Pix) != 0 {
			t.Errorf("%v: %d bytes of picture", size, len(img.Pix))
		}
	}
}

func TestSuitsAreOpaqueAndDifferent(t *testing.T) {
	seen := map[color.RGBA]byte{}
	for _, l := range []byte("RYGBX") {
		s := SuitOf(l)
		for _, c := range []color.RGBA{s.Base, s.Deep, s.Light, s.Ink, s.Numeral} {
			if c.A != 255 {
				t.Errorf("%c: %v is not opaque", l, c)
			}
		}
		if o, ok := seen[s.Base]; ok {
			t.Errorf("%c has the base of %c", l, o)
		}
		seen[s.Base] = l
	}
}

func BenchmarkTableGround(b *testing.B) {
	for b.Loop() {
		TableGround(1280, 720)
	}
}
