//go:build display

package scene

import (
	"testing"

	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// A card of another game is a plain one with its name until its deck has come, and drawn from then on; what a game has no picture
// of its own of is as it always is.
func TestTheCardsOfAnotherGameAreDrawnOnceItsDeckHasCome(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	p := s.Painter()
	named, back, always := p.Sprite(paint.NamedCard+"10H"), p.Sprite("card/back"+paint.OfGame+"bluff"), p.Sprite("card/back"+paint.OfGame+"whist")
	if p.Copies(named) != 1 || p.Copies(back) != 3 || p.Copies(always) != 3 {
		t.Fatalf("before the deck is there cards have %d, %d, %d sizes", p.Copies(named), p.Copies(back), p.Copies(always))
	}
	s.Looks().WantDeck(assets.BluffDeck)
	for range 400 {
		if p.Copies(named) > 1 {
			break
		}
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if p.Copies(named) != 3 || p.Copies(back) != 3 || p.Copies(always) != 3 {
		t.Errorf("with the deck cards have %d, %d, %d sizes", p.Copies(named), p.Copies(back), p.Copies(always))
	}
	if s.Looks().WantDeck(assets.HouseDeck); s.Looks().Cards().Deck != assets.BluffDeck {
		t.Error("a game without a deck of its own takes another's away")
	}
	if later := p.Sprite(paint.NamedCard + "AS"); p.Copies(later) != 3 {
		t.Error("a card that is asked for later is not drawn")
	}
}
