package uno

import (
	"fourtell/engine"
	"fourtell/words"
)

var _ words.SetUp = Teller{}

// Offer is to refuse bluffs where they could be made and nobody may challenge them.
func (Teller) Offer(l *words.Language, rules engine.Rules) (o words.Offer, ok bool) {
	ok = rules.Get("wd4_challenge") == "off" && rules.Get("wd4_bluff") == "allowed" && rules.Get("wd4_legality") != "free"
	return words.Offer{Why: l.Say(words.SetupOffer), Yes: l.Say(words.SetupRefuse), Set: engine.Setting{Name: "wd4_bluff", Value: "refused"}}, ok
}

// Deal is how many cards each gets and how many are left to draw.
func (Teller) Deal(l *words.Language, rules engine.Rules, seats int) string {
	by, ok := rules.(engine.Dealing)
	if !ok {
		return ""
	}
	each, left := by.Dealt(seats)
	return l.Say(words.SetupSummary, words.Count("players", seats), words.Count("cards", each), words.Count("left", left))
}

// Facts are the word that is called.
func (Teller) Facts(l *words.Language, _ engine.Rules) []words.Fact {
	return []words.Fact{{Name: l.Say(words.SetupCall), Value: l.CallWord}}
}
