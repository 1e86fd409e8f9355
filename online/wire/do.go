package wire

import (
	"encoding/json"
	"fmt"

	"fourtell/engine"
)

// doJSON is a Do on the wire: a command's keys (docs/formats.md) but for those that are the table's.
type doJSON struct {
	C *commandJSON `json:"c"`
}

type commandJSON struct {
	Do       string            `json:"do"`
	Card     *engine.SeenCard  `json:"card,omitempty"`
	Cards    []engine.SeenCard `json:"cards,omitempty"`
	Color    json.RawMessage   `json:"color,omitempty"`
	Target   *engine.Seat      `json:"target,omitempty"`
	Rank     engine.Rank       `json:"rank,omitempty"`
	Blind    bool              `json:"blind,omitempty"`
	Decision uint32            `json:"decision,omitempty"`
}

// MarshalJSON writes the command without seat and time.
func (d Do) MarshalJSON() ([]byte, error) {
	c := d.Command
	j := &commandJSON{Do: c.Verb.String(), Cards: c.Cards, Rank: c.Rank, Blind: c.Blind, Decision: c.Decision}
	if c.Card != (engine.SeenCard{}) {
		j.Card = &c.Card
	}
	if c.Target != engine.NoSeat {
		j.Target = &c.Target
	}
	if c.Color != engine.NoColor {
		j.Color = json.RawMessage(`"` + c.Color.String() + `"`)
	} else if c.BadColor {
		j.Color = json.RawMessage(`"?"`)
	}
	return json.Marshal(doJSON{j})
}

// UnmarshalJSON reads it; keys that are the table's are passed over, as those that nobody knows. A colour that is none is the table's
// to refuse.
func (d *Do) UnmarshalJSON(b []byte) error {
	var j doJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	d.Command = engine.Command{Target: engine.NoSeat}
	if j.C == nil {
		return nil
	}
	verb, ok := engine.ParseVerb(j.C.Do)
	if !ok {
		return fmt.Errorf("\"do\": %s is no command", engine.Quote(j.C.Do))
	}
	c := &d.Command
	c.Verb, c.Rank, c.Blind, c.Decision = verb, j.C.Rank, j.C.Blind, j.C.Decision
	if len(j.C.Cards) > 0 {
		c.Cards = j.C.Cards
	}
	if j.C.Card != nil {
		c.Card = *j.C.Card
	}
	if j.C.Target != nil {
		c.Target = *j.C.Target
	}
	if len(j.C.Color) > 0 && string(j.C.Color) != "null" {
		if err := c.Color.UnmarshalJSON(j.C.Color); err != nil {
			c.Color, c.BadColor = engine.NoColor, true
		}
	}
	return nil
}
