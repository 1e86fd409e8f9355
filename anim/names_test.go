package anim

import "testing"

func TestEveryCueKindAndZoneHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for c := NoCue + 1; c < cues; c++ {
		seen["cue "+c.String()] = c.String() != ""
	}
	for k := range kinds {
		seen["kind "+k.String()] = k.String() != ""
	}
	for z := Draw; z <= Hand; z++ {
		seen["zone "+z.String()] = z.String() != ""
	}
	if len(seen) != int(cues)-1+int(kinds)+3 {
		t.Errorf("%d different names", len(seen))
	}
	for name, ok := range seen {
		if !ok {
			t.Errorf("no name: %q", name)
		}
	}
	if Cue(200).String() != "" || Kind(200).String() != "" || NoZone.String() != "" {
		t.Error("what is not there has a name")
	}
}

func TestAnEasingStartsAtNothingAndEndsAtAll(t *testing.T) {
	for _, e := range []Ease{Linear, OutCubic, InOutCubic, OutBack} {
		if e.At(-1) != 0 || e.At(0) != 0 || e.At(1) != 1 || e.At(2) != 1 {
			t.Errorf("easing %d has open ends", e)
		}
		if v := e.At(0.999); v < 0.98 || v > 1.02 {
			t.Errorf("easing %d jumps to %v just before its end", e, v)
		}
	}
}
