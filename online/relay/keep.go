package relay

import (
	"bytes"
	"encoding/base64"
	"encoding/json"

	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// KeptAs is the name under which a store has the table that is dealt here: a line that says which it is, then one for each entry of its
// journal, and now and then one with the time.
const KeptAs = "dealt.jsonl"

// seenEvery is how often the time is written down, in milliseconds.
const seenEvery = 10_000

// head is the first line: what a program begun anew needs to be who dealt before.
type head struct {
	House  string        `json:"house"` // its origin
	Room   wire.RoomCode `json:"room"`
	Token  string        `json:"token"` // for the house
	Secret string        `json:"secret"`
}

// kept is any other line.
type kept struct {
	Seen  int64          `json:"seen,omitempty"` // Unix ms
	Entry *journal.Entry `json:"entry,omitempty"`
}

// keep is the table's journal: in memory, and in a store as long as that has room.
type keep struct {
	journal.Memory
	store room.Store // nil: it is not kept
	begun bool
	seen  int64 // when the time was last written down, Unix ms
	last  int64 // when the newest entry was made, by the table's time
}

// begin keeps a table from now on.
func (k *keep) begin(h head, now int64) {
	if k.store != nil {
		k.begun = true
		k.write(k.store.Write, h)
		k.look(now)
	}
}

// Append keeps the entries.
func (k *keep) Append(code wire.RoomCode, entries []journal.Entry, done func(error)) {
	k.Memory.Append(code, entries, func(err error) {
		for i := range entries {
			if err == nil {
				k.write(k.append, kept{Entry: &entries[i]})
			}
		}
		done(err)
	})
}

func (k *keep) append(name string, text []byte) error { return k.store.Append(name, text) }

// write writes a line. A store that has no room keeps nothing more: half a table is none.
func (k *keep) write(by func(string, []byte) error, line any) {
	if !k.begun {
		return
	}
	text, err := json.Marshal(line)
	if err == nil {
		err = by(KeptAs, append(text, '\n'))
	}
	if err != nil {
		k.forget()
	}
}

// look writes the time down, now and then.
func (k *keep) look(now int64) {
	if k.begun && now >= k.seen+seenEvery {
		k.seen = now
		k.write(k.append, kept{Seen: now})
	}
}

// forget takes the table out of the store.
func (k *keep) forget() {
	if k.begun {
		k.begun = false
		_ = k.store.Remove(KeptAs) // what is left nobody waits for
	}
}

// read reads a table; false where a store has none that can be read whole.
func (k *keep) read() (h head, ok bool) {
	if k.store == nil {
		return h, false
	}
	text, err := k.store.Read(KeptAs)
	if err != nil {
		return h, false
	}
	lines := bytes.Split(bytes.TrimSpace(text), []byte("\n"))
	if json.Unmarshal(lines[0], &h) != nil {
		return h, false
	}
	for _, text := range lines[1:] {
		var line kept
		if json.Unmarshal(text, &line) != nil {
			return h, false
		}
		k.seen = max(k.seen, line.Seen)
		if line.Entry != nil {
			k.last = max(k.last, line.Entry.At)
			k.Memory.Append(h.Room, []journal.Entry{*line.Entry}, func(e error) { err = e })
		}
		if err != nil {
			return h, false
		}
	}
	return h, true
}

// Kept says that a store has a table which a program dealt that is begun anew, as a page is that is loaded again, and by which house
// others reach it. now is Unix ms. One for which nobody waits any longer, or that can't be read, is taken out of the store.
func Kept(store room.Store, now int64) (house string, code wire.RoomCode, ok bool) {
	k := keep{store: store}
	h, ok := k.read()
	if secret, err := base64.RawURLEncoding.DecodeString(h.Secret); err != nil || len(secret) != len(Key{}) || now >= k.seen+dealerWithin+seenEvery {
		ok = false
	}
	if !ok && store != nil {
		_ = store.Remove(KeptAs)
	}
	return h.House, h.Room, ok
}

// Resume goes on with the table that Kept has told of, in Options.Store: with the same link. Its time has stood. The player's own client
// joins its room, as anybody does who comes back. Where the house did not wait, or somebody else deals it by now, it is closed.
func Resume(o Options) *Dealer {
	k := &keep{store: o.Store}
	h, _ := k.read()
	k.begun = true
	d := newDealer(o, h.Token, uint64(o.Now()))
	d.kept, d.resumes = k, h.Room
	secret, _ := base64.RawURLEncoding.DecodeString(h.Secret)
	d.secret = pairOf(secret)
	return d
}
