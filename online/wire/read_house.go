package wire

import (
	"bytes"
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
	if snap := beatIn(frame); snap != nil {
		return Message{Body: &Beat{Snap: snap}}, nil
	}
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

// before and after are what a beat's frame has around its snapshot.
const before, after = `{"t":"beat","snap":`, `}`

// beatIn is the snapshot in a frame that has it where BeatFrame puts it and nothing besides; nil: the frame has to be read. That is the
// most of what a house tells, and whoever reads the snapshot finds whether it is JSON.
func beatIn(frame []byte) []byte {
	if !bytes.HasPrefix(frame, []byte(before)) || !bytes.HasSuffix(frame, []byte(after)) {
		return nil
	}
	snap := frame[len(before) : len(frame)-len(after)]
	if len(snap) == 0 || objectIn(snap) != len(snap) {
		return nil
	}
	return snap
}

// objectIn is how long the object is that a text begins with; 0 where it begins with none that ends.
func objectIn(text []byte) int {
	if len(text) == 0 || text[0] != '{' {
		return 0
	}
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return 0
}
