package replay

import (
	"fmt"
	"os"
	"path/filepath"

	"fourtell/room"
	"fourtell/scene/stage"
)

// OpenFile reads a file with a record or a save, as they are kept and as dealer writes them, and gives the first scene of
// a stage that replays it. The error is one sentence: what is wrong with the file.
func OpenFile(file string) (first func(*stage.Stage) stage.Scene, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be read: %w", err)
	}
	save, word := room.OpenSave(filepath.Base(file), text)
	if !word.Opens() {
		return nil, word
	}
	v, err := newPlayer(save)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return func(s *stage.Stage) stage.Scene {
		s.Kept().Tell(word)
		return v
	}, nil
}
