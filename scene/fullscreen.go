package scene

import "fourtell/words"

// fullscreen fills the screen, or goes back to a window; a stage played by a script has neither. A page is never begun full.
func (s *Stage) fullscreen(on bool) {
	if s.options.Source == nil {
		fill(on)
	}
	if hasWindow || s.options.Source != nil {
		s.Settings.Fullscreen = on
		s.Changed()
	}
	s.Redraw()
}

// full says whether the screen is filled.
func (s *Stage) full() bool {
	if s.options.Source == nil {
		return fills() // the desktop or the browser may have changed it
	}
	return s.Settings.Fullscreen
}

// fullButton fills the screen and goes back, where fingers have no key for it: on a page and on a screen held in the hand. Elsewhere, or
// where it can't be had, there is none.
func fullButton(s *Stage) *Button {
	if hasWindow && !s.options.Handheld || !canFill() {
		return nil
	}
	return &Button{Text: s.Lang.Say(words.SettingFull), Size: 19, OnPress: func(s *Stage) { s.fullscreen(!s.full()) }}
}
