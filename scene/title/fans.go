package title

import (
	"fourtell/assets"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// fanTicks is how long the cards of one game take to become those of another.
const fanTicks = 14

// fans are the cards that stand for each game. Those of a game whose deck is fetched are seen once it has come: until then the house's
// stay, and then its cards come up in their places.
type fans struct {
	cards [2][5]paint.Sprite // of the house's deck, and of the game's that is chosen
	deck  assets.Deck        // that lies above the house's, or is to
	shown int                // ticks of its coming
}

// find looks them up. What was chosen before the title is entered needs no coming.
func (f *fans) find(s *stage.Stage) {
	f.look(s, assets.HouseDeck, 0)
	f.choose(s)
	if f.come(s) {
		f.shown = fanTicks
	}
}

func (f *fans) look(s *stage.Stage, d assets.Deck, at int) {
	for i, name := range d.Fan() {
		f.cards[at][i] = s.Painter().Sprite(name)
	}
}

// choose takes the deck of the game that is chosen, and has it loaded.
func (f *fans) choose(s *stage.Stage) {
	if d := assets.DeckOf(s.Settings().Game); d != assets.HouseDeck && d != f.deck {
		f.deck, f.shown = d, 0
		s.Looks().WantDeck(d)
		f.look(s, d, 1)
	}
}

// come says whether the deck of the game that is chosen is another than the house's, and there.
func (f *fans) come(s *stage.Stage) bool {
	return f.deck != assets.HouseDeck && assets.DeckOf(s.Settings().Game) == f.deck && s.Painter().Copies(f.cards[1][0]) > 1
}

// update goes on with the change.
func (f *fans) update(s *stage.Stage) {
	f.choose(s)
	was := f.shown
	switch {
	case !f.come(s):
		f.shown = max(0, f.shown-1)
	default:
		f.shown = min(fanTicks, f.shown+1)
	}
	if was != f.shown && s.Settings().ReducedMotion {
		f.shown = 0
		if f.come(s) {
			f.shown = fanTicks
		}
	}
	if was != f.shown {
		s.Redraw()
	}
}

// put draws a card of the fan.
func (f *fans) put(p *paint.Painter, i int, at paint.Pose) {
	if f.shown < fanTicks {
		p.Put(f.cards[0][i], at)
	}
	if f.shown > 0 {
		at.Tint = at.Tint.Fade(float32(f.shown) / fanTicks)
		p.Put(f.cards[1][i], at)
	}
}
