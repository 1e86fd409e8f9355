package cluster

import (
	"bytes"
	"encoding/json"

	"fourtell/online/hall"
	"fourtell/online/wire"
)

// kind is what a word between two dealers is about.
type kind string

const (
	hi    kind = "hi"    // to all: here is a dealer; it alone has no number
	beat  kind = "beat"  // it is there still
	bye   kind = "bye"   // it ends, and has let go of Rooms
	gap   kind = "gap"   // a word of the other's is missing
	came  kind = "came"  // who is connected there
	news  kind = "news"  // what has changed of the rooms there
	visit kind = "visit" // somebody comes back to a room of the other's
	ask   kind = "ask"   // somebody asks for something in the other's hall
	at    kind = "at"    // the answer to a visit, and to an ask that is a join
	frame kind = "frame" // somebody is told something
	delay kind = "delay" // how long a round trip to somebody takes
	out   kind = "out"   // a visitor is in a room elsewhere
	cut   kind = "cut"   // a visitor's connection is gone
	lost  kind = "lost"  // the room a visitor was in is there no longer
)

// word is what one dealer says to another. A frame of a client's or of a hall's comes after it, as it is.
type word struct {
	Kind    kind            `json:"k"`
	Number  uint64          `json:"n,omitempty"` // from this dealer to that one, 1 the first
	UID     wire.UID        `json:"uid,omitempty"`
	Stamp   uint64          `json:"s,omitempty"` // of the person's connection
	Name    string          `json:"name,omitempty"`
	Since   *wire.Since     `json:"since,omitempty"`
	Room    wire.RoomCode   `json:"room,omitempty"`
	Missing bool            `json:"missing,omitempty"` // the room is not there
	Trip    int64           `json:"trip,omitempty"`    // ms
	Came    []arrival       `json:"came,omitempty"`
	News    []hall.Notice   `json:"news,omitempty"`
	Rooms   []wire.RoomCode `json:"rooms,omitempty"`
	frame   []byte
}

// arrival is somebody's connection: of two the one with the higher stamp is the newer.
type arrival struct {
	UID   wire.UID `json:"uid"`
	Stamp uint64   `json:"s"`
}

func (w *word) write() []byte {
	head, err := json.Marshal(w)
	if err != nil {
		panic("a word between dealers is no JSON: " + err.Error())
	}
	head = append(head, '\n')
	return append(head, w.frame...)
}

func readWord(data []byte) (w word, err error) {
	head, rest, _ := bytes.Cut(data, []byte{'\n'})
	err = json.Unmarshal(head, &w)
	w.frame = rest
	return w, err
}
