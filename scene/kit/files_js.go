package kit

import (
	"errors"
	"syscall/js"

	"fourtell/scene/input"
	"fourtell/scene/stage"
)

// ChooseFile opens the browser's own file chooser; what is chosen comes as if it had been dropped on the page.
func ChooseFile(s *stage.Stage) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	chooser := doc.Call("createElement", "input")
	chooser.Set("type", "file")
	var changed, read, failed js.Func
	var name string
	done := func(f input.File) {
		changed.Release()
		read.Release()
		failed.Release()
		s.HandOver(f)
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		text := make([]byte, bytes.Length())
		js.CopyBytesToGo(text, bytes)
		done(input.File{Name: name, Text: text})
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done(input.File{Name: name, Err: errors.New(args[0].Call("toString").String())})
		return nil
	})
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		file := chooser.Get("files").Index(0)
		if !file.Truthy() {
			return nil
		}
		name = file.Get("name").String()
		if file.Get("size").Int() > mostFile {
			done(input.File{Name: name, Err: errors.New("it is larger than any record")})
			return nil
		}
		file.Call("arrayBuffer").Call("then", read, failed)
		return nil
	})
	chooser.Call("addEventListener", "change", changed)
	chooser.Call("click")
}

// mostFile is the most bytes of a file that may be a record.
const mostFile = 16 << 20
