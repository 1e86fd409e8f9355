package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ChooseFile lets the player choose a record, which comes as if it had been dropped on the window: from the platform's own list of
// files, or else from that of the folder for the player's, which says how else one is opened.
func ChooseFile(s *stage.Stage) {
	if platform.Chooses {
		platform.Choose(func(name string, text []byte, err error) {
			s.Files().HandOver(input.File{Name: name, Text: text, Err: err})
		})
		return
	}
	l := s.Lang()
	m := &ListModal{Title: l.Say(words.ReplayFileTitle)}
	dir, err := platform.FilesDir(s.Options().Files)
	var names []string
	if err == nil {
		names, err = platform.Records(dir)
	}
	if err != nil {
		s.Toasts().Alert(l.Say(words.ReplayFileUnread, words.With("name", dir)), err.Error())
	}
	help := words.ReplayFileHelp
	if len(names) == 0 {
		help = words.ReplayFileHelpNone
	}
	m.Help = l.Say(help, words.With("path", dir))
	for _, name := range names {
		m.Items = append(m.Items, ListItem{Text: name, Does: func(s *stage.Stage) {
			text, err := platform.ReadRecord(dir, name)
			s.Files().HandOver(input.File{Name: name, Text: text, Err: err})
		}})
	}
	s.Open(m)
}
