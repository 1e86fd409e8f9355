package stage

import (
	"strings"

	"fourtell/scene/platform"
	"fourtell/words"
)

// speakLanguage takes the language the player has chosen, or else the one the player's system prefers of those there are.
func (s *Stage) speakLanguage() {
	tag := s.Settings.Language
	if words.NameOf(tag) == "" {
		tag = words.Match(s.Options.Speaks...)
	}
	s.Lang = s.languageOf(tag)
	platform.SpeakIn(s.Lang.Tag)
	s.speakCall()
}

// anew is a scene or a modal that can say in another language what it has said.
type anew interface{ SayAnew(*Stage) }

// ChangeLanguage speaks another language from the next tick on; "" is the system's.
func (s *Stage) ChangeLanguage(tag string) {
	s.Settings.Language, s.retold = tag, true
	s.Changed()
}

// greeter is a scene that says where one has come to.
type greeter interface{ Greet(*Stage) }

// retell says everything that stands in the language that was chosen. It comes between two ticks, since controls are made anew.
func (s *Stage) retell() {
	s.retold = false
	was := s.Lang.Tag
	s.speakLanguage()
	s.window.LayAnew()
	if a, ok := s.scene.(anew); ok {
		a.SayAnew(s)
	}
	for _, m := range s.Modals {
		if a, ok := m.(anew); ok {
			a.SayAnew(s)
		}
	}
	if g, ok := s.scene.(greeter); ok && s.Lang.Tag != was && s.Top() == nil {
		g.Greet(s) // a page's own language has come, after the greeting was spoken in English
	}
	s.Redraw()
}

// SetCallWord takes a word to call; none, or the language's own, is the language's from now on.
func (s *Stage) SetCallWord(text string) {
	text = strings.TrimSpace(text)
	if text == s.Lang.Say(words.CallWord) || !soundCallWord(text) {
		text = ""
	}
	s.Settings.CallWord = text
	s.speakCall()
	s.Changed()
}

// speakCall puts the player's word to call into the language.
func (s *Stage) speakCall() {
	if s.Lang.CallWord = s.Settings.CallWord; s.Lang.CallWord == "" {
		s.Lang.CallWord = s.Lang.Say(words.CallWord)
	}
}
