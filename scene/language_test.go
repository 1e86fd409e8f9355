//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/stage"
	"fourtell/words"
)

func TestTheLanguageIsTheSystemsOrThePlayers(t *testing.T) {
	for _, c := range []struct {
		chosen string
		speaks []string
		want   string
	}{
		{"", nil, "en"},
		{"", []string{"de-AT", "en"}, "de"},
		{"en", []string{"de-AT"}, "en"},
		{"tlh", []string{"de-AT"}, "de"}, // a later version's, perhaps
	} {
		set := stage.DefaultSettings()
		set.Language = c.chosen
		s := testStage(t, 1280, 720, stage.Options{Settings: set, Speaks: c.speaks})
		if s.Lang().Tag != c.want {
			t.Errorf("chosen %q, the system %q: %s is spoken, want %s", c.chosen, c.speaks, s.Lang().Tag, c.want)
		}
	}
}

func TestALanguageThatComesLateGreetsAnew(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true})
	scenetest.Step(t, s, 20)
	french := words.Named("fr")
	s.Tongue().Change("fr")
	scenetest.Step(t, s, 2)
	if said := scenetest.SaidText(s, 3); !strings.Contains(said, french.Say(words.SpokenMenu)) {
		t.Errorf("said is %q", said)
	}
	s.Open(settings.New())
	scenetest.Step(t, s, 20)
	s.Tongue().Change("de")
	scenetest.Step(t, s, 2)
	if said := scenetest.SaidText(s, 3); strings.Contains(said, s.Lang().Say(words.SpokenMenu)) {
		t.Errorf("under a window the title greets: %q", said)
	}
}

func TestAnotherLanguageIsSpokenAtOnce(t *testing.T) {
	german := words.Named("de")
	in := input.NewScript()
	o := stage.Options{Source: in}
	s := testStage(t, 1280, 720, o)
	panel := settings.New()
	s.Open(panel)
	scenetest.Step(t, s, 20)
	tabsOf(panel).Choose(s, 1)
	scenetest.Step(t, s, 2)
	for range len(words.Tags()) + 1 {
		if s.Settings().Language == "de" {
			break
		}
		row := controlOf[*kit.Stepper](panel, 0)
		scenetest.Run(t, s, in.Click(row.Arrow(1).Center()))
	}
	if s.Settings().Language != "de" || s.Lang().Tag != "de" || buttonOf(s, german.Say(words.TitleQuick)) == nil || tabsOf(panel).Text != german.Say(words.SettingsTitle) {
		t.Errorf("%q is chosen; the panel says %q, and the title %v", s.Settings().Language, tabsOf(panel).Text, scenetest.See(s).Texts)
	}
	if tabsOf(panel).At != 1 {
		t.Errorf("the panel shows page %d", tabsOf(panel).At)
	}
}

func TestATableGoesOnInTheLanguageChosenInItsPause(t *testing.T) {
	s, table := tableStage(t, 1280, 720, quick(3, "classic", 5), stage.DefaultSettings(), input.NewScript())
	still(t, s, table)
	s.Tongue().Change("de")
	scenetest.Step(t, s, 2)
	german := words.Named("de")
	if table.Labels().YourTurn() != german.Say(words.TableYourTurn) || table.Facts().Seats()[1].Cards() != german.Say(words.TableCards, words.Count("n", 7)) {
		t.Errorf("the table says %q and %q", table.Labels().YourTurn(), table.Facts().Seats()[1].Cards())
	}
	still(t, s, table)
}
