package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Verb is what a Command wishes to do.
type Verb uint8

// The verbs of SCENARIOS.md, "Commands".
const (
	NoVerb Verb = iota
	VerbPlay
	VerbDraw
	VerbPass
	VerbAccept
	VerbChallenge
	VerbChooseColor
	VerbCallUno
	VerbCatchUno
	VerbTimeout
	VerbWait
	VerbLeave
	VerbReturn
	VerbRemove
	VerbNextRound
	VerbClaim
	verbs
)

// names of enums are arrays of constants: nobody assigns to them after their declaration.
var verbNames = [verbs]string{"", "play", "draw", "pass", "accept", "challenge", "choose_color", "call_uno", "catch_uno",
	"timeout", "wait", "leave", "return", "remove", "next_round", "claim"}

// String is the verb's name in scenario files and on the wire.
func (v Verb) String() string {
	if v < verbs {
		return verbNames[v]
	}
	return "?"
}

// OfTable says that the command is not a player's wish but the table's own: time, chairs and dealing.
func (v Verb) OfTable() bool {
	switch v {
	case VerbTimeout, VerbWait, VerbLeave, VerbReturn, VerbRemove, VerbNextRound:
		return true
	}
	return false
}

// ParseVerb reads a verb's name.
func ParseVerb(s string) (Verb, bool) {
	for v := VerbPlay; v < verbs; v++ {
		if verbNames[v] == s {
			return v, true
		}
	}
	return NoVerb, false
}

// Command is a wish. A game grants it with beats or refuses it with an *Illegal and stays as it was.
type Command struct {
	Seat     Seat
	Verb     Verb
	Decision uint32     // the Snapshot.Decision it answers; 0 = whatever is owed now
	At       Millis     // table time since the deal; set by room.Table alone, kept in the Record
	Card     SeenCard   // play: by ID, or by Face alone = any such card of the hand
	Cards    []SeenCard // claim, or several cards in one play: in order, the last on top; Card is not used then
	Color    Color      // play of a wild, choose_color
	Rank     Rank       // claim: what the cards are said to be
	BadColor bool       // a colour was given that is none: refused with bad_color
	Target   Seat       // swap or catch; NoSeat = not given
	Blind    bool       // play: the card drawn, which nobody has seen; no Card is named
	Round    int        // timeout: of the round of that number, whoever's Seat; 0 = of the decision owed
	Wait     Millis     // wait: how far the table's clock moves
	Seed     uint64     // next_round: of its deal; 0 = dealt on from the generator of the round before
	Key      Key        // next_round: what it is dealt from in place of a seed; "" = as Seed says
	// OfDeck says that the IDs are the deck's own and not the seat's, as in records of before each viewer had its own. Only
	// ReadRecord sets it.
	OfDeck bool
}

// Do is a command without cards or target.
func Do(s Seat, v Verb) Command { return Command{Seat: s, Verb: v, Target: NoSeat} }

// Play is the play of one card; wilds want a colour, a swapping 7 a target.
func Play(s Seat, c SeenCard, color Color, target Seat) Command {
	return Command{Seat: s, Verb: VerbPlay, Card: SeenCard{ID: c.ID, Face: c.Face}, Color: color, Target: target}
}

// Claim is the laying of cards, face down, with the word that all of them are of that rank.
func Claim(s Seat, cards []SeenCard, rank Rank) Command {
	return Command{Seat: s, Verb: VerbClaim, Cards: cards, Rank: rank, Target: NoSeat}
}

type commandJSON struct {
	Seat     *Seat           `json:"seat"`
	Do       string          `json:"do"`
	Card     *SeenCard       `json:"card,omitempty"`
	Cards    []SeenCard      `json:"cards,omitempty"`
	Color    json.RawMessage `json:"color,omitempty"`
	Target   *Seat           `json:"target,omitempty"`
	Rank     Rank            `json:"rank,omitempty"`
	Blind    bool            `json:"blind,omitempty"`
	Round    int             `json:"round,omitempty"`
	Ms       Millis          `json:"ms,omitempty"`
	Seed     uint64          `json:"seed,omitempty"`
	Key      Key             `json:"key,omitempty"`
	Decision uint32          `json:"decision,omitempty"`
	At       Millis          `json:"at,omitempty"`
}

// MarshalJSON writes the form of SCENARIOS.md plus "decision" and "at".
func (c Command) MarshalJSON() ([]byte, error) {
	j := commandJSON{Seat: &c.Seat, Do: c.Verb.String(), Cards: c.Cards, Rank: c.Rank, Blind: c.Blind, Round: c.Round, Ms: c.Wait, Seed: c.Seed, Key: c.Key, Decision: c.Decision, At: c.At}
	if c.Card != (SeenCard{}) {
		j.Card = &c.Card
	}
	if c.Color != NoColor {
		j.Color = json.RawMessage(`"` + c.Color.String() + `"`)
	} else if c.BadColor {
		j.Color = json.RawMessage(`"?"`)
	}
	if c.Target != NoSeat {
		j.Target = &c.Target
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON writes; an unknown key, verb or card is an error that names it. A colour that is
// none is kept as BadColor, since it is the table that refuses it.
func (c *Command) UnmarshalJSON(b []byte) error {
	var j commandJSON
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&j); err != nil {
		return fmt.Errorf("a command: %w", Plain(err, b))
	}
	*c = Command{Target: NoSeat, Cards: j.Cards, Rank: j.Rank, Blind: j.Blind, Round: j.Round, Wait: j.Ms, Seed: j.Seed, Key: j.Key, Decision: j.Decision, At: j.At}
	v, known := ParseVerb(j.Do)
	switch {
	case j.Seat != nil:
		c.Seat = *j.Seat
	case j.Round == 0 || known && v != VerbTimeout: // only the end of a round's time comes from the table
		return fmt.Errorf("a command needs a \"seat\"")
	}
	if !known {
		return fmt.Errorf("\"do\": %s is no command", Quote(j.Do))
	}
	c.Verb = v
	if j.Card != nil {
		c.Card = *j.Card
	}
	if j.Target != nil {
		c.Target = *j.Target
	}
	if len(j.Color) > 0 && string(j.Color) != "null" {
		if err := c.Color.UnmarshalJSON(j.Color); err != nil {
			c.Color, c.BadColor = NoColor, true
		}
	}
	return nil
}
