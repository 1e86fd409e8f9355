package bluff

import "fourtell/engine"

type stateJSON struct {
	Rules     string          `json:"rules"`
	Generator uint64          `json:"generator"`
	Numbers   uint64          `json:"numbers,omitempty"` // drawn so far of the key's stream, where there is one
	Round     int16           `json:"round"`
	Phase     engine.Phase    `json:"phase"`
	Turn      int8            `json:"turn"`
	Dealer    int8            `json:"dealer"`
	Decision  uint32          `json:"decision"`
	Now       engine.Millis   `json:"now"`
	AskedAt   engine.Millis   `json:"asked_at,omitempty"` // where there is a clock
	Gone      uint16          `json:"removed"`
	Away      uint16          `json:"away"`
	Hands     [][]engine.Card `json:"hands"`
	Pile      []engine.Card   `json:"pile"` // bottom to top
	Claims    []Claim         `json:"claims"`
	Due       engine.Rank     `json:"due"`
	Base      engine.Rank     `json:"base"`
	Lie       bool            `json:"lie"`
	May       uint16          `json:"may"`
	Doubters  uint16          `json:"doubters"`
	Turns     int32           `json:"turns"`
	Passed    int8            `json:"passed"`
	Last      *Reveal         `json:"last"`
	Stats     []Stats         `json:"stats"`
	Won       uint16          `json:"round_winners"`
	Over      uint16          `json:"winners"`
	Scores    []int           `json:"scores"`
}

func (g *Game) canonical() stateJSON {
	s := &g.state
	j := stateJSON{Rules: s.rules.String(), Generator: s.rng.State(), Numbers: g.lots.Numbers(), Round: s.round, Phase: s.phase, Turn: s.turn, Dealer: s.dealer,
		Decision: s.decision, Now: s.now, Gone: s.gone, Away: s.away, Pile: []engine.Card{}, Claims: []Claim{}, Due: s.due, Base: s.base,
		Lie: s.window.lie, May: s.window.may, Doubters: s.window.doubters, Turns: s.turns, Passed: s.passed, Last: s.own(true).Last,
		Stats: s.stats[:s.seats], Won: s.won, Over: s.over, Scores: s.totals()}
	if s.rules[TurnSeconds] > 0 {
		j.AskedAt = s.askedAt
	}
	for seat := range s.seats {
		cards := []engine.Card{}
		for i := range s.hands[seat].all {
			cards = append(cards, i.seen().ID)
		}
		j.Hands = append(j.Hands, cards)
	}
	for _, i := range s.pile[:s.pileN] {
		j.Pile = append(j.Pile, i.seen().ID)
	}
	for _, c := range s.claims[:s.claimN] {
		j.Claims = append(j.Claims, c.told())
	}
	return j
}
