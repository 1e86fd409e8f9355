package cardart

import (
	"bytes"
	"image"
	"os"
	"strings"
	"testing"

	"fourtell/assets/theme"
)

func pictures(t *testing.T) map[string]Picture {
	t.Helper()
	font, err := os.ReadFile("../fonts/gabarito-latin-900-normal.woff")
	if err != nil {
		t.Fatal(err)
	}
	all, err := All(theme.Midnight, font)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]Picture{}
	for _, c := range all {
		if _, twice := byName[c.Name]; twice {
			t.Errorf("%s is in the catalogue twice", c.Name)
		}
		byName[c.Name] = c
	}
	return byName
}

func TestABrokenFontIsRefused(t *testing.T) {
	for _, b := range [][]byte{nil, []byte("wOFF"), bytes.Repeat([]byte{7}, 400)} {
		if _, err := All(theme.Midnight, b); err == nil {
			t.Errorf("a font of %d bytes of nothing was taken", len(b))
		}
	}
}

func TestCardsAreOpaqueInsideAndRoundAtTheCorners(t *testing.T) {
	byName := pictures(t)
	for _, name := range []string{"card/R0", "card/Y+2", "card/GS", "card/BR", "card/W", "card/W+4:G", "card/back"} {
		img := byName[name].Render(1)
		for _, p := range []image.Point{{0, 0}, {119, 0}, {0, 179}, {119, 179}} {
			if a := img.RGBAAt(p.X, p.Y).A; a != 0 {
				t.Errorf("%s: corner %v has alpha %d", name, p, a)
			}
		}
		for y := 4; y < 176; y++ {
			for x := 4; x < 116; x++ {
				if a := img.RGBAAt(x, y).A; a != 255 {
					t.Fatalf("%s: alpha %d at %d, %d", name, a, x, y)
				}
			}
		}
	}
}

// What identifies a card must be seen in the leftmost 24 units: no two faces
// may look alike there.
func TestTheLeftStripTellsEveryFaceFromEveryOther(t *testing.T) {
	byName := pictures(t)
	strips := map[string]*image.RGBA{}
	for name, c := range byName {
		if c.W == cardW && c.H == cardH && name != "card/back" && !strings.Contains(name, ":") {
			strips[name] = c.Render(1)
		}
	}
	if len(strips) != 54 {
		t.Fatalf("%d faces, want 54", len(strips))
	}
	for a, x := range strips {
		for b, y := range strips {
			if a >= b {
				continue
			}
			n := 0
			for py := 4; py < 50; py++ {
				for px := 4; px < 24; px++ {
					if !nearly(x.RGBAAt(px, py), y.RGBAAt(px, py), 60) {
						n++
					}
				}
			}
			if n < 25 {
				t.Errorf("%s and %s differ in %d pixels of the strip", a, b, n)
			}
		}
	}
}

func TestADiscardedWildKeepsOnlyTheNamedColour(t *testing.T) {
	byName := pictures(t)
	for _, kind := range []string{"card/W", "card/W+4"} {
		for _, named := range suits(theme.Midnight) {
			img := byName[kind+":"+named.code].Render(2)
			count := map[string]int{}
			for i := 0; i < len(img.Pix); i += 4 {
				for _, s := range suits(theme.Midnight) {
					for _, c := range [][3]uint8{{s.base.R, s.base.G, s.base.B}, {s.deep.R, s.deep.G, s.deep.B}} {
						if c == [3]uint8(img.Pix[i:i+3]) {
							count[s.code]++
						}
					}
				}
			}
			for _, s := range suits(theme.Midnight) {
				if n := count[s.code]; (s.code == named.code) != (n > 500) {
					t.Errorf("%s:%s has %d pixels of %s", kind, named.code, n, s.code)
				}
			}
		}
	}
}

// Red and green must be told apart by brightness alone (WCAG relative
// luminance), because many eyes cannot tell them by hue.
func TestRedAndGreenDifferInBrightness(t *testing.T) {
	s := suits(theme.Midnight)
	red, green := luminance(s[0].base), luminance(s[2].base)
	if ratio := (green + 0.05) / (red + 0.05); ratio < 1.35 {
		t.Errorf("green is only %.2f times as bright as red", ratio)
	}
	cream := luminance(tones(theme.Midnight).cream)
	for _, x := range s {
		if x.darkNumeral {
			continue
		}
		if c := (cream + 0.05) / (luminance(x.base) + 0.05); c < 3 {
			t.Errorf("%s: numeral on base has a contrast of %.2f, want 3", x.code, c)
		}
		if c := (cream + 0.05) / (luminance(x.deep) + 0.05); c < 4.5 {
			t.Errorf("%s: index on its tab has a contrast of %.2f, want 4.5", x.code, c)
		}
	}
}
