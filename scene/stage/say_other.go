//go:build !js

package stage

// speak, unspeak, nameCanvas, speakIn and announceFirstFrame concern a page only.
func speak(string)        {}
func unspeak()            {}
func nameCanvas(string)   {}
func speakIn(string)      {}
func announceFirstFrame() {}

// HasWindow says that the game has a window of its own, which can be closed,
// named and given a size; a page has not.
const HasWindow = true
