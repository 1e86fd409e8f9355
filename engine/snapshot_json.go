package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// MarshalPlain is JSON in which <, > and & stand as they are: whoever writes the whole text says whether they do there.
func MarshalPlain(v any) ([]byte, error) {
	var b bytes.Buffer
	j := json.NewEncoder(&b)
	j.SetEscapeHTML(false)
	if err := j.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// Canonical is the JSON of a table's whole truth, which is plain data.
func Canonical(truth any) []byte {
	b, err := json.Marshal(truth)
	if err != nil {
		panic("the state of a table is plain data: " + err.Error())
	}
	return b
}

// MarshalJSON writes the snapshot as its game has it.
func (s Snapshot) MarshalJSON() ([]byte, error) {
	if s.Own != nil {
		return s.Own.MarshalSnapshot(&s)
	}
	return WriteSnapshot(&s, nil)
}

// errNoGame: a snapshot alone doesn't know what its own part is.
var errNoGame = errors.New("a snapshot is read by its game: engine.Shelf's ReadSnapshot, not package json, which would lose its own part")

// UnmarshalJSON refuses.
func (*Snapshot) UnmarshalJSON([]byte) error { return errNoGame }

// bare is a Snapshot without its methods.
type bare Snapshot

type bareWithOwn struct {
	bare
	Own any `json:"own,omitempty"`
}

// WriteSnapshot writes what every game has, and under "own" what the game has besides, if that is not nil: a MarshalSnapshot for games
// that want no more.
func WriteSnapshot(s *Snapshot, own any) ([]byte, error) {
	return MarshalPlain(bareWithOwn{bare(*s), own})
}

// ReadSnapshot reads what WriteSnapshot writes, and "own" into what own points to, if that is not nil; the caller hangs it in. The
// error is package json's.
func ReadSnapshot(text []byte, own any) (Snapshot, error) {
	b := bareWithOwn{Own: own}
	err := json.Unmarshal(text, &b)
	return Snapshot(b.bare), err
}

// MarshalJSON writes since and kept, where they are not 0, and the snapshot's keys after them.
func (t Tail) MarshalJSON() ([]byte, error) {
	head, err := json.Marshal(tailHead{t.Since, t.Kept})
	if err != nil {
		return nil, err
	}
	text, err := t.Snapshot.MarshalJSON()
	if err != nil || len(head) == len("{}") {
		return text, err
	}
	head[len(head)-1] = ','
	return append(head, text[1:]...), nil
}

// UnmarshalJSON refuses.
func (*Tail) UnmarshalJSON([]byte) error { return errNoGame }

type tailHead struct {
	Since uint32 `json:"since,omitempty"`
	Kept  int    `json:"kept,omitempty"`
}

// book is the one whose game the text is of; the usual one's where it is of none there is.
func (s Shelf) book(text []byte) (Rulebook, error) {
	var of struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(text, &of); err != nil {
		return nil, err
	}
	return s.namedOr(of.Game), nil
}

// namedOr is the game of that name, or the usual one.
func (s Shelf) namedOr(name string) Rulebook {
	if book, err := s.Named(name); err == nil {
		return book
	}
	return s[0]
}

// ReadSnapshot reads a snapshot of any game on the shelf. Of a game that is not, it is read as the usual one's: Snapshot.Game says
// what it claims to be. The error is package json's, Plain says it to people, or says that seats sit where none can or that a clock
// shows a time that is none.
func (s Shelf) ReadSnapshot(text []byte) (Snapshot, error) {
	book, err := s.book(text)
	if err != nil {
		return Snapshot{}, err
	}
	return checked(book.ReadSnapshot(text))
}

// checked refuses what every game's pictures and bots count on, whoever wrote it: where the seats sit, and the table's clock.
func checked(snap Snapshot, err error) (Snapshot, error) {
	if err != nil {
		return snap, err
	}
	if err := CheckOrder(snap.Order, len(snap.Hands)); err != nil {
		return snap, err
	}
	for _, c := range []struct {
		key string
		at  Millis
	}{{"now", snap.Clock.Now}, {"deadline", snap.Clock.Deadline}, {"round_end", snap.Clock.RoundEnd}} {
		if c.at < 0 {
			return snap, fmt.Errorf("clock: %s is %d; no time is below 0", c.key, c.at)
		}
	}
	return snap, nil
}

// ReadTail reads a tail of any game on the shelf, as ReadSnapshot does a snapshot.
func (s Shelf) ReadTail(text []byte) (Tail, error) {
	var head struct {
		tailHead
		Game string `json:"game"`
	}
	if err := json.Unmarshal(text, &head); err != nil {
		return Tail{}, err
	}
	snap, err := checked(s.namedOr(head.Game).ReadSnapshot(text))
	return Tail{Since: head.Since, Kept: head.Kept, Snapshot: snap}, err
}
