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

func TestWhyACommandWasRefused(t *testing.T) {
	names := []string{"Ann", "Theo", ""}
	l := words.English()
	for _, c := range []struct {
		name, want string
		illegal    engine.Illegal
	}{
		{"a number on top", "Needs green, a 7 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: wordstest.Card("G7"), Card: wordstest.Card("R5")}},
		{"an eight on top", "Needs red, an 8 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Red, Top: wordstest.Card("R8"), Card: wordstest.Card("G5")}},
		{"an action on top", "Needs blue, a draw two or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Blue, Top: wordstest.Card("B+2"), Card: wordstest.Card("R5")}},
		{"a wild on top", "Needs yellow or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Yellow, Top: wordstest.Card("W:Y"), Card: wordstest.Card("R5")}},
		{"several that do not go together", "Those cards do not go down together: number cards of one number only, the first must fit",
			engine.Illegal{Code: engine.DoesNotFit, Color: engine.Red, Top: wordstest.Card("R5"), Card: wordstest.Card("R7")}},
		{"another's turn", "It is Theo's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 1}},
		{"a nameless seat's turn", "It is Seat 3's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 2}},
		{"nobody's turn", "It is nobody's turn now", engine.Illegal{Code: engine.NotYourTurn, Turn: engine.NoSeat}},
		{"a debt", "First answer the draw card: 4 cards", engine.Illegal{Code: engine.MustPay, Owed: 4}},
		{"a debt of one", "First answer the draw card: 1 card", engine.Illegal{Code: engine.MustPay, Owed: 1}},
		{"a four drawn already", "First challenge the Wild Draw Four or keep the cards", engine.Illegal{Code: engine.MustPay}},
		{"a card not held", "You do not hold a red 5", engine.Illegal{Code: engine.NotInHand, Card: wordstest.Card("R5")}},
		{"a refused bluff", "That would be a bluff, and this table allows none", engine.Illegal{Code: engine.BluffRefused, Color: engine.Red, Card: wordstest.Card("W+4")}},
	} {
		if got := l.Why(c.illegal, names); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	for _, code := range engine.Codes() {
		if got := l.Why(engine.Illegal{Code: code, Turn: 1, Owed: 2}, names); got == "" || strings.ContainsAny(got, "{}") {
			t.Errorf("%s: %q", code, got)
		}
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
