package uno

import (
	"strconv"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/words"
)

// Why names what would fit, "Needs green, a 7 or a wild", and tells whoever owes an answer to a draw card each of the answers there
// are, as far as the table is at hand.
func (Teller) Why(l *words.Language, e engine.Illegal, s *engine.Snapshot, names []string) string {
	switch {
	case e.Code == engine.DoesNotFit:
		return unfit(l, e)
	case e.Code != engine.MustPay:
		return l.Why(e, names)
	case s == nil || !s.Owes() || shed.Of(s).Pending == nil:
		return unpaid(l, e)
	}
	may := map[engine.Verb]bool{}
	for _, c := range s.Legal {
		may[c.Verb] = true
	}
	if unaided(s) { // whether the hand has an answer is not told
		may[engine.VerbPlay] = shed.Of(s).Pending.Answerable
	}
	switch {
	case may[engine.VerbPlay] && may[engine.VerbChallenge]:
		return l.Say("why.must_pay.any")
	case may[engine.VerbPlay]:
		text := l.Say("why.must_pay.answer", words.Count("n", shed.Of(s).Pending.Stack))
		if cards := turnsAway(l, s); cards != "" {
			return words.Sentences(text, cards)
		}
		return text
	case may[engine.VerbChallenge]:
		return l.Say("why.must_pay.challenge")
	}
	return unpaid(l, e)
}

// turnsAway names the cards that may answer where one of them is no draw card: hardly anybody thinks of it.
func turnsAway(l *words.Language, s *engine.Snapshot) string {
	var cards []engine.SeenCard
	seen, away := map[engine.Face]bool{}, false
	for _, c := range s.Legal {
		if c.Verb != engine.VerbPlay || seen[c.Card.Face] {
			continue
		}
		seen[c.Card.Face] = true
		cards = append(cards, engine.SeenCard{Face: c.Card.Face})
		sign := shed.SymbolOf(c.Card.Face)
		away = away || sign == shed.Reverse || sign == shed.Skip
	}
	if !away || unaided(s) {
		return ""
	}
	return l.Say("turn.may_answer", words.With("cards", l.Hand(cards)))
}

// unaided says whether nobody is told what fits; rules that can't be read tell nothing either.
func unaided(s *engine.Snapshot) bool {
	r, err := uno.ParseRules(s.Rules)
	return err != nil || r.Unaided()
}

// unpaid is that a draw card waits; where its cards are drawn already only the challenge is open.
func unpaid(l *words.Language, e engine.Illegal) string {
	if e.Owed == 0 {
		return l.Say("why.must_pay.challenge")
	}
	return l.Say("why.must_pay", words.Count("n", e.Owed))
}

func unfit(l *words.Language, e engine.Illegal) string {
	top := e.Top.Face
	card := e.Card.Face
	fits := card != engine.NoFace && (shed.IsWild(card) || e.Color == engine.NoColor || shed.ColorOf(card) == e.Color || shed.SymbolOf(card) == shed.SymbolOf(top))
	switch {
	case fits: // the card alone would do: it was several at once
		return l.Say("why.not_together")
	case e.Color == engine.NoColor:
		return l.Say("why.does_not_fit")
	case top == engine.NoFace || shed.IsWild(top):
		return l.Say("why.needs_color", words.With("color", l.Color(e.Color)))
	}
	return l.Say("why.needs", words.With("color", l.Color(e.Color)), words.With("symbol", symbolWithArticle(l, shed.SymbolOf(top))))
}

// symbolWithArticle is what a refusal asks for: "a 7", "an 8", "a skip".
func symbolWithArticle(l *words.Language, s shed.Symbol) string {
	switch {
	case s.Number():
		return l.Say(words.Key("symbol." + strconv.Itoa(int(s))))
	case s == shed.Skip:
		return l.Say("symbol.skip")
	case s == shed.Reverse:
		return l.Say("symbol.reverse")
	}
	return l.Say("symbol.draw_two")
}
