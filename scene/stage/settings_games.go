package stage

import (
	"maps"
	"slices"

	"fourtell/engine/games"
)

// RuleChoice is by which rules a game is played: those of the next table, and the player's own rule sets.
type RuleChoice struct {
	Rules   string            `json:"rules"`             // of the next table: a preset, or "preset,switch=value,…"
	Own     string            `json:"own,omitempty"`     // the rule set of the player's own that Rules started from; "" = the preset it names
	Presets map[string]string `json:"presets,omitempty"` // rule sets of the player's own, by name, as text
}

// isUsual says whether a game is the usual one, whose choice the settings hold under names of its own, as they did when it was alone.
func isUsual(game string) bool { return game == "" || game == games.All()[0].Name() }

// Chosen is by which rules a game is played; of one that nobody has played yet its usual ones.
func (s *Settings) Chosen(game string) RuleChoice {
	if isUsual(game) {
		return s.RuleChoice
	}
	c := s.Others[game]
	if book, err := games.Named(game); err == nil && c.Rules == "" {
		c.Rules = book.Presets()[0]
	}
	return c
}

// Choose keeps by which rules a game is played.
func (s *Settings) Choose(game string, c RuleChoice) {
	if isUsual(game) {
		s.RuleChoice = c
		return
	}
	others := map[string]RuleChoice{}
	maps.Copy(others, s.Others)
	others[game] = c
	s.Others = others
}

// OwnSet is the rule set of the player's own that the rules started from; "" where it is one of the house's.
func (c *RuleChoice) OwnSet() string {
	if _, ok := c.Presets[c.Own]; ok {
		return c.Own
	}
	for _, name := range slices.Sorted(maps.Keys(c.Presets)) {
		if c.Presets[name] == c.Rules {
			return name
		}
	}
	return ""
}

// TakeRules makes a table's game and rules those of the next. Where they are so already what they started from is kept: a table
// taken up knows only what they are.
func (s *Settings) TakeRules(game, text string) {
	if s.Game = game; isUsual(game) {
		s.Game = ""
	}
	c := s.Chosen(game)
	now, bad := games.Rules(game, c.Rules)
	if r, err := games.Rules(game, text); err != nil || bad != nil || r.String() != now.String() {
		c.Rules, c.Own = text, ""
		s.Choose(game, c)
	}
}

// soundChoices says whether the rules of the other games can be read, as far as this version knows them.
func soundChoices(all map[string]RuleChoice) bool {
	for game, c := range all {
		if _, err := games.Named(game); err != nil {
			continue
		}
		if _, err := games.Rules(game, c.Rules); err != nil {
			return false
		}
	}
	return true
}
