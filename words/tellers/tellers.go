// Package tellers is what each of the house's games says in words of its own: the one list of them.
//
// It imports words and the sentences of each game, and nothing of ours besides but the shelf.
package tellers

import (
	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/bluff"
	"fourtell/words/uno"
)

// all are the tellers there are, by the name of their game.
func all() map[string]words.Teller {
	return map[string]words.Teller{"uno": uno.Teller{}, "bluff": bluff.Teller{}}
}

// Of is what that game says; "" is the usual one. A game without words of its own is told plainly.
func Of(game string) words.Teller {
	if game == "" {
		game = games.All()[0].Name()
	}
	if t, ok := all()[game]; ok {
		return t
	}
	return words.Plain{}
}
