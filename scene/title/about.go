package title

import (
	"fourtell/scene/kit"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/version"
	"fourtell/words"
)

// newAbout tells what the game is, whose work is in it, and where it keeps what is kept.
func newAbout(l *words.Language, report func(*stage.Stage) stage.Modal) stage.Modal {
	m := &kit.ListModal{Title: l.Say(words.TitleName), Help: l.Say(words.TitleLine), Close: l.Say(words.ButtonClose)}
	add := func(text, note words.Key, args ...words.Arg) {
		m.Items = append(m.Items, kit.ListItem{Text: l.Say(text), Note: l.Say(note, args...)})
	}
	add(words.AboutFree, words.TitleNotice)
	add(words.AboutVersion, words.AboutVersionLine, words.With("version", version.Name()))
	add(words.AboutWork, words.AboutWorkLine)
	add(words.AboutHear, words.AboutHearLine)
	if platform.HasWindow {
		add(words.AboutKept, words.AboutKeptLine)
	} else {
		add(words.AboutKept, words.AboutKeptPage)
	}
	m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.ReportTitle), Does: func(s *stage.Stage) { s.Open(report(s)) }})
	return m
}
