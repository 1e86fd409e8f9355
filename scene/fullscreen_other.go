//go:build !js

package scene

import "github.com/hajimehoshi/ebiten/v2"

// canFill says whether the window may have the whole screen.
func canFill() bool { return true }

// fills says whether it has it.
func fills() bool { return ebiten.IsFullscreen() }

// fill takes the whole screen, or gives it back.
func fill(on bool) { ebiten.SetFullscreen(on) }
