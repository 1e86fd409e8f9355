package input

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// latch remembers what is pressed and let go between two looks: on a slow machine a quick click or key falls through, and where
// it was is forgotten.
type latch struct {
	listening bool
	strokes   []pointer
	clicked   bool // the right button was
	keys      []tap
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
	stroke := func(down bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			e := args[0]
			switch button := e.Get("button").Int(); {
			case button == 2:
				l.clicked = l.clicked || down
				return nil
			case button != 0 || !e.Get("isPrimary").Bool():
				return nil
			}
			box := canvas.Call("getBoundingClientRect")
			k := canvas.Get("width").Float() / box.Get("width").Float()
			l.strokes = append(l.strokes, pointer{
				x:    float32((e.Get("clientX").Float() - box.Get("left").Float()) * k),
				y:    float32((e.Get("clientY").Float() - box.Get("top").Float()) * k),
				over: true, touch: e.Get("pointerType").String() == "touch", down: down,
			})
			return nil
		})
	}
	canvas.Call("addEventListener", "pointerdown", stroke(true))
	canvas.Call("addEventListener", "pointerup", stroke(false))
	canvas.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		is := func(name string) bool { return e.Get(name).Bool() }
		var key ebiten.Key
		if !is("repeat") && key.UnmarshalText([]byte(strings.TrimPrefix(e.Get("code").String(), "Key"))) == nil {
			l.keys = append(l.keys, tap{key, modifiers{alt: is("altKey"), control: is("ctrlKey") || is("metaKey"), shift: is("shiftKey")}})
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
	s.strokes = append(s.strokes, l.strokes...)
	s.tapped = append(s.tapped, l.keys...)
	s.clicked = l.clicked
	l.strokes, l.keys, l.clicked = l.strokes[:0], l.keys[:0], false
}
