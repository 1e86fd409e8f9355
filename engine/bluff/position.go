package bluff

import (
	"bytes"
	"encoding/json"
	"fmt"

	"fourtell/engine"
)

// laid is what a table in a known state has besides hands: engine.Position's Own.
type laid struct {
	Pile   []engine.SeenCard `json:"pile"`   // bottom to top
	Claims []laidClaim       `json:"claims"` // how its topmost cards were claimed, bottom to top
	Rank   engine.Rank       `json:"rank"`   // rotation: what is due; same_or_*: what was claimed last
}

type laidClaim struct {
	Seat  *engine.Seat `json:"seat"`
	Rank  engine.Rank  `json:"rank"`
	Count int          `json:"count"`
}

// PositionKeys are the keys of laid.
func (Book) PositionKeys() []string { return []string{"pile", "claims", "rank"} }

func readPile(own json.RawMessage, seats int) (l laid, err error) {
	if len(own) == 0 {
		return l, nil
	}
	d := json.NewDecoder(bytes.NewReader(own))
	d.DisallowUnknownFields()
	if err := d.Decode(&l); err != nil {
		return l, engine.Plain(err, own)
	}
	all := 0
	for n, c := range l.Claims {
		switch {
		case c.Seat == nil || *c.Seat < 0 || int(*c.Seat) >= seats:
			return l, fmt.Errorf("claims %d: it needs a \"seat\" from 0 to %d", n, seats-1)
		case c.Rank == engine.NoRank:
			return l, fmt.Errorf("claims %d: it needs a \"rank\"", n)
		case c.Count < 1 || c.Count > maxClaim:
			return l, fmt.Errorf("claims %d: \"count\" is 1 to %d cards, not %d", n, maxClaim, c.Count)
		}
		all += c.Count
	}
	if all > len(l.Pile) {
		return l, fmt.Errorf("claims: they are of %d cards, and %d lie on the pile", all, len(l.Pile))
	}
	return l, nil
}
