package houses_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
)

func TestEveryGameOnTheShelfIsPlayedByEveryKindOfItsHouse(t *testing.T) {
	for _, book := range games.All() {
		h := houses.Of(book.Name())
		if !slices.Contains(h.Kinds(), h.Default()) || !slices.Contains(h.Kinds(), ai.KindRandom) {
			t.Errorf("%s: the kinds are %v, the default is %q", book.Name(), h.Kinds(), h.Default())
		}
		if h.Named("nobody") != nil {
			t.Errorf("%s is played by nobody", book.Name())
		}
		for _, kind := range h.Kinds() {
			make, ok := houses.NamedOf(book.Name(), kind)
			if !ok {
				t.Errorf("%s: nobody is called %q", book.Name(), kind)
				continue
			}
			g, err := games.New(engine.Setup{Game: book.Name(), Rules: book.Presets()[0], Seats: []string{"a", "b", "c"}, Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			v := g.View(g.View(engine.Spectator).Turn)
			c, ok := make(v.Viewer, 3).Decide(v)
			if _, err := g.Apply(c); !ok || err != nil {
				t.Errorf("%s: %s answers %v, %v: %v", book.Name(), kind, c, ok, err)
			}
		}
	}
}

func TestAPlayerMayBeSaidInSeveralWays(t *testing.T) {
	for said, want := range map[string]string{"bot": ai.Default, "expert": "level:expert", "level:expert": "level:expert", "char:Theo": "char:theo",
		"random": "random", "theo": "", "level:": "", "": ""} {
		if got, ok := ai.Canonical(houses.Of(""), said); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v", said, got, ok)
		}
	}
}

func TestAGameWithoutAHouseIsPlayedByChanceAndNobodyAdvisesOrLooksBack(t *testing.T) {
	const game = "a game of nobody's"
	if kinds := houses.Of(game).Kinds(); !slices.Equal(kinds, []string{ai.KindRandom}) {
		t.Errorf("the kinds are %v", kinds)
	}
	legal := []engine.Command{engine.Do(0, engine.VerbPass)}
	if _, ok := houses.Advise(engine.Snapshot{Game: game, Hands: make([]engine.Hand, 2), Legal: legal}, 1); ok {
		t.Error("somebody advises")
	}
	if _, err := houses.Review(engine.Record{Setup: engine.Setup{Game: game}}, 1); err == nil || !strings.Contains(err.Error(), game) {
		t.Errorf("somebody looks back: %v", err)
	}
}

func TestTheStrongestAdvisesAndNothingIsAdvisedWhereNothingCanBeDone(t *testing.T) {
	g, err := games.New(engine.Setup{Rules: "minimal", Seats: []string{"a", "b"}, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	turn := g.View(engine.Spectator).Turn
	view := g.View(turn)
	thought, ok := houses.Advise(view, 1)
	if !ok {
		t.Fatal("nobody advises")
	}
	for !thought.Done() {
		thought.Work(1 << 10)
	}
	told := thought.Told(&view)
	if _, err := g.Apply(told.Best); err != nil {
		t.Errorf("%v is advised: %v", told.Best, err)
	}
	other := g.View(1 - g.View(engine.Spectator).Turn)
	if thought, ok := houses.Advise(other, 1); ok || thought != nil {
		t.Errorf("who is not asked is advised: %v", thought)
	}
}
