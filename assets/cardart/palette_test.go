package cardart

import (
	"image"
	"image/color"
	"testing"
)

// strip is a picture of one row.
func strip(colours ...color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, len(colours), 1))
	for i, c := range colours {
		m.SetRGBA(i, 0, c)
	}
	return m
}

func TestFewColoursStayExact(t *testing.T) {
	in := []color.RGBA{rgb(0x160B1F), rgb(0xFFF2DC), {}, alpha(rgb(0xFF7B5F), 0.5), rgb(0x160B1F)}
	m := strip(in...)
	pal := choosePalette([]*image.RGBA{m}, 8)
	if len(pal) != 4 || pal[0] != [4]uint8{} {
		t.Fatalf("palette is %v", pal)
	}
	out := toPaletted(m.Rect.Size(), []*image.RGBA{m}, []image.Point{{}}, pal)
	for i, c := range in {
		if got := color.RGBAModel.Convert(out.At(i, 0)).(color.RGBA); !nearly(got, c, 1) {
			t.Errorf("pixel %d: %v became %v", i, c, got)
		}
	}
}

func TestFlatColoursStayExactAmongManyMixtures(t *testing.T) {
	var colours []color.RGBA
	flat := rgb(0xDA2F45)
	for i := 0; i < 4000; i++ {
		colours = append(colours, flat, color.RGBA{uint8(i), uint8(i / 7), uint8(i / 3), 255})
	}
	m := strip(colours...)
	pal := choosePalette([]*image.RGBA{m}, 32)
	if len(pal) > 32 {
		t.Fatalf("%d colours, at most 32", len(pal))
	}
	out := toPaletted(m.Rect.Size(), []*image.RGBA{m}, []image.Point{{}}, pal)
	for i := 0; i < len(colours); i += 2 {
		if got := color.RGBAModel.Convert(out.At(i, 0)).(color.RGBA); got != flat {
			t.Fatalf("pixel %d: the flat colour became %v", i, got)
		}
	}
}

func TestTheSamePicturesGiveTheSamePalette(t *testing.T) {
	m := guests()[0]
	c := whole("", "", 64, 64, func(p *paper) { m.portrait(p.move(32, 32)) })
	a := choosePalette([]*image.RGBA{c.Render(2)}, 40)
	b := choosePalette([]*image.RGBA{c.Render(2)}, 40)
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("entry %d is %v once and %v the next time", i, a[i], b[i])
		}
	}
}

func nearly(a, b color.RGBA, d int) bool {
	far := func(x, y uint8) bool { return max(int(x)-int(y), int(y)-int(x)) > d }
	return !far(a.R, b.R) && !far(a.G, b.G) && !far(a.B, b.B) && !far(a.A, b.A)
}
