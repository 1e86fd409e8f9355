//go:build !js

package scene

import (
	"os"
	"strings"
)

// PrefersContrast says whether the player's system asks for high contrast, as far as it can be known without asking the
// desktop: GTK names a theme of that name in its environment.
func PrefersContrast() bool {
	return strings.Contains(strings.ToLower(os.Getenv("GTK_THEME")), "highcontrast")
}
