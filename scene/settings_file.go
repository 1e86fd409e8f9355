//go:build !js

package scene

import (
	"errors"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// settingsFile is where the settings live: the user's configuration folder.
func settingsFile() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "fourtell", "settings.json"), nil
}

// LoadSettings reads the player's settings. A file that cannot be read as
// settings is kept as settings.json.bad, and the defaults are used; of one in
// which single values cannot be read, that is a copy, and those values alone
// are the defaults. The stage tells the player.
func LoadSettings() Settings {
	name, err := settingsFile()
	if err != nil {
		return DefaultSettings()
	}
	return loadSettingsFile(name)
}

func loadSettingsFile(name string) Settings {
	b, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings()
	}
	if err != nil {
		log.Printf("the settings are the defaults: %v", err)
		return DefaultSettings()
	}
	s, err := DecodeSettings(b)
	for _, line := range s.told {
		log.Printf("%s: %s", name, line)
	}
	if !s.unread.any() {
		return s
	}
	s.unread.file = filepath.Base(name)
	if aside := os.WriteFile(name+".bad", b, 0o644); aside != nil {
		err = errors.Join(err, aside)
	} else {
		s.unread.kept = s.unread.file + ".bad"
		if s.unread.whole {
			err = errors.Join(err, os.Remove(name))
		}
	}
	log.Printf("%s: not readable: %s %v", name, strings.Join(s.unread.names, ", "), err)
	return s
}

// SaveSettings writes them, by way of a second file, so that a crash cannot
// leave half of them.
func SaveSettings(s *Settings) error {
	name, err := settingsFile()
	if err != nil {
		return err
	}
	return saveSettingsFile(name, s)
}

func saveSettingsFile(name string, s *Settings) error {
	b, err := s.Encode()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(name+".new", append(b, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}
