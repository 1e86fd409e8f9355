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

// Usual says that a game is the one whose rules the house has put into words; "" is.
func Usual(game string) bool { return game == "" || game == games.All()[0].Name() }

// Played is what is played in a room: its rules, and before them the game where it is not the usual one.
func Played(s *stage.Stage, game, text string) string {
	if Usual(game) {
		return RulesName(s, game, text)
	}
	return game + " · " + text
}

// RulesName is a rule set as a player knows it: one of their own by its name, else the house's, with how many switches differ
// from it. Of a game that the house has no words for it is the text.
func RulesName(s *stage.Stage, game, text string) string {
	rules, err := games.Rules("", text)
	if err != nil || !Usual(game) {
		return text
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings().Presets)) {
		if own, err := games.Rules("", s.Settings().Presets[name]); err == nil && own.String() == rules.String() {
			return name
		}
	}
	best, differ := NearestSet(rules)
	name := s.Lang().PresetName(best)
	if differ == 0 {
		return name
	}
	return s.Lang().Say(words.StatisticsOwnRules, words.With("preset", name), words.Count("n", differ))
}

// NearestSet is the house's rule set that is most like rules, and how many switches differ from it.
func NearestSet(rules engine.Rules) (best string, least int) {
	book := games.All()[0]
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
