//go:build display

package scene

import (
	"errors"
	"strings"
	"testing"

	"fourtell/scene/stage"
	"fourtell/start"
)

func TestTheCommandLineIsReadOrRefusedInASentence(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", ""},
		{"-seed 7 -seats 6 -rules party -speed fast -window 1600x900 -no-audio", ""},
		{"-rules classic,decks=2", ""},
		{"-rules wild_night,hand_limit=off,blitz_seconds=600", ""},
		{"-rules wild_night,teams=opposite", "switch shuffle_seats is not for a table with teams opposite"},
		{"-seats 11", "-seats: a table has 2 to 10 seats, not 11"},
		{"-seats 0", "-seats: a table has 2 to 10 seats, not 0"},
		{"-window 3x3", "-window is 960x540"},
		{"-window big", `-window is a width and a height, as 1600x900, not "big"`},
		{"-speed warp", `-speed: "warp" is no speed`},
		{"-rules nonsense", "-rules: "},
		{"-figures sound", "-figures prints the figures called frame"},
		{"now", `"now" is no flag`},
		{"-join https://house.example/#K7QF2M", ""},
		{"-puzzle https://house.example/#p.AQQB", ""},
		{"-puzzle=", "-puzzle names no link"},
		{"-watch http://127.0.0.1:8080/#k7q-f2m", ""},
		{"-join #K7QF2M", `-join: that is no link to a room: it looks like https://HOST/#K7QF2M, not "#K7QF2M"`},
		{"-join https://house.example/", "names a house and none of its rooms"},
		{"-watch ftp://house.example/#K7QF2M", "-watch: that is no link to a room"},
		{"-watch h.example/#K7QF2M -join h.example/#K7QF2M", "-join sits down in a room and -watch shows one: give one of them"},
		{"-host 0.0.0.0:8080", ""},
		{"-host [::1]:0", ""},
		{"-host 8080", "a table is hosted at an IP and a port, as 0.0.0.0:8080"},
		{"-host localhost:8080", "a table is hosted at an IP and a port"},
		{"-host 0.0.0.0:8080 -join h.example/#K7QF2M", "-host opens a room here, -join and -watch lead to another: give one of them"},
		{"-zzz", "flag provided but not defined: -zzz"},
		{"-seed -1", `value "-1" for flag -seed: a seed is a whole number from 0 to 18446744073709551615`},
		{"-seed x", "a seed is a whole number"},
		{"-seed 1.5", "a seed is a whole number"},
		{"-seed 18446744073709551616", "a seed is a whole number"},
		{"-seed", "flag needs an argument: -seed"},
		{"-seed 0x1F -seats 2", ""},
		{"-seed 18446744073709551615", ""},
		{"-seats 4.5", `not 1: "4.5" is all there is`},
		{"-seats 99999999999999999999", `"99999999999999999999" is all there is`},
		{"-seats Ann,exec:/nowhere/bot", "-seats: seat 1: /nowhere/bot: no such file or directory"},
		{"-rules ,", `"" is not switch=value`},
		{"-rules classic,hand_size", `"hand_size" is not switch=value`},
		{"-rules classic,moon=full", `there is no switch "moon"`},
		{"-rules classic,turn_seconds=5", `turn_seconds is 0 or a number from 10 to 300, not "5"`},
		{"-rules classic,decks=4", `decks is a number from 1 to 3, not "4"`},
		{"-rules classic,teams=opposite", ""},
		{"-rules classic,teams=opposite -seats 6", ""},
		{"-rules classic,teams=opposite -seats 3", "-rules: teams of opposite seats need four or more seats and an even number, not 3"},
		{"-rules classic,teams=opposite -seats 2", "even number, not 2"},
		{"-seats Ann,Bea,Cy -rules classic,teams=opposite", "even number, not 3"},
		{"-rules classic,teams=opposite,score=lowest_total", "-rules: teams play only with score single or winner_takes, not lowest_total"},
		{"-rules classic,teams=opposite,score=elimination -seats 8", "not elimination"},
		{"-rules classic,hand_size=11 -seats 9", ""},
		{"-rules classic,hand_size=10 -seats 10", "-rules: 10 hands of 10 are 100 cards"},
		{"-rules classic,hand_size=15,decks=2 -seats 10", ""},
	} {
		_, err := ParseStart(strings.Fields(c.args), &strings.Builder{}, 1)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%q: %v, want %q", c.args, err, c.want)
		}
	}
}

func TestAFlagWithoutAValueIsRefusedRatherThanPassedOver(t *testing.T) {
	for name, want := range map[string]string{
		"-rules":   "-rules: no rule set is named; there are classic, official",
		"-seats":   `-seats: a table has 2 to 10 seats, not 1: "" is all there is`,
		"-seed":    "a seed is a whole number",
		"-speed":   `-speed: "" is no speed`,
		"-window":  `as 1600x900, not ""`,
		"-replay":  "-replay names no file",
		"-figures": `there are none called ""`,
	} {
		for _, args := range [][]string{{name, ""}, {name + "="}} {
			if _, err := ParseStart(args, &strings.Builder{}, 1); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %v, want %q", args, err, want)
			}
		}
	}
}

func TestTheCommandLineOverrulesWhatIsRemembered(t *testing.T) {
	line, err := ParseStart(strings.Fields("-seats 6 -rules party -speed fast -window 1600x900"), &strings.Builder{}, 42)
	if err != nil {
		t.Fatal(err)
	}
	s := stage.DefaultSettings()
	s.Fullscreen = true
	line.Apply(&s)
	if s.Seats != 6 || s.Rules != "party" || s.Speed != stage.SpeedFast || s.Width != 1600 || s.Height != 900 || s.Fullscreen || line.Seed != 42 {
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
	if _, err := ParseStart([]string{"-help"}, &out, 1); !errors.Is(err, start.ErrHelp) {
		t.Fatal(err)
	}
	for _, name := range []string{"-seed", "-rules", "-seats", "-no-audio", "-window", "-speed", "-figures", "-replay", "-version"} {
		if !strings.Contains(out.String(), name) {
			t.Errorf("help does not name %s", name)
		}
	}
}
