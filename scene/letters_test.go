//go:build display

package scene

import (
	"bytes"
	"testing"

	"fourtell/assets"
	"fourtell/words"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// houseFonts are the fonts of the house as the stage reads them.
func houseFonts(t *testing.T) *fonts {
	t.Helper()
	f, err := newFonts(fontFiles())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestEveryLetterOfEveryLanguageIsInTheHousesFonts(t *testing.T) {
	f := houseFonts(t)
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, r := range l.Letters() {
			if r != '▶' && r != '→' && f.lacks(string(r)) { // these two are for the window's title and the terminal
				t.Errorf("no font has %q of %s", r, l.Name)
			}
		}
	}
}

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

// A language of another script stands right in its first frame; the house's own letters move no line of those who want none.
func TestTheHousesOtherLettersComeWhenTheyAreWanted(t *testing.T) {
	for tag, want := range map[string]bool{"en": false, "de": false, "ja": true} {
		s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }, Settings: speaking(tag)})
		step(t, s, 3)
		if got := s.painter.fonts.foreign.later.japanese.asked; got != want {
			t.Errorf("%s: the Japanese font is there: %v", tag, got)
		}
	}
}

// Letters that come later, as on a page, make what stands lay itself out anew.
func TestWhatStandsIsLaidOutAnewForLettersThatCome(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
	m := NewAbout(&s.Lang)
	s.Open(m)
	step(t, s, 3)
	about, _ := m.(*listModal)
	was := about.rows[0].Bounds()
	for _, n := range about.rows {
		n.(*shelved).Focusable.(*listLine).note += " 日本語の文字が遅れて届いたときも、行の高さは正しく測り直されるはずです。長い文でも。"
	}
	s.painter.Measure("日本語", Style{Face: Body, Size: 16})
	step(t, s, 2)
	if is := about.rows[0].Bounds(); is.H <= was.H {
		t.Errorf("the first line is %.0f units high, and was %.0f", is.H, was.H)
	}
}
