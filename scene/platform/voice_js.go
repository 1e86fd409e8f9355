package platform

import "syscall/js"

// liveKept is how many lines the live region holds, for who reads back in it.
const liveKept = 40

// Speak puts a line where screen readers hear it: the page's polite live
// region, made if the page has none.
func Speak(line string) {
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

// Unspeak empties the live region.
func Unspeak() {
	if doc := js.Global().Get("document"); doc.Truthy() {
		if live := doc.Call("getElementById", "live"); live.Truthy() {
			live.Call("replaceChildren")
		}
	}
}

// NameCanvas tells screen readers what the picture is.
func NameCanvas(label string) {
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

// SpeakIn says on the page which language all that is spoken is in, for whoever reads it out and for what the page says itself.
func SpeakIn(tag string) {
	if doc := js.Global().Get("document"); doc.Truthy() {
		doc.Get("documentElement").Set("lang", tag)
	}
}

// AnnounceFirstFrame is the page loader's sign that the picture stands.
func AnnounceFirstFrame() { js.Global().Get("console").Call("log", "first-frame") }
