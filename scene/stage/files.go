package stage

import (
	"io/fs"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostDropped is how many of the files dropped at once are looked at.
const mostDropped = 16

// droppedFiles are what has been dropped on the window since the last tick.
func droppedFiles() []input.File {
	dropped := ebiten.DroppedFiles()
	if dropped == nil {
		return nil
	}
	return filesOf(dropped)
}

// filesOf reads the files in the root of a file system.
func filesOf(dropped fs.FS) []input.File {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return []input.File{{Name: "?", Err: err}}
	}
	var files []input.File
	for _, e := range entries[:min(len(entries), mostDropped)] {
		f := input.File{Name: e.Name()}
		if e.IsDir() {
			f.Err = fs.ErrInvalid
		} else if file, err := dropped.Open(e.Name()); err != nil {
			f.Err = err
		} else {
			f.Text, f.Err = room.ReadRecord(file)
			_ = file.Close() // it was only read
		}
		files = append(files, f)
	}
	return files
}

// takeChosen takes in the files that have been chosen or dropped; those of the time of loading have waited.
func (s *Stage) takeChosen() {
	if len(s.chosen) > 0 {
		files := s.chosen
		s.chosen = nil
		s.Options.Routes.Files(s, files)
	}
}

// HandOver gives the stage a file that a player has chosen; it is looked at in the next tick.
func (s *Stage) HandOver(f input.File) { s.chosen = append(s.chosen, f) }

// KeepFile keeps a text as a new file of that name among the player's, and says where: its whole name, or on a page that it has
// been handed to the browser.
func (s *Stage) KeepFile(name string, text []byte) (where string, err error) {
	where, err = platform.Keep(s.Options.Files, name, text)
	if err == nil && where == "" {
		where = s.Lang().Say(words.ReplayDownload, words.With("name", name))
	}
	return where, err
}
