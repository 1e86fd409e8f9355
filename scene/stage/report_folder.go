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

// Show asks the desktop to show a folder; where that can't be, or goes wrong later, its path is told.
func (f *Files) Show(dir string) {
	f.folder = shownFolder{dir, make(chan error, 1)}
	if err := platform.ShowFolder(dir, f.folder.went); err != nil {
		f.folder.went = nil
		f.noFolder(err)
	}
}

// hear tells what has come of it.
func (f *Files) hear() {
	select {
	case err := <-f.folder.went:
		f.folder.went = nil
		if err != nil {
			f.noFolder(err)
		}
	default:
	}
}

func (f *Files) noFolder(err error) {
	f.alert(f.lang.Say(words.ReportNoFolder), f.lang.Say(words.ReportFolderLies, words.With("folder", f.folder.dir), words.With("why", err.Error())))
}

// Awaits says whether it is not known yet that a folder has been shown.
func (f *Files) Awaits() bool { return f.folder.went != nil }
