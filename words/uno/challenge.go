package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
)

// ChallengeOf is the modal's text for the viewer that owes the answer; the payoffs follow the table's rules.
func ChallengeOf(l *words.Language, s *engine.Snapshot) words.Challenge {
	p := shed.Of(s).Pending
	if p == nil {
		return words.Challenge{}
	}
	name := l.SeatName(p.By, words.SeatNames(s))
	r := rulesOf(s.Rules)
	right, wrong := r.Price(engine.Guilty, p.Stack, p.Paid), r.Price(engine.Innocent, p.Stack, p.Paid)
	args := []words.Arg{words.With("name", name), words.Count("n", p.Stack), words.With("color", l.Color(shed.Of(s).Color))}
	c := words.Challenge{
		Title: l.Say("challenge.title", args...), Named: l.Say("challenge.named", args...),
		Challenge: l.Say(words.ButtonChallenge), Keep: l.Say(words.ButtonKeepFour),
		Rule: BluffRule(l, s), Seen: l.Say(revealKey(r.Get("wd4_reveal"))),
	}
	if p.Stack != 4 {
		c.Title, c.Keep = l.Say("challenge.title.stack", args...), l.Say(words.ButtonTakeStack, args...)
	}
	if p.By >= 0 && int(p.By) < len(s.Hands) {
		c.Hand = l.Say("challenge.hand", words.With("name", name), words.Count("n", s.Hands[p.By].Count))
	}
	if p.Answerable {
		c.Stack = l.Say(words.ButtonStack)
	}
	guilty := words.Key("challenge.guilty.additive")
	switch {
	case right.Moves:
		guilty = "challenge.guilty.moves"
	case !p.Paid && right.Challenger == 0:
		guilty = "challenge.guilty.instead"
	}
	after := words.Key("challenge.after.plays")
	if right.TurnLost {
		after = "challenge.after.skipped"
	}
	c.Guilty = words.Join(l.Say(guilty, words.With("name", name), words.Count("n", right.Accused)), l.Say(after))
	switch {
	case wrong.Challenger == 0:
		c.Innocent = l.Say("challenge.innocent.none")
	case p.Paid:
		c.Innocent = l.Say("challenge.innocent.more", words.Count("extra", wrong.Challenger))
	default:
		c.Innocent = l.Say("challenge.innocent.all", words.Count("all", wrong.Challenger))
	}
	return c
}

// revealKey is the sentence on who will see the accused's hand.
func revealKey(reveal string) words.Key {
	switch reveal {
	case "verdict":
		return words.ChallengeSeeNone
	case "everyone":
		return words.ChallengeSeeAll
	}
	return words.ChallengeSeeYou
}

// Odds is the one line of reasoning of the challenge modal: "5 cards, 21 of the 85 unseen are green"; chance is per cent,
// below 0 it is left out.
func Odds(l *words.Language, cards, ofColor, unseen int, c engine.Color, chance int) string {
	text := l.Say("challenge.odds", words.Count("cards", cards), words.Count("n", ofColor), words.Count("unseen", unseen), words.With("color", l.Color(c)))
	if chance >= 0 {
		text += l.Say("challenge.odds.chance", words.Count("n", chance))
	}
	return text
}
