package words

import (
	"strconv"

	"fourtell/engine"
)

// Claim is what is said of so many cards of a rank, one at least: "two Kings".
func (l *Language) Claim(n int, r engine.Rank) string {
	if n == 1 {
		return l.Say(Key("claim.one." + r.String()))
	}
	return l.Say("claim.count", l.Counted(n), With("ranks", l.ranks(n, r)))
}

// Counted is a number of things, as a word where it is a small one.
func (l *Language) Counted(n int) Arg {
	count := Count("n", n)
	if word := Key("claim.number." + count.Text); l.Has(word) {
		count.Text = l.Say(word)
	}
	return count
}

// CardOf is a single card of a rank, as a label: "a King".
func (l *Language) CardOf(r engine.Rank) string { return l.Say(Key("claim.card." + r.String())) }

// Ranks is a rank as several cards of it are called: "Kings"; "" for none.
func (l *Language) Ranks(r engine.Rank) string { return l.ranks(2, r) }

func (l *Language) ranks(n int, r engine.Rank) string {
	return l.Say(Key("claim.many."+r.String()), Count("n", n))
}

// Chip is a claim in as little room as there is: "2 × K".
func Chip(n int, r engine.Rank) string { return strconv.Itoa(n) + " × " + r.String() }
