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

// Files are those a player hands over or has saved, and the folder they lie in.
type Files struct {
	dir    *string // for what is saved; "": the platform's
	lang   *words.Language
	alert  func(title, line string)
	chosen []input.File // or dropped, and not looked at yet
	folder shownFolder
}

// HandOver gives the stage a file that a player has chosen; it is looked at in the next tick.
func (f *Files) HandOver(file ...input.File) { f.chosen = append(f.chosen, file...) }

// take takes the files that have been chosen or dropped; those of the time of loading have waited.
func (f *Files) take() []input.File {
	files := f.chosen
	f.chosen = nil
	return files
}

// Keep keeps a text as a new file of that name among the player's, and says where: its whole name, or on a page that it has been
// handed to the browser.
func (f *Files) Keep(name string, text []byte) (where string, err error) {
	where, err = platform.Keep(*f.dir, name, text)
	if err == nil && where == "" {
		where = f.lang.Say(words.ReplayDownload, words.With("name", name))
	}
	return where, err
}
