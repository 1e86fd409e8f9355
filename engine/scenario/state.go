package scenario

import (
	"encoding/json"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// State is the truth of a table under the keys of a scenario's expectations.
type State struct {
	Phase        engine.Phase  `json:"phase"`
	Turn         *engine.Seat  `json:"turn"` // null when nobody owes a decision
	Direction    int8          `json:"direction"`
	ActiveColor  engine.Color  `json:"active_color"`
	Top          string        `json:"top"`
	Counts       []int         `json:"counts"`
	Hands        [][]string    `json:"hands"`
	DrawCount    int           `json:"draw_count"`
	DiscardCount int           `json:"discard_count"`
	Pending      *Pending      `json:"pending"`
	Verdict      *string       `json:"verdict"` // of the challenge this command resolved
	Uno          []engine.Seat `json:"uno"`
	Winner       Winner        `json:"winner"`
	RoundScores  []int         `json:"round_scores"`
	Scores       []int         `json:"scores"`
}

// Pending is the draw card that waits for an answer, with the truth about it.
type Pending struct {
	Kind        string       `json:"kind"`
	By          engine.Seat  `json:"by"`
	Victim      engine.Seat  `json:"victim"`
	Stack       int          `json:"stack"`
	ColorBefore engine.Color `json:"color_before"`
	WasBluff    bool         `json:"was_bluff"`
}

// Winner is nobody (null), one seat, or several that share (a list).
type Winner []engine.Seat

// MarshalJSON writes null, a seat, or a list.
func (w Winner) MarshalJSON() ([]byte, error) {
	switch len(w) {
	case 0:
		return []byte("null"), nil
	case 1:
		return json.Marshal(w[0])
	}
	return json.Marshal([]engine.Seat(w))
}

// StateOf is the truth of a table of any game as it is printed: a State of the shedding game's, the canonical JSON of another's.
func StateOf(g engine.Game) any {
	if u, ok := g.(*uno.Game); ok {
		return stateOf(u)
	}
	return json.RawMessage(g.State())
}

// stateOf reads the truth of a table.
func stateOf(g *uno.Game) State {
	t := g.Truth()
	s := State{
		Phase: t.Phase, Direction: t.Direction, ActiveColor: t.ActiveColor, Top: t.Top, Counts: t.Counts,
		DrawCount: t.DrawCount, DiscardCount: t.DiscardCount, Uno: t.Uno, Winner: t.Winners,
		RoundScores: t.RoundScores, Scores: t.Scores,
	}
	if s.Uno == nil {
		s.Uno = []engine.Seat{}
	}
	if t.Turn != engine.NoSeat {
		s.Turn = &t.Turn
	}
	if t.Verdict != engine.Open {
		v := t.Verdict.String()
		s.Verdict = &v
	}
	if p := t.Pending; p != nil {
		s.Pending = &Pending{Kind: p.Kind.String(), By: p.By, Victim: p.Victim, Stack: p.Stack, ColorBefore: p.ColorBefore, WasBluff: p.WasBluff}
	}
	for _, hand := range t.Hands {
		names := make([]string, len(hand))
		for i, f := range hand {
			names[i] = f.String()
		}
		s.Hands = append(s.Hands, names)
	}
	return s
}
