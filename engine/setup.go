package engine

import "encoding/json"

// Setup is what a match is made from. With the commands granted it is the whole game: seed + rules + seats + commands.
// Its JSON keys are those of a scenario file (SCENARIOS.md), so that a bug report is one line away from being a test.
type Setup struct {
	Game     string    `json:"game"`
	Rules    string    `json:"rules"` // the short text form: PRESET or PRESET,switch=value,…
	Seats    []string  `json:"seats"` // names, 2 … 10
	Seed     uint64    `json:"seed"`
	Key      Key       `json:"key,omitempty"`      // what the first round is dealt from in place of the seed, where nobody may work a deal out
	Dealer   Seat      `json:"dealer"`             // of the first round; the seat to its left plays first
	Scores   []int     `json:"scores,omitempty"`   // match points so far, by seat; left out = none
	Position *Position `json:"position,omitempty"` // a table in a known state instead of a deal from the seed
	Deal     *Deal     `json:"deal,omitempty"`     // one round of a match alone: how its chance fell, instead of a seed
}

// FirstRound is the number of the first round a match made from it has.
func (s Setup) FirstRound() int {
	if s.Deal != nil {
		return s.Deal.Round
	}
	return 1
}

// Position is a table in a known state. Cards are faces; identities are given in the deck's order.
type Position struct {
	Hands     [][]SeenCard `json:"hands"`
	Discard   []SeenCard   `json:"discard,omitempty"` // bottom to top, wilds stamped; a bare wild on top = no active colour
	Draw      []SeenCard   `json:"draw,omitempty"`    // next drawn first
	Rest      bool         `json:"rest,omitempty"`    // Draw is not listed: the rest of the deck, shuffled by the seed
	Opener    SeenCard     `json:"opener,omitzero"`   // to be turned up by the opening rules; Turn and Discard are not used then
	Turn      Seat         `json:"turn"`
	Direction int8         `json:"direction"`
	Called    []Seat       `json:"called,omitempty"` // seats that have called already
	// Own is what lies on a table of its game alone: an object with the keys of Placing, not all of them.
	Own json.RawMessage `json:"own,omitempty"`
}
