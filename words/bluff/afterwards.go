package bluff

import (
	"cmp"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
)

var _ interface {
	words.Afterwards
	words.Counted
} = Teller{}

// Honours are whose lies got through most often, of equals who was caught less; and who was right in doubting most often, of equals
// who was wrong less.
func (Teller) Honours(l *words.Language, s *engine.Snapshot) (all []words.Honour) {
	own := bluff.Of(s)
	if !own.Final {
		return nil
	}
	best := func(title, why words.Key, n, of func(bluff.Stats) int32) {
		var names []string
		var top bluff.Stats
		for i, did := range own.Seats {
			switch c := cmp.Or(cmp.Compare(n(did), n(top)), cmp.Compare(of(top), of(did))); {
			case n(did) == 0 || i >= len(s.Hands) || c < 0 && len(names) > 0:
				continue
			case c != 0 || len(names) == 0:
				names, top = nil, did
			}
			names = append(names, s.Hands[i].Name)
		}
		if len(names) > 0 {
			all = append(all, words.Honour{Title: l.Say(title), Names: l.List(names),
				Why: l.Say(why, words.Count("n", int(n(top))), words.Count("of", int(of(top))))})
		}
	}
	best(words.AfterDeceiver, words.AfterThrough, bluff.Stats.Through, func(did bluff.Stats) int32 { return did.Lies })
	best(words.AfterDetective, words.AfterCaught, func(did bluff.Stats) int32 { return did.Right }, func(did bluff.Stats) int32 { return did.Doubts })
	return all
}

// Did is how often a seat claimed, lied and doubted, and what came of it.
func (Teller) Did(l *words.Language, s *engine.Snapshot, seat engine.Seat) string {
	own := bluff.Of(s)
	if !own.Final || seat < 0 || int(seat) >= len(own.Seats) {
		return ""
	}
	did := own.Seats[seat]
	return l.Say(words.AfterSeat, words.Count("n", int(did.Claims)), words.Count("lies", int(did.Lies)), words.Count("caught", int(did.Caught)),
		words.Count("doubts", int(did.Doubts)), words.Count("right", int(did.Right)), words.Count("cards", int(did.Collected)))
}

// Counts are the claims, the lies among them, the doubts, and the cards that were taken.
func (Teller) Counts(l *words.Language, did map[string]int) []words.Tallied {
	count := func(key words.Key, n int) string { return l.Say(key, words.Count("n", n)) }
	stats := bluff.Stats{Claims: int32(did["claims"]), Lies: int32(did["lies"]), Caught: int32(did["caught"]), Doubts: int32(did["doubts"]), Right: int32(did["right"])}
	claims, lies, doubts := [2]int{int(stats.True()), did["lies"]}, [2]int{int(stats.Through()), did["caught"]}, [2]int{did["right"], did["wrong"]}
	return []words.Tallied{
		{Title: l.Say(words.CountClaims), Side: count(words.CountClaimsRate, stats.BluffRate()), Parts: claims,
			Good: count(words.CountTrue, claims[0]), Bad: count(words.CountLies, claims[1])},
		{Title: l.Say(words.StatisticsBluffs), Side: count(words.CountBluffsRate, stats.Success()), Parts: lies,
			Good: count(words.StatisticsThrough, lies[0]), Bad: count(words.StatisticsCaught, lies[1])},
		{Title: l.Say(words.StatisticsDoubts), Side: count(words.CountDoubtsRate, stats.Accuracy()), Parts: doubts,
			Good: count(words.StatisticsRight, doubts[0]), Bad: count(words.StatisticsWrong, doubts[1])},
		{Title: l.Say(words.CountTaken), Number: strconv.Itoa(did["collected"]),
			Good: l.Say(words.CountDoubted, words.Count("n", did["challenged"]), words.Count("accused", did["accused"]))},
	}
}
