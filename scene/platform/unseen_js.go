package platform

import "syscall/js"

// unseenEvery is how often a page of which nothing is seen is looked after, in milliseconds; browsers make it longer as they like.
const unseenEvery = 500

// Unseen says that nothing is seen of the page: it is given no frames then, and only what comes for it and its timers wake it.
func Unseen() bool { return js.Global().Get("document").Get("hidden").Truthy() }

// WhileUnseen calls f again and again while nothing is seen of the page, until it is stopped.
func WhileUnseen(f func()) (stop func()) {
	call := js.FuncOf(func(js.Value, []js.Value) any {
		if Unseen() {
			go f() // which may wait, as no callback may
		}
		return nil
	})
	timer := js.Global().Call("setInterval", call, unseenEvery)
	return func() {
		js.Global().Call("clearInterval", timer)
		call.Release()
	}
}
