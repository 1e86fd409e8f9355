package kit

import (
	"fourtell/engine/games"
	"fourtell/scene/stage"
	"fourtell/words"
)

// NewGameChoice chooses which of the games that the house has words for is played; the settings remember it. changed is told when it
// is another.
func NewGameChoice(s *stage.Stage, changed func(*stage.Stage)) *Segments {
	c := &Segments{Text: s.Lang().Say(words.TitleGame)}
	var names []string
	for _, book := range games.All() {
		terms := s.Lang().Terms(book.Name())
		if !terms.Known() {
			continue
		}
		if SameGame(book.Name(), s.Settings().Game) {
			c.At = len(names)
		}
		names, c.Words = append(names, book.Name()), append(c.Words, terms.Game())
	}
	c.OnChange = func(s *stage.Stage, at int) {
		s.Settings().Game = ""
		if at > 0 {
			s.Settings().Game = names[at]
		}
		s.Changed()
		changed(s)
	}
	return c
}
