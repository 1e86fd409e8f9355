//go:build display

package paint

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// evenLetters are one wide each.
type evenLetters struct{}

func (evenLetters) advance(s string) float64                      { return float64(utf8.RuneCountInString(s)) }
func (evenLetters) metrics() (ascent, descent float64)            { return 1, 0 }
func (evenLetters) draw(on *ebiten.Image, s string, x, y float64) {}

func TestLinesBreakWhereTheirScriptAllows(t *testing.T) {
	for _, c := range []struct{ name, s, want string }{
		{"English breaks at spaces", "play a red seven", "play a|red|seven"},
		{"a word too long breaks between letters", "extraordinary", "extrao|rdinar|y"},
		{"Japanese breaks between letters", "山札から一枚引く", "山札から一枚|引く"},
		{"no line begins with a full stop", "山札から引く。次", "山札から引|く。次"},
		{"no line begins with a long vowel", "あいうえおカード", "あいうえお|カード"},
		{"no line begins with a small kana", "あいうえおきって", "あいうえお|きって"},
		{"no line begins with a closing bracket", "「あいうえ」と", "「あいうえ」|と"},
		{"no line ends with an opening bracket", "あいうえお「か」", "あいうえお|「か」"},
		{"a name stays whole among kana", "あいうBrunoの番", "あいう|Brunoの|番"},
		{"a space ends a line and is gone", "Fred さんの番です", "Fred さ|んの番です"},
	} {
		got := new(fonts).wrap(c.s, evenLetters{}, 6, 100)
		if want := strings.Split(c.want, "|"); !slices.Equal(got, want) {
			t.Errorf("%s: %q breaks into %q, not %q", c.name, c.s, got, want)
		}
	}
}
