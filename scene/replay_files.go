//go:build !js

package scene

import (
	"path/filepath"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/words"
)

// exportDir is the folder for the player's files.
func (s *Stage) exportDir() (string, error) {
	if s.options.Files != "" {
		return s.options.Files, nil
	}
	return room.ExportDir()
}

// keepFile writes a new file into the folder for the player's files and gives its whole name.
func (s *Stage) keepFile(name string, text []byte) (where string, err error) {
	dir, err := s.exportDir()
	if err != nil {
		return "", err
	}
	return room.WriteNew(dir, name, text)
}

// chooseFile lists the records of the folder for the player's files and says how else one is opened.
func (s *Stage) chooseFile() {
	l := &s.Lang
	m := &listModal{title: l.Say(words.ReplayFileTitle)}
	dir, err := s.exportDir()
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
	m.help = l.Say(help, words.With("path", dir))
	for _, name := range names {
		m.items = append(m.items, listItem{text: name, does: func(s *Stage) {
			text, err := room.ReadRecordFile(filepath.Join(dir, name))
			s.takeFiles([]input.File{{Name: name, Text: text, Err: err}})
		}})
	}
	s.Open(m)
}
