//go:build !js

package stage

import "github.com/hajimehoshi/ebiten/v2"

// CanFill says whether the window may have the whole screen.
func CanFill() bool { return true }

// fills says whether it has it.
func fills() bool { return ebiten.IsFullscreen() }

// fill takes the whole screen, or gives it back.
func fill(on bool) { ebiten.SetFullscreen(on) }
