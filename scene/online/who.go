package online

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"io/fs"

	"fourtell/engine"
	"fourtell/room"
)

// keptAs is the name under which a store has it.
const keptAs = "online.json"

// Who is what is kept of a person who plays in rooms.
type Who struct {
	Secret []byte // 32 bytes: who has them is this person, in every house
	Name   string // as they want to be called; "": not asked yet
	House  string // the origin of the house where they were last; "": none yet
}

// keptWho is Who as it is written.
type keptWho struct {
	Secret string `json:"secret"`
	Name   string `json:"name"`
	House  string `json:"house"`
}

const secretLong = 32

// readWho is who a store knows; ok is false where it knows nobody. What is there and can't be read is set aside, so that it is not
// written over: it may be somebody's only way back to their seat.
func readWho(store room.Store) (w Who, ok bool) {
	if store == nil {
		return Who{}, false
	}
	text, err := store.Read(keptAs)
	if errors.Is(err, fs.ErrNotExist) || len(text) == 0 && err == nil {
		return Who{}, false
	}
	var kept keptWho
	if err == nil {
		err = json.Unmarshal(text, &kept)
	}
	if err == nil {
		w.Secret, err = base64.RawURLEncoding.DecodeString(kept.Secret)
	}
	if err != nil || len(w.Secret) != secretLong {
		_, _ = store.SetAside(keptAs)
		return Who{}, false
	}
	if engine.CheckName(kept.Name) == nil {
		w.Name = kept.Name
	}
	w.House = kept.House
	return w, true
}

// writeWho keeps it.
func writeWho(store room.Store, w Who) error {
	if store == nil {
		return nil
	}
	text, err := json.Marshal(keptWho{base64.RawURLEncoding.EncodeToString(w.Secret), w.Name, w.House})
	if err != nil {
		return err
	}
	return store.Write(keptAs, text)
}
