package stage

import "fourtell/scene/platform"

// Fill fills the screen, or goes back to a window; a stage played by a script has neither. A page is never begun full.
func (s *Stage) Fill(on bool) {
	if s.Options.Source == nil {
		platform.Fill(on)
	}
	if platform.HasWindow || s.Options.Source != nil {
		s.Settings.Fullscreen = on
		s.Changed()
	}
	s.Redraw()
}

// Fills says whether the screen is filled.
func (s *Stage) Fills() bool {
	if s.Options.Source == nil {
		return platform.Fills() // the desktop or the browser may have changed it
	}
	return s.Settings.Fullscreen
}
