package assets

import (
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// sheetIn is the sheet of the coarsest scale in a look.
func sheetIn(t *testing.T, look Look) *Sheet {
	t.Helper()
	l := NewLookLoader(Scales()[0], look)
	for {
		done, err := l.Step()
		if err != nil {
			t.Fatal(err)
		}
		if done {
			return l.Sheet()
		}
	}
}

// pictureOf is a sprite of a sheet.
func pictureOf(t *testing.T, s *Sheet, name string) *image.RGBA {
	t.Helper()
	sp, err := s.Sprite(name)
	if err != nil {
		t.Fatal(err)
	}
	return s.Pages[sp.Page].(*image.RGBA).SubImage(sp.Rect).(*image.RGBA)
}

// at is a pixel of a picture, from its own corner.
func at(m *image.RGBA, x, y int) color.RGBA { return m.RGBAAt(m.Rect.Min.X+x, m.Rect.Min.Y+y) }

// count is how many pixels of a picture have that colour.
func count(m *image.RGBA, c color.RGBA) int {
	n := 0
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if at(m, x, y) == c {
				n++
			}
		}
	}
	return n
}

func faces() []string {
	return []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"}
}

func TestThePlainLookIsThePicturesAsDrawn(t *testing.T) {
	plain, err := LoadSheet(Scales()[0])
	if err != nil {
		t.Fatal(err)
	}
	look := sheetIn(t, Look{})
	for i := range plain.Pages {
		if string(plain.Pages[i].(*image.RGBA).Pix) != string(look.Pages[i].(*image.RGBA).Pix) {
			t.Errorf("page %d differs", i)
		}
	}
}

func TestAFaceHasThePalettesTonesWhereItHadTheHouses(t *testing.T) {
	house := sheetIn(t, Look{})
	for _, p := range Palettes() {
		other := sheetIn(t, Look{Palette: p})
		for _, letter := range []byte("RYGB") {
			was, is := SuitOf(letter), p.Suit(letter)
			for _, f := range faces() {
				name := "card/" + string(letter) + f
				a, b := pictureOf(t, house, name), pictureOf(t, other, name)
				for _, tone := range [][2]color.RGBA{{was.Base, is.Base}, {was.Deep, is.Deep}, {was.Light, is.Light}} {
					n, m := count(a, tone[0]), count(b, tone[1])
					if n == 0 || m < n {
						t.Errorf("%v %s: %d pixels were %v, %d are %v", p, name, n, tone[0], m, tone[1])
					}
				}
			}
		}
	}
}

func TestWhatHasNoColorOfASuitIsTheSameInEveryPalette(t *testing.T) {
	house := sheetIn(t, Look{})
	other := sheetIn(t, Look{Palette: PaletteOkabeIto, Pattern: true, Letters: true})
	for name := range house.Sprites {
		if suitsIn(name) != "" {
			continue
		}
		a, b := pictureOf(t, house, name), pictureOf(t, other, name)
		for y := range a.Rect.Dy() {
			for x := range a.Rect.Dx() {
				if at(a, x, y) != at(b, x, y) {
					t.Fatalf("%s differs at %d %d", name, x, y)
				}
			}
		}
	}
}

// What a picture is cut from stays: no pixel becomes more or less opaque but by a rounding, and none has more light than its opacity.
func TestALookKeepsTheShapes(t *testing.T) {
	plain := [...]*Sheet{sheetIn(t, Look{}), sheetIn(t, Look{Theme: Felt})}
	for _, look := range looks() {
		house, other := plain[look.Theme], sheetIn(t, look)
		for i := range house.Pages {
			a, b := house.Pages[i].(*image.RGBA).Pix, other.Pages[i].(*image.RGBA).Pix
			for k := 3; k < len(a); k += 4 {
				if d := int(a[k]) - int(b[k]); max(d, -d) > 3 || max(b[k-1], b[k-2], b[k-3]) > b[k] {
					t.Fatalf("%+v page %d: %v became %v", look, i, a[k-3:k+1], b[k-3:k+1])
				}
			}
		}
	}
}

func looks() []Look {
	var all []Look
	for _, th := range Themes() {
		for _, p := range Palettes() {
			all = append(all, Look{Theme: th, Palette: p}, Look{Theme: th, Palette: p, Pattern: true, Letters: true})
		}
	}
	return all
}

// Each colour's pattern is its own, and the strip with the index stays as it is.
func TestThePatternsDifferAndLeaveTheIndexPlain(t *testing.T) {
	plain, patterned := sheetIn(t, Look{}), sheetIn(t, Look{Pattern: true})
	changed := map[byte]map[image.Point]bool{}
	for _, letter := range []byte("RYGB") {
		a, b := pictureOf(t, plain, "card/"+string(letter)+"1"), pictureOf(t, patterned, "card/"+string(letter)+"1")
		changed[letter] = map[image.Point]bool{}
		k := float64(plain.Scale)
		for y := range a.Rect.Dy() {
			for x := range a.Rect.Dx() {
				if at(a, x, y) == at(b, x, y) {
					continue
				}
				changed[letter][image.Pt(x, y)] = true
				if float64(x) < 25*k && float64(y) < 49*k {
					t.Fatalf("%c: the index has changed at %d %d", letter, x, y)
				}
			}
		}
		if share := float64(len(changed[letter])) / float64(a.Rect.Dx()*a.Rect.Dy()); share < 0.05 || share > 0.5 {
			t.Errorf("%c: the pattern changes %.0f %% of the card", letter, 100*share)
		}
	}
	for _, x := range []byte("RYGB") {
		for _, y := range []byte("RYGB") {
			if x >= y {
				continue
			}
			if s := alike(changed[x], changed[y]); s > 0.5 {
				t.Errorf("the patterns of %c and %c share %.0f %%", x, y, 100*s)
			}
		}
	}
}

// alike is how much two shapes have in common of what they have together, 0 … 1.
func alike(a, b map[image.Point]bool) float64 {
	both := 0
	for p := range a {
		if b[p] {
			both++
		}
	}
	return float64(both) / float64(len(a)+len(b)-both)
}

// Where a letter is to stand there is the label's plain ground, in both corners.
func TestALetterHasItsGround(t *testing.T) {
	s := sheetIn(t, Look{Letters: true})
	k := float64(s.Scale)
	x, y := LetterPlace()
	for _, letter := range []byte("RYGB") {
		ground := SuitOf(letter).Deep
		if letter == 'Y' {
			ground = SuitOf(letter).Light
		}
		for _, f := range faces() {
			m := pictureOf(t, s, "card/"+string(letter)+f)
			for dy := -LetterHigh / 2.0; dy <= LetterHigh/2; dy++ {
				for dx := -5.0; dx <= 5; dx++ {
					px, py := int((x+dx)*k), int((y+dy)*k)
					for _, c := range []color.RGBA{at(m, px, py), at(m, m.Rect.Dx()-1-px, m.Rect.Dy()-1-py)} {
						if c != ground {
							t.Fatalf("%c%s: at %v %v is %v, not the label's %v", letter, f, x+dx, y+dy, c, ground)
						}
					}
				}
			}
		}
	}
}

// Numerals can be read: WCAG 2.2, 1.4.3 asks for 3 to 1 of letters that large, and the high contrast gives 4.5.
func TestNumeralsContrastWithTheirGround(t *testing.T) {
	for _, p := range Palettes() {
		least := 3.0
		if p == PaletteContrast {
			least = 4.5
		}
		for _, letter := range []byte("RYGB") {
			for _, th := range Themes() {
				s := Look{Theme: th, Palette: p}.Suit(letter)
				if r := ratio(linear(s.Base), linear(s.Numeral)); r < least {
					t.Errorf("%v, %v %c: %.2f to 1", th, p, letter, r)
				}
				if r := ratio(linear(s.Ink), linear(rgb(0xFCF4E3))); th == Felt && r < 4.5 {
					t.Errorf("%v, %v %c: a cream numeral in its ink stands out by %.2f to 1", th, p, letter, r)
				}
			}
		}
	}
}

// ratio is WCAG 2's contrast ratio of two linear colours.
func ratio(a, b [3]float64) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c [3]float64) float64 { return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }

// linear decodes sRGB (IEC 61966-2-1).
func linear(c color.RGBA) (v [3]float64) {
	for k, b := range [3]uint8{c.R, c.G, c.B} {
		if s := float64(b) / 255; s <= 0.04045 {
			v[k] = s / 12.92
		} else {
			v[k] = math.Pow((s+0.055)/1.055, 2.4)
		}
	}
	return v
}

// PALETTE_LOOK=dir keeps a picture of the cards in every look.
func TestEveryLookCanBeLookedAt(t *testing.T) {
	dir := os.Getenv("PALETTE_LOOK")
	if dir == "" {
		dir = t.TempDir()
	}
	for i, look := range looks() {
		l := NewLookLoader(Scales()[0], look)
		if os.Getenv("PALETTE_LOOK") != "" {
			l = NewLookLoader(2, look)
		}
		for l.Sheet() == nil {
			if _, err := l.Step(); err != nil {
				t.Fatal(err)
			}
		}
		s := l.Sheet()
		k := int(s.Scale)
		out := image.NewRGBA(image.Rect(0, 0, 8*124*k, 4*184*k))
		for r, letter := range "RYGB" {
			for c, f := range []string{"0", "6", "+2", "S", "R"} {
				paste(out, pictureOf(t, s, "card/"+string(letter)+f), c*124*k, r*184*k)
			}
			paste(out, pictureOf(t, s, []string{"card/W", "card/W+4", "card/W:G", "card/W+4:Y"}[r]), 5*124*k, r*184*k)
			paste(out, pictureOf(t, s, "wheel/"+string(letter)), 6*124*k, r*184*k)
		}
		paste(out, pictureOf(t, s, "pinwheel"), 7*124*k+60*k, 0)
		for r, letter := range "RYGB" {
			paste(out, pictureOf(t, s, "symbol-disc/"+string(letter)), 7*124*k+60*k, (r*184+120)*k)
		}
		f, err := os.Create(filepath.Join(dir, "look-"+strconv.Itoa(i)+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, out); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}

func paste(to, from *image.RGBA, x, y int) {
	for dy := range from.Rect.Dy() {
		for dx := range from.Rect.Dx() {
			if c := at(from, dx, dy); c.A > 0 {
				to.SetRGBA(x+dx, y+dy, c)
			}
		}
	}
}
