package words_test

import (
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
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

func TestEverySwitchValuePresetAndChapterOfEveryGameHasItsWordsInEveryLanguage(t *testing.T) {
	for _, book := range games.All() {
		if book.Name() == "highcard" { // which the house has no words for
			continue
		}
		for _, tag := range words.Tags() {
			l := words.Named(tag)
			wordsOf(t, &l, book)
		}
	}
}

// wordsOf looks at everything that a language says of a game's rules.
func wordsOf(t *testing.T, l *words.Language, book engine.Rulebook) {
	t.Helper()
	said := func(what, text string) {
		if text == "" || text == what || strings.ContainsAny(text, "{}") {
			t.Errorf("%s, %s, %s: %q", l.Tag, book.Name(), what, text)
		}
	}
	terms, says := l.Terms(book.Name()), tellers.Of(book.Name())
	said(book.Name()+" itself", terms.Game())
	if !terms.Known() {
		t.Errorf("%s: %s is not known", l.Tag, book.Name())
	}
	for _, id := range says.Chapters() {
		title, text := terms.Chapter(id)
		said("chapter "+id, title)
		said("chapter "+id+" text", text)
	}
	grouped := map[string]int{}
	for _, g := range says.Groups(l) {
		said("a group's title", g.Title)
		said("a group's short title", g.Short)
		for _, s := range g.Switches {
			grouped[s]++
		}
	}
	for _, s := range book.Switches() {
		said(s.Name, terms.Switch(s.Name))
		said(s.Name+" help", terms.SwitchHelp(s.Name))
		for _, v := range s.Values {
			said(s.Name+"="+v, terms.Value(s.Name, v))
		}
		if len(s.Values) == 0 {
			said(s.Name, terms.Value(s.Name, strconv.Itoa(s.Min)))
			said(s.Name, terms.Value(s.Name, strconv.Itoa(s.Max)))
		}
		if grouped[s.Name] != 1 {
			t.Errorf("%s of %s stands in %d groups", s.Name, book.Name(), grouped[s.Name])
		}
		delete(grouped, s.Name)
	}
	for name := range grouped {
		t.Errorf("there is no switch %s of %s", name, book.Name())
	}
	for _, p := range book.Presets() {
		said(p, terms.Preset(p))
		said(p+" help", terms.PresetHelp(p))
	}
}

func TestAGameIsCalledByItsOwnNameAndItsOwnWordsComeBeforeTheHouses(t *testing.T) {
	l := words.English()
	bluff, usual, nobodys := l.Terms("bluff"), l.Terms(""), l.Terms("a game of nobody's")
	for _, c := range []struct{ got, want string }{
		{usual.Game(), "Fourtell"}, {bluff.Game(), "Bluff"}, {nobodys.Game(), "a game of nobody's"},
		{usual.Value("decks", "2"), "2"}, {bluff.Value("decks", "0"), "by the number of seats"}, {bluff.Value("rounds", "5"), "5 rounds"},
		{bluff.Value("turn_limit", "20"), "20 each"}, {usual.Value("jump_in", "off"), "off"}, {usual.Value("zero_rotate", "on"), "on"},
		{nobodys.Switch("tempo"), "tempo"}, {nobodys.Value("tempo", "3"), "3"}, {nobodys.Preset("wild"), "wild"},
	} {
		wordstest.Expect(t, c.got, c.want)
	}
	if nobodys.Known() || !usual.Known() || !bluff.Known() {
		t.Error("a game of nobody's is known, or one of the house's is not")
	}
	if usual.PresetHelp("classic") == bluff.PresetHelp("classic") || usual.PageTitle() == bluff.PageTitle() {
		t.Error("the two games say the same of what is not the same")
	}
}

func TestARoundIsWonWithoutPointsWhereNobodyCountsThem(t *testing.T) {
	for _, book := range games.All() {
		l := words.At(book, words.English())
		got := l.Event(engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: engine.NoSeat, Winners: []engine.Seat{1}, Points: []int{0, 1}}, 0, []string{"Ann", "Theo"})
		want := "Theo wins the round."
		if book.Name() == "uno" {
			want = "Theo wins the round with 1 point."
		}
		if book.Name() != "highcard" {
			wordstest.Expect(t, got, want)
		}
	}
}
