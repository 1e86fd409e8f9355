package scene

import (
	"io/fs"

	"fourtell/room"
	"fourtell/scene/input"
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

// takeFiles shows the first record among the files a player has handed over, and says of the first one what is the
// matter where there is none. Nothing of what was on the stage is lost: see ReplayTable.from.
func (s *Stage) takeFiles(files []input.File) {
	if len(files) == 0 || s.scene == nil {
		return
	}
	for i := range files {
		if next, word := recordOf(&files[i]); next != nil {
			s.visit(next)
			switch {
			case word == nil:
			case word.Kind == room.CutShort:
				s.Alert(s.Lang.Say(words.ReplayFileCut, words.With("name", files[i].Name)), "")
			default:
				s.answerTrouble(word)
			}
			return
		}
	}
	s.refuseFile(&files[0])
}

// takeChosen takes in the files that have been chosen or dropped; those of the time of loading have waited.
func (s *Stage) takeChosen() {
	if len(s.chosen) > 0 {
		files := s.chosen
		s.chosen = nil
		s.takeFiles(files)
	}
}

// recordOf makes the scene that shows a file's record; nil where it is none. The Trouble is with one that opens all the same.
func recordOf(f *input.File) (next *ReplayTable, word *room.Trouble) {
	if f.Err != nil {
		return nil, nil
	}
	save, word := room.OpenSave(f.Name, f.Text)
	if !word.Opens() {
		return nil, nil
	}
	next, err := newReplayTable(save)
	if err != nil {
		return nil, nil
	}
	return next, word
}

// refuseFile says in a sentence why a file is not shown.
func (s *Stage) refuseFile(f *input.File) {
	l, name := &s.Lang, words.With("name", f.Name)
	if f.Err != nil {
		s.Alert(l.Say(words.ReplayFileUnread, name), f.Err.Error())
		return
	}
	key := words.ReplayFileDamaged
	if _, word := room.OpenSave(f.Name, f.Text); word != nil {
		switch word.Kind {
		case room.Foreign:
			key = words.ReplayFileForeign
		case room.Newer:
			key = words.ReplayFileNewer
		}
	}
	s.Alert(l.Say(key, name), l.Say(words.ReplayFileAsIs))
}

// visit shows a record, from which the player comes back to the table that was left for it.
func (s *Stage) visit(next *ReplayTable) {
	switch was := s.scene.(type) {
	case *Table:
		was.putAway(s)
		next.from = was
	case *Result:
		next.from = was
	case *ReplayTable:
		next.from = was.from
	}
	s.Go(next)
}

// putAway makes a table fit to be come back to: a question is asked again then, and shared cards are covered.
func (t *Table) putAway(s *Stage) {
	if t.saving.auto == nil {
		t.saving.asked = false
	}
	if t.coverNow(s); t.hot.covered {
		return
	}
	t.cancel(s)
	t.question, t.verdict, t.bubble, t.hold = question{}, verdictShow{}, bubble{}, 0
	now := t.table.View(t.viewer)
	t.newest = now.Seq
	t.sortHand(&now)
	t.queue.Settle(now)
}
