package platform

import "syscall/js"

// HasWindow says whether the game has a window of its own, which can be closed, named and given a size; a page has not.
const HasWindow = false

// CanFill says whether the page may have the whole screen: on an iPhone none may.
func CanFill() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }

// Fills says whether it has it.
func Fills() bool { return js.Global().Get("document").Get("fullscreenElement").Truthy() }

// Fill takes the whole screen for the document, and not for the canvas alone: the fields a player types into lie beside it. Where
// the browser says no, the page stays as it is.
func Fill(on bool) {
	doc := js.Global().Get("document")
	var done js.Value
	switch {
	case on && !Fills():
		done = doc.Get("documentElement").Call("requestFullscreen")
	case !on && Fills():
		done = doc.Call("exitFullscreen")
	}
	if nothing := js.Global().Get("Boolean"); done.Truthy() { // some promise nothing
		done.Call("then", nothing, nothing)
	}
}
