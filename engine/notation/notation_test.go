package notation_test

import (
	"strings"
	"testing"

	"fourtell/engine/notation"
)

func TestNoTwoFacesAreWrittenAlikeAndEachReadsBack(t *testing.T) {
	of := map[string]int{}
	for n := range 256 {
		name := notation.Face(uint8(n))
		if name == "" {
			continue
		}
		if other, twice := of[name]; twice {
			t.Errorf("faces %d and %d are both %q", other, n, name)
		}
		of[name] = n
		if back, ok := notation.FaceNamed(name); !ok || int(back) != n {
			t.Errorf("face %d is %q, which reads as %d, %v", n, name, back, ok)
		}
	}
	if len(of) != 54+notation.Lettered-notation.Numbered+52 {
		t.Errorf("%d faces are written", len(of))
	}
}

func TestWhatIsNoFaceIsNotRead(t *testing.T) {
	for _, s := range []string{"", "R", "r5", "R10", "5R", "#", "#1", "#63", "#064", "#204", "#255", "#256", "1H", "11H", "kS", "#-64", "W:B"} {
		if n, ok := notation.FaceNamed(s); ok || n != 0 {
			t.Errorf("%q reads as %d, %v", s, n, ok)
		}
	}
	if notation.Face(0) != "" || notation.Face(notation.Numbered-1) != "" {
		t.Error("a face that is nobody's has a name")
	}
}

func TestAColourIsOneLetterInEitherCase(t *testing.T) {
	for n := uint8(1); n <= 4; n++ {
		letter := notation.Color(n)
		for _, s := range []string{letter, strings.ToLower(letter)} {
			if back, ok := notation.ColorNamed(s); !ok || back != n {
				t.Errorf("%q reads as %d, %v", s, back, ok)
			}
		}
	}
	for _, s := range []string{"", "-", "?", "RY", "P", "ſ"} {
		if n, ok := notation.ColorNamed(s); ok || n != 0 {
			t.Errorf("%q reads as %d, %v", s, n, ok)
		}
	}
	if notation.Color(0) != "-" || notation.Color(5) != "?" {
		t.Error("no colour has a letter")
	}
}

func TestAColourIsNamedForWhatHasNoneAlone(t *testing.T) {
	for n := range 256 {
		name := notation.Face(uint8(n))
		if notation.Stamped(uint8(n)) != (name == "W" || name == "W+4") {
			t.Errorf("%q", name)
		}
	}
}

func TestARankIsReadAsItIsWritten(t *testing.T) {
	for n := uint8(1); n <= 13; n++ {
		if back, ok := notation.RankNamed(notation.Rank(n)); !ok || back != n {
			t.Errorf("rank %d is %q, which reads as %d, %v", n, notation.Rank(n), back, ok)
		}
	}
	for _, s := range []string{"", "1", "11", "a", "KS"} {
		if n, ok := notation.RankNamed(s); ok || n != 0 {
			t.Errorf("%q reads as %d, %v", s, n, ok)
		}
	}
	if notation.Rank(0) != "" || notation.Rank(14) != "" {
		t.Error("a rank that is none has a name")
	}
}
