package scene

import "fourtell/words"

// speakLanguage takes the language the player has chosen, or else the one the player's system prefers of those there are.
func (s *Stage) speakLanguage() {
	tag := s.Settings.Language
	if words.NameOf(tag) == "" {
		tag = words.Match(s.options.Speaks...)
	}
	s.Lang = words.Named(tag)
	s.speakCall()
}
