package shed

import (
	"fmt"

	"fourtell/engine"
)

// PendingKind is what a seat has to answer.
type PendingKind uint8

// The kinds of SCENARIOS.md.
const (
	NothingPending PendingKind = iota
	PendingWD4
	PendingDrawTwo
)

// String is wd4, draw_two or "".
func (k PendingKind) String() string {
	switch k {
	case PendingWD4:
		return "wd4"
	case PendingDrawTwo:
		return "draw_two"
	}
	return ""
}

// MarshalText writes the name.
func (k PendingKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *PendingKind) UnmarshalText(b []byte) error {
	switch string(b) {
	case "":
		*k = NothingPending
	case "wd4":
		*k = PendingWD4
	case "draw_two":
		*k = PendingDrawTwo
	default:
		return fmt.Errorf("%s is nothing that can be pending", engine.Quote(string(b)))
	}
	return nil
}
