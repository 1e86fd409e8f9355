package umpire_test

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/scene/umpire"
	"fourtell/scene/umpire/uno"
	"fourtell/words"
)

func TestTheUsualGameHasAnUmpireAndAnUnknownOneHasNothingInDoubt(t *testing.T) {
	for game, want := range map[string]umpire.Umpire{"": uno.Umpire{}, games.All()[0].Name(): uno.Umpire{}, "a game of nobody's": umpire.Plain{}} {
		if got := umpire.Of(game); got != want {
			t.Errorf("%T answers for %q", got, game)
		}
	}
}

func read(t *testing.T, card string) engine.SeenCard {
	t.Helper()
	c, ok := engine.ParseCard(card)
	if !ok {
		t.Fatalf("%s is no card", card)
	}
	return c
}

// held is what seat 0 of two sees on their turn, red being active, with those cards in hand.
func held(t *testing.T, rules string, cards ...string) engine.Snapshot {
	t.Helper()
	s := engine.Snapshot{Rules: rules, Direction: 1, Hands: []engine.Hand{{Name: "Ann", Count: len(cards)}, {Name: "Bea", Count: 5}}}
	for i, text := range cards {
		c := read(t, text)
		c.ID = engine.Card(i + 1)
		s.Hands[0].Cards = append(s.Hands[0].Cards, c)
	}
	s.Discard = []engine.SeenCard{read(t, "R3")}
	shed.Change(&s, func(o *shed.Own) { o.Color = shed.Red })
	return s
}

func TestWhoIsAboutToLayACardIsToldWhatItRisks(t *testing.T) {
	l := words.English()
	for _, c := range []struct {
		name, rules string
		cards       []string
		face        engine.Face
		want        string
	}{
		{"the colour is held", "classic", []string{"W+4", "R5"}, shed.FaceWildDrawFour, "A bluff: you hold red. Bea may challenge."},
		{"it is not", "classic", []string{"W+4", "B5"}, shed.FaceWildDrawFour, "No bluff: you hold no red."},
		{"nobody may challenge", "classic,wd4_challenge=off", []string{"W+4", "R5"}, shed.FaceWildDrawFour, ""},
		{"the last card", "classic", []string{"W+4"}, shed.FaceWildDrawFour, ""},
		{"another wild", "classic", []string{"W", "R5"}, shed.FaceWild, ""},
	} {
		s := held(t, c.rules, c.cards...)
		if got := umpire.Of("").Stake(&l, &s, c.face, "Bea"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if got := (umpire.Plain{}).Stake(&l, &s, c.face, "Bea"); got != "" {
			t.Errorf("%s: a game in which nothing is doubted says %q", c.name, got)
		}
	}
}

func TestADrawCardIsDueAtOnceUnlessItsVictimIsAskedFirst(t *testing.T) {
	for _, c := range []struct {
		name, rules, card string
		kind              engine.EventKind
		count             int // 0: nothing is due at once
	}{
		{"a card that costs nothing", "classic", "R5", engine.EventPlayed, 0},
		{"a draw two", "classic", "R+2", engine.EventPlayed, 2},
		{"one that may be stacked on", "classic,stack_two=on", "R+2", engine.EventPlayed, 0},
		{"one that opens", "classic,stack_two=on", "R+2", engine.EventOpener, 2},
		{"a four that may be challenged first", "classic,wd4_timing=before_draw", "W+4", engine.EventPlayed, 0},
		{"one that is paid before it may be challenged", "classic", "W+4", engine.EventPlayed, 4},
		{"a four that may not", "classic,wd4_challenge=off", "W+4", engine.EventPlayed, 4},
	} {
		s := held(t, c.rules)
		due, ok := umpire.Of("").Due(&s, engine.Event{Kind: c.kind, Cards: []engine.SeenCard{read(t, c.card)}})
		if ok != (c.count > 0) || due.Count != c.count {
			t.Errorf("%s: %d cards, %v, want %d", c.name, due.Count, ok, c.count)
		}
	}
}

func TestAGameInWhichCardsAreClaimedTellsOfItAndNoOther(t *testing.T) {
	for _, book := range games.All() {
		claims := slices.Contains(book.Verbs(), engine.VerbClaim)
		if of := umpire.Claims(book.Name()); (of != nil) != claims {
			t.Errorf("%s has claims: %v, and who tells of them is %v", book.Name(), claims, of)
		}
	}
}
