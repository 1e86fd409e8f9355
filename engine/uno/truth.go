package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// Truth is what is true of the table and in nobody's snapshot. It is for scenarios, reviews and tests: no Controller ever gets it.
type Truth struct {
	Pending *TruthPending // nil where no draw card waits for an answer
	Uno     []engine.Seat // seats with one card uncalled that may be caught now
}

// TruthPending is a pending draw card with its secret.
type TruthPending struct {
	Kind        shed.PendingKind `json:"kind"`
	By          engine.Seat      `json:"by"`
	Victim      engine.Seat      `json:"victim"`
	Stack       int              `json:"stack"`
	ColorBefore engine.Color     `json:"color_before"`
	WasBluff    bool             `json:"was_bluff"`
}

// Truth is the table as it is now.
func (g *Game) Truth() (t Truth) {
	s := &g.state
	for seat := range s.seats {
		if s.judge().catchable(seat) && s.now >= s.calls.since[seat]+engine.Millis(s.rules[UnoGraceMs]) {
			t.Uno = append(t.Uno, engine.Seat(seat))
		}
	}
	if p := s.judge().openPending(); p != nil {
		t.Pending = &TruthPending{p.Kind, p.By, p.Victim, p.Stack, p.ColorBefore, s.pending.bluff && p.Kind == shed.PendingWD4}
	}
	return t
}

var _ engine.Factual = Book{}

// Facts are the keys of SCENARIOS.md that only this game has.
func (Book) Facts() []engine.Fact {
	return []engine.Fact{
		{Key: "pending", Kind: engine.FactParts, Null: true, Parts: []engine.Fact{
			{Key: "kind", Kind: engine.FactWord, Among: []string{shed.PendingWD4.String(), shed.PendingDrawTwo.String()}},
			{Key: "by", Kind: engine.FactSeat},
			{Key: "victim", Kind: engine.FactSeat},
			{Key: "stack", Kind: engine.FactCards},
			{Key: "color_before", Kind: engine.FactColor},
			{Key: "was_bluff", Kind: engine.FactTruth},
		}},
		{Key: "verdict", Kind: engine.FactWord, Null: true, Among: []string{engine.Guilty.String(), engine.Innocent.String()}},
		{Key: "uno", Kind: engine.FactSeats},
	}
}

// FactsOf are their values; the verdict is that of the challenge the beats resolved.
func (Book) FactsOf(g engine.Game, beats []engine.Beat) any {
	t := g.(*Game).Truth()
	facts := struct {
		Pending *TruthPending   `json:"pending"`
		Verdict *engine.Verdict `json:"verdict"`
		Uno     []engine.Seat   `json:"uno"`
	}{Pending: t.Pending, Verdict: engine.VerdictIn(beats, engine.EventChallengeResolved), Uno: append([]engine.Seat{}, t.Uno...)}
	return facts
}

type stateJSON struct {
	Rules     string          `json:"rules"`
	Generator uint64          `json:"generator"`
	Numbers   uint64          `json:"numbers,omitempty"` // drawn so far of the key's stream, where there is one
	Round     int16           `json:"round"`
	Phase     engine.Phase    `json:"phase"`
	Turn      int8            `json:"turn"`
	Direction int8            `json:"direction"`
	Dealer    int8            `json:"dealer"`
	Decision  uint32          `json:"decision"`
	Now       engine.Millis   `json:"now"`
	AskedAt   engine.Millis   `json:"asked_at"`
	Color     engine.Color    `json:"active_color"`
	Out       uint16          `json:"out"`
	Gone      uint16          `json:"removed"`
	Away      uint16          `json:"away"`
	Order     []engine.Seat   `json:"order,omitempty"`
	Blind     []engine.Card   `json:"blind,omitempty"`
	Mistaken  bool            `json:"mistaken,omitempty"`
	Hands     [][]engine.Card `json:"hands"`
	Draw      []engine.Card   `json:"draw"` // bottom first; the last fixed ones lie in a decided order
	Fixed     int             `json:"fixed"`
	Discard   []string        `json:"discard"`
	DiscardID []engine.Card   `json:"discard_ids"`
	Drawn     engine.Card     `json:"drawn"`
	Pending   *pendingJSON    `json:"pending"`
	Called    uint16          `json:"called"`
	Open      uint16          `json:"windows"`
	Since     []engine.Millis `json:"windows_since"`
	Tried     []uint16        `json:"windows_tried"`
	Empty     int16           `json:"empty_draws"`
	Winners   uint16          `json:"winners"`
	Points    []int           `json:"round_scores"`
	Scores    []int           `json:"scores"`
	Blocked   bool            `json:"blocked"`
}

type pendingJSON struct {
	TruthPending
	Paid  bool          `json:"paid"`
	Drawn []engine.Card `json:"drawn"`
	Shown []engine.Card `json:"shown"`
}

func ids(h *hand) []engine.Card {
	out := []engine.Card{}
	for i := range h.all(everyFace) {
		out = append(out, i.id())
	}
	return out
}

// State is the canonical JSON of the whole truth: two tables are the same when these bytes are.
func (g *Game) State() []byte {
	s := &g.state
	j := stateJSON{Rules: s.rules.String(), Generator: s.rng.State(), Numbers: g.lots.Numbers(), Round: s.round, Phase: s.phase, Turn: s.turn, Direction: s.dir(),
		Dealer: s.dealer, Decision: s.decision, Now: s.now, AskedAt: s.askedAt, Color: s.color, Out: s.out, Gone: s.gone, Away: s.away, Order: s.told(), Mistaken: s.erred,
		Fixed: s.fixed, Called: s.calls.called, Open: s.calls.open, Empty: s.emptyDraws, Winners: s.result.winners,
		Points: s.tally().roundPoints(), Scores: s.tally().totals(), Blocked: s.result.blocked,
		Draw: []engine.Card{}, Discard: []string{}, DiscardID: []engine.Card{}}
	for seat := int8(0); seat < s.seats; seat++ {
		j.Hands = append(j.Hands, ids(&s.hands[seat]))
		for i := range s.hands[seat].all(everyFace) {
			if s.blind.has(i) {
				j.Blind = append(j.Blind, i.id())
			}
		}
		since, tried := engine.Millis(0), uint16(0)
		if s.calls.open&bit(seat) != 0 {
			since, tried = s.calls.since[seat], s.calls.tried[seat]
		}
		j.Since, j.Tried = append(j.Since, since), append(j.Tried, tried)
	}
	for n := range s.drawN {
		j.Draw = append(j.Draw, s.draw[n].id())
	}
	for n := range s.discardN {
		c := s.discard[n].card().seen()
		c.Stamp = s.discard[n].stamp()
		j.Discard, j.DiscardID = append(j.Discard, c.String()), append(j.DiscardID, c.ID)
	}
	if s.phase == engine.PhaseDrawn {
		j.Drawn = s.drawnCard.id()
	}
	if p := g.Truth().Pending; p != nil {
		j.Pending = &pendingJSON{TruthPending: *p, Paid: s.pending.paid, Drawn: ids(&s.pending.drawn), Shown: ids(&s.pending.handShown)}
		if !s.pending.paid {
			j.Pending.Drawn = []engine.Card{}
		}
	}
	return engine.Canonical(j)
}
