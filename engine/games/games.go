// Package games is the shelf of the house's games: the one list of them, and the one door through which a match is made.
//
// It imports engine and the games, and nothing else of ours.
package games

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/engine/uno"
)

// All are the games there are, the usual one first.
func All() engine.Shelf { return append(engine.Shelf{uno.Book{}, bluff.Book{}}, more()...) }

// Named finds a game; "" is the usual one. The error says which there are.
func Named(name string) (engine.Rulebook, error) { return All().Named(name) }

// New makes the match a Setup describes, of the game it names. The error says what in the Setup is no table.
func New(s engine.Setup) (engine.Game, error) {
	book, err := Named(s.Game)
	if err != nil {
		return nil, err
	}
	return book.New(s)
}

// Rules reads the rules of a match from their short text form. The error says what in it is none.
func Rules(game, text string) (engine.Rules, error) {
	book, err := Named(game)
	if err != nil {
		return nil, err
	}
	return engine.ParseRules(book, text)
}

// Ruled is what the rules of a table tell besides to whoever shows it, where they are such: engine.Timed and its like. ok is false
// where they are not, or the text is no rules.
func Ruled[R any](s *engine.Snapshot) (told R, ok bool) {
	r, err := Rules(s.Game, s.Rules)
	if err != nil {
		return told, false
	}
	told, ok = r.(R)
	return told, ok
}

// Unaided says whether the players of that table may not be shown, or told, which of their cards fit.
func Unaided(s *engine.Snapshot) bool {
	r, ok := Ruled[engine.Unaided](s)
	return ok && r.Unaided()
}

// Full says whether the viewer holds too many cards to draw one by choice.
func Full(s *engine.Snapshot) bool {
	r, ok := Ruled[engine.Limited](s)
	return ok && r.Limit() > 0 && s.Viewer >= 0 && int(s.Viewer) < len(s.Hands) && s.Hands[s.Viewer].Count >= r.Limit()
}

// ReadSnapshot reads a snapshot of any of the games (engine.Shelf's ReadSnapshot).
func ReadSnapshot(text []byte) (engine.Snapshot, error) { return All().ReadSnapshot(text) }
