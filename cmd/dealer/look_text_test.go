package main

import (
	"strings"
	"testing"

	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

func TestALongLineBreaksAtItsSpacesAndIsSetIn(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		columns, hang    int
	}{
		{"a short one", "Your turn.", "Your turn.", 20, 2},
		{"one that just fits", "12345 78901234 67890", "12345 78901234 67890", 20, 2},
		{"one letter more", "12345 78901234 678901", "12345 78901234\n  678901", 20, 2},
		{"three rows", "one two three four five six seven eight", "one two three four\n  five six seven\n  eight", 18, 2},
		{"a word wider than the row", "a " + strings.Repeat("x", 25), "a\n  " + strings.Repeat("x", 18) + "\n  xxxxxxx", 20, 2},
		{"colours take no room", "\x1b[1;31mR5\x1b[0m \x1b[1;31mR6\x1b[0m \x1b[1;31mR7\x1b[0m", "\x1b[1;31mR5\x1b[0m \x1b[1;31mR6\x1b[0m\n\x1b[1;31mR7\x1b[0m", 5, 0},
		{"a script without spaces, two columns a letter", "山札から引く", "山札か\n  ら引\n  く", 6, 2},
		{"a text of several lines", "one two\nthree", "one two\nthree", 20, 2},
	} {
		if got := wrapped(c.text, c.columns, c.hang); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestNoRowOfAnythingSaidIsWiderThanTheTerminal(t *testing.T) {
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, text := range []string{words.RulesPage(&l, games.All()[0], tellers.Of("")), l.Say(words.ConsoleShort), l.Say(words.ConsoleCards), l.Say(words.ConsoleRulesWhich, quoted(strings.Repeat("w", 90)))} {
			for _, columns := range []int{20, 40, 80} {
				for _, row := range strings.Split(wrapped(text, columns, 2), "\n") {
					wide := 0
					for _, r := range row {
						wide += columnsOf(r)
					}
					if wide > columns {
						t.Errorf("%s: %d columns of %d: %q", tag, wide, columns, row)
					}
				}
				if got, want := strings.Join(strings.Fields(wrapped(text, columns, 2)), ""), strings.Join(strings.Fields(text), ""); got != want {
					t.Errorf("%s at %d: letters are lost", tag, columns)
				}
			}
		}
	}
}

func TestATerminalWithoutUnicodeGetsStraightQuotesAndLettersWithoutMarks(t *testing.T) {
	for text, want := range map[string]string{
		"“Uno!” … it’s 3 – 2":                 `"Uno!" ... it's 3 - 2`,
		"«\u00a0Contré\u00a0» : ŁÓDŹ, Straße": `"Contre" : LODZ, Strasse`,
		"山": "?",
	} {
		if got := plainLetters(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	for _, c := range []struct {
		env  map[string]string
		want bool
	}{
		{nil, true},
		{map[string]string{"LANG": "de_DE.UTF-8"}, true},
		{map[string]string{"LANG": "de_DE.utf8", "LC_ALL": "C"}, false},
		{map[string]string{"LC_CTYPE": "de_DE.ISO-8859-1"}, false},
		{map[string]string{"LANG": "C", "LC_ALL": "C.UTF-8"}, true},
	} {
		if got := showsUnicode(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: %v", c.env, got)
		}
	}
	shown := look{plain: true, columns: func() int { return 20 }}.shown("“one” two three four five", 2)
	if shown != "\"one\" two three four\n  five" {
		t.Errorf("it is shown as %q", shown)
	}
}
