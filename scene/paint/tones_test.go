//go:build display

package paint

import (
	"math"
	"testing"

	"fourtell/assets"
)

// Words can be read on what lies under them: WCAG 2.2, 1.4.3 asks for 4.5 to 1.
func TestWordsContrastWithTheirGroundInEveryTheme(t *testing.T) {
	for _, th := range assets.Themes() {
		tones := tonesOf(th)
		for _, on := range []assets.Surface{assets.Ground, assets.Paper} {
			for _, c := range []struct {
				name        string
				word, below Color
			}{
				{"text on a panel", Cream, Plum800}, {"text on a row", Cream, Plum700}, {"text in a well", Cream, Plum900},
				{"supporting text on a panel", Cream2, Plum800}, {"secondary text on a panel", Plum300, Plum800},
				{"secondary text on a row", Plum300, Plum700}, {"a button of the accent", Ink, Coral},
				{"what is chosen", OnCream, Second}, {"the accent as a word", Said, Plum800},
			} {
				x, y := brightness(tones.of(c.word, on)), brightness(tones.of(c.below, on))
				if r := (max(x, y) + 0.05) / (min(x, y) + 0.05); r < 4.5 {
					t.Errorf("%v, surface %d: %s stands out by %.2f to 1", th, on, c.name, r)
				}
			}
		}
	}
}

// brightness is WCAG 2's relative luminance.
func brightness(c Color) float64 {
	linear := func(shift int) float64 {
		v := float64(c>>shift&0xFF) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(24) + 0.7152*linear(16) + 0.0722*linear(8)
}
