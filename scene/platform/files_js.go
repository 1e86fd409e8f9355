package platform

import (
	"errors"
	"syscall/js"
)

// errNoFolder is why a page shows no files.
var errNoFolder = errors.New("a page has no folders")

// FilesDir is no folder.
func FilesDir(string) (string, error) { return "", errNoFolder }

// Keep hands a text to the browser as a download of that name; where it comes to lie is the browser's to say: the path is empty.
func Keep(_, name string, text []byte) (path string, err error) {
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
	return "", nil
}

// Chooses says that the platform has a list of files of its own to choose from.
const Chooses = true

// Choose opens it, and hands over what is chosen, if anything is.
func Choose(chosen func(name string, text []byte, err error)) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	chooser := doc.Call("createElement", "input")
	chooser.Set("type", "file")
	var changed, read, failed js.Func
	var name string
	done := func(text []byte, err error) {
		changed.Release()
		read.Release()
		failed.Release()
		chosen(name, text, err)
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		text := make([]byte, bytes.Length())
		js.CopyBytesToGo(text, bytes)
		done(text, nil)
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done(nil, errors.New(args[0].Call("toString").String()))
		return nil
	})
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		file := chooser.Get("files").Index(0)
		if !file.Truthy() {
			return nil
		}
		name = file.Get("name").String()
		if file.Get("size").Int() > mostFile {
			done(nil, errors.New("it is larger than any record"))
			return nil
		}
		file.Call("arrayBuffer").Call("then", read, failed)
		return nil
	})
	chooser.Call("addEventListener", "change", changed)
	chooser.Call("click")
}

// Records are none.
func Records(string) ([]string, error) { return nil, errNoFolder }

// ReadRecord reads none.
func ReadRecord(string, string) ([]byte, error) { return nil, errNoFolder }

// mostFile is the most bytes of a file that may be a record.
const mostFile = 16 << 20
