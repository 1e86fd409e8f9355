package scenario

import (
	"bytes"
	"encoding/json"

	"fourtell/engine"
	"fourtell/engine/games"
)

// State is the truth of a table under the keys of a scenario's expectations.
type State struct {
	Table
	Own Own // what only its game has
	Ending
}

// Table is what every game's has: what its seats see together.
type Table struct {
	Phase        string       `json:"phase"`
	Turn         *engine.Seat `json:"turn"` // null when nobody owes a decision
	Direction    int8         `json:"direction"`
	ActiveColor  engine.Color `json:"active_color"`
	Top          string       `json:"top"`
	Counts       []int        `json:"counts"`
	Hands        [][]string   `json:"hands"`
	DrawCount    int          `json:"draw_count"`
	DiscardCount int          `json:"discard_count"`
}

// Ending is how a round has ended, and how the match stands.
type Ending struct {
	Winner      Winner `json:"winner"`
	RoundScores []int  `json:"round_scores"`
	Scores      []int  `json:"scores"`
}

// Own is what is true of a table of one game alone (engine.Factual): an object; nothing for a game that has no such.
type Own struct {
	text []byte
	by   map[string]json.RawMessage
}

// MarshalJSON writes one object, the game's own before the ending.
func (s State) MarshalJSON() ([]byte, error) {
	table, err := json.Marshal(s.Table)
	if err != nil {
		return nil, err
	}
	ending, err := json.Marshal(s.Ending)
	if err != nil {
		return nil, err
	}
	parts := [][]byte{inside(table), inside(ending)}
	if len(s.Own.by) > 0 {
		parts = [][]byte{inside(table), inside(s.Own.text), inside(ending)}
	}
	return append(append([]byte("{"), bytes.Join(parts, []byte(","))...), '}'), nil
}

// inside is what stands between an object's braces.
func inside(object []byte) []byte { return object[1 : len(object)-1] }

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

// StateOf is the truth of a table of any game as it is printed: a State where its game says what is true besides what all have, else
// the game's own canonical JSON. The beats are those of the command before.
func StateOf(g engine.Game, last []engine.Beat) (any, error) {
	book, err := games.Named(g.Setup().Game)
	if err != nil {
		return nil, err
	}
	if _, more := book.(engine.Factual); !more {
		return json.RawMessage(g.State()), nil
	}
	return stateOf(book, g, last)
}

// stateOf reads the truth of a table.
func stateOf(book engine.Rulebook, g engine.Game, last []engine.Beat) (State, error) {
	public := g.View(engine.Spectator)
	s := State{
		Table:  Table{Phase: phaseNames(book)(public.Phase), Direction: public.Direction, ActiveColor: public.Tint(), DrawCount: public.Draw, DiscardCount: len(public.Discard)},
		Ending: Ending{Winner: public.Winners, RoundScores: public.Points, Scores: public.Totals},
	}
	if public.Turn != engine.NoSeat {
		s.Turn = &public.Turn
	} else if len(public.Owing) > 0 {
		s.Turn = &public.Owing[0]
	}
	if len(public.Discard) > 0 {
		s.Top = public.Top().String()
	}
	for i := range public.Hands {
		own := g.View(engine.Seat(i)).Hands[i]
		names := make([]string, len(own.Cards))
		for n, c := range own.Cards {
			names[n] = c.Face.String()
		}
		s.Counts, s.Hands = append(s.Counts, own.Count), append(s.Hands, names)
		if !public.Over() {
			s.Scores = append(s.Scores, own.Score)
		}
	}
	var err error
	if f, more := book.(engine.Factual); more {
		s.Own, err = ownOf(f.FactsOf(g, last))
	}
	return s, err
}

func ownOf(facts any) (o Own, err error) {
	if o.text, err = json.Marshal(facts); err == nil {
		err = json.Unmarshal(o.text, &o.by)
	}
	return o, err
}
