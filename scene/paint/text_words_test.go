//go:build display

package paint

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// measured hides from fits what is known of words.
type measured struct{ lettering }

// What the house says in its languages, and pages of English, break where they break when each line is set to see whether it has room.
func TestATextBreaksWhereItDoesWhenEveryLineIsMeasured(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, files string }{
		{"English", "../../docs/r*.md"}, {"German", "../../words/tongues/de/*.txt"}, {"Spanish", "../../words/tongues/es/*.txt"},
		{"French", "../../words/tongues/fr/*.txt"}, {"Polish", "../../words/tongues/pl/*.txt"}, {"Japanese", "../../words/tongues/ja/*.txt"},
	} {
		t.Run(c.name, func(t *testing.T) {
			files, err := filepath.Glob(c.files)
			if err != nil || len(files) == 0 {
				t.Fatalf("no files %s: %v", c.files, err)
			}
			texts := 0
			for _, file := range files {
				b, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				for i, s := range strings.Split(string(b), "\n") {
					if i%4 > 0 || len(s) < 40 || len(s) > 600 {
						continue
					}
					texts++
					k := textKey{s: s, face: Face(texts) % faces, size: int32(48 + texts%7*13)}
					letters, limit := p.Texts.fonts.letters(k), float64(120+texts%11*53)
					got := slices.Clone(p.Texts.fonts.wrap(s, letters, limit, 1000))
					if want := p.Texts.fonts.wrap(s, measured{letters}, limit, 1000); !slices.Equal(got, want) {
						t.Errorf("%q breaks at %v pixels into\n%q, not\n%q", s, limit, got, want)
					}
				}
			}
			if texts < 40 {
				t.Errorf("only %d texts are tried", texts)
			}
		})
	}
}

func TestALineIsSetToSeeWhetherItHasRoomOnlyWhereThatIsClose(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	l := p.Texts.fonts.letters(textKey{s: "a", size: 80}).(fontLetters)
	for _, c := range []struct {
		name  string
		line  string
		limit float64
		fits  bool
		sure  bool
	}{
		{"a line that has room is not", "play a red seven", 1000, true, true},
		{"nor is one that has none", "play a red seven", 60, false, true},
		{"one about as wide is", "play a red seven", l.advance("play a red seven"), true, false},
		{"as one without spaces", strings.Repeat("n", longWord+1), 1e6, false, false},
		{"as nothing in nothing", "", 0, true, false},
	} {
		if fits, sure := l.words.fit(c.line, c.limit); sure != c.sure || sure && fits != c.fits {
			t.Errorf("%s: fits %v, sure %v", c.name, fits, sure)
		}
	}
	for i := range mostWords + 2 {
		l.words.of(strings.Repeat("a", 1+i%5) + strings.Repeat("b", 1+i/5%9) + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676%26)))
	}
	if n := len(l.words.known); n > mostWords {
		t.Errorf("%d words are remembered, at most %d", n, mostWords)
	}
}
