package wire

import (
	"encoding/json"
	"errors"
	"fmt"

	"fourtell/engine"
)

// ErrUnknown is a frame of a house of a kind this program doesn't know: it is passed over.
var ErrUnknown = errors.New("a newer house says something that is not known here")

// ReadHouse reads a frame of a house. A snapshot in it is left as text: engine.Shelf's ReadTail reads it. The error is ErrUnknown, or
// says in one sentence what is wrong.
func ReadHouse(frame []byte) (Message, error) {
	var h head
	if err := json.Unmarshal(frame, &h); err != nil {
		return Message{}, engine.Plain(err, frame)
	}
	body := tell(h.T)
	if body == nil {
		return Message{}, fmt.Errorf("%w: %s", ErrUnknown, engine.Quote(h.T))
	}
	if err := json.Unmarshal(frame, body); err != nil {
		return Message{}, engine.Plain(err, frame)
	}
	return Message{Re: h.Re, Body: body}, nil
}
