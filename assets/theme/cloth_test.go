package theme

import "testing"

// Every text stands out from every cloth as much as WCAG 2.2, 1.4.3 asks for, and 1.4.6 in high contrast.
func TestTextsStandOutFromEveryCloth(t *testing.T) {
	for _, th := range All() {
		for _, c := range cloths() {
			lit, far, there := th.Cloth(c.name)
			if !there || lit == far {
				t.Fatalf("%v has no %s", th, c.name)
			}
			for _, high := range []bool{false, true} {
				tones := th.Colors(Ground)
				tones.Lay(lit, far)
				least := 4.5
				if high {
					tones, least = tones.HighContrast(), 7
				}
				for _, floor := range []Tone{Table, Wedge, FloorEdge} {
					if tones[floor]&0xFF != 0xFF {
						continue // light on the cloth
					}
					for _, text := range []Tone{Cream, Cream2, Plum300, Said} {
						own := th.Colors(Ground) // the accent is there for large words alone
						if text == Said && (high || stands(&own, text, floor) < least) {
							continue
						}
						if ratio := stands(&tones, text, floor); ratio < least {
							t.Errorf("%v, %s, high contrast %v: a text stands out %.2f times", th, c.name, high, ratio)
						}
					}
				}
			}
		}
	}
	if _, _, there := Midnight.Cloth("unheard"); there {
		t.Error("there is a cloth of any name")
	}
}

// stands is how far a text stands out from a floor.
func stands(c *Colors, text, floor Tone) float64 {
	return (luminance(c[text]) + 0.05) / (luminance(c[floor]) + 0.05)
}
