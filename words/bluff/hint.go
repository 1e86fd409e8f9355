package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// heap is the number of cards from which on a pile is called large, and below which it is called small.
const heap = 6

// Hint gives the reasons a person would: the odds first, what one holds, which rank comes round last, what lies on the pile, who is about to
// go out.
func (Teller) Hint(l *words.Language, s *engine.Snapshot, a words.Advice) (move string, why []string) {
	own, c := bluff.Of(s), a.Best
	switch c.Verb {
	case engine.VerbClaim:
		move = l.Say("bluff.hint.claim", words.With("cards", l.Hand(c.Cards)), words.With("claim", l.Claim(len(c.Cards), c.Rank)))
		return move, toClaim(l, s, own, a)
	case engine.VerbChallenge:
		return l.Say("bluff.hint.doubt"), toDoubt(l, s, own, a)
	case engine.VerbPass:
		if own.Waiting == nil {
			return l.Say("bluff.hint.pass"), nil
		}
		return l.Say("bluff.hint.believe"), toDoubt(l, s, own, a)
	}
	return words.Plain{}.Hint(l, s, a)
}

// HintAside is the move alone: nothing is done aside.
func (Teller) HintAside(l *words.Language, s *engine.Snapshot, c engine.Command) (move, why string) {
	return words.Plain{}.HintAside(l, s, c)
}

// toClaim is why those cards are laid as that rank.
func toClaim(l *words.Language, s *engine.Snapshot, own bluff.Own, a words.Advice) (why []string) {
	c, lie, far := a.Best, engine.NoRank, false // a rank that is none, one that comes last if there is such
	for _, card := range c.Cards {
		if r := bluff.RankOf(card.Face); r != c.Rank && !far {
			lie, far = r, comesLast(s, own, r)
		}
	}
	args := []words.Arg{words.With("ranks", l.Ranks(c.Rank)), words.With("share", words.Share(l, a.Doubted))}
	must := held(s, c.Rank) == 0 && own.Due != engine.NoRank
	key := words.Key("bluff.why.true")
	if lie != engine.NoRank {
		args = append(args, words.With("far", l.Ranks(lie)))
		switch {
		case must && far:
			key = "bluff.why.must_far"
		case must:
			key = "bluff.why.must_lie"
		case far:
			key = "bluff.why.far"
		default:
			key = "bluff.why.lie"
		}
	}
	why = append(why, l.Say(key, args...))
	if len(c.Cards) == s.Hands[s.Viewer].Count {
		return append(why, l.Say("bluff.why.last"))
	}
	if len(a.Others) > 0 && a.Chances {
		if o := a.Others[0]; words.Cent(a.Win) > words.Cent(o.Win) {
			why = append(why, l.Say(words.HintWhyWins, words.Count("win", words.Cent(a.Win)), words.Count("less", words.Cent(o.Win)), words.With("other", laid(l, o.Command))))
		}
	}
	if lie != engine.NoRank && own.Pile < heap {
		why = append(why, l.Say("bluff.why.small", words.Count("n", own.Pile)))
	}
	return why
}

// laid is a claim, and what it is if it is none.
func laid(l *words.Language, c engine.Command) string {
	claim := l.Claim(len(c.Cards), c.Rank)
	for _, card := range c.Cards {
		if bluff.RankOf(card.Face) != c.Rank {
			return l.Say(words.MoveLie, words.With("claim", claim), words.With("cards", l.Hand(c.Cards)))
		}
	}
	return claim
}

// comesLast says whether no rank in the viewer's hand comes round for it later than that one.
func comesLast(s *engine.Snapshot, own bluff.Own, rank engine.Rank) bool {
	seats := 0
	for i := range s.Hands {
		if !s.Hands[i].Out {
			seats++
		}
	}
	away, known := own.Away(seats)
	for _, card := range s.Hands[s.Viewer].Cards {
		known = known && away[bluff.RankOf(card.Face)] <= away[rank]
	}
	return known
}

// toDoubt is why a claim is doubted or let be.
func toDoubt(l *words.Language, s *engine.Snapshot, own bluff.Own, a words.Advice) (why []string) {
	claim, doubts := own.Waiting, a.Best.Verb == engine.VerbChallenge
	if claim == nil {
		return nil
	}
	rules, err := bluff.ParseRules(s.Rules)
	mine := held(s, claim.Rank)
	left := claim.Count
	if err == nil {
		left = rules.OfRank(len(s.Hands)) - mine
	}
	args := []words.Arg{words.With("claim", l.Claim(mine, claim.Rank)), words.Count("left", left)}
	switch {
	case mine > 0 && claim.Count > left && doubts:
		why = append(why, l.Say("bluff.why.certain", args...))
	default:
		why = odds(l, a)
		if mine > 0 && claim.Count <= left {
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

// odds is how likely the claim is a lie, from when on a doubt pays, and, where it is another than the odds that the question shows, why.
func odds(l *words.Language, a words.Advice) (why []string) {
	if !a.Judged || a.Cards < 0 { // nobody may lie, or nobody can tell
		return nil
	}
	doubts := a.Best.Verb == engine.VerbChallenge
	share, bar := words.Against(l, a.Belief, a.BreakEven)
	args := []words.Arg{words.With("share", share), words.With("even", bar)}
	alone := []words.Arg{words.With("share", words.Share(l, a.Belief))}
	switch {
	case a.Belief == 1:
		return []string{l.Say("bluff.why.sure")}
	case doubts && words.Cent(a.BreakEven) <= 1:
		why = append(why, l.Say("bluff.why.always", alone...))
	case doubts:
		why = append(why, l.Say("bluff.why.doubt", args...))
	case a.BreakEven >= 0.995:
		why = append(why, l.Say("bluff.why.never", alone...))
	default:
		why = append(why, l.Say("bluff.why.believe", args...))
	}
	const apart = 0.05
	cards := words.Count("n", words.Cent(a.Cards))
	switch {
	case a.Belief < a.Cards-apart:
		why = append(why, l.Say("bluff.why.cards_less", cards))
	case a.Belief > a.Cards+apart:
		why = append(why, l.Say("bluff.why.cards_more", cards))
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
