package shed_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestEveryFaceIsPutTogetherFromItsColourAndSymbol(t *testing.T) {
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		if got := shed.FaceOf(shed.ColorOf(f), shed.SymbolOf(f)); got != f {
			t.Errorf("%s is put together as %s", f, got)
		}
	}
	for f := shed.Faces; f < 256; f++ {
		if f := engine.Face(f); shed.SymbolOf(f) != shed.NoSymbol || shed.Points(f) != 0 {
			t.Errorf("face %d, which is none of this game's, has symbol %d and counts %d", f, shed.SymbolOf(f), shed.Points(f))
		}
		if f := engine.Face(f); shed.IsWild(f) || shed.ColorOf(f) != engine.NoColor {
			t.Errorf("face %d, which is none of this game's, has colour %s", f, shed.ColorOf(f))
		}
	}
}

func TestFacesAndColoursAreWrittenAsTheRulesWriteThem(t *testing.T) {
	for i, c := range shed.Colors() {
		if want := "RYGB"[i : i+1]; c.String() != want {
			t.Errorf("colour %d is %s, want %s", c, c, want)
		}
		for s, want := range []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"} {
			if f := shed.FaceOf(c, shed.Symbol(s)); f.String() != c.String()+want {
				t.Errorf("%s is written for symbol %d of %s", f, s, c)
			}
		}
	}
	if shed.FaceWild.String() != "W" || shed.FaceWildDrawFour.String() != "W+4" || !shed.IsWild(shed.FaceWild) || !shed.IsWild(shed.FaceWildDrawFour) {
		t.Errorf("the wilds are %s and %s", shed.FaceWild, shed.FaceWildDrawFour)
	}
}

func TestTheDeckIsAColourARowAndThenTheWilds(t *testing.T) {
	for id, want := range map[engine.Card]string{0: "", 1: "R0", 2: "R1", 3: "R1", 25: "R+2", 26: "Y0", 100: "B+2", 101: "W", 104: "W", 105: "W+4", 108: "W+4", 109: "R0", 324: "W+4", 325: ""} {
		if f := shed.FaceOfCard(id); f.String() != want {
			t.Errorf("card %d is %q, want %q", id, f, want)
		}
	}
}

func TestPointsAreFaceTwentyAndFifty(t *testing.T) {
	for name, want := range map[string]int{"R0": 0, "G9": 9, "BS": 20, "YR": 20, "R+2": 20, "W": 50, "W+4": 50} {
		if f, _ := engine.ParseFace(name); shed.Points(f) != want {
			t.Errorf("%s counts %d, want %d", name, shed.Points(f), want)
		}
	}
	if shed.Points(engine.NoFace) != 0 {
		t.Error("no face counts something")
	}
}
