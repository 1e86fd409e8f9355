package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

func TestEveryPictureKeepsItsPixels(t *testing.T) {
	names, _ := filepath.Glob("../art/2x/*.png")
	if len(names) == 0 {
		t.Fatal("no pictures")
	}
	like := map[image.Point]*image.Paletted{}
	for _, name := range names {
		packed, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		b, err := plainPicture(packed, like)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want, _ := png.Decode(bytes.NewReader(packed))
		got, err := png.Decode(bytes.NewReader(b))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if want.Bounds() != got.Bounds() {
			t.Fatalf("%s is %v, want %v", name, got.Bounds(), want.Bounds())
		}
		for y := range want.Bounds().Dy() {
			for x := range want.Bounds().Dx() {
				if !same(want.At(x, y), got.At(x, y)) {
					t.Fatalf("%s has changed at %d %d: %v, want %v", name, x, y, got.At(x, y), want.At(x, y))
				}
			}
		}
	}
}

// Two cards of one shape in two colours are the same numbers, whatever order their palettes had.
func TestPicturesOfOneSizeHaveTheirPalettesInOneOrder(t *testing.T) {
	red, ink, blue, white := color.NRGBA{R: 255, A: 255}, color.NRGBA{A: 255}, color.NRGBA{B: 255, A: 255}, color.NRGBA{255, 255, 255, 255}
	first := image.NewPaletted(image.Rect(0, 0, 4, 1), color.Palette{red, ink, white})
	first.Pix = []uint8{0, 0, 1, 2}
	second := image.NewPaletted(first.Rect, color.Palette{white, blue, ink})
	second.Pix = []uint8{1, 1, 2, 0}
	got := inOrderOf(first, second)
	if !bytes.Equal(got.Pix, first.Pix) {
		t.Errorf("pixels are %v, want %v", got.Pix, first.Pix)
	}
	for x := range 4 {
		if got.At(x, 0) != second.At(x, 0) {
			t.Errorf("pixel %d is %v, want %v", x, got.At(x, 0), second.At(x, 0))
		}
	}
}

func TestAFontIsUnpackedOnceAndForAll(t *testing.T) {
	names, _ := filepath.Glob("../fonts/*.woff")
	if len(names) == 0 {
		t.Fatal("no fonts")
	}
	for _, name := range names {
		packed, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		once, err := plainFont(packed)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		twice, err := plainFont(once)
		if err != nil || !bytes.Equal(once, twice) {
			t.Errorf("%s: unpacked twice it is another font (%v)", name, err)
		}
		if len(once) <= len(packed) {
			t.Errorf("%s: nothing was unpacked", name)
		}
	}
}

func TestAFileThatIsNoFontIsRefused(t *testing.T) {
	for name, b := range map[string][]byte{"nothing": nil, "another format": make([]byte, 64), "only a head": append([]byte("wOFF"), bytes.Repeat([]byte{1}, 60)...)} {
		if _, err := plainFont(b); err == nil {
			t.Errorf("%s was taken for a font", name)
		}
	}
}

func TestOfALanguageNothingIsLeftButWhatAPersonIsCalled(t *testing.T) {
	names, _ := filepath.Glob("../../words/tongues/*/*.txt")
	left := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		few, err := fewWords(text)
		if err != nil {
			t.Fatal(err)
		}
		left[filepath.Base(filepath.Dir(name))] += string(few)
	}
	if len(left) < 5 {
		t.Fatalf("only %d languages", len(left))
	}
	for tag, few := range left {
		if bytes.Count([]byte(few), []byte("\n")) != 1 || len(few) > 40 {
			t.Errorf("of %s is left %q", tag, few)
		}
	}
}

func same(a, b color.Color) bool {
	return color.NRGBAModel.Convert(a) == color.NRGBAModel.Convert(b)
}
