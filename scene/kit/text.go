package kit

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Capital is a text with its first letter large.
func Capital(s string) string {
	if s == "" {
		return s
	}
	_, size := utf8.DecodeRuneInString(s)
	return strings.ToUpper(s[:size]) + s[size:]
}

// PageTitle is the heading of a page whose list begins 96 units from the top.
func PageTitle(fit float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 42, Color: paint.Cream, Fit: fit}
}

// SameGame says whether two names are of one game; "" is the usual one's.
func SameGame(a, b string) bool { return named(a) == named(b) }

func named(game string) string {
	if game == "" {
		return games.All()[0].Name()
	}
	return game
}

// Played is what is played in a room: its rules, and before them the game where it is not the usual one.
func Played(s *stage.Stage, game, text string) string {
	if SameGame(game, "") {
		return RulesName(s, game, text)
	}
	return s.Lang().Terms(game).Game() + " · " + RulesName(s, game, text)
}

// RulesName is a rule set as a player knows it: one of their own by its name, else the house's, with how many switches differ
// from it. Of a game that the house has no words for it is the text.
func RulesName(s *stage.Stage, game, text string) string {
	terms := s.Lang().Terms(game)
	rules, err := games.Rules(game, text)
	if err != nil || !terms.Known() {
		return text
	}
	own := s.Settings().Chosen(game).Presets
	for _, name := range slices.Sorted(maps.Keys(own)) {
		if of, err := games.Rules(game, own[name]); err == nil && of.String() == rules.String() {
			return name
		}
	}
	best, differ := NearestSet(BookOf(game), rules)
	name := terms.Preset(best)
	if differ == 0 {
		return name
	}
	return s.Lang().Say(words.StatisticsOwnRules, words.With("preset", name), words.Count("n", differ))
}

// NearestSet is a game's rule set of the house that is most like rules, and how many switches differ from it.
func NearestSet(book engine.Rulebook, rules engine.Rules) (best string, least int) {
	switches := book.Switches()
	least = len(switches) + 1
	for _, name := range book.Presets() {
		p, _ := book.Build(name, nil)
		differ := 0
		for _, sw := range switches {
			if p.Get(sw.Name) != rules.Get(sw.Name) {
				differ++
			}
		}
		if differ < least {
			best, least = name, differ
		}
	}
	return best, least
}

// Sin is the sine of an angle in radians.
func Sin(a float32) float32 { s, _ := paint.Sincos(a); return s }

// Goal is what a match by rules goes to; "" where nobody counts.
func Goal(l *words.Language, rules engine.Rules) string {
	scored, ok := rules.(engine.Scored)
	if !ok {
		return ""
	}
	by, key := scored.Scoring(), words.ResultFirst
	switch {
	case by.Falls:
		key = words.ResultOutAt
	case by.Own:
		key = words.ResultLowest
	}
	return l.Say(key, words.Count("n", by.Target))
}

// Tenths is a number given in tenths.
func Tenths(l *words.Language, key words.Key, n int) string {
	return l.Say(key, words.Count("n", n/10), words.With("tenth", strconv.Itoa(n%10)))
}

// SayValue speaks what a control stands at.
func SayValue(s *stage.Stage, name, value string) {
	s.Speech().Say(s.Lang().Say(words.SettingValue, words.With("name", name), words.With("value", value)))
}
