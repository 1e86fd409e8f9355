//go:build !js

package stage

import "fourtell/room"

// ExportDir is the folder for the player's files.
func (s *Stage) ExportDir() (string, error) {
	if s.Options.Files != "" {
		return s.Options.Files, nil
	}
	return room.ExportDir()
}

// KeepFile writes a new file into the folder for the player's files and gives its whole name.
func (s *Stage) KeepFile(name string, text []byte) (where string, err error) {
	dir, err := s.ExportDir()
	if err != nil {
		return "", err
	}
	return room.WriteNew(dir, name, text)
}
