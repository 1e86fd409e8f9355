//go:build display

package paint

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// What is left for a text beside others may be next to nothing, or less: it is cut to what has room, and costs nobody the game.
func TestATextIsMeasuredWhateverRoomIsLeftForIt(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	fits := []float32{nan, -inf, -math.MaxFloat32, -1000, -1, -1e-30, 0, 1e-45, 1e-30, 1e-6, 0.01, 0.3, 1, 5, 30, 800, math.MaxFloat32, inf}
	texts := map[string]string{"nothing": "", "one letter": "n", "a space": " ", "an emoji": "👩‍🚀", "a name": "Maximilian", "lines": "a\n\nb\n",
		"Japanese": "山札から一枚引く", "a mark alone": "\u0301", "no letters at all": strings.Repeat("\x80", 300),
		"a long text": strings.Repeat("name ", 400), "a long word": strings.Repeat("n", 2000), "many emoji": strings.Repeat("👩‍🚀", 400), "one letter without end": "e" + strings.Repeat("\u0301", 2000),
		"too long for any screen": strings.Repeat("n", 2*mostSeen), "spaces": strings.Repeat(" ", 300)}
	for what, s := range texts {
		for _, fit := range fits {
			for _, name := range []bool{false, true} {
				st := Style{Size: 16, Fit: fit, Name: name}
				t.Run(fmt.Sprintf("%s in %v, name %v", what, fit, name), func(t *testing.T) {
					w, h := p.Texts.Measure(s, st)
					if !(w >= 0) || !(h >= 0) || math.IsInf(float64(w+h), 0) {
						t.Errorf("it is %v × %v", w, h)
					}
					if fit > 0 && fit <= 30 && w > 40 {
						t.Errorf("it is %v wide", w)
					}
					st.Fit, st.Wrap = 0, fit
					if w, h := p.Texts.Measure(s, st); !(w >= 0) || !(h >= 0) || math.IsInf(float64(w+h), 0) {
						t.Errorf("in lines it is %v × %v", w, h)
					}
				})
			}
		}
	}
}

// In the hand a short name is written whole, smaller, and of a broad one a part that can be read: broad are few letters of some scripts.
func TestInTheHandANameThatIsTooBroadIsCutSoonerThanUnreadable(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	p.Texts.leastText = 12
	for name, cut := range map[string]bool{"Ooka": false, "Maximilian": true, "名前": false, "さくら": true} {
		st := Style{Size: 15, Name: true}
		whole, _ := p.Texts.Measure(name, st)
		st.Fit = whole * 0.75
		k, _ := p.Texts.text(name, st, false)
		if (k.s != name) != cut {
			t.Errorf("%q is written %q", name, k.s)
		}
		if cut && float32(k.size)/4 < 12 {
			t.Errorf("%q is written %q, %.1f high", name, k.s, float32(k.size)/4)
		}
	}
}
