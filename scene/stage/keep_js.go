package stage

import (
	"errors"
	"syscall/js"

	"fourtell/words"
)

// KeepFile hands a text to the browser as a download, and says under which name.
func (s *Stage) KeepFile(name string, text []byte) (where string, err error) {
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
