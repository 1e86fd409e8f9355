package uno

import "fourtell/words"

var _ words.Counted = Teller{}

// Counts are the bluffs with a Wild Draw Four, the challenges of others' and the calls at one card.
func (Teller) Counts(l *words.Language, did map[string]int) []words.Tallied {
	count := func(key words.Key, n int) string { return l.Say(key, words.Count("n", n)) }
	of := func(key words.Key, n, of int) string { return l.Say(key, words.Count("n", n), words.Count("of", of)) }
	through := did["bluffs"] - did["caught"]
	return []words.Tallied{
		{Title: l.Say(words.StatisticsBluffs), Side: of(words.StatisticsBluffsOf, did["bluffs"], did["fours"]),
			Good: count(words.StatisticsThrough, through), Bad: count(words.StatisticsCaught, did["caught"]), Parts: [2]int{through, did["caught"]}},
		{Title: l.Say(words.StatisticsDoubts), Side: of(words.StatisticsDoubtsOf, did["right"]+did["wrong"], did["faced"]),
			Good: count(words.StatisticsRight, did["right"]), Bad: count(words.StatisticsWrong, did["wrong"]), Parts: [2]int{did["right"], did["wrong"]}},
		{Title: l.Say(words.StatisticsCalls), Side: count(words.StatisticsCatches, did["catches"]),
			Good: count(words.StatisticsCalled, did["calls"]), Bad: count(words.StatisticsMissed, did["missed"]), Parts: [2]int{did["calls"], did["missed"]}},
	}
}
