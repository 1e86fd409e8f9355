//go:build display

package scene

import (
	"bytes"
	"testing"

	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
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

// Pictures that come a slice at a time, while a screen stands, are painted as those that come a file at a time are, and so are their
// smaller copies.
func TestPicturesThatComeInSlicesArePaintedAsThoseThatComeInWholeFiles(t *testing.T) {
	const cell, across = 72, 16
	s := testStage(t, 16*cell, 12*cell, stage.Options{First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	cards := []string{"card/back", "card/W", "card/W+4"}
	for _, color := range "RYGB" {
		for _, symbol := range []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"} {
			cards = append(cards, "card/"+string(color)+symbol)
		}
	}
	painted := func(next func(*paint.Loading) (done bool, err error)) []byte {
		p, l := s.Painter(), s.Painter().Load(s.Looks().Cards(), nil)
		for done := false; !done; {
			var err error
			if done, err = next(l); err != nil {
				t.Fatal(err)
			}
		}
		p.Show(l)
		w, h := s.Window().Pixels()
		target := ebiten.NewImage(w, h)
		defer target.Deallocate()
		p.Begin(target)
		for i, card := range cards {
			for size, scale := range []float32{0.4, 0.2, 0.1} {
				at := 3*i + size
				p.Draw(p.Sprite(card), (float32(at%across)+0.5)*cell, (float32(at/across)+0.5)*cell, scale, paint.White)
			}
		}
		p.End()
		pixels := make([]byte, 4*w*h)
		target.ReadPixels(pixels)
		return pixels
	}
	whole := painted(func(l *paint.Loading) (bool, error) { return l.Step() })
	slices := painted(func(l *paint.Loading) (bool, error) {
		done, _, err := l.Slice()
		return done, err
	})
	seen := map[byte]bool{}
	for _, b := range whole {
		seen[b] = true
	}
	if len(seen) < 100 {
		t.Fatal("no cards are to be seen")
	}
	if !bytes.Equal(whole, slices) {
		t.Error("they are painted otherwise")
	}
}
