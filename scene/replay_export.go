package scene

import (
	"fourtell/room"
	"fourtell/words"
)

// export saves the record shown to a file.
func (v *ReplayTable) export(s *Stage) { exportRecord(s, v.save) }

// export saves a record to a file of its own, or hands it to the browser, and says where it is.
func exportRecord(s *Stage, save room.Save) {
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
