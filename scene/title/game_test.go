//go:build display

package title

import (
	"image"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// The game that is chosen on the title is the one that is played, and stands there the next time.
func TestTheGameIsChosenOnTheTitleByPointerAndKeysAndRemembered(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in, went := input.NewScript(), ""
		s := atTitle(t, size.X, size.Y, in, &went)
		title := s.Scene().(*Title)
		if title.games.Words[title.games.At] != "Fourtell" {
			t.Fatalf("%v: at first %q is chosen", size, title.games.Words[title.games.At])
		}
		x, y := title.games.Segment(1).Center()
		scenetest.Run(t, s, in.Click(x*title.k, y*title.k))
		if s.Settings().Game != "bluff" || title.nodes.Focused() != stage.Focusable(title.games) || scenetest.Said(s, 1)[0] != "Game: Bluff" {
			t.Fatalf("%v: %q is chosen, the keys are at %T, said %q", size, s.Settings().Game, title.nodes.Focused(), scenetest.Said(s, 1))
		}
		scenetest.Until(t, s, "the deck has come", func() bool { return title.fans.shown == fanTicks })
		scenetest.Step(t, s, 20)
		if size.X < size.Y {
			scenetest.Golden(t, "title-bluff-phone", scenetest.Shot(s))
		} else if size.X == 1280 {
			scenetest.Golden(t, "title-bluff-720", scenetest.Shot(s))
		}
		s.Go(New())
		scenetest.Step(t, s, 40)
		again := s.Scene().(*Title)
		if again.games.Words[again.games.At] != "Bluff" {
			t.Errorf("%v: the next time %q stands there", size, again.games.Words[again.games.At])
		}
		again.nodes.SetFocus(again.games)
		scenetest.Run(t, s, in.Key(input.ActLeft))
		if s.Settings().Game != "" || s.Scene().(*Title).nodes.Focused() != stage.Focusable(s.Scene().(*Title).games) {
			t.Errorf("%v: by keys %q is chosen", size, s.Settings().Game)
		}
	}
}

// The cards of the game that is chosen come up in the places of those that stand there, each tick as much, and not before they can be seen.
func TestTheFanBecomesTheOneOfTheGameThatIsChosen(t *testing.T) {
	in, went := input.NewScript(), ""
	s := atTitle(t, 1280, 720, in, &went)
	title := s.Scene().(*Title)
	x, y := title.games.Segment(1).Center()
	in.Click(x*title.k, y*title.k)
	scenetest.Until(t, s, "it begins", func() bool { return title.fans.shown > 0 })
	if !title.fans.come(s) {
		t.Error("cards come up that have no pictures yet")
	}
	for want := title.fans.shown + 1; want <= fanTicks; want++ {
		if scenetest.Step(t, s, 1); title.fans.shown != want {
			t.Fatalf("after a tick the cards are up by %d of %d, want %d", title.fans.shown, fanTicks, want)
		}
	}
	x, y = title.games.Segment(0).Center()
	in.Click(x*title.k, y*title.k)
	scenetest.Until(t, s, "the house's stand there again", func() bool { return title.fans.shown == 0 })
}
