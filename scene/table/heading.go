package table

import (
	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// heading is what a table is called: by its game, where that has one round and says so, else by its round, and by its rules.
type heading struct {
	game  string // "" where rounds are counted
	ruled string // the rules as a player knows them
	whole string // and what counts besides
}

// headingOf is that of a table in the language spoken.
func headingOf(s *stage.Stage, o *Options) heading {
	h := heading{ruled: kit.RulesName(s, o.Setup.Game, o.Setup.Rules)}
	h.whole = h.ruled
	says, ok := tellers.Of(o.Setup.Game).(words.Titled)
	rules, err := games.Rules(o.Setup.Game, o.Setup.Rules)
	if !ok || err != nil {
		return h
	}
	if !rules.Match() {
		h.game = s.Lang().Terms(o.Setup.Game).Game()
	}
	if besides := says.Besides(s.Lang(), rules, len(o.Setup.Seats)); besides != "" {
		h.whole = h.ruled + " · " + besides
	}
	return h
}

// round is what that round is called.
func (h *heading) round(l *words.Language, n int) string {
	if h.game != "" {
		return h.game
	}
	return l.Say(words.TableRound, words.Count("n", max(1, n)))
}

// languageOf is the language as it is spoken at that table: a game that counts no points tells none.
func languageOf(s *stage.Stage, o *Options) words.Language {
	return words.At(kit.BookOf(o.Setup.Game), *s.Lang())
}
