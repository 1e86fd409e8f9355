package stage

import "fourtell/scene/platform"

// Fill fills the screen, or goes back to a window; a stage played by a script has neither. A page is never begun full.
func (v *Window) Fill(on bool) {
	if v.own {
		platform.Fill(on)
	}
	if platform.HasWindow || !v.own {
		v.settings.Fullscreen = on
		v.keep(TicksPerSecond / 2)
	}
	v.redraw()
}

// Fills says whether the screen is filled.
func (v *Window) Fills() bool {
	if v.own {
		return platform.Fills() // the desktop or the browser may have changed it
	}
	return v.settings.Fullscreen
}
