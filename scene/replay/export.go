package replay

import (
	"fourtell/room"
	"fourtell/scene/stage"
	"fourtell/words"
)

// export saves the record shown to a file.
func (v *Player) export(s *stage.Stage) { export(s, v.save) }

// export saves a record to a file of its own, or hands it to the browser, and says where it is.
func export(s *stage.Stage, save room.Save) {
	l := s.Lang()
	text, err := save.Export()
	if err != nil {
		s.Toasts().Alert(l.Say(words.ReplayUnsaved), err.Error())
		return
	}
	where, err := s.Files().Keep(save.Head.FileName(), text)
	if err != nil {
		s.Toasts().Alert(l.Say(words.ReplayUnsaved), err.Error())
		return
	}
	s.Toasts().Show(l.Say(words.ReplaySaved), where)
}
