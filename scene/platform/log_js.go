package platform

import (
	"io"
	"syscall/js"

	"fourtell/room"
)

// logMost is the most bytes of each of the log's two texts: a page's storage is small.
const logMost = 12 << 10

// OpenLog opens the log in the store, for Options.Log and package log; loud hears what goes wrong, too.
func OpenLog(store room.Store, loud io.Writer) *room.Logbook {
	return room.OpenLogbook(store, logMost, loud)
}

// WatchCrash does nothing on a page: its loader hears how the program ends.
func WatchCrash(*room.Logbook, room.Store) {}

// GraphicsCard is the browser and what it says it draws with.
func GraphicsCard() string {
	said := ""
	if agent := js.Global().Get("navigator").Get("userAgent"); agent.Type() == js.TypeString {
		said = ", " + agent.String()
	}
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return said
	}
	gl := doc.Call("createElement", "canvas").Call("getContext", "webgl2")
	if !gl.Truthy() {
		return said
	}
	if card := gl.Call("getParameter", gl.Get("RENDERER")); card.Type() == js.TypeString {
		said += ", " + card.String()
	}
	if lose := gl.Call("getExtension", "WEBGL_lose_context"); lose.Truthy() {
		lose.Call("loseContext") // browsers allow a page only so many
	}
	return said
}

// LogPlace is no folder: what a page keeps lies in the browser.
func LogPlace(room.Store) (dir, file string) { return "", "" }
