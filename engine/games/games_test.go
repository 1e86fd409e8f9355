package games_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
)

func TestTheShelfMakesTheGameASetupNamesAndTheUsualOneWhereItNamesNone(t *testing.T) {
	for _, c := range []struct{ name, game, rules, fault string }{
		{"the usual game", "", "classic", ""},
		{"a game by name", "uno", "party", ""},
		{"a game there is not", "poker", "classic", `there is no game "poker"; there is uno`},
		{"rules there are not", "uno", "clasic", `there is no preset "clasic"`},
	} {
		g, err := games.New(engine.Setup{Game: c.game, Rules: c.rules, Seats: []string{"a", "b"}})
		switch {
		case c.fault != "":
			if err == nil || !strings.HasPrefix(err.Error(), c.fault) || g != nil {
				t.Errorf("%s: %v, %v", c.name, g, err)
			}
		case err != nil || g.Setup().Game != "uno":
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestEveryBookOnTheShelfReadsItsOwnPresetsAndSwitches(t *testing.T) {
	for _, book := range games.All() {
		for _, preset := range book.Presets() {
			r, err := engine.ParseRules(book, preset)
			if err != nil || r.Check(4) != nil || r.String() != preset {
				t.Errorf("%s, %s: %v, %v", book.Name(), preset, r, err)
			}
		}
		usual, err := book.Build("", nil)
		if err != nil || usual.String() != book.Presets()[0] {
			t.Errorf("%s: the usual rules are %v, %v", book.Name(), usual, err)
		}
		for _, s := range book.Switches() {
			if v := usual.Get(s.Name); v == "" {
				t.Errorf("%s: switch %s has no value", book.Name(), s.Name)
			} else if _, err := book.Build("", []engine.Setting{{Name: s.Name, Value: v}}); err != nil {
				t.Errorf("%s: %s=%s: %v", book.Name(), s.Name, v, err)
			}
		}
		if usual.Get("no_such_switch") != "" {
			t.Errorf("%s has a value for a switch there is not", book.Name())
		}
	}
}
