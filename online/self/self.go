// Package self is who somebody is that plays in rooms: the secret by which every house knows them again, kept in the store of this
// machine. The window and the terminal are the same person.
package self

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"io/fs"

	"fourtell/engine"
	"fourtell/room"
)

// KeptAs is the name under which a store has it.
const KeptAs = "online.json"

// Who is what is kept of a person who plays in rooms.
type Who struct {
	Secret []byte // SecretLong bytes: who has them is this person, in every house
	Name   string // as they want to be called; "": not asked yet
	House  string // the origin of the house where they were last; "": none yet
}

// keptWho is Who as it is written.
type keptWho struct {
	Secret string `json:"secret"`
	Name   string `json:"name"`
	House  string `json:"house"`
}

// SecretLong is how many bytes a secret has.
const SecretLong = 32

// Read is who a store knows; ok is false where it knows nobody. What is there and can't be read is set aside, so that it is not
// written over: it may be somebody's only way back to their seat.
func Read(store room.Store) (w Who, ok bool) {
	if store == nil {
		return Who{}, false
	}
	text, err := store.Read(KeptAs)
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
	if err != nil || len(w.Secret) != SecretLong {
		_, _ = store.SetAside(KeptAs)
		return Who{}, false
	}
	if engine.CheckName(kept.Name) == nil {
		w.Name = kept.Name
	}
	w.House = kept.House
	return w, true
}

// Write keeps it.
func Write(store room.Store, w Who) error {
	if store == nil {
		return nil
	}
	text, err := json.Marshal(keptWho{base64.RawURLEncoding.EncodeToString(w.Secret), w.Name, w.House})
	if err != nil {
		return err
	}
	return store.Write(KeptAs, text)
}
