//go:build display

package scene

import (
	"testing"

	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/title"
	"fourtell/words"
)

func TestEveryLetterOfEveryLanguageIsInTheHousesFonts(t *testing.T) {
	p, err := paint.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, r := range l.Letters() {
			if r != '▶' && r != '→' && p.Lacks(string(r)) { // these two are for the window's title and the terminal
				t.Errorf("no font has %q of %s", r, l.Name)
			}
		}
	}
}

// A language of another script stands right in its first frame; the house's own letters move no line of those who want none.
func TestTheHousesOtherLettersComeWhenTheyAreWanted(t *testing.T) {
	for tag, want := range map[string]bool{"en": false, "de": false, "ja": true} {
		s := testStage(t, 1280, 720, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }, Settings: speaking(tag)})
		scenetest.Step(t, s, 3)
		if got := s.Painter().Came() > 0; got != want {
			t.Errorf("%s: the Japanese font is there: %v", tag, got)
		}
	}
}

// Letters that come later, as on a page, make what stands lay itself out anew.
func TestWhatStandsIsLaidOutAnewForLettersThatCome(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return title.New() }})
	about := openAbout(t, s)
	scenetest.Step(t, s, 3)
	was := about.Rows[0].Bounds()
	for _, n := range about.Rows {
		n.(*kit.Shelved).Focusable.(*kit.ListLine).Note += " 日本語の文字が遅れて届いたときも、行の高さは正しく測り直されるはずです。長い文でも。"
	}
	s.Painter().Measure("日本語", paint.Style{Face: paint.Body, Size: 16})
	scenetest.Step(t, s, 2)
	if is := about.Rows[0].Bounds(); is.H <= was.H {
		t.Errorf("the first line is %.0f units high, and was %.0f", is.H, was.H)
	}
}
