package platform

import "syscall/js"

// PrefersReducedMotion says whether the player's system asks for little motion.
func PrefersReducedMotion() bool { return matches("(prefers-reduced-motion: reduce)") }

// PrefersContrast says whether the player's system asks for high contrast, as far as the browser tells.
func PrefersContrast() bool {
	return matches("(prefers-contrast: more)") || matches("(forced-colors: active)")
}

// Handheld says whether the player has fingers and no mouse.
func Handheld() bool { return matches("(hover: none) and (pointer: coarse)") }

// matches says whether a media query does.
func matches(query string) bool {
	match := js.Global().Get("matchMedia")
	if match.Type() != js.TypeFunction {
		return false
	}
	return js.Global().Call("matchMedia", query).Get("matches").Truthy()
}
