package stage

import "syscall/js"

// CanFill says whether the page may have the whole screen: on an iPhone none may.
func CanFill() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }

// fills says whether it has it.
func fills() bool { return js.Global().Get("document").Get("fullscreenElement").Truthy() }

// fill takes the whole screen for the document, and not for the canvas alone: the fields a player types into lie beside it. Where
// the browser says no, the page stays as it is.
func fill(on bool) {
	doc := js.Global().Get("document")
	var done js.Value
	switch {
	case on && !fills():
		done = doc.Get("documentElement").Call("requestFullscreen")
	case !on && fills():
		done = doc.Call("exitFullscreen")
	}
	if nothing := js.Global().Get("Boolean"); done.Truthy() { // some promise nothing
		done.Call("then", nothing, nothing)
	}
}
