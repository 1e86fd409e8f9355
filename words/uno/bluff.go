package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/words"
)

// rulesOf are the rules of their short text form; the usual ones where it can't be read.
func rulesOf(text string) uno.Rules {
	r, err := uno.ParseRules(text)
	if err != nil {
		r, _ = uno.Preset(uno.Presets()[0])
	}
	return r
}

// lawOf is which of two laws says what a bluff is: holding the colour that was active, or any other card that fitted.
func lawOf(r uno.Rules, before engine.Color) string {
	if r[uno.WD4Legality] == uno.LegalityColour && before != engine.NoColor {
		return ".colour"
	}
	return ".any"
}

// BluffRule says in one sentence what would make the pending Wild Draw Four a bluff, to whoever has to answer it.
func BluffRule(l *words.Language, s *engine.Snapshot) string {
	p := shed.Of(s).Pending
	if p == nil || p.Kind != shed.PendingWD4 || !p.Challenge {
		return ""
	}
	return l.Say(words.Key("bluff.rule"+lawOf(rulesOf(s.Rules), p.ColorBefore)), words.With("name", l.SeatName(p.By, words.SeatNames(s))), words.With("color", l.Color(p.ColorBefore)))
}

// BluffOwn says to whoever is about to play a Wild Draw Four whether it is a bluff, why, and who may challenge it then.
func BluffOwn(l *words.Language, s *engine.Snapshot, bluff bool, victim string) string {
	key := "bluff.honest"
	if bluff {
		key = "bluff.own"
	}
	return l.Say(words.Key(key+lawOf(rulesOf(s.Rules), shed.Of(s).Color)), words.With("name", victim), words.With("color", l.Color(shed.Of(s).Color)))
}

// VerdictOf tells a resolved challenge under the rules of the table. It says no more than the verdict does: that a bluffer held
// the colour, or an honest hand none.
func VerdictOf(l *words.Language, e engine.Event, rules string, viewer engine.Seat, names []string) words.Verdict {
	t := words.NewTelling(l, viewer, names)
	r := rulesOf(rules)
	v := words.Verdict{Doubt: t.Two("verdict.doubt", e), Title: l.Toast(e, viewer, names)}
	if e.Verdict == engine.Guilty && e.Seat == viewer {
		v.Title = l.Say(words.VerdictCaught)
	}
	named := e
	named.Color = e.Before
	v.Why = t.One("verdict."+e.Verdict.String()+lawOf(r, e.Before), named)
	price := r.Price(e.Verdict, e.Count, r.PaysFirst())
	accused, challenger := "verdict.draws", "verdict.draws"
	if price.Moves {
		accused = "verdict.takes"
	}
	if r.PaysFirst() {
		challenger = "verdict.more"
	}
	v.Why = costs(t, v.Why, accused, e.Seat, price.Accused)
	v.Why = costs(t, v.Why, challenger, e.Target, price.Challenger)
	return v
}

// costs adds what somebody draws, if anything.
func costs(t words.Telling, why, key string, who engine.Seat, cards int) string {
	if cards <= 0 {
		return why
	}
	return words.Join(why, t.One(key, engine.Event{Seat: who, Target: engine.NoSeat, Count: cards}))
}
