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
	value := engine.Shorten(bad.Value)
	if bad.Fault == engine.FaultTeamScore {
		value = l.Terms("").Value("score", value)
	}
	return l.Say(Key("why.rules."+string(bad.Fault)), With("name", engine.Shorten(bad.Name)), With("value", value), With("all", strings.Join(bad.Among, ", ")),
		With("span", bad.Span), Count("seats", bad.Seats), Count("cards", bad.Cards), Count("need", bad.Need), Count("decks", bad.Decks), Count("have", bad.Have))
}
