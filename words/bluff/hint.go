package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// heap is the number of cards from which on a pile is called large, and below which it is called small.
const heap = 6

// Hint gives the reasons a person would: what one holds, what lies on the pile, who is about to go out.
func (Teller) Hint(l *words.Language, s *engine.Snapshot, a words.Advice) (move string, why []string) {
	own, c := bluff.Of(s), a.Best
	switch c.Verb {
	case engine.VerbClaim:
		move = l.Say("bluff.hint.claim", words.With("cards", l.Hand(c.Cards)), words.With("claim", l.Claim(len(c.Cards), c.Rank)))
		return move, toClaim(l, s, own, c)
	case engine.VerbChallenge:
		return l.Say("bluff.hint.doubt"), toDoubt(l, s, own, true)
	case engine.VerbPass:
		if own.Waiting == nil {
			return l.Say("bluff.hint.pass"), nil
		}
		return l.Say("bluff.hint.believe"), toDoubt(l, s, own, false)
	}
	return words.Plain{}.Hint(l, s, a)
}

// HintAside is the move alone: nothing is done aside.
func (Teller) HintAside(l *words.Language, s *engine.Snapshot, c engine.Command) (move, why string) {
	return words.Plain{}.HintAside(l, s, c)
}

// toClaim is why those cards are laid as that rank.
func toClaim(l *words.Language, s *engine.Snapshot, own bluff.Own, c engine.Command) (why []string) {
	lie := false
	for _, card := range c.Cards {
		lie = lie || bluff.RankOf(card.Face) != c.Rank
	}
	switch {
	case !lie:
		why = append(why, l.Say("bluff.why.true"))
	case held(s, c.Rank) == 0 && own.Due != engine.NoRank:
		why = append(why, l.Say("bluff.why.must_lie", words.With("ranks", l.Ranks(c.Rank))))
	}
	if len(c.Cards) == s.Hands[s.Viewer].Count {
		return append(why, l.Say("bluff.why.last"))
	}
	if lie && own.Pile < heap {
		why = append(why, l.Say("bluff.why.small", words.Count("n", own.Pile)))
	}
	return why
}

// toDoubt is why a claim is doubted or let be.
func toDoubt(l *words.Language, s *engine.Snapshot, own bluff.Own, doubts bool) (why []string) {
	claim := own.Waiting
	if claim == nil {
		return nil
	}
	rules, err := bluff.ParseRules(s.Rules)
	if mine := held(s, claim.Rank); mine > 0 && err == nil {
		left := rules.OfRank(len(s.Hands)) - mine
		args := []words.Arg{words.With("claim", l.Claim(mine, claim.Rank)), words.Count("left", left)}
		switch {
		case claim.Count > left && doubts:
			why = append(why, l.Say("bluff.why.certain", args...))
		case claim.Count <= left:
			why = append(why, l.Say("bluff.why.left", args...))
		}
	}
	if s.Hands[claim.Seat].Count == 0 && doubts {
		return append(why, l.Say("bluff.why.theirs", words.With("name", l.SeatName(claim.Seat, words.SeatNames(s)))))
	}
	switch {
	case doubts && own.Pile < heap:
		why = append(why, l.Say("bluff.why.small", words.Count("n", own.Pile)))
	case !doubts && own.Pile >= heap:
		why = append(why, l.Say("bluff.why.large", words.Count("n", own.Pile)))
	}
	return why
}

// held is how many cards of a rank the viewer holds.
func held(s *engine.Snapshot, rank engine.Rank) (n int) {
	for _, c := range s.Hands[s.Viewer].Cards {
		if bluff.RankOf(c.Face) == rank {
			n++
		}
	}
	return n
}
