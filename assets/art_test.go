package assets_test

import (
	"image"
	"image/color"
	"os"
	"slices"
	"strings"
	"testing"

	"fourtell/assets"
	"fourtell/assets/cardart"
)

// catalogue is the pictures as the drawing code has them now.
func catalogue(t *testing.T, th assets.Theme) []cardart.Picture {
	t.Helper()
	font, err := os.ReadFile("fonts/gabarito-latin-900-normal.woff")
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := cardart.All(th, font)
	if err != nil {
		t.Fatal(err)
	}
	return pictures
}

func sheet(t *testing.T, s assets.Scale) *assets.Sheet { return sheetIn(t, s, assets.Midnight) }

func sheetIn(t *testing.T, s assets.Scale, th assets.Theme) *assets.Sheet {
	t.Helper()
	l := assets.NewLookLoader(s, assets.Look{Theme: th})
	for l.Sheet() == nil {
		if _, err := l.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return l.Sheet()
}

func TestTheCommittedDeckOfBluffIsWhatTheCodeDraws(t *testing.T) {
	font, err := os.ReadFile("fonts/gabarito-latin-900-normal.woff")
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := cardart.BluffDeck(font)
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := cardart.Build(pictures, 1)
	if err != nil {
		t.Fatal(err)
	}
	l := assets.NewLookLoader(1, assets.Look{Deck: assets.BluffDeck})
	for l.Sheet() == nil {
		if _, err := l.Step(); err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range fresh.Index.Sprites {
		old, err := l.Sheet().Sprite(s.Name)
		if err != nil {
			t.Errorf("%v; run `go generate ./assets`", err)
			continue
		}
		area := image.Rect(s.From[0], s.From[1], s.From[0]+s.At[2], s.From[1]+s.At[3])
		if at, diff := differ(l.Sheet().Pages[old.Page].(*image.RGBA), old.Rect, fresh.Images[fresh.Index.Parts[s.Part]], area); diff != "" {
			t.Errorf("%s differs at %v: %s; run `go generate ./assets`", s.Name, at, diff)
		}
	}
}

func TestTheCommittedPicturesAreWhatTheCodeDraws(t *testing.T) {
	pictures := map[assets.Theme][]cardart.Picture{}
	for _, th := range assets.Themes() {
		pictures[th] = catalogue(t, th)
	}
	for _, c := range []struct {
		theme assets.Theme
		scale assets.Scale
		parts []string // a part shares a palette, so whole parts are compared
	}{
		{assets.Midnight, 1, nil},
		{assets.Midnight, 2, []string{"green", "guestsc", "plain", "glow-coral", "signs"}},
		{assets.Midnight, 4, []string{"yellow", "back"}},
		{assets.Felt, 1, nil},
		{assets.Felt, 2, []string{"wild", "signs", "plain", "shadow"}},
	} {
		var chosen []cardart.Picture
		for _, p := range pictures[c.theme] {
			if c.parts == nil || slices.Contains(c.parts, p.Part) {
				chosen = append(chosen, p)
			}
		}
		fresh, err := cardart.Build(chosen, int(c.scale))
		if err != nil {
			t.Fatal(err)
		}
		sh := sheetIn(t, c.scale, c.theme)
		for _, s := range fresh.Index.Sprites {
			old, err := sh.Sprite(s.Name)
			if err != nil {
				t.Errorf("%v; run `go generate ./assets`", err)
				continue
			}
			img := fresh.Images[fresh.Index.Parts[s.Part]]
			area := image.Rect(s.From[0], s.From[1], s.From[0]+s.At[2], s.From[1]+s.At[3])
			if at, diff := differ(sh.Pages[old.Page].(*image.RGBA), old.Rect, img, area); diff != "" {
				t.Errorf("%s at scale %d differs at %v: %s; run `go generate ./assets`", s.Name, c.scale, at, diff)
			}
			if s.Nine != old.Nine || s.Outset != old.Outset || s.Origin != [2]int{old.Origin.X, old.Origin.Y} {
				t.Errorf("%s at scale %d: its insets or its anchor changed; run `go generate ./assets`", s.Name, c.scale)
			}
		}
	}
}

// differ compares two areas pixel by pixel, two steps a channel allowed.
func differ(a *image.RGBA, ra image.Rectangle, b *image.Paletted, rb image.Rectangle) (image.Point, string) {
	if ra.Size() != rb.Size() {
		return image.Point{}, "size " + ra.Size().String() + " against " + rb.Size().String()
	}
	colours := make([]color.RGBA, len(b.Palette))
	for i, c := range b.Palette {
		colours[i] = color.RGBAModel.Convert(c).(color.RGBA)
	}
	for y := 0; y < ra.Dy(); y++ {
		for x := 0; x < ra.Dx(); x++ {
			c := a.RGBAAt(ra.Min.X+x, ra.Min.Y+y)
			d := colours[b.ColorIndexAt(rb.Min.X+x, rb.Min.Y+y)]
			if !alike(c, d) {
				return image.Pt(x, y), "colours are not the same"
			}
		}
	}
	return image.Point{}, ""
}

// alike allows two steps a channel.
func alike(a, b color.RGBA) bool {
	near := func(x, y uint8) bool { return max(x, y)-min(x, y) <= 2 }
	return near(a.R, b.R) && near(a.G, b.G) && near(a.B, b.B) && near(a.A, b.A)
}

func TestEverySpriteTheGameAsksForIsThereAtEveryScale(t *testing.T) {
	names := []string{
		"card/back", "card/back-small", "mark", "mark-small", "chevron", "chevron-double", "burst", "pinwheel",
		"shadow/card", "shadow/card-lifted", "glow/playable", "glow/thin", "glow/hover", "glow/focus-card", "outline-dashed",
		"call-disc", "call-disc-pressed", "call-disc-off", "card-veil", "pile-edge", "pile-edge-tan",
		"white", "disc", "ring", "guest-ring", "guest-ring-lit", "wheel-line", "eye-open", "eye-half", "eye-closed",
		"glare-ball", "glare-slit", "glare-lid", "spot", "wood",
	}
	for _, c := range []string{"R", "Y", "G", "B"} {
		for _, v := range []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"} {
			names = append(names, "card/"+c+v)
		}
		names = append(names, "card/W:"+c, "card/W+4:"+c, "wheel/"+c, "symbol/"+c, "symbol-cream/"+c, "symbol-ink/"+c, "symbol-disc/"+c)
	}
	names = append(names, "card/W", "card/W+4")
	for _, g := range assets.Guests() {
		names = append(names, "guest/"+g, "guest-large/"+g)
	}
	for _, i := range strings.Fields("pause play sound mute music log sort help close fullscreen window back next down check hint gear puzzle") {
		names = append(names, "icon/"+i)
	}
	for _, scale := range assets.Scales() {
		sh := sheet(t, scale)
		for _, n := range names {
			if _, err := sh.Sprite(n); err != nil {
				t.Error(err)
			}
		}
		if len(sh.Sprites) != len(names) {
			for n := range sh.Sprites {
				if !slices.Contains(names, n) {
					t.Errorf("scale %d has %q, which nobody asks for", scale, n)
				}
			}
		}
	}
}

func TestSpritesLieApartOnTheirPagesWithTransparentPixelsRound(t *testing.T) {
	sizes := map[string]image.Point{}
	for _, p := range catalogue(t, assets.Midnight) {
		sizes[p.Name] = image.Pt(p.W, p.H)
	}
	for _, scale := range assets.Scales() {
		sh := sheet(t, scale)
		taken := make([][]bool, len(sh.Pages))
		for i, p := range sh.Pages {
			b := p.Bounds()
			if b.Dx() > cardart.PageLimit || b.Dy() > cardart.PageLimit {
				t.Errorf("scale %d: page %d is %v", scale, i, b.Size())
			}
			taken[i] = make([]bool, b.Dx()*b.Dy())
		}
		if scale <= 2 && len(sh.Pages) != 1 {
			t.Errorf("scale %d has %d pages, want one so that a frame is one draw call", scale, len(sh.Pages))
		}
		for name, s := range sh.Sprites {
			page := sh.Pages[s.Page].(*image.RGBA)
			if s.Rect.Size() != sizes[name].Mul(int(scale)) {
				t.Errorf("%s at scale %d is %v, want %v units", name, scale, s.Rect.Size(), sizes[name])
			}
			if !s.Rect.Inset(-cardart.Padding).In(page.Rect) {
				t.Fatalf("%s at scale %d: %v leaves its page %v", name, scale, s.Rect, page.Rect)
			}
			for y := s.Rect.Min.Y; y < s.Rect.Max.Y; y++ {
				row := taken[s.Page][y*page.Rect.Dx():]
				for x := s.Rect.Min.X; x < s.Rect.Max.X; x++ {
					if row[x] {
						t.Fatalf("%s at scale %d overlaps another sprite at %d, %d", name, scale, x, y)
					}
					row[x] = true
				}
			}
		}
		for i, p := range sh.Pages {
			page := p.(*image.RGBA)
			for k, in := range taken[i] {
				if px := page.Pix[4*k : 4*k+4]; max(px[0], px[1], px[2]) > px[3] {
					t.Fatalf("scale %d, page %d: pixel %d is brighter than its alpha allows: %v", scale, i, k, px)
				}
				if !in && page.Pix[4*k+3] != 0 {
					t.Fatalf("scale %d, page %d: pixel %d between the sprites is painted", scale, i, k)
				}
			}
		}
	}
}

func TestSuitTonesAreTheOnesOnTheCards(t *testing.T) {
	sh := sheet(t, 2)
	for _, letter := range []byte("RYGB") {
		s, err := sh.Sprite("card/" + string(letter) + "7")
		if err != nil {
			t.Fatal(err)
		}
		count := map[color.RGBA]int{}
		page := sh.Pages[s.Page].(*image.RGBA)
		for y := s.Rect.Min.Y; y < s.Rect.Max.Y; y++ {
			for x := s.Rect.Min.X; x < s.Rect.Max.X; x++ {
				count[page.RGBAAt(x, y)]++
			}
		}
		suit := assets.SuitOf(letter)
		for what, c := range map[string]color.RGBA{"base": suit.Base, "deep": suit.Deep, "light": suit.Light, "numeral": suit.Numeral} {
			if count[c] < 1500 {
				t.Errorf("%c7 has %d pixels of its suit's %s tone %v", letter, count[c], what, c)
			}
		}
	}
}

func TestNinePatchesHaveAMiddleThatStretches(t *testing.T) {
	for _, p := range catalogue(t, assets.Midnight) {
		n := p.Nine
		if n == [4]int{} {
			if p.Outset != [4]int{} {
				t.Errorf("%s is drawn whole and has an outset %v", p.Name, p.Outset)
			}
			continue
		}
		if n[0]+n[2] >= p.W || n[1]+n[3] >= p.H {
			t.Errorf("%s: insets %v leave nothing of %d by %d", p.Name, n, p.W, p.H)
			continue
		}
		img := p.Render(2)
		mid := image.Rect(2*n[0], 0, 2*(p.W-n[2]), 2*p.H)
		for y := mid.Min.Y; y < mid.Max.Y; y++ {
			for x := mid.Min.X + 1; x < mid.Max.X; x++ {
				if !alike(img.RGBAAt(x, y), img.RGBAAt(mid.Min.X, y)) {
					t.Fatalf("%s: column %d differs from its neighbour at row %d; it would smear when stretched", p.Name, x, y)
				}
			}
		}
		mid = image.Rect(0, 2*n[1], 2*p.W, 2*(p.H-n[3]))
		for x := mid.Min.X; x < mid.Max.X; x++ {
			for y := mid.Min.Y + 1; y < mid.Max.Y; y++ {
				if !alike(img.RGBAAt(x, y), img.RGBAAt(x, mid.Min.Y)) {
					t.Fatalf("%s: row %d differs from its neighbour at column %d; it would smear when stretched", p.Name, y, x)
				}
			}
		}
	}
}
