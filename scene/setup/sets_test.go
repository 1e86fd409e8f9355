//go:build display

package setup

import (
	"maps"
	"strings"
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// litSets are the names of the chips that are lit.
func litSets(t *Setup) string {
	var lit []string
	for _, c := range t.board.sets {
		if c.On {
			lit = append(lit, c.Text)
		}
	}
	return strings.Join(lit, ", ")
}

// nameSet opens "Save as …", puts a name in the place of the one that stands there, and confirms it.
func nameSet(t *testing.T, s *stage.Stage, setup *Setup, in *input.Script, name string) *kit.Entry {
	t.Helper()
	scenetest.Run(t, s, in.Click(setup.board.save.Center()).Wait(20))
	m, ok := s.Top().(*kit.Entry)
	if !ok {
		t.Fatalf("%T stands", s.Top())
	}
	m.Field.Text, m.Field.Caret = "", 0
	scenetest.Run(t, s, in.Type(name).Key(input.ActConfirm))
	return m
}

func TestARuleSetOfOnesOwnIsReplacedOnlyAfterAWord(t *testing.T) {
	in := input.NewScript()
	kept := map[string]string{"Grandma's": "party,seven_swap=off"}
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules, s.Presets = "classic,hand_size=9", maps.Clone(kept) })
	m := nameSet(t, s, setup, in, "Grandma's")
	if s.Top() != stage.Modal(m) || !strings.Contains(m.Wrong, "Grandma's of yours already") || scenetest.Said(s, 1)[0] != m.Wrong || !maps.Equal(s.Settings().Presets, kept) {
		t.Fatalf("%q stands, said %q, kept %v", m.Wrong, scenetest.Said(s, 1), s.Settings().Presets)
	}
	scenetest.Run(t, s, in.Key(input.ActCancel))
	if !maps.Equal(s.Settings().Presets, kept) || setup.own != "" {
		t.Fatalf("cancelled: kept %v, own %q", s.Settings().Presets, setup.own)
	}
	nameSet(t, s, setup, in, "Grandma's")
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	if s.Top() != nil || s.Settings().Presets["Grandma's"] != "classic,hand_size=9" || litSets(setup) != "Grandma's" {
		t.Fatalf("confirmed: kept %v, lit %q", s.Settings().Presets, litSets(setup))
	}
	setID(s, setup, uno.HandSize, 5)
	if m := nameSet(t, s, setup, in, "Grandma's"); s.Top() == stage.Modal(m) || s.Settings().Presets["Grandma's"] != "classic,hand_size=5" {
		t.Errorf("the one they started from is not simply saved again: %v, %q", s.Settings().Presets, m.Wrong)
	}
	for _, house := range []string{"party", "PARTY", "official us", "Official_US"} {
		if m := nameSet(t, s, setup, in, house); s.Top() != stage.Modal(m) || !strings.Contains(m.Wrong, "house's rule sets") {
			t.Errorf("%s: %q", house, m.Wrong)
		}
		scenetest.Run(t, s, in.Key(input.ActCancel))
	}
	if m := nameSet(t, s, setup, in, "   "); m.Wrong != "Type a name first." {
		t.Errorf("a name of spaces: %q", m.Wrong)
	}
}

// What rules started from is kept when the screen is left, so that what differs from it stays marked.
func TestRulesChangedFromASetOfOnesOwnAreMarkedAgainstItAlsoLater(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) {
		s.Presets = map[string]string{"Aunt's": "party,seven_swap=off", "Grandma's": "party,seven_swap=off"}
	})
	setup.choose(s, "", "Grandma's")
	setID(s, setup, uno.HandSize, 9)
	b, err := s.Settings().Encode()
	if err != nil {
		t.Fatal(err)
	}
	later, err := stage.DecodeSettings(b)
	if err != nil {
		t.Fatal(err)
	}
	s, setup = setupStage(t, 1280, 720, in, func(s *stage.Settings) { *s = later })
	if litSets(setup) != "Grandma's" || setup.board.reset.Text != "Undo 1 change" {
		t.Errorf("lit %q, %q", litSets(setup), setup.board.reset.Text)
	}
	scenetest.Run(t, s, in.Click(setup.board.reset.Center()))
	if litSets(setup) != "Grandma's" || s.Settings().Rules != "party,seven_swap=off" {
		t.Errorf("undone: lit %q, %q", litSets(setup), s.Settings().Rules)
	}
	setup.choose(s, "party", "")
	if litSets(setup) != "Party" || s.Settings().Own != "" {
		t.Errorf("the house's: lit %q, own %q", litSets(setup), s.Settings().Own)
	}
	// A name may be the house's in another language: the chips are told apart.
	s, setup = setupStage(t, 1280, 720, in, func(s *stage.Settings) {
		s.Rules, s.Own, s.Presets = "chaos", "Klassisch", map[string]string{"Klassisch": "chaos"}
		s.Language = "de"
	})
	if litSets(setup) != "Klassisch" || !setup.board.sets[len(setup.board.sets)-1].On || setup.board.sets[0].On {
		t.Errorf("lit %q", litSets(setup))
	}
}

// A table taken up knows its rules but not what they started from; the settings still do.
func TestTheTablesRulesComeBackToTheSetUpAsWhatTheyStartedFrom(t *testing.T) {
	for _, c := range []struct{ table, rules, own string }{
		{"classic,stack_two=on,stack_four=on,jump_in=coloured,zero_rotate=on", "party,seven_swap=off", "Grandma's"},
		{"party", "party", ""},
		{"party,seven_swap=off,decks=2", "party,seven_swap=off,decks=2", ""},
	} {
		s := stage.DefaultSettings()
		s.Rules, s.Own, s.Presets = "party,seven_swap=off", "Grandma's", map[string]string{"Grandma's": "party,seven_swap=off"}
		if s.TakeRules("", c.table); s.Rules != c.rules || s.Own != c.own {
			t.Errorf("%s: %q from %q", c.table, s.Rules, s.Own)
		}
	}
}

// Texts of friends: copied with a line's end, in part, twice, or not at all.
func TestADamagedTextOfRulesIsRefusedWithWhatIsWrongAndChangesNothing(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "classic"},
		{"  party , hand_size = 9 ", "party,hand_size=9"},
		{"party,\nhand_size=9\n", "party,hand_size=9"},
		{"party,hand_size=5,hand_size=9", "party,hand_size=9"},
		{"strict,wd4_challenge=off", "strict,wd4_bluff=refused,wd4_challenge=off"},
		{"party,", `!“” is not switch=value`},
		{"party,hand_siz", "!“hand_siz” is not switch=value"},
		{"party,hand_size=", "!hand_size is 1–15, not “”"},
		{"party,hand_size=1e1", "!hand_size is 1–15, not “1e1”"},
		{"party,turn_seconds=9", "!turn_seconds is 0, 10–300, not “9”"},
		{"party,score=most", "!score is single, winner_takes, lowest_total, elimination, not “most”"},
		{"party,moon=full", "!there is no switch “moon”"},
		{"pary", "!there is no “pary”; there are classic, official"},
		{"hand_size=9", "!there is no “hand_size=9”"},
		{"{\"preset\":\"party\"}", "!there is no “{"},
	} {
		in := input.NewScript()
		s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "chaos,decks=2" })
		scenetest.Run(t, s, in.Click(setup.board.share.Center()).Wait(20))
		m := s.Top().(*kit.Entry)
		m.Field.Text, m.Field.Caret = "", 0
		scenetest.Run(t, s, in.Type(c.text).Key(input.ActConfirm))
		if wrong, refused := strings.CutPrefix(c.want, "!"); refused {
			if s.Top() != stage.Modal(m) || !strings.Contains(m.Wrong, wrong) || s.Settings().Rules != "chaos,decks=2" {
				t.Errorf("%q: %q, the rules are %q", c.text, m.Wrong, s.Settings().Rules)
			}
			continue
		}
		want, _ := uno.ParseRules(c.want)
		if s.Top() != nil || ruled(setup) != want || setup.preset != book().presetOf(c.want) || s.Settings().Rules != c.want && c.want != "classic" {
			t.Errorf("%q: %q, the rules are %q", c.text, m.Wrong, s.Settings().Rules)
		}
	}
}
