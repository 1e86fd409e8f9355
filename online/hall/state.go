package hall

import (
	"slices"

	"fourtell/engine"
	"fourtell/online/deal"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// state is everything about a room that its journal tells.
type state struct {
	code    wire.RoomCode
	name    string
	game    string
	rules   string
	size    int // chairs while waiting
	open    bool
	deal    string
	chat    string
	created int64 // Unix ms
	host    wire.UID
	phase   wire.State // waiting, playing or finished
	members []member   // who has a place, by when they came
	chairs  []chair    // from the start of a match on the table's seats
	kicked  map[wire.UID]bool
	said    []wire.Said
	setup   engine.Setup // of the match
	botSeed uint64
	promise *promise // of a round that is about to be dealt; nil: none is
	sealed  []byte   // the proof of the round under way
	round   int      // of the match, the newest that is over; 0: none
	ended   ended    // the newest of the room that is over
	closed  bool
}

// promise is the secret of a round that is about to be dealt, and what people have given to it.
type promise struct {
	secret deal.Secret
	shares map[wire.UID]deal.Bytes
}

// member is somebody who has a place in a room.
type member struct {
	uid   wire.UID
	name  string
	waits bool // for a chair
	ready bool
}

// chair is a place to play at: a person's, a bot's, or empty.
type chair struct {
	uid wire.UID
	bot *journal.Bot
}

func (c *chair) empty() bool { return c.uid == "" && c.bot == nil }

// member is that person's place; nil where they have none.
func (s *state) member(uid wire.UID) *member {
	for i := range s.members {
		if s.members[i].uid == uid {
			return &s.members[i]
		}
	}
	return nil
}

// chairOf is where that person sits; -1: nowhere.
func (s *state) chairOf(uid wire.UID) int {
	return slices.IndexFunc(s.chairs, func(c chair) bool { return c.uid == uid && uid != "" })
}

// free is the first chair somebody may take: an empty one while the room waits, one that a bot has from no person while a match is
// on. -1: there is none.
func (s *state) free() int {
	for i := range s.chairs {
		c := &s.chairs[i]
		if s.phase == wire.Waiting && c.empty() || s.phase == wire.Playing && c.bot != nil {
			return i
		}
	}
	return -1
}

// taken is how many chairs are not empty.
func (s *state) taken() (n int) {
	for i := range s.chairs {
		if !s.chairs[i].empty() {
			n++
		}
	}
	return n
}

// watching is how many are there without a chair.
func (s *state) watching() (n int) {
	for i := range s.members {
		if s.chairOf(s.members[i].uid) < 0 {
			n++
		}
	}
	return n
}

// compact moves who sits to the front and leaves that many chairs, or as many as are taken.
func (s *state) compact(size int) {
	s.chairs = slices.DeleteFunc(s.chairs, func(c chair) bool { return c.empty() })
	for len(s.chairs) < size {
		s.chairs = append(s.chairs, chair{})
	}
}

// nobodyReady takes back what people were ready for.
func (s *state) nobodyReady() {
	for i := range s.members {
		s.members[i].ready = false
	}
}
