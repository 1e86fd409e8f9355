package bluff

import "fourtell/engine"

var _ interface {
	engine.Factual
	engine.Placing
	engine.Phasing
} = Book{}

// PhaseName is that of SCENARIOS.md.
func (Book) PhaseName(p engine.Phase) string {
	switch p {
	case engine.PhasePlay:
		return "turn"
	case engine.PhaseRespond:
		return "challenge"
	case engine.PhaseRoundOver, engine.PhaseMatchOver:
		return "complete"
	}
	return ""
}

// Facts are the keys of SCENARIOS.md that only this game has.
func (Book) Facts() []engine.Fact {
	facts := []engine.Fact{
		{Key: "pile_count", Kind: engine.FactCards},
		{Key: "rank_due", Kind: engine.FactRank},
		{Key: "verdict", Kind: engine.FactWord, Null: true, Among: []string{engine.Guilty.String(), engine.Innocent.String()}},
		{Key: "stats", Kind: engine.FactBySeat},
	}
	for _, key := range []string{"total_claims", "truthful_claims", "bluff_claims", "successful_bluffs", "times_challenged", "caught_lying", "falsely_accused",
		"challenges_made", "successful_challenges", "failed_challenges", "cards_collected", "bluff_rate", "bluff_success", "challenge_accuracy"} {
		facts[3].Parts = append(facts[3].Parts, engine.Fact{Key: key, Kind: engine.FactCards})
	}
	return facts
}

// seatFacts are a seat's statistics as they are true, with what follows from them; rates are of a hundred.
type seatFacts struct {
	Stats
	True     int32 `json:"truthful_claims"`
	Through  int32 `json:"successful_bluffs"`
	Bluffs   int   `json:"bluff_rate"`
	Success  int   `json:"bluff_success"`
	Accuracy int   `json:"challenge_accuracy"`
}

// FactsOf are their values; the verdict is that of the doubt the beats resolved.
func (Book) FactsOf(g engine.Game, beats []engine.Beat) any {
	own, ok := g.(*Game)
	if !ok {
		return struct{}{}
	}
	s := &own.state
	facts := struct {
		Pile    int             `json:"pile_count"`
		Due     engine.Rank     `json:"rank_due"`
		Verdict *engine.Verdict `json:"verdict"`
		Stats   []seatFacts     `json:"stats"`
	}{Pile: int(s.pileN), Due: s.due, Verdict: engine.VerdictIn(beats, engine.EventRevealed)}
	for _, of := range s.stats[:s.seats] {
		facts.Stats = append(facts.Stats, seatFacts{of, of.True(), of.Through(), of.BluffRate(), of.Success(), of.Accuracy()})
	}
	return facts
}
