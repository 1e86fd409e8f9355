package stage

import "syscall/js"

// liveKept is how many lines the live region holds, for who reads back in it.
const liveKept = 40

// speak puts a line where screen readers hear it: the page's polite live
// region, made if the page has none.
func speak(line string) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	live := doc.Call("getElementById", "live")
	if !live.Truthy() {
		live = doc.Call("createElement", "div")
		live.Set("id", "live")
		live.Call("setAttribute", "role", "log")
		live.Call("setAttribute", "aria-live", "polite")
		live.Get("style").Set("cssText", "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)")
		doc.Get("body").Call("appendChild", live)
	}
	// A line of its own each: what replaces another before it has been read out is heard by nobody.
	told := doc.Call("createElement", "p")
	told.Set("textContent", line)
	live.Call("append", told)
	for live.Get("childElementCount").Int() > liveKept {
		live.Get("firstElementChild").Call("remove")
	}
}

// unspeak empties the live region.
func unspeak() {
	if doc := js.Global().Get("document"); doc.Truthy() {
		if live := doc.Call("getElementById", "live"); live.Truthy() {
			live.Call("replaceChildren")
		}
	}
}

// nameCanvas tells screen readers what the picture is.
func nameCanvas(label string) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	canvas := doc.Call("querySelector", "canvas")
	if !canvas.Truthy() {
		return
	}
	canvas.Call("setAttribute", "role", "application")
	canvas.Call("setAttribute", "aria-label", label)
}

// speakIn says on the page which language all that is spoken is in, for whoever reads it out and for what the page says itself.
func speakIn(tag string) {
	if doc := js.Global().Get("document"); doc.Truthy() {
		doc.Get("documentElement").Set("lang", tag)
	}
}

// announceFirstFrame is the page loader's sign that the picture stands.
func announceFirstFrame() { js.Global().Get("console").Call("log", "first-frame") }

// HasWindow says that the game has a window of its own, which can be closed,
// named and given a size; a page has not.
const HasWindow = false
