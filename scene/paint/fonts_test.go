//go:build display

package paint

import (
	"bytes"
	"testing"

	"fourtell/assets"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

func TestALetterThatNoFontHasIsSoughtOnceAndTakenWhenItIsFound(t *testing.T) {
	files := fontFiles()
	files[Body], files[Display] = files[Body][:1], files[Display][:1]
	f, err := newFonts(files)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if !f.lacks("Łucja") || f.lacks("Ann") {
			t.Fatal("the first files have Ł, or lack A")
		}
	}
	if got := string(f.foreign.wanted); got != "Ł" {
		t.Errorf("%q is wanted", got)
	}
	boxes := f.letters(textKey{s: "Łucja", size: 96}).advance("Łucja")
	found, err := text.NewGoTextFaceSource(bytes.NewReader(assets.BodyFontExt()))
	if err != nil {
		t.Fatal(err)
	}
	f.add([]*text.GoTextFaceSource{found})
	if f.lacks("Łucja") {
		t.Error("what was found is not used")
	}
	if got := f.letters(textKey{s: "Łucja", size: 96}).advance("Łucja"); got == boxes {
		t.Error("the name is as wide as with a box in it")
	}
}

// What the machine has differs; what it gives must have what was asked for.
func TestFontsOfTheMachineHaveTheLettersTheyWereSoughtFor(t *testing.T) {
	for _, wanted := range []rune{'Ж', '花', 'ש'} {
		for _, source := range systemFonts([]rune{wanted}) {
			if face, ok := source.UnsafeInternal().(*font.Face); ok {
				if _, has := face.NominalGlyph(wanted); !has {
					t.Errorf("%s was found for %q and has none", source.Metadata().Family, wanted)
				}
			}
		}
	}
}
