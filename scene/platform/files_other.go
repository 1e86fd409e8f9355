//go:build !js

package platform

import (
	"path/filepath"

	"fourtell/room"
)

// FilesDir is the folder for the player's files: the one that is wanted, or else the documents'.
func FilesDir(wanted string) (string, error) {
	if wanted != "" {
		return wanted, nil
	}
	return room.ExportDir()
}

// Keep writes a new file into that folder and gives its whole name.
func Keep(wanted, name string, text []byte) (path string, err error) {
	dir, err := FilesDir(wanted)
	if err != nil {
		return "", err
	}
	return room.WriteNew(dir, name, text)
}

// Chooses says that the platform has a list of files of its own to choose from; here the house's shows Records.
const Chooses = false

// Choose is never asked for.
func Choose(func(name string, text []byte, err error)) {}

// Records are the names of the records in a folder, newest first.
func Records(dir string) ([]string, error) { return room.RecordFiles(dir) }

// ReadRecord reads one of them.
func ReadRecord(dir, name string) ([]byte, error) {
	return room.ReadRecordFile(filepath.Join(dir, name))
}
