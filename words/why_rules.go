package words

import (
	"errors"
	"strings"

	"fourtell/engine"
)

// WhyRules is why a text is no rule set or why nobody can play by a rule set, to be put into a sentence. Another error is
// what it says itself.
func (l *Language) WhyRules(err error) string {
	var bad *engine.BadRules
	if !errors.As(err, &bad) {
		return err.Error()
	}
	name, other, value := engine.Shorten(bad.Name), "", engine.Shorten(bad.Value)
	switch terms := l.Terms(""); bad.Fault {
	case engine.FaultTeamScore:
		value = terms.Value("score", value)
	case engine.FaultClash:
		name, other, value = terms.Switch(name), terms.Switch(bad.Other), terms.Value(bad.Other, value)
	}
	return l.Say(Key("why.rules."+string(bad.Fault)), With("name", name), With("other", other), With("value", value), With("all", strings.Join(bad.Among, ", ")),
		With("span", bad.Span), Count("seats", bad.Seats), Count("cards", bad.Cards), Count("need", bad.Need), Count("decks", bad.Decks), Count("have", bad.Have))
}
