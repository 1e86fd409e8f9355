package relay

import (
	"bytes"
	"encoding/binary"
)

// The longest frames, in bytes: longestTold is what a table tells, the record of a round above all; longestAsked is a little more than
// what the table's gate takes, so that it is the gate that says no.
const (
	longestTold  = 8 << 20
	longestAsked = 64 << 10
	frameHead    = 4
	thereLong    = 3
)

// talk is a sealed conversation: frames go in and boxes come out, and the other way round. A frame begins with its length; what is said
// at once shares boxes, and their number is a power of two, so that it tells little of how much was said.
type talk struct {
	seals *seals
	most  int    // bytes of a frame that comes in
	out   []byte // frames that are in no box yet
	in    []byte // the beginning of a frame
	there bool   // the other has said that they are there, since this was last looked at
	trip  uint16 // and how long a round trip takes them, ms
}

// say puts a frame in.
func (t *talk) say(frame []byte) {
	t.out = binary.BigEndian.AppendUint32(t.out, uint32(len(frame)))
	t.out = append(t.out, frame...)
}

// sayThere says that one is there, and how long a round trip takes, in milliseconds: a frame that is no message, since none begins so.
func (t *talk) sayThere(trip int64) {
	t.say(binary.BigEndian.AppendUint16([]byte{0}, uint16(min(max(trip, 0), 1<<16-1))))
}

// boxes are the boxes with all that was said since.
func (t *talk) boxes() (all [][]byte) {
	if len(t.out) == 0 {
		return nil
	}
	due := 1
	for due*boxRoom < len(t.out) {
		due *= 2
	}
	rest := t.out
	for range due {
		n := min(len(rest), boxRoom)
		all = append(all, t.seals.out.shut(rest[:n]))
		rest = rest[n:]
	}
	t.out = t.out[:0]
	return all
}

// hear opens a box, and gives the frames that are whole by it. After an error nothing more can be understood.
func (t *talk) hear(box []byte) (frames [][]byte, err error) {
	text, err := t.seals.in.open(box)
	if err != nil {
		return nil, err
	}
	t.in = append(t.in, text...)
	for len(t.in) >= frameHead {
		n := int(binary.BigEndian.Uint32(t.in))
		if n > t.most {
			return frames, errSeal
		}
		if len(t.in) < frameHead+n {
			break
		}
		if frame := t.in[frameHead : frameHead+n]; n == thereLong && frame[0] == 0 {
			t.there, t.trip = true, binary.BigEndian.Uint16(frame[1:])
		} else {
			frames = append(frames, bytes.Clone(frame))
		}
		t.in = t.in[frameHead+n:]
	}
	if len(t.in) == 0 {
		t.in = nil
	}
	return frames, nil
}
