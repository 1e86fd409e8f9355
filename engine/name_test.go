package engine_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"fourtell/engine"
)

func TestANameIsWhatCanBeSeenAndNotTooLong(t *testing.T) {
	for _, c := range []struct {
		what, name, clean string // clean is "" where the name is one
	}{
		{"a name", "Ann", ""},
		{"forty letters", strings.Repeat("x", 40), ""},
		{"accents", "Zoë Łucja", ""},
		{"marks of their own", "Zoe\u0308", ""},
		{"Korean", "김민준", ""},
		{"Thai", "สมชาย", ""},
		{"Arabic", "محمد", ""},
		{"Hebrew with its points", "שָׁלוֹם", ""},
		{"Persian, which joins with a sign of no width", "می\u200cنا", ""},
		{"an emoji", "Bo 🎉", ""},
		{"an emoji of several", "👩\u200d🚀", ""},
		{"an emoji with its colour", "👍🏽", ""},
		{"the flag of a country", "🇵🇱", ""},
		{"the flag of a country's part", "🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F", ""},
		{"a variant of a character", "葛\U000E0100城", ""},

		{"nothing", "", "?"},
		{"blanks", "  \t ", "?"},
		{"a new line", "Bo\nYour turn. Top: B9", "Bo Your turn. Top: B9"},
		{"a terminal's order", "Bo\x1b[2J", "Bo[2J"},
		{"a C1 control", "Bo\u009b2J", "Bo2J"},
		{"what turns the direction", "Bo\u202Etxet", "Botxet"},
		{"what isolates", "\u2067Bo\u2069", "Bo"},
		{"a mark of direction", "Bo\u200F", "Bo"},
		{"a space without width", "B\u200Bo", "Bo"},
		{"a mark of UTF-8", "\uFEFFBo", "Bo"},
		{"a line's separator", "Bo\u2028Ann", "Bo Ann"},
		{"a soft hyphen", "Bo\u00ADan", "Boan"},
		{"no UTF-8", "Bo\xff\xfe", "Bo"},
		{"a letter that is none", "\u3164\u3164", "?"},
		{"a joiner that joins nothing", "Bo\u200D", "Bo"},
		{"two joiners", "a\u200D\u200Db", "a\u200Db"},
		{"tags on a letter", "A\U000E0062", "A"},
		{"marks on nothing", "\u0300Bo", "Bo"},
		{"a heap of marks", "a" + strings.Repeat("\u0300", 30), "a" + strings.Repeat("\u0300", 4)},
		{"a private letter", "Bo\uE000", "Bo"},
		{"41 letters", strings.Repeat("x", 41), strings.Repeat("x", 26) + "…" + strings.Repeat("x", 13)},
		{"ends that differ", "Alexander the Very Great of Macedon and so on, the 2nd", "Alexander the Very Great o…o on, the 2nd"},
		{"a flag where it is cut", strings.Repeat("x", 25) + "🇵🇱" + strings.Repeat("y", 30), strings.Repeat("x", 25) + "…" + strings.Repeat("y", 13)},
	} {
		err := engine.CheckName(c.name)
		if (err == nil) != (c.clean == "") {
			t.Errorf("%s: %q: %v", c.what, c.name, err)
		}
		if err != nil && (strings.ContainsFunc(err.Error(), func(r rune) bool { return r < ' ' }) || len(err.Error()) > 300) {
			t.Errorf("%s: %q is no sentence to show", c.what, err)
		}
		want := c.clean
		if want == "" {
			want = c.name
		}
		if got := engine.CleanName(c.name); got != want {
			t.Errorf("%s: %q is cleaned to %q, want %q", c.what, c.name, got, want)
		}
	}
}

// FuzzName: whatever the text, what it is cleaned to is a name, and a name stays.
func FuzzName(f *testing.F) {
	for _, s := range []string{"Ann", "", "Bo\n", "👩\u200d🚀", "a\u200d\u0300\u200c b", "🇵🇱🇵", "\u0300\u0301", strings.Repeat("ab🏴\U000E0067", 30)} {
		f.Add(s, 40)
	}
	f.Fuzz(func(t *testing.T, text string, most int) {
		if most < 8 || most > 200 {
			most = 40
		}
		clean := engine.CleanLabel(text, most)
		if err := engine.CheckLabel(clean, most); err != nil {
			t.Errorf("%q is cleaned to %q: %v", text, clean, err)
		}
		if again := engine.CleanLabel(clean, most); again != clean {
			t.Errorf("%q is cleaned to %q, and that to %q", text, clean, again)
		}
		if engine.CheckLabel(text, most) == nil && clean != text {
			t.Errorf("the name %q becomes %q", text, clean)
		}
		if q := engine.Quote(text); utf8.RuneCountInString(q) > 12*45 || strings.ContainsAny(q, "\n\r\x1b\u202e") {
			t.Errorf("%q is quoted as %s", text, q)
		}
	})
}
