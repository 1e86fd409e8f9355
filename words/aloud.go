package words

import "fourtell/engine"

// Aloud is the language for who listens: a card that is written as a rank and a letter is told in words, "ace of diamonds" and not AD.
func Aloud(l Language) Language {
	if written := l.cards; written != nil {
		l.cards = func(f engine.Face) string { return suited(&l, written(f)) }
	}
	return l
}

// suited are the words for a card of a suit; whatever is written otherwise stays as it is.
func suited(l *Language, written string) string {
	n := len(written) - 1
	if n < 1 {
		return written
	}
	suit := Key("card.suit." + written[n:])
	if _, ok := engine.ParseRank(written[:n]); !ok || !l.Has(suit) {
		return written
	}
	rank := written[:n]
	if word := Key("card.rank." + rank); l.Has(word) {
		rank = l.Say(word)
	}
	return l.Say("card.suited", With("rank", rank), With("suit", l.Say(suit)))
}
