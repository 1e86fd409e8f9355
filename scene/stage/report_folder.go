package stage

import (
	"fourtell/scene/platform"
	"fourtell/words"
)

// shownFolder is a folder that the desktop has been asked to show.
type shownFolder struct {
	dir  string
	went chan error // nil: nothing is asked
}

// ShowFolder asks the desktop to show a folder; where that can't be, or goes wrong later, its path is told.
func (s *Stage) ShowFolder(dir string) {
	s.folder = shownFolder{dir, make(chan error, 1)}
	if err := platform.ShowFolder(dir, s.folder.went); err != nil {
		s.folder.went = nil
		s.noFolder(err)
	}
}

// hearFolder tells what has come of it.
func (s *Stage) hearFolder() {
	select {
	case err := <-s.folder.went:
		s.folder.went = nil
		if err != nil {
			s.noFolder(err)
		}
	default:
	}
}

func (s *Stage) noFolder(err error) {
	s.Toasts().Alert(s.Lang().Say(words.ReportNoFolder), s.Lang().Say(words.ReportFolderLies, words.With("folder", s.folder.dir), words.With("why", err.Error())))
}

// AwaitsFolder says whether it is not known yet that a folder has been shown.
func (s *Stage) AwaitsFolder() bool { return s.folder.went != nil }
