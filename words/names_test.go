package words_test

import (
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
	"fourtell/words/tellers"
	"fourtell/words/wordstest"
)

func TestCardsAreNamedInWords(t *testing.T) {
	l := words.English()
	for face, want := range map[string]string{"R7": "red 7", "GS": "green skip", "BR": "blue reverse", "Y+2": "yellow draw two",
		"W": "wild", "W+4": "Wild Draw Four", "W:B": "wild (blue)", "W+4:R": "Wild Draw Four (red)"} {
		c, ok := engine.ParseCard(face)
		if got := l.Card(c); !ok || got != want {
			t.Errorf("%s: %q, want %q", face, got, want)
		}
	}
	if got := l.Hand(nil); got != "no cards" {
		t.Errorf("an empty hand is %q", got)
	}
	if got := l.Hand(wordstest.Cards("R5 BS W")); got != "red 5, blue skip, wild" {
		t.Errorf("a hand is %q", got)
	}
}

func TestEverySwitchValueAndPresetHasItsWords(t *testing.T) {
	l := words.English()
	said := func(what, text string) {
		if text == "" || strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %q", what, text)
		}
	}
	grouped := map[string]int{}
	for _, g := range tellers.Of("").Groups(&l) {
		said("a group's title", g.Title)
		for _, s := range g.Switches {
			grouped[s]++
		}
	}
	for _, s := range uno.Switches() {
		said(s.Name, l.SwitchName(s.Name))
		said(s.Name+" help", l.SwitchHelp(s.Name))
		for _, v := range s.Values {
			said(s.Name+"="+v, l.ValueName(s.Name, v))
		}
		if len(s.Values) == 0 {
			said(s.Name, l.ValueName(s.Name, strconv.Itoa(s.Min)))
			said(s.Name, l.ValueName(s.Name, strconv.Itoa(s.Max)))
		}
		if grouped[s.Name] != 1 {
			t.Errorf("%s stands in %d groups", s.Name, grouped[s.Name])
		}
		delete(grouped, s.Name)
	}
	for name := range grouped {
		t.Errorf("there is no switch %s", name)
	}
	for _, p := range uno.Presets() {
		said(p, l.PresetName(p))
		said(p+" help", l.PresetHelp(p))
	}
}
