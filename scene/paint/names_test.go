//go:build display

package paint

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// counted are letters that count how many bytes they have measured.
type counted struct {
	lettering
	bytes *int
}

func (c counted) advance(s string) float64 {
	*c.bytes += len(s)
	return c.lettering.advance(s)
}

func houseFonts(t *testing.T) *fonts {
	t.Helper()
	f, err := newFonts(fontFiles())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// What a text costs is what of it has room.
func TestCuttingATextToAWidthCostsTheWidthAndNotTheText(t *testing.T) {
	f := houseFonts(t)
	for what, letter := range map[string]string{"letters": "n", "words": "name ", "wide letters": "名", "letters from right to left": "א", "emoji": "👩‍🚀"} {
		cost := func(n int) int {
			measured := 0
			text := strings.Repeat(letter, n)
			l := counted{f.letters(textKey{s: seenOf(text), size: 96}), &measured}
			if fits(text, l, 200) {
				t.Errorf("%d %s fit", n, what)
			}
			if n := fitting(text, l, 200); n < len(letter) || n > 80*len(letter) {
				t.Errorf("%d bytes of %s have room", n, what)
			}
			return measured
		}
		short, long := cost(1000), cost(1000000)
		if long > short || short > 40*longText {
			t.Errorf("%s: a thousand cost %d bytes measured, a million %d", what, short, long)
		}
	}
}

func TestALetterIsNeverCutInHalf(t *testing.T) {
	f := houseFonts(t)
	for _, letter := range []string{"👩‍🚀", "🇵🇱", "👍🏽", "é", "שׁ", "ที่", "कि", "한", "❤️"} {
		text := strings.Repeat(letter, 40)
		l := f.letters(textKey{s: text, size: 96})
		for room := 10.0; room < 400; room += 7 {
			if n := fitting(text, l, room); n%len(letter) != 0 {
				t.Fatalf("%q in %v pixels is cut to %q", letter, room, text[:n])
			}
		}
		for _, line := range f.wrap(text, l, 100, 100) {
			if len(line)%len(letter) != 0 {
				t.Errorf("%q is broken into %q", letter, line)
			}
		}
	}
}

// What runs from right to left is put together from left to right, as it is seen.
func TestALineIsSeenInTheOrderOfItsScripts(t *testing.T) {
	f := houseFonts(t)
	for _, c := range []struct {
		what, line, seen string // runs from left to right, each as it is read
	}{
		{"ours", "Ann wins", "Ann wins"},
		{"a Hebrew name of two words", "אבי כהן", "כהן| |אבי"},
		{"one that is cut, with its dots at its end", "אבי כהן…", "…|כהן| |אבי"},
		{"with a number", "אבי 12", "12| |אבי"},
		{"a Hebrew name in a sentence of ours", "אבי plays", "אבי| plays"},
		{"two of them", "אבי, דוד and Ann", "דוד|, |אבי| and Ann"},
		{"an Arabic name after ours", "Top: محمد.", "Top: |محمد|."},
	} {
		f.letters(textKey{s: c.line, size: 96}) // brings the fonts
		var seen []string
		for _, r := range (mixedLetters{f, Body, 96, c.line}).runs(c.line) {
			seen = append(seen, r.s)
		}
		if got := strings.Join(seen, "|"); got != c.seen {
			t.Errorf("%s: %q, want %q", c.what, got, c.seen)
		}
	}
}

// names that people have, each with a letter that the house's own fonts lack.
var peoplesNames = []string{"Иван", "Володимир", "Αλέξης", "Nguyễn Văn", "김민준", "박서연", "สมชาย", "ที่รัก", "محمد علي", "پژمان گلی", "אביגיל", "आदित्य", "さくら", "Bo 🎉", "👩‍🚀", "👍🏽", "🇵🇱", "🦊 Fox", "❤️", "Zoë"}

func TestNoNameIsABox(t *testing.T) {
	f := houseFonts(t)
	for _, name := range peoplesNames {
		for face := range faces {
			l := f.letters(textKey{s: name, face: face, size: 96})
			if f.lacks(name) {
				t.Errorf("%s is lacking", name)
			}
			runs := (mixedLetters{f, face, 96, name}).runs(name)
			for _, r := range runs {
				if strings.Contains(r.s, noLetter) {
					t.Errorf("of %s a letter is a dot", name)
				}
				for _, g := range text.AppendGlyphs(nil, r.s, &text.GoTextFace{Source: r.font, Size: 24}, nil) {
					if g.GID == 0 {
						t.Errorf("of %s %q is a box", name, r.s)
					}
				}
			}
			if w := l.advance(name); w < 10 {
				t.Errorf("%s is %v wide", name, w)
			}
		}
	}
}

// What nobody has a letter for is a dot; a box would look like a fault.
func TestALetterThatNobodyHasIsADot(t *testing.T) {
	f := houseFonts(t)
	l, ok := f.letters(textKey{s: "ᓀᐃ", size: 96}).(mixedLetters)
	if !ok {
		t.Fatal("it is not sought")
	}
	if runs := l.runs("ᓀᐃ Bo"); len(runs) != 1 || runs[0].s != "·· Bo" {
		t.Errorf("%+v", runs)
	}
	if !hasLetter(f.sources[Body][:1], '·') {
		t.Error("the house has no dot")
	}
}
