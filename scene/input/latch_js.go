package input

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// latch remembers presses that began and ended between two looks: on a slow
// machine a quick click or key falls through.
type latch struct {
	listening bool
	pressed   bool
	touch     bool
	x, y      float32 // device pixels
	keys      []ebiten.Key
}

// listen hears the canvas's own events, from the first look on.
func (l *latch) listen() {
	if l.listening {
		return
	}
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	if !canvas.Truthy() {
		return
	}
	l.listening = true
	canvas.Call("addEventListener", "pointerdown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if e.Get("button").Int() != 0 {
			return nil
		}
		box := canvas.Call("getBoundingClientRect")
		k := canvas.Get("width").Float() / box.Get("width").Float()
		l.pressed, l.touch = true, e.Get("pointerType").String() == "touch"
		l.x = float32((e.Get("clientX").Float() - box.Get("left").Float()) * k)
		l.y = float32((e.Get("clientY").Float() - box.Get("top").Float()) * k)
		return nil
	}))
	canvas.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if e.Get("repeat").Bool() || e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
			return nil
		}
		var key ebiten.Key
		if key.UnmarshalText([]byte(strings.TrimPrefix(e.Get("code").String(), "Key"))) == nil {
			l.keys = append(l.keys, key)
		}
		return nil
	}))
}

// zoom is how much more pixels the screen has now than when the game began, by which positions are told: a page is zoomed, or
// comes to another screen.
func zoom() float32 {
	return float32(js.Global().Get("devicePixelRatio").Float() / ebiten.Monitor().DeviceScaleFactor())
}

// take adds to a look what it has missed, and forgets it.
func (l *latch) take(s *seen) {
	l.listen()
	s.clicked, s.click = l.pressed, pointer{x: l.x, y: l.y, over: true, touch: l.touch}
	l.pressed = false
	s.tapped = append(s.tapped, l.keys...)
	l.keys = l.keys[:0]
}
