package scene

import "syscall/js"

// canCopy says that text can be put on the system's clipboard.
const canCopy = true

// page gives an element of the page, or undefined.
func page(selector string) js.Value {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return js.Undefined()
	}
	return doc.Call("querySelector", selector)
}

// focusTyping brings the page's own text field, which Ebitengine types through, to the front: so no letter is lost before
// the next click, and a phone shows its keyboard. Screen readers hear its label.
func focusTyping(label string) {
	field := page("#ebitengine-textinput")
	if !field.Truthy() {
		return
	}
	field.Call("setAttribute", "aria-label", label)
	field.Call("focus")
}

// endTyping gives the keys back to the game.
func endTyping() {
	if canvas := page("canvas"); canvas.Truthy() {
		canvas.Call("focus")
	}
}

// copyText puts a text on the clipboard and says, later, whether the browser let it.
func copyText(text string, done func(bool)) {
	board := js.Global().Get("navigator").Get("clipboard")
	if !board.Truthy() {
		done(false)
		return
	}
	var yes, no js.Func
	end := func(ok bool) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			yes.Release()
			no.Release()
			done(ok)
			return nil
		})
	}
	yes, no = end(true), end(false)
	board.Call("writeText", text).Call("then", yes, no)
}
