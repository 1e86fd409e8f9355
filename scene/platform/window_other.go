//go:build !js

package platform

import "github.com/hajimehoshi/ebiten/v2"

// HasWindow says whether the game has a window of its own, which can be closed, named and given a size; a page has not.
const HasWindow = true

// CanFill says whether the window may have the whole screen.
func CanFill() bool { return true }

// Fills says whether it has it.
func Fills() bool { return ebiten.IsFullscreen() }

// Fill takes the whole screen, or gives it back.
func Fill(on bool) { ebiten.SetFullscreen(on) }
