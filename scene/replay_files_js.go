package scene

import (
	"errors"
	"syscall/js"

	"fourtell/scene/input"
	"fourtell/words"
)

// keepFile hands a text to the browser as a download, and says under which name.
func (s *Stage) keepFile(name string, text []byte) (where string, err error) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return "", errors.New("there is no page to download it from")
	}
	bytes := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(bytes, text)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := doc.Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	// The browser takes the address up a moment later.
	var release js.Func
	release = js.FuncOf(func(js.Value, []js.Value) any {
		js.Global().Get("URL").Call("revokeObjectURL", url)
		release.Release()
		return nil
	})
	js.Global().Call("setTimeout", release, 60000)
	return s.Lang.Say(words.ReplayDownload, words.With("name", name)), nil
}

// chooseFile opens the browser's own file chooser; what is chosen comes as if it had been dropped on the page.
func (s *Stage) chooseFile() {
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
		s.chosen = append(s.chosen, f)
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
