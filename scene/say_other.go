//go:build !js

package scene

// speak, nameCanvas and announceFirstFrame concern a page only.
func speak(string)        {}
func nameCanvas()         {}
func announceFirstFrame() {}

// canQuit says whether the title has a way out of the program.
const canQuit = true
