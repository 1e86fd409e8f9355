//go:build display

package scene

import (
	"errors"
	"strings"
	"testing"
)

func TestTheCommandLineIsReadOrRefusedInASentence(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", ""},
		{"-seed 7 -seats 6 -rules party -speed fast -window 1600x900 -no-audio", ""},
		{"-rules classic,decks=2", ""},
		{"-seats 11", "-seats: a table has 2 to 10 seats, not 11"},
		{"-seats 0", "-seats: a table has 2 to 10 seats, not 0"},
		{"-window 3x3", "-window is 960x540"},
		{"-window big", `-window is a width and a height, as 1600x900, not "big"`},
		{"-speed warp", `-speed: "warp" is no speed`},
		{"-rules nonsense", "-rules: "},
		{"-figures sound", "-figures prints the figures called frame"},
		{"now", `"now" is no flag`},
		{"-zzz", "flag provided but not defined: -zzz"},
		{"-seed -1", "-seed"},
	} {
		_, err := ParseStart(strings.Fields(c.args), &strings.Builder{}, 1)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%q: %v, want %q", c.args, err, c.want)
		}
	}
}

func TestTheCommandLineOverrulesWhatIsRemembered(t *testing.T) {
	start, err := ParseStart(strings.Fields("-seats 6 -rules party -speed fast -window 1600x900"), &strings.Builder{}, 42)
	if err != nil {
		t.Fatal(err)
	}
	s := DefaultSettings()
	s.Fullscreen = true
	start.Apply(&s)
	if s.Seats != 6 || s.Rules != "party" || s.Speed != SpeedFast || s.Width != 1600 || s.Height != 900 || s.Fullscreen || start.Seed != 42 {
		t.Errorf("%+v", s)
	}
	none, err := ParseStart(nil, &strings.Builder{}, 42)
	if err != nil {
		t.Fatal(err)
	}
	none.Apply(&s)
	if s.Seats != 6 || s.Rules != "party" || s.Width != 1600 {
		t.Errorf("without flags: %+v", s)
	}
}

func TestHelpListsTheFlags(t *testing.T) {
	var out strings.Builder
	if _, err := ParseStart([]string{"-help"}, &out, 1); !errors.Is(err, ErrHelp) {
		t.Fatal(err)
	}
	for _, name := range []string{"-seed", "-rules", "-seats", "-no-audio", "-window", "-speed", "-figures", "-replay", "-version"} {
		if !strings.Contains(out.String(), name) {
			t.Errorf("help does not name %s", name)
		}
	}
}
