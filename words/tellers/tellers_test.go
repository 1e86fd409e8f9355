package tellers_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
	"fourtell/words/uno"
)

func TestTheUsualGameIsToldInItsOwnWordsAndAnUnknownOnePlainly(t *testing.T) {
	for game, want := range map[string]words.Teller{"": uno.Teller{}, games.All()[0].Name(): uno.Teller{}, "a game of nobody's": words.Plain{}} {
		if got := tellers.Of(game); got != want {
			t.Errorf("%q is told by %T", game, got)
		}
	}
}

func TestAHintInAnUnknownGameIsTheMoveInEveryLanguage(t *testing.T) {
	red7, _ := engine.ParseCard("R7")
	several := engine.Do(0, engine.VerbPlay)
	several.Cards = []engine.SeenCard{red7, red7}
	for _, c := range []struct {
		name string
		best engine.Command
		want string // in English
	}{
		{"a card", engine.Play(0, red7, engine.NoColor, engine.NoSeat), "The red 7"},
		{"several", several, "Lay red 7, red 7 together"},
		{"drawing", engine.Do(0, engine.VerbDraw), "Draw"},
		{"nothing", engine.Command{}, "Let it pass"},
	} {
		for _, tag := range words.Tags() {
			l := words.Named(tag)
			move, why := tellers.Of("a game of nobody's").Hint(&l, &engine.Snapshot{}, words.Advice{Best: c.best})
			if move == "" || len(why) > 0 || tag == "en" && move != c.want {
				t.Errorf("%s, %s: %q %q", tag, c.name, move, why)
			}
		}
	}
}

func TestARefusalInAnUnknownGameIsASentenceInEveryLanguage(t *testing.T) {
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, code := range engine.Codes() {
			why := tellers.Of("a game of nobody's").Why(&l, engine.Illegal{Code: code, Turn: 1, Owed: 2}, nil, []string{"Ann", "Bo"})
			if why == "" || strings.ContainsAny(why, "{}") || strings.Contains(why, "  ") {
				t.Errorf("%s, %s: %q", tag, code, why)
			}
		}
	}
}
