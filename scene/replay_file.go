package scene

import (
	"fmt"
	"os"
	"path/filepath"

	"fourtell/room"
)

// OpenRecord reads a file with a record or a save, as they are kept and as dealer writes them, and gives the first scene of
// a stage that replays it. The error is one sentence: what is wrong with the file.
func OpenRecord(file string) (first func(*Stage) Scene, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be read: %w", err)
	}
	save, word := room.OpenSave(filepath.Base(file), text)
	if !word.Opens() {
		return nil, word
	}
	v, err := newReplayTable(save)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return func(s *Stage) Scene {
		s.Kept().Tell(word)
		return v
	}, nil
}
