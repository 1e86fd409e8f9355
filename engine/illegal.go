package engine

import "fmt"

// Code names why a command was refused. The names are those of SCENARIOS.md.
type Code uint8

// The error codes of SCENARIOS.md, in its order.
const (
	Legal Code = iota
	NotYourTurn
	NotInHand
	DoesNotFit
	ColorRequired
	BadColor
	TargetRequired
	BadTarget
	MustPlay
	MustPay
	AlreadyDrawn
	OnlyDrawnCard
	NothingToPass
	NoChallenge
	BluffRefused
	FinishRefused
	CannotCall
	CannotCatch
	TooEarly
	JumpInRefused
	RoundOver
	BadClaim
	OwnClaim
	MustChooseColor
	Stale
	NoClock
	NotNow
	BadSeat
	UnknownCommand
	codes
)

var codeNames = [codes]string{"", "not_your_turn", "not_in_hand", "does_not_fit", "color_required", "bad_color",
	"target_required", "bad_target", "must_play", "must_pay", "already_drawn", "only_drawn_card", "nothing_to_pass",
	"no_challenge", "bluff_refused", "finish_refused", "cannot_call", "cannot_catch", "too_early", "jump_in_refused",
	"round_over", "bad_claim", "own_claim", "must_choose_color", "stale", "no_clock", "not_now", "bad_seat", "unknown_command"}

// String is the code's name in scenario files and on the wire.
func (c Code) String() string {
	if c < codes {
		return codeNames[c]
	}
	return "?"
}

// ParseCode reads a code's name.
func ParseCode(s string) (Code, bool) {
	for c := NotYourTurn; c < codes; c++ {
		if codeNames[c] == s {
			return c, true
		}
	}
	return Legal, false
}

// MarshalText writes the name.
func (c Code) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a name.
func (c *Code) UnmarshalText(b []byte) error {
	v, ok := ParseCode(string(b))
	if !ok {
		return fmt.Errorf("%s is no code of a refusal", Quote(string(b)))
	}
	*c = v
	return nil
}

// Codes are all codes a game may refuse with.
func Codes() []Code {
	all := make([]Code, 0, codes-1)
	for c := NotYourTurn; c < codes; c++ {
		all = append(all, c)
	}
	return all
}

// Illegal is the error of a refused command: the code, and what a sentence about it needs. words makes the sentence.
type Illegal struct {
	Code  Code     `json:"refused"`
	Seat  Seat     `json:"seat"`           // who was refused
	Turn  Seat     `json:"turn"`           // who owes the decision now
	Color Color    `json:"active_color"`   // the active colour
	Top   SeenCard `json:"top,omitzero"`   // the top discard
	Card  SeenCard `json:"card,omitzero"`  // the card that was wished, where there was one
	Owed  int      `json:"owed,omitempty"` // cards due, for must_pay
}

// Error is the bare code; a reader wants words.Why instead.
func (e *Illegal) Error() string { return e.Code.String() }
