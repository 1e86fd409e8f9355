package assets

import (
	"image/color"
	"testing"
)

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
