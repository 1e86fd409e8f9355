package uno

import (
	"encoding/json"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Truth is the whole table under the keys of SCENARIOS.md's expectations. It is for scenarios, records and tests: no
// Controller ever gets it.
type Truth struct {
	Phase        engine.Phase    `json:"phase"`
	Turn         engine.Seat     `json:"turn"`
	Direction    int8            `json:"direction"`
	ActiveColor  engine.Color    `json:"active_color"`
	Top          string          `json:"top"`
	Counts       []int           `json:"counts"`
	Hands        [][]engine.Face `json:"-"`
	DrawCount    int             `json:"draw_count"`
	DiscardCount int             `json:"discard_count"`
	Pending      *TruthPending   `json:"pending"`
	Verdict      engine.Verdict  `json:"verdict"` // of the challenge the last command resolved
	Uno          []engine.Seat   `json:"uno"`     // seats with one card uncalled that may be caught now
	Winners      []engine.Seat   `json:"winners"`
	RoundScores  []int           `json:"round_scores"` // nil until the round is over
	Scores       []int           `json:"scores"`
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
func (g *Game) Truth() Truth {
	s := &g.state
	t := Truth{Phase: s.phase, Turn: engine.Seat(s.turn), Direction: s.dir, ActiveColor: s.color, DrawCount: int(s.drawN),
		DiscardCount: int(s.discardN), Verdict: s.verdict, Scores: s.tally().totals()}
	if s.discardN > 0 {
		top := s.discard[s.discardN-1].card.seen()
		top.Stamp = s.discard[s.discardN-1].stamp
		t.Top = top.String()
	}
	for seat := int8(0); seat < s.seats; seat++ {
		t.Counts = append(t.Counts, int(s.hands[seat].count))
		var faces []engine.Face
		for _, c := range seenCards(&s.hands[seat]) {
			faces = append(faces, c.Face)
		}
		t.Hands = append(t.Hands, faces)
		if s.judge().catchable(seat) && s.now >= s.calls.since[seat]+engine.Millis(s.rules[UnoGraceMs]) {
			t.Uno = append(t.Uno, engine.Seat(seat))
		}
	}
	if p := s.judge().openPending(); p != nil {
		t.Pending = &TruthPending{p.Kind, p.By, p.Victim, p.Stack, p.ColorBefore, s.pending.bluff && p.Kind == shed.PendingWD4}
	}
	if s.Over() {
		t.Winners, t.RoundScores = s.tally().winners(), s.tally().roundPoints()
	}
	return t
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
	Hands     [][]engine.Card `json:"hands"`
	Draw      []engine.Card   `json:"draw"` // bottom first; the last fixed ones lie in a decided order
	Fixed     int16           `json:"fixed"`
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
	j := stateJSON{Rules: s.rules.String(), Generator: s.rng.State(), Round: s.round, Phase: s.phase, Turn: s.turn, Direction: s.dir,
		Dealer: s.dealer, Decision: s.decision, Now: s.now, AskedAt: s.askedAt, Color: s.color, Out: s.out, Gone: s.gone, Away: s.away,
		Fixed: s.fixed, Called: s.calls.called, Open: s.calls.open, Empty: s.emptyDraws, Winners: s.result.winners,
		Points: s.tally().roundPoints(), Scores: s.tally().totals(), Blocked: s.result.blocked,
		Draw: []engine.Card{}, Discard: []string{}, DiscardID: []engine.Card{}}
	if g.stream != nil {
		j.Numbers = g.stream.Drawn()
	}
	for seat := int8(0); seat < s.seats; seat++ {
		j.Hands = append(j.Hands, ids(&s.hands[seat]))
		since, tried := engine.Millis(0), uint16(0)
		if s.calls.open&bit(seat) != 0 {
			since, tried = s.calls.since[seat], s.calls.tried[seat]
		}
		j.Since, j.Tried = append(j.Since, since), append(j.Tried, tried)
	}
	for n := int16(0); n < s.drawN; n++ {
		j.Draw = append(j.Draw, s.draw[n].id())
	}
	for n := int16(0); n < s.discardN; n++ {
		c := s.discard[n].card.seen()
		c.Stamp = s.discard[n].stamp
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
	b, err := json.Marshal(j)
	if err != nil {
		panic("the state of a table is plain data: " + err.Error())
	}
	return b
}
