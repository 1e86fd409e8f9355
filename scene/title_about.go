package scene

import (
	"runtime/debug"

	"fourtell/words"
)

// version is the release's name, put in by the linker: -ldflags "-X fourtell/scene.version=1.2". A constant in all but
// that, and never written to.
var version string

// Version is what this program is called among its others: the release, else the revision it was built from, else that
// it is not known.
func Version() string {
	if version != "" {
		return version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "development"
	}
	return versionOf(info.Settings)
}

// versionOf reads the revision out of what the compiler has noted.
func versionOf(noted []debug.BuildSetting) string {
	revision, changed := "", ""
	for _, one := range noted {
		switch {
		case one.Key == "vcs.revision":
			revision = one.Value[:min(len(one.Value), 12)]
		case one.Key == "vcs.modified" && one.Value == "true":
			changed = "+"
		}
	}
	if revision == "" {
		return "development"
	}
	return revision + changed
}

// NewAbout tells what the game is, whose work is in it, and where it keeps what is kept.
func NewAbout(l *words.Language) Modal {
	m := &listModal{title: l.Say(words.TitleName), help: l.Say(words.TitleLine), leave: l.Say(words.ButtonClose)}
	add := func(text, note words.Key, args ...words.Arg) {
		m.items = append(m.items, listItem{text: l.Say(text), note: l.Say(note, args...)})
	}
	add(words.AboutFree, words.TitleNotice)
	add(words.AboutVersion, words.AboutVersionLine, words.With("version", Version()))
	add(words.AboutWork, words.AboutWorkLine)
	add(words.AboutHear, words.AboutHearLine)
	if hasWindow {
		add(words.AboutKept, words.AboutKeptLine)
	} else {
		add(words.AboutKept, words.AboutKeptPage)
	}
	m.items = append(m.items, listItem{text: l.Say(words.ReportTitle), does: func(s *Stage) { s.Open(NewReport(s)) }})
	return m
}
