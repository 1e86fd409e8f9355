package scene

import (
	"fourtell/scene/stage"
	"fourtell/version"
	"fourtell/words"
)

// NewAbout tells what the game is, whose work is in it, and where it keeps what is kept.
func NewAbout(l *words.Language) Modal {
	m := &listModal{title: l.Say(words.TitleName), help: l.Say(words.TitleLine), leave: l.Say(words.ButtonClose)}
	add := func(text, note words.Key, args ...words.Arg) {
		m.items = append(m.items, listItem{text: l.Say(text), note: l.Say(note, args...)})
	}
	add(words.AboutFree, words.TitleNotice)
	add(words.AboutVersion, words.AboutVersionLine, words.With("version", version.Name()))
	add(words.AboutWork, words.AboutWorkLine)
	add(words.AboutHear, words.AboutHearLine)
	if stage.HasWindow {
		add(words.AboutKept, words.AboutKeptLine)
	} else {
		add(words.AboutKept, words.AboutKeptPage)
	}
	m.items = append(m.items, listItem{text: l.Say(words.ReportTitle), does: func(s *Stage) { s.Open(NewReport(s)) }})
	return m
}
