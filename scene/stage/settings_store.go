package stage

import (
	"encoding/json"
	"errors"
	"io/fs"
	"log"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/platform"
)

// LoadSettings reads the player's settings. What cannot be read as settings is
// set aside, and the defaults are used; where single values cannot be read, all
// is set aside as it was, and those values alone are the defaults. The stage
// tells the player.
func LoadSettings() Settings {
	store, name, err := room.OpenSettings()
	if err != nil {
		log.Printf("the settings are not kept: %v", err) // the player is told when there is something to keep
	}
	return ReadSettings(store, name)
}

// ReadSettings reads the settings of that name in a store; what could not be read is set aside, and told later.
func ReadSettings(store room.Store, name string) (s Settings) {
	text, err := store.Read(name)
	switch {
	case err == nil:
		s, err = DecodeSettings(text)
	default:
		s = DefaultSettings()
		s.unread.whole = !errors.Is(err, fs.ErrNotExist)
	}
	if text == nil || s.unread.whole {
		s.ReducedMotion = platform.PrefersReducedMotion()
	}
	for _, line := range s.told {
		log.Printf("%s: %s", name, line)
	}
	s.kept = s.values()
	if !s.unread.any() {
		return s
	}
	log.Printf("%s: not readable: %s %v", name, strings.Join(s.unread.names, ", "), err)
	as, err := store.SetAside(name)
	if err == nil {
		s.unread.kept = as
		if !s.unread.whole {
			err = writeSettings(store, name, s.kept)
		}
	}
	if err != nil {
		log.Printf("%s: %v", name, err)
	}
	return s
}

// SaveSettings writes them: what has been changed since they were last read or
// written here, so that a second window's changes stay.
func SaveSettings(s *Settings) error {
	store, name, err := room.OpenSettings()
	if err != nil {
		return err
	}
	return KeepSettings(store, name, s)
}

// KeepSettings writes what has been changed in them over what the store has of that name.
func KeepSettings(store room.Store, name string, s *Settings) error {
	mine := s.values()
	all := mine
	if text, err := store.Read(name); err == nil {
		var there map[string]json.RawMessage
		if json.Unmarshal(engine.TrimMark(text), &there) == nil && there != nil {
			all = withChanges(s.kept, mine, there)
		} else if _, err := store.SetAside(name); err != nil {
			return err
		}
	}
	if err := writeSettings(store, name, all); err != nil {
		return err
	}
	s.kept = mine
	return nil
}

func writeSettings(store room.Store, name string, all map[string]json.RawMessage) error {
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return store.Write(name, append(text, '\n'))
}

// values are the settings as they are kept, by name.
func (s *Settings) values() (all map[string]json.RawMessage) {
	text, err := s.Encode()
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		log.Printf("the settings: %v", err) // all of them are plain values
	}
	return all
}

// withChanges is what is there with what has become different between was and now, and that alone; an object's entries are
// looked at one by one.
func withChanges(was, now, there map[string]json.RawMessage) map[string]json.RawMessage {
	for name := range was {
		if _, ok := now[name]; !ok {
			delete(there, name)
		}
	}
	for name, value := range now {
		if string(value) == string(was[name]) {
			continue
		}
		var a, b, c map[string]json.RawMessage
		if json.Unmarshal(was[name], &a) == nil && json.Unmarshal(value, &b) == nil && json.Unmarshal(there[name], &c) == nil && b != nil && c != nil {
			if text, err := json.Marshal(withChanges(a, b, c)); err == nil {
				value = text
			}
		}
		there[name] = value
	}
	return there
}
