package journal

import (
	"encoding/json"
	"fmt"

	"fourtell/engine"
	"fourtell/online/wire"
)

// Entry is one fact about a room, with the room's number of it, 1 the first.
type Entry struct {
	N    uint64
	At   int64    // Unix ms
	By   wire.UID // who asked for it; "" where nobody did
	Req  uint64   // by what request, so that it is known again; 0: none
	Fact Fact
}

// Fact is what an entry says. Only types of this package are one.
type Fact interface{ kind() string }

// The facts.
type (
	// Created is the first.
	Created struct {
		Name  string `json:"name"`
		Game  string `json:"game"`
		Rules string `json:"rules"`
		Size  int    `json:"size"` // chairs
		Open  bool   `json:"open,omitempty"`
		Deal  string `json:"deal"`
		Chat  string `json:"chat"`
	}
	// Came is somebody who comes in.
	Came struct {
		UID  wire.UID `json:"uid"`
		Name string   `json:"name"`
	}
	// Went is somebody who is out of it, and stands up with that.
	Went struct {
		UID wire.UID `json:"uid"`
		Why wire.Why `json:"why"`
	}
	// Sat is somebody who takes a chair, or a bot that is put there: then UID is "".
	Sat struct {
		Chair int      `json:"chair"`
		UID   wire.UID `json:"uid,omitempty"`
		Bot   *Bot     `json:"bot,omitempty"`
	}
	// Bot is a bot by its kind and its name; Guest is whose face it has.
	Bot struct {
		Kind  string `json:"kind"`
		Name  string `json:"name"`
		Guest string `json:"guest,omitempty"`
	}
	// Stood is a chair that is empty from now on.
	Stood struct {
		Chair int `json:"chair"`
	}
	// Waits is somebody who takes the next chair there is, or no longer does.
	Waits struct {
		UID wire.UID `json:"uid"`
		On  bool     `json:"on"`
	}
	// Hosted is who is host now.
	Hosted struct {
		UID wire.UID `json:"uid"`
	}
	// Set is a room with other settings, all of them.
	Set struct {
		Name  string `json:"name"`
		Game  string `json:"game"`
		Rules string `json:"rules"`
		Size  int    `json:"size"`
		Open  bool   `json:"open,omitempty"`
		Chat  string `json:"chat"`
	}
	// Readied is somebody who is ready, or no longer.
	Readied struct {
		UID wire.UID `json:"uid"`
		On  bool     `json:"on"`
	}
	// Promised is a round that is about to be dealt: the secret whose SHA-256 people are told. Shared is what somebody gives to it.
	Promised struct {
		Secret []byte `json:"secret"`
	}
	// Shared is somebody's share in the deal.
	Shared struct {
		UID   wire.UID `json:"uid"`
		Share []byte   `json:"share"`
	}
	// Dealt is a round that is dealt, with the proof that is opened when it is over.
	Dealt struct {
		Proof json.RawMessage `json:"proof"`
	}
	// CalledOff is a match that was promised and does not begin.
	CalledOff struct{}
	// Started is a match that begins: its Setup holds the first deal, and is secret as what the bots' chance comes from.
	Started struct {
		Setup   engine.Setup `json:"setup"`
		BotSeed uint64       `json:"bots"`
	}
	// Command is one that the table has granted, as its record has it.
	Command struct {
		C json.RawMessage `json:"c"`
	}
	// Said is something said, by Entry.By.
	Said struct {
		Text   string `json:"text,omitempty"`
		Phrase string `json:"phrase,omitempty"`
	}
	// Round is a round that is over, by its number in the match, and the match with it where Last: its record alone, and by what its deal is checked.
	Round struct {
		Round  int             `json:"round"`
		Last   bool            `json:"last,omitempty"`
		Seq    uint32          `json:"seq,omitempty"` // the beat it ended with
		Record string          `json:"record"`
		Proof  json.RawMessage `json:"proof,omitempty"`
	}
	// Voted is somebody's counted try at a dated deal, by Entry.By: in the journal of that deal, which is no room's (see DatedRoom).
	Voted struct {
		Place int `json:"place"`
		Held  int `json:"held"`
	}
	// Again is a room that waits again after a match.
	Again struct{}
	// Taken is a room that another dealer of the house goes on with: whoever had it before can write no more.
	Taken struct{}
	// Closed is the last.
	Closed struct {
		Why wire.Why `json:"why"`
	}
)

func (*Created) kind() string   { return "created" }
func (*Came) kind() string      { return "came" }
func (*Went) kind() string      { return "went" }
func (*Sat) kind() string       { return "sat" }
func (*Stood) kind() string     { return "stood" }
func (*Waits) kind() string     { return "waits" }
func (*Hosted) kind() string    { return "hosted" }
func (*Set) kind() string       { return "set" }
func (*Readied) kind() string   { return "readied" }
func (*Promised) kind() string  { return "promised" }
func (*Shared) kind() string    { return "shared" }
func (*Dealt) kind() string     { return "dealt" }
func (*CalledOff) kind() string { return "called_off" }
func (*Started) kind() string   { return "started" }
func (*Command) kind() string   { return "command" }
func (*Said) kind() string      { return "said" }
func (*Round) kind() string     { return "round" }
func (*Voted) kind() string     { return "voted" }
func (*Again) kind() string     { return "again" }
func (*Taken) kind() string     { return "taken" }
func (*Closed) kind() string    { return "closed" }

func fact(kind string) Fact {
	switch kind {
	case "command":
		return new(Command)
	case "said":
		return new(Said)
	case "round":
		return new(Round)
	case "created":
		return new(Created)
	case "came":
		return new(Came)
	case "went":
		return new(Went)
	case "sat":
		return new(Sat)
	case "stood":
		return new(Stood)
	case "waits":
		return new(Waits)
	case "hosted":
		return new(Hosted)
	case "set":
		return new(Set)
	case "readied":
		return new(Readied)
	case "promised":
		return new(Promised)
	case "shared":
		return new(Shared)
	case "dealt":
		return new(Dealt)
	case "called_off":
		return new(CalledOff)
	case "started":
		return new(Started)
	case "voted":
		return new(Voted)
	case "again":
		return new(Again)
	case "taken":
		return new(Taken)
	case "closed":
		return new(Closed)
	}
	return nil
}

type entryJSON struct {
	N    uint64          `json:"n"`
	At   int64           `json:"at"`
	By   wire.UID        `json:"by,omitempty"`
	Req  uint64          `json:"req,omitempty"`
	Kind string          `json:"k"`
	Fact json.RawMessage `json:"f"`
}

// MarshalJSON writes the entry on one line.
func (e Entry) MarshalJSON() ([]byte, error) {
	f, err := engine.MarshalPlain(e.Fact)
	if err != nil {
		return nil, err
	}
	return engine.MarshalPlain(entryJSON{e.N, e.At, e.By, e.Req, e.Fact.kind(), f})
}

// UnmarshalJSON reads it. A kind that is not known is an error: a room of which something is passed over is another room.
func (e *Entry) UnmarshalJSON(b []byte) error {
	var j entryJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	f := fact(j.Kind)
	if f == nil {
		return fmt.Errorf("entry %d: there is no kind %s: a newer program wrote it", j.N, engine.Quote(j.Kind))
	}
	if err := json.Unmarshal(j.Fact, f); err != nil {
		return fmt.Errorf("entry %d: %w", j.N, engine.Plain(err, j.Fact))
	}
	*e = Entry{N: j.N, At: j.At, By: j.By, Req: j.Req, Fact: f}
	return nil
}
