//go:build !js

package platform

import (
	"os"
	"strings"
)

// PrefersReducedMotion says whether the player's system asks for little motion: a desktop's does not tell.
func PrefersReducedMotion() bool { return false }

// PrefersContrast says whether the player's system asks for high contrast, as far as it can be known without asking the
// desktop: GTK names a theme of that name in its environment.
func PrefersContrast() bool {
	return strings.Contains(strings.ToLower(os.Getenv("GTK_THEME")), "highcontrast")
}

// Handheld says whether the screen is held in the hand: a desktop's is not.
func Handheld() bool { return false }
