package stage

// Fill fills the screen, or goes back to a window; a stage played by a script has neither. A page is never begun full.
func (s *Stage) Fill(on bool) {
	if s.Options.Source == nil {
		fill(on)
	}
	if HasWindow || s.Options.Source != nil {
		s.Settings.Fullscreen = on
		s.Changed()
	}
	s.Redraw()
}

// Fills says whether the screen is filled.
func (s *Stage) Fills() bool {
	if s.Options.Source == nil {
		return fills() // the desktop or the browser may have changed it
	}
	return s.Settings.Fullscreen
}
