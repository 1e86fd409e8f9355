//go:build !js

package kit

import (
	"path/filepath"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ChooseFile lists the records of the folder for the player's files and says how else one is opened.
func ChooseFile(s *stage.Stage) {
	l := &s.Lang
	m := &ListModal{Title: l.Say(words.ReplayFileTitle)}
	dir, err := s.ExportDir()
	var names []string
	if err == nil {
		names, err = room.RecordFiles(dir)
	}
	if err != nil {
		s.Alert(l.Say(words.ReplayFileUnread, words.With("name", dir)), err.Error())
	}
	help := words.ReplayFileHelp
	if len(names) == 0 {
		help = words.ReplayFileHelpNone
	}
	m.Help = l.Say(help, words.With("path", dir))
	for _, name := range names {
		m.Items = append(m.Items, ListItem{Text: name, Does: func(s *stage.Stage) {
			text, err := room.ReadRecordFile(filepath.Join(dir, name))
			s.HandOver(input.File{Name: name, Text: text, Err: err})
		}})
	}
	s.Open(m)
}
