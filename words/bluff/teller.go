package bluff

import (
	"strings"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// game is the name on the shelf.
const game = "bluff"

// Teller is the game's words.Teller.
type Teller struct{}

// Groups begin with what a claim may be.
func (Teller) Groups(l *words.Language) []words.Group {
	group := func(id, switches string) words.Group {
		return words.Group{Title: l.Say(words.Key("bluff.group." + id)), Short: l.Say(words.Key("bluff.group." + id + ".short")), Switches: strings.Fields(switches)}
	}
	return []words.Group{
		group("claims", "rank_rule cards_per_play mode"),
		group("doubts", "after_challenge final_play simultaneous"),
		group("match", "rounds turn_limit decks"),
		group("time", "turn_seconds"),
	}
}

// Chapters go from the aim of the game to its end.
func (Teller) Chapters() []string { return []string{"aim", "claim", "doubt", "pile", "end"} }

// Why tells whoever claims what may not be claimed what may, and whoever answers a claim too late that somebody else's doubt came first:
// nothing else ends the question before they have answered.
func (Teller) Why(l *words.Language, e engine.Illegal, s *engine.Snapshot, names []string) string {
	if e.Code == engine.Stale && s != nil && bluff.Of(s).Last != nil {
		return l.Say("bluff.refused.late")
	}
	if e.Code == engine.MustPlay {
		return l.Say("why.must_claim")
	}
	if e.Code != engine.BadClaim || s == nil {
		return l.Why(e, names)
	}
	own := bluff.Of(s)
	if len(own.Ranks) == 0 {
		return l.Why(e, names)
	}
	ranks := make([]string, len(own.Ranks))
	for i, r := range own.Ranks {
		ranks[i] = l.Ranks(r)
	}
	key := words.Key("bluff.refused.claim")
	if rules, err := bluff.ParseRules(s.Rules); err == nil && rules[bluff.Mode] == bluff.ModeTruth {
		key = "bluff.refused.truth"
	}
	return l.Say(key, words.With("ranks", strings.Join(ranks, l.Say("list.comma"))), words.Count("n", own.Most))
}
