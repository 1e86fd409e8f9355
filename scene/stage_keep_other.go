//go:build !js

package scene

import "fourtell/room"

// exportDir is the folder for the player's files.
func (s *Stage) exportDir() (string, error) {
	if s.options.Files != "" {
		return s.options.Files, nil
	}
	return room.ExportDir()
}

// keepFile writes a new file into the folder for the player's files and gives its whole name.
func (s *Stage) keepFile(name string, text []byte) (where string, err error) {
	dir, err := s.exportDir()
	if err != nil {
		return "", err
	}
	return room.WriteNew(dir, name, text)
}
