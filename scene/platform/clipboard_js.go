package platform

import "syscall/js"

// OpenClipboard is the browser's clipboard, which asks the player first where it likes.
func OpenClipboard() Clipboard { return pageClipboard{} }

type pageClipboard struct{}

func (pageClipboard) Write(text string, done func(bool)) {
	ask("writeText", []any{text}, func(_ js.Value, ok bool) { done(ok) })
}

func (pageClipboard) Read(done func(string, bool)) {
	ask("readText", nil, func(v js.Value, ok bool) {
		if ok = ok && v.Type() == js.TypeString; !ok {
			done("", false)
			return
		}
		done(v.String(), true)
	})
}

// ask calls the clipboard and says, later, what came of it.
func ask(method string, args []any, done func(js.Value, bool)) {
	promised(js.Global().Get("navigator").Get("clipboard"), method, args, done)
}

// promised calls what a browser does in its own time, and says, later, what came of it: what it gave, or why not.
func promised(board js.Value, method string, args []any, done func(js.Value, bool)) {
	if !board.Truthy() || board.Get(method).Type() != js.TypeFunction {
		done(js.Undefined(), false)
		return
	}
	var yes, no js.Func
	end := func(ok bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			yes.Release()
			no.Release()
			v := js.Undefined()
			if len(args) > 0 {
				v = args[0]
			}
			done(v, ok)
			return nil
		})
	}
	yes, no = end(true), end(false)
	board.Call(method, args...).Call("then", yes, no)
}
