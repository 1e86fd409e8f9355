package scene

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
