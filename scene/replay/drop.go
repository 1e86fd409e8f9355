package replay

import (
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/words"
)

// TakeFiles shows the first record among the files a player has handed over, and says of the first one what is the
// matter where there is none. Nothing of what was on the stage is lost: see Player.from.
func TakeFiles(s *stage.Stage, files []input.File) {
	if len(files) == 0 || s.Scene() == nil {
		return
	}
	for i := range files {
		if next, word := recordOf(&files[i]); next != nil {
			visit(s, next)
			switch {
			case word == nil:
			case word.Kind == room.CutShort:
				s.Toasts().Alert(s.Lang().Say(words.ReplayFileCut, words.With("name", files[i].Name)), "")
			default:
				s.Kept().Answer(word)
			}
			return
		}
	}
	refuseFile(s, &files[0])
}

// recordOf makes the scene that shows a file's record; nil where it is none. The Trouble is with one that opens all the same.
func recordOf(f *input.File) (next *Player, word *room.Trouble) {
	if f.Err != nil {
		return nil, nil
	}
	save, word := room.OpenSave(f.Name, f.Text)
	if !word.Opens() {
		return nil, nil
	}
	next, err := newPlayer(save)
	if err != nil {
		return nil, nil
	}
	return next, word
}

// refuseFile says in a sentence why a file is not shown.
func refuseFile(s *stage.Stage, f *input.File) {
	l, name := s.Lang(), words.With("name", f.Name)
	if f.Err != nil {
		s.Toasts().Alert(l.Say(words.ReplayFileUnread, name), f.Err.Error())
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
	s.Toasts().Alert(l.Say(key, name), l.Say(words.ReplayFileAsIs))
}

// backTo is a scene that a record can be looked at from: it makes itself fit to be come back to, and says which scene that is.
type backTo interface {
	BackTo(*stage.Stage) stage.Scene
}

// visit shows a record, from which the player comes back to the table that was left for it.
func visit(s *stage.Stage, next *Player) {
	if was, ok := s.Scene().(backTo); ok {
		next.from = was.BackTo(s)
	}
	s.Go(next)
}

// BackTo is the scene this one was left for.
func (v *Player) BackTo(*stage.Stage) stage.Scene { return v.from }
