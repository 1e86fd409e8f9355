package kit

import (
	"fourtell/engine/games"
	"fourtell/scene/stage"
	"fourtell/words"
)

// NewGameChoice chooses which of the house's games is played; the settings remember it. changed is told when it is another.
func NewGameChoice(s *stage.Stage, changed func(*stage.Stage)) *Segments {
	c := &Segments{Text: s.Lang().Say(words.TitleGame)}
	for i, book := range games.All() {
		c.Words = append(c.Words, s.Lang().Terms(book.Name()).Game())
		if SameGame(book.Name(), s.Settings().Game) {
			c.At = i
		}
	}
	c.OnChange = func(s *stage.Stage, at int) {
		s.Settings().Game = ""
		if at > 0 {
			s.Settings().Game = games.All()[at].Name()
		}
		s.Changed()
		changed(s)
	}
	return c
}
