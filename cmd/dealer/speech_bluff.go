package main

import (
	"strings"

	"fourtell/engine"
	"fourtell/words"
	bluffwords "fourtell/words/bluff"
)

// bluffSpeech is how the game of lying is played in a terminal.
type bluffSpeech struct{ plainSpeech }

func (bluffSpeech) words() []word {
	return []word{
		{"claim", "2H 3H A", typist.sayClaim},
		{"doubt", "", verb(engine.VerbChallenge)},
		{"believe", "", verb(engine.VerbPass)},
	}
}

func (bluffSpeech) typed(c engine.Command) string {
	switch c.Verb {
	case engine.VerbChallenge:
		return "doubt"
	case engine.VerbPass:
		return "believe"
	case engine.VerbClaim:
		text := "claim"
		for _, card := range c.Cards {
			text += " " + card.Face.String()
		}
		return text + " " + c.Rank.String()
	}
	return ""
}

func (bluffSpeech) pile(p teller, now *engine.Snapshot) {
	for _, text := range bluffwords.Pile(&p.lang, now) {
		p.tell("%s", text)
	}
}

func (bluffSpeech) helps() (play words.Key, below []words.Key) {
	return "", []words.Key{words.ConsoleClaimCards, words.ConsoleClaimWrite}
}

// written explains the letters of suits.
func (bluffSpeech) written(l words.Language) string { return l.Say(words.ConsoleClaimWrite) }

// sayClaim reads claim 2H 3H A; without a rank at the end it is the one that is due, where there is but one.
func (p typist) sayClaim(rest string) {
	var cards []engine.SeenCard
	rank := engine.NoRank
	for _, text := range strings.Fields(strings.ToUpper(rest)) {
		if card, ok := p.book.cardNamed(text); ok && rank == engine.NoRank {
			cards = append(cards, card)
		} else if r, ok := engine.ParseRank(text); ok && rank == engine.NoRank && len(cards) > 0 {
			rank = r
		} else {
			p.tell("%s", words.Join(p.lang.Say(words.ConsoleNoCard, quoted(text)), p.book.written(p.lang)))
			return
		}
	}
	if len(cards) == 0 {
		p.say(words.ConsolePlayWhich)
		return
	}
	if p.at >= 0 && rank == engine.NoRank {
		now := p.table.View(p.at)
		if due := words.Claimable(&now); len(due) == 1 {
			rank = due[0]
		}
	}
	p.want(engine.Claim(p.at, cards, rank))
}
