//go:build !js

package scene

// focusTyping and endTyping do nothing: a window's letters need no field of the system's.
func focusTyping(string) {}
func endTyping()         {}

// canCopy says that text can be put on the system's clipboard: Ebitengine offers a window none.
const canCopy = false

// copyText does nothing.
func copyText(string, func(bool)) {}
