package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

var (
	_ words.SetUp  = Teller{}
	_ words.Titled = Teller{}
)

// Besides is how many decks are played with.
func (Teller) Besides(l *words.Language, rules engine.Rules, seats int) string {
	r, ok := rules.(bluff.Rules)
	if !ok || seats < engine.MinSeats {
		return ""
	}
	n := r.Decks(seats)
	if n == 1 {
		return l.Say("bluff.decks.one")
	}
	return l.Say("bluff.decks.many", l.Counted(n))
}

// Offer is none.
func (Teller) Offer(*words.Language, engine.Rules) (o words.Offer, ok bool) { return o, false }

// Deal is how many cards each gets, of which some seats may get one more.
func (Teller) Deal(l *words.Language, rules engine.Rules, seats int) string {
	r, ok := rules.(bluff.Rules)
	if !ok || seats < engine.MinSeats {
		return ""
	}
	least, most := r.Hands(seats)
	key := words.Key("bluff.dealt")
	if most > least {
		key = "bluff.dealt.uneven"
	}
	return l.Say(key, words.Count("players", seats), words.Count("cards", least), words.Count("more", most))
}

// Facts are what the match goes to and how many decks there are.
func (Teller) Facts(l *words.Language, rules engine.Rules) (facts []words.Fact) {
	terms := l.Terms(game)
	for _, name := range []string{"rounds", "decks"} {
		if name == "decks" || rules.Match() {
			facts = append(facts, words.Fact{Name: terms.Switch(name), Value: terms.Value(name, rules.Get(name))})
		}
	}
	return facts
}
