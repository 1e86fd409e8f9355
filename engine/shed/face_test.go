package shed_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func TestEveryFaceIsPutTogetherFromItsColourAndSymbol(t *testing.T) {
	for f := engine.Face(1); int(f) < engine.Faces; f++ {
		if got := shed.FaceOf(f.Color(), shed.SymbolOf(f)); got != f {
			t.Errorf("%s is put together as %s", f, got)
		}
	}
	for f := engine.Faces; f < 256; f++ {
		if f := engine.Face(f); shed.SymbolOf(f) != shed.NoSymbol || shed.Points(f) != 0 {
			t.Errorf("face %d, which is none of this game's, has symbol %d and counts %d", f, shed.SymbolOf(f), shed.Points(f))
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
