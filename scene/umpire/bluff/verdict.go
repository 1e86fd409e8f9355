package bluff

import (
	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

// Doubt is what is said of the claim that waits: who says what, and what either answer may cost.
func (Umpire) Doubt(l *words.Language, s *engine.Snapshot) words.Challenge {
	w := bluff.Of(s).Waiting
	if w == nil {
		return words.Challenge{}
	}
	names := words.SeatNames(s)
	args := []words.Arg{words.With("name", l.SeatName(w.Seat, names)), words.With("claim", l.Claim(w.Count, w.Rank))}
	c := words.Challenge{
		Title: l.Event(engine.Event{Kind: engine.EventClaimed, Seat: w.Seat, Target: engine.NoSeat, Rank: w.Rank, Count: w.Count}, s.Viewer, names),
		Named: l.Say("turn.doubt", args...), By: w.Seat, Challenge: l.Say(words.DoubtButton), Keep: l.Say(words.DoubtLet),
		Guilty: l.Say(words.DoubtLie, args[0], words.Count("n", bluff.Of(s).Pile)), Innocent: l.Say(words.DoubtTrue),
	}
	if r, err := bluff.ParseRules(s.Rules); err == nil && r[bluff.Simultaneous] == bluff.DoubtFirst && len(s.Owing) > 1 {
		c.Seen = l.Say(words.DoubtFirst)
	}
	return c
}

// Verdict is that of a claim whose cards are turned up: what each is, which are not what they were claimed to be, and who takes the pile.
func (Umpire) Verdict(l *words.Language, s *engine.Snapshot, e engine.Event, listener engine.Seat, names []string) (words.Verdict, []bool) {
	v := words.Verdict{
		Doubt: l.Event(engine.Event{Kind: engine.EventDoubted, Seat: e.Target, Target: e.Seat}, listener, names), Title: l.Toast(e, listener, names),
	}
	taken := engine.Event{Kind: engine.EventPileTaken, Seat: e.Seat, Target: e.Target, Count: len(s.Discard)}
	if e.Verdict == engine.Innocent {
		taken.Seat, taken.Target = e.Target, e.Seat
	}
	told := words.NewTelling(l, listener, names)
	v.Taken, v.Takes = l.Event(taken, listener, names), told.One("doubt.takes", taken)
	odd, proof := 0, make([]bool, len(e.Cards))
	for i, c := range e.Cards {
		r := bluff.RankOf(c.Face)
		v.Cards = append(v.Cards, l.CardOf(r))
		if proof[i] = r != e.Rank; proof[i] {
			odd++
		}
	}
	right := "right"
	if e.Verdict == engine.Innocent {
		right = "wrong"
	}
	doubts := engine.Event{Seat: e.Target, Target: e.Seat}
	v.Doubter = [2]string{told.One("verdict.doubter", doubts), told.One("verdict.doubter."+right, doubts)}
	v.Accused = told.One("verdict.accused."+e.Verdict.String(), e)
	e.Count = len(e.Cards)
	v.Why = told.One("verdict.claim."+e.Verdict.String(), e, words.Count("odd", odd), words.With("cards", l.Claim(e.Count, e.Rank)))
	return v, proof
}
