package wire

import (
	"bytes"
	"encoding/json"

	"fourtell/engine"
)

// Message is one frame, either way.
type Message struct {
	ID   uint64 // a request's, which its answer names; 0: it wants none
	Re   uint64 // the request's that it answers; 0: it answers none
	Body Body
}

// Body is what a message says. Only types of this package are one.
type Body interface{ T() string }

// head is what a frame has whatever it says.
type head struct {
	T  string `json:"t"`
	ID uint64 `json:"id,omitempty"`
	Re uint64 `json:"re,omitempty"`
}

// Write is the message as a frame. The error is of a snapshot or a proof in it that is no JSON.
func Write(m Message) ([]byte, error) {
	start, err := json.Marshal(head{m.Body.T(), m.ID, m.Re})
	if err != nil {
		return nil, err
	}
	body, err := engine.MarshalPlain(m.Body)
	if err != nil || bytes.Equal(body, []byte("{}")) {
		return start, err
	}
	start[len(start)-1] = ','
	return append(start, body[1:]...), nil
}

// BeatFrame is the frame of a Beat with that snapshot, which must be JSON: what Write would write, without looking at it again.
func BeatFrame(snap []byte) []byte {
	b := make([]byte, 0, len(before)+len(snap)+len(after))
	return append(append(append(b, before...), snap...), after...)
}
