package assets

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// sight is how somebody sees: a linear map of linear sRGB.
type sight struct {
	name string
	m    [3][3]float64
}

// sights are everybody's and the three dichromacies', by G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, table of severity 1.0.
func sights() []sight {
	return []sight{
		{"trichromat", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"protanope", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
		{"deuteranope", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
		{"tritanope", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	}
}

func (s sight) of(c [3]float64) (out [3]float64) {
	for r := range out {
		for k := range c {
			out[r] += s.m[r][k] * c[k]
		}
		out[r] = min(max(out[r], 0), 1)
	}
	return out
}

// lab is CIE 1976 L*a*b* of a linear sRGB colour under D65.
func lab(c [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*c[0] + 0.3575761*c[1] + 0.1804375*c[2]) / 0.95047)
	y := f(0.2126729*c[0] + 0.7151522*c[1] + 0.0721750*c[2])
	z := f((0.0193339*c[0] + 0.1191920*c[1] + 0.9503041*c[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// apart is the CIE 1976 colour difference ΔE*ab; about 2.3 is just seen (M. Mahy and others, 1994).
func apart(a, b [3]float64) float64 {
	p, q := lab(a), lab(b)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// ground is the mean light of a card as it is drawn, without what is alike on cards of all colours: its cream and its numeral,
// with the numeral its outline where the card is cut from paper, and what is transparent. wide is how many pixels of it show, from the left.
func ground(m *image.RGBA, s Suit, cut bool, wide int) (sum [3]float64) {
	n := 0.0
	for y := range m.Rect.Dy() {
		for x := range min(wide, m.Rect.Dx()) {
			c := at(m, x, y)
			if c.A < 250 || near(c, rgb(0xFFF2DC)) || near(c, rgb(0xFCF4E3)) || near(c, rgb(0xE6DAC0)) || near(c, s.Numeral) || cut && near(c, s.Ink) {
				continue
			}
			v := linear(c)
			for k := range v {
				sum[k] += v[k]
			}
			n++
		}
	}
	for k := range sum {
		sum[k] /= n
	}
	return sum
}

// near says whether two colours are the same but for the mixtures along an edge.
func near(a, b color.RGBA) bool {
	d := 0
	for _, v := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
		d += v * v
	}
	return d < 48*48
}

// The four colours of the drawn cards stay apart for each of the dichromacies, in every palette: the grounds of any two cards
// of the same value, and what shows of them in a fan of thirty, by a ΔE*ab of 15 at least, and 20 in high contrast.
func TestNoTwoColorsLookAlikeToAnybody(t *testing.T) {
	for _, look := range looks() {
		least := 15.0
		if look.Palette == PaletteContrast {
			least = 20
		}
		sheet := sheetIn(t, look)
		lights := map[string][2][3]float64{}
		for _, letter := range []byte("RYGB") {
			for _, f := range faces() {
				m := pictureOf(t, sheet, "card/"+string(letter)+f)
				suit := look.Suit(letter)
				lights[string(letter)+f] = [2][3]float64{ground(m, suit, look.Theme == Felt, m.Rect.Dx()), ground(m, suit, look.Theme == Felt, 24*int(sheet.Scale))}
			}
		}
		for _, s := range sights() {
			worst, pair := math.Inf(1), ""
			for i, a := range "RYGB" {
				for _, b := range "RYGB"[i+1:] {
					for _, f := range faces() {
						x, y := lights[string(a)+f], lights[string(b)+f]
						for part, name := range []string{"cards", "strips"} {
							d := apart(s.of(x[part]), s.of(y[part]))
							if d < worst {
								worst, pair = d, string(a)+f+" and "+string(b)+f
							}
							if d < least {
								t.Errorf("%+v: to a %s the %s %c%s and %c%s are %.1f apart, want %v", look, s.name, name, a, f, b, f, d, least)
							}
						}
					}
				}
			}
			t.Logf("%v, %v, %s: the least is %.1f, of %s", look.Theme, look.Palette, s.name, worst, pair)
		}
	}
}

// Where hue says nothing the symbol does: no two have more than four fifths of their shape in common, turned as they may be,
// and on every card it stands in the label in a tone that contrasts with it by 3 to 1.
func TestTheSymbolsDifferInShapeAndAreSeenOnEveryCard(t *testing.T) {
	sheet := sheetIn(t, Look{})
	shapes := map[byte]map[image.Point]bool{}
	for _, letter := range []byte("RYGB") {
		shapes[letter] = shapeOf(pictureOf(t, sheet, "symbol-cream/"+string(letter)), func(c color.RGBA) bool { return c.A > 127 })
	}
	for i, a := range []byte("RYGB") {
		for _, b := range []byte("RYGB")[i+1:] {
			for turn := range 4 {
				if s := alike(shapes[a], turned(shapes[b], turn)); s > 0.8 {
					t.Errorf("the symbols of %c and %c share %.0f %%", a, b, 100*s)
				}
			}
		}
	}
	for _, look := range looks() {
		sheet := sheetIn(t, look)
		for _, letter := range []byte("RYGB") {
			s := look.Suit(letter)
			ground, mark := s.Deep, s.Numeral
			if letter == 'Y' {
				ground = s.Light
			}
			if look.Theme == Felt { // dark on the border
				ground, mark = rgb(0xFCF4E3), s.Ink
			}
			for _, eyes := range sights() {
				if r := ratio(eyes.of(linear(mark)), eyes.of(linear(ground))); r < 3 {
					t.Errorf("%v: to a %s the symbol of %c stands out by %.2f to 1", look.Palette, eyes.name, letter, r)
				}
			}
			for _, f := range faces() {
				m := pictureOf(t, sheet, "card/"+string(letter)+f)
				k := float64(sheet.Scale)
				index := m.SubImage(image.Rect(int(6*k), int(32*k), int(21*k), int(47*k)).Add(m.Rect.Min)).(*image.RGBA)
				sign := shapeOf(index, func(c color.RGBA) bool {
					return c == mark || look.Theme == Felt && ratio(linear(c), linear(ground)) > 3
				})
				if len(sign) < 20 {
					t.Errorf("%+v: %c%s shows %d pixels of its symbol", look, letter, f, len(sign))
				}
			}
		}
	}
}

func shapeOf(m *image.RGBA, in func(color.RGBA) bool) map[image.Point]bool {
	all := map[image.Point]bool{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if in(at(m, x, y)) {
				all[image.Pt(x, y)] = true
			}
		}
	}
	return all
}

// turned is a shape of 48 by 48 after that many quarter turns.
func turned(a map[image.Point]bool, turns int) map[image.Point]bool {
	for range turns {
		next := map[image.Point]bool{}
		for p := range a {
			next[image.Pt(47-p.Y, p.X)] = true
		}
		a = next
	}
	return a
}
