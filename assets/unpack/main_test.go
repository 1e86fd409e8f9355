package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestEveryPictureKeepsItsPixelsAndItsPalette(t *testing.T) {
	names, _ := filepath.Glob("../art/2x/*.png")
	if len(names) == 0 {
		t.Fatal("no pictures")
	}
	for _, name := range names {
		packed, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		b, err := plainPicture(packed)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want, _ := png.Decode(bytes.NewReader(packed))
		got, err := png.Decode(bytes.NewReader(b))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		a, b2 := want.(*image.Paletted), got.(*image.Paletted)
		if !bytes.Equal(a.Pix, b2.Pix) || !reflect.DeepEqual(a.Palette, b2.Palette) || a.Rect != b2.Rect {
			t.Errorf("%s has changed", name)
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
