package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

func TestEveryLanguageHasEveryMessageWithTheSamePlaceholders(t *testing.T) {
	names := regexp.MustCompile(`\{([a-z]+)`)
	placeholders := func(text string) []string {
		var all []string
		for _, m := range names.FindAllStringSubmatch(text, -1) {
			all = append(all, m[1])
		}
		slices.Sort(all)
		return slices.Compact(all)
	}
	counted := regexp.MustCompile(`\{[a-z]+#([^}]*)\}`)
	english := English()
	for _, tag := range Tags() {
		own := english.messages
		if tag != english.Tag {
			var err error
			if own, err = messagesOf(tag); err != nil {
				t.Fatal(err)
			}
		}
		forms := len(countingOf(tag).forms)
		for key, text := range english.messages {
			theirs, ok := own[key]
			switch {
			case !ok:
				t.Errorf("%s lacks %s = %s", tag, key, text)
			case theirs == "" || !slices.Equal(placeholders(text), placeholders(theirs)):
				t.Errorf("%s %q: %q has not the placeholders of %q", tag, key, theirs, text)
			}
			for _, m := range counted.FindAllStringSubmatch(theirs, -1) {
				if n := strings.Count(m[1], "|") + 1; n != forms {
					t.Errorf("%s %q: %q has %d forms of a word, the language has %d", tag, key, theirs, n, forms)
				}
			}
			if strings.HasPrefix(text, " ") != strings.HasPrefix(theirs, " ") && tag != "ja" {
				t.Errorf("%s %q: %q and %q: one begins with a space", tag, key, theirs, text)
			}
		}
		for key := range own {
			if !english.Has(key) {
				t.Errorf("%s has %q, which English lacks", tag, key)
			}
		}
	}
}

func TestTheLanguageThatServesSomebodyBestIsFound(t *testing.T) {
	for _, c := range []struct {
		prefers []string
		want    string
	}{
		{nil, "en"},
		{[]string{""}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"POSIX", "en_GB.UTF-8"}, "en"},
		{[]string{"tlh"}, "en"},
		{[]string{"en-US", "de"}, "en"},
	} {
		if got := Match(c.prefers...); got != c.want {
			t.Errorf("%q: %q, want %q", c.prefers, got, c.want)
		}
	}
	if got := Named("tlh"); got.Tag != "en" {
		t.Errorf("a language that is none is %q", got.Tag)
	}
}

func TestEveryNamedKeyHasItsMessage(t *testing.T) {
	english := English()
	found := 0
	look := func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for i, name := range spec.Names {
			key, err := strconv.Unquote(spec.Values[i].(*ast.BasicLit).Value)
			if err != nil || !english.Has(Key(key)) {
				t.Errorf("%s = %q has no message", name.Name, key)
			}
			found++
		}
		return true
	}
	files, err := filepath.Glob("keys*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, look)
	}
	if found < 200 {
		t.Errorf("only %d keys found", found)
	}
}

func TestNumbersTakeTheirForm(t *testing.T) {
	l := English()
	for n, want := range map[int]string{0: "0 cards", 1: "1 card", 2: "2 cards", 40: "40 cards"} {
		if got := l.Say(TableCards, Count("n", n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestCardsAreNamedInWords(t *testing.T) {
	l := English()
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
	if got := l.Hand(cards("R5 BS W")); got != "red 5, blue skip, wild" {
		t.Errorf("a hand is %q", got)
	}
}

func cards(text string) []engine.SeenCard {
	var all []engine.SeenCard
	for _, s := range strings.Fields(text) {
		c, ok := engine.ParseCard(s)
		if !ok {
			panic(s)
		}
		all = append(all, c)
	}
	return all
}

func card(text string) engine.SeenCard { return cards(text)[0] }

func TestWhyACommandWasRefused(t *testing.T) {
	names := []string{"Ann", "Theo", ""}
	l := English()
	for _, c := range []struct {
		name, want string
		illegal    engine.Illegal
	}{
		{"a number on top", "Needs green, a 7 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Green, Top: card("G7"), Card: card("R5")}},
		{"an eight on top", "Needs red, an 8 or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Red, Top: card("R8"), Card: card("G5")}},
		{"an action on top", "Needs blue, a draw two or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Blue, Top: card("B+2"), Card: card("R5")}},
		{"a wild on top", "Needs yellow or a wild", engine.Illegal{Code: engine.DoesNotFit, Color: engine.Yellow, Top: card("W:Y"), Card: card("R5")}},
		{"several that do not go together", "Those cards do not go down together: number cards of one number only, the first must fit",
			engine.Illegal{Code: engine.DoesNotFit, Color: engine.Red, Top: card("R5"), Card: card("R7")}},
		{"another's turn", "It is Theo's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 1}},
		{"a nameless seat's turn", "It is Seat 3's turn", engine.Illegal{Code: engine.NotYourTurn, Turn: 2}},
		{"nobody's turn", "It is nobody's turn now", engine.Illegal{Code: engine.NotYourTurn, Turn: engine.NoSeat}},
		{"a debt", "First answer the draw card: 4 cards", engine.Illegal{Code: engine.MustPay, Owed: 4}},
		{"a debt of one", "First answer the draw card: 1 card", engine.Illegal{Code: engine.MustPay, Owed: 1}},
		{"a four drawn already", "First challenge the Wild Draw Four or keep the cards", engine.Illegal{Code: engine.MustPay}},
		{"a card not held", "You do not hold a red 5", engine.Illegal{Code: engine.NotInHand, Card: card("R5")}},
		{"a refused bluff", "That would be a bluff, and this table allows none", engine.Illegal{Code: engine.BluffRefused, Color: engine.Red, Card: card("W+4")}},
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
	l := English()
	said := func(what, text string) {
		if text == "" || strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %q", what, text)
		}
	}
	grouped := map[string]int{}
	for _, g := range l.Groups() {
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

func TestALanguageIsReadFromItsTextAsAPageBringsIt(t *testing.T) {
	for _, tag := range Tags()[1:] {
		var text strings.Builder
		files, err := tongues.ReadDir("tongues/" + tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if f.Name() == "loader.txt" {
				continue // the page's own script says these
			}
			b, err := tongues.ReadFile("tongues/" + tag + "/" + f.Name())
			if err != nil {
				t.Fatal(err)
			}
			text.Write(b)
		}
		got, err := Read(tag, text.String())
		if err != nil {
			t.Errorf("%s: %v", tag, err)
			continue
		}
		want := Named(tag)
		if !Whole(tag) || got.Tag != tag || got.Name != want.Name || got.CallWord != want.CallWord {
			t.Errorf("%s: read as %s, %s", tag, got.Tag, got.Name)
		}
		for key, said := range want.messages {
			if !strings.HasPrefix(string(key), loaderPrefix) && got.messages[key] != said {
				t.Errorf("%s %s: %q, not %q", tag, key, got.messages[key], said)
			}
		}
		half := text.String()[:text.Len()/2]
		if _, err := Read(tag, half[:strings.LastIndexByte(half, '\n')]); err == nil || !strings.Contains(err.Error(), "missing") {
			t.Errorf("half of %s: %v", tag, err)
		}
	}
	if _, err := Read("tlh", ""); err == nil {
		t.Error("a language that is none is read")
	}
}
