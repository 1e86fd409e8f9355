package games_test

import (
	"slices"
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

// A book that leaves a verb out hides from a picture what its tables grant; one that names too many shows what nobody can do.
func TestABookNamesTheVerbsThatItsTablesGrantAndNoOthers(t *testing.T) {
	for _, book := range games.All() {
		granted := map[engine.Verb]bool{}
		for _, preset := range book.Presets() {
			for seed := range uint64(48) {
				g, err := games.New(engine.Setup{Game: book.Name(), Rules: preset, Seats: []string{"a", "b", "c"}, Seed: seed + 1})
				if err != nil {
					t.Fatal(err)
				}
				chance := engine.NewRand(seed)
				for range 60 {
					var may []engine.Command
					for seat := range engine.Seat(3) {
						s := g.View(seat)
						may = append(may, s.Legal...)
						for _, soon := range book.Soon(&s) {
							granted[soon.Command.Verb] = true
						}
					}
					if len(may) == 0 {
						break
					}
					c := may[chance.Below(uint32(len(may)))]
					granted[c.Verb] = true
					if _, err := g.Apply(c); err != nil {
						t.Fatalf("%s: %v is legal: %v", book.Name(), c, err)
					}
				}
			}
		}
		for v := engine.VerbPlay; v <= engine.VerbClaim; v++ {
			if named := slices.Contains(book.Verbs(), v); named != granted[v] {
				t.Errorf("%s: %v is named %v, granted %v", book.Name(), v, named, granted[v])
			}
		}
	}
}
