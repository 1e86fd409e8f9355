//go:build display

package kit

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestALineIsWrittenWhereItsCaretIs(t *testing.T) {
	type way = func(*Line)
	key := func(k ebiten.Key) way { return func(n *Line) { n.key(k) } }
	step := func(d int) way { return func(n *Line) { n.step(d) } }
	insert := func(text string) way { return func(n *Line) { n.insert(text) } }
	for name, c := range map[string]struct {
		do   []way
		want string // the caret is a |
	}{
		"letters follow one another":              {[]way{insert("a"), insert("ü")}, "aü|"},
		"what is no letter is left out":           {[]way{insert("a\tb\nc")}, "abc|"},
		"there is room for six":                   {[]way{insert("abcd"), insert("efgh")}, "abcdef|"},
		"and in the middle too":                   {[]way{insert("abcd"), step(-1), insert("xyz")}, "abcxy|d"},
		"the caret goes by letters, not by bytes": {[]way{insert("aü語"), step(-1), step(-1)}, "a|ü語"},
		"it stops at the beginning":               {[]way{insert("ü"), step(-1), step(-1)}, "|ü"},
		"and at the end":                          {[]way{insert("ü"), step(1)}, "ü|"},
		"the letter before it is taken away":      {[]way{insert("aü語"), step(-1), key(ebiten.KeyBackspace)}, "a|語"},
		"there is none before the first":          {[]way{insert("a"), key(ebiten.KeyHome), key(ebiten.KeyBackspace)}, "|a"},
		"the letter behind it":                    {[]way{insert("aü"), step(-1), key(ebiten.KeyDelete)}, "a|"},
		"there is none behind the last":           {[]way{insert("a"), key(ebiten.KeyDelete)}, "a|"},
		"to the beginning and to the end":         {[]way{insert("ab"), key(ebiten.KeyHome), key(ebiten.KeyEnd)}, "ab|"},
		"another text":                            {[]way{insert("ab"), step(-1), func(n *Line) { n.set("語\n7654321") }}, "語76543|"},
		"what is composed stands at the caret":    {[]way{insert("ab"), step(-1), func(n *Line) { n.composing = "ka" }}, "aka|b"},
	} {
		n := Line{Most: 6}
		for _, do := range c.do {
			do(&n)
		}
		if got := n.with("|"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	n := Line{Most: 6}
	for _, c := range []struct {
		do   way
		over bool
	}{{insert("abcdef"), false}, {insert("g"), true}, {key(ebiten.KeyBackspace), false}, {insert("\n"), false}, {func(n *Line) { n.set("1234567") }, true}, {func(n *Line) { n.set("123\n456") }, false}} {
		if c.do(&n); n.over != c.over {
			t.Errorf("after %q something is left out: %v", n.Text, n.over)
		}
	}
	if n := (Line{Text: "a"}); n.key(ebiten.KeyEnter) {
		t.Error("a key that writes nothing is taken for one that does")
	}
}
