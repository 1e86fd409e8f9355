package shed

import (
	"encoding/json"

	"fourtell/engine"
)

// wire is a snapshot of the shedding game as it is written (docs/formats.md): the game's own keys stand among those of every
// game, where programs have found them since there was no other.
type wire struct {
	Game      string            `json:"game"`
	Rules     string            `json:"rules"`
	Seq       uint32            `json:"seq"`
	Decision  uint32            `json:"decision"`
	Viewer    engine.Seat       `json:"viewer"`
	Round     int               `json:"round"`
	Phase     engine.Phase      `json:"phase"`
	Turn      engine.Seat       `json:"turn"`
	Owing     []engine.Seat     `json:"owing,omitempty"`
	Direction int8              `json:"direction"`
	Dealer    engine.Seat       `json:"dealer"`
	Order     []engine.Seat     `json:"order,omitempty"`
	Color     engine.Color      `json:"active_color"`
	Hands     []wireHand        `json:"hands"`
	Draw      int               `json:"draw"`
	Discard   []engine.SeenCard `json:"discard"`
	Drawn     engine.SeenCard   `json:"drawn"`
	Pending   *Pending          `json:"pending,omitempty"`
	Legal     []engine.Command  `json:"legal,omitempty"`
	Clock     engine.Clock      `json:"clock"`
	Cause     engine.Event      `json:"cause"`
	Riders    []engine.Event    `json:"riders,omitempty"`
	History   []engine.Event    `json:"history,omitempty"`
	Winners   []engine.Seat     `json:"winners,omitempty"`
	Points    []int             `json:"points,omitempty"`
	Totals    []int             `json:"totals,omitempty"`
}

type wireHand struct {
	Name      string            `json:"name"`
	Count     int               `json:"count"`
	Cards     []engine.SeenCard `json:"cards,omitempty"`
	Called    bool              `json:"called,omitempty"`
	Catchable bool              `json:"catchable,omitempty"`
	CatchFrom engine.Millis     `json:"catch_from,omitempty"`
	Away      bool              `json:"away,omitempty"`
	Out       bool              `json:"out,omitempty"`
	Score     int               `json:"score"`
	Caught    int               `json:"caught,omitempty"`
	Cleared   int               `json:"cleared,omitempty"`
}

// ReadSnapshot reads what MarshalSnapshot writes. The error is package json's.
func ReadSnapshot(text []byte) (engine.Snapshot, error) {
	var w wire
	if err := json.Unmarshal(text, &w); err != nil {
		return engine.Snapshot{}, err
	}
	o := Own{Color: w.Color, Pending: w.Pending}
	s := engine.Snapshot{Game: w.Game, Rules: w.Rules, Seq: w.Seq, Decision: w.Decision, Viewer: w.Viewer, Round: w.Round, Phase: w.Phase,
		Turn: w.Turn, Owing: w.Owing, Direction: w.Direction, Dealer: w.Dealer, Order: w.Order, Draw: w.Draw, Discard: w.Discard, Drawn: w.Drawn,
		Legal: w.Legal, Clock: w.Clock, Cause: w.Cause, Riders: w.Riders, History: w.History,
		Winners: w.Winners, Points: w.Points, Totals: w.Totals}
	if w.Hands != nil {
		s.Hands, o.Players = make([]engine.Hand, len(w.Hands)), make([]Player, len(w.Hands))
	}
	for i, h := range w.Hands {
		s.Hands[i] = engine.Hand{Name: h.Name, Count: h.Count, Cards: h.Cards, Away: h.Away, Out: h.Out, Score: h.Score}
		o.Players[i] = Player{Called: h.Called, Catchable: h.Catchable, CatchFrom: h.CatchFrom, Caught: h.Caught, Cleared: h.Cleared}
	}
	s.Own = o
	return s, nil
}
