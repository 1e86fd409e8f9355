package assets

import (
	"errors"
	"fmt"
	"syscall/js"
)

// Fetch brings a file that lies beside the page. It blocks its goroutine until
// the browser answers. The address names the state of those files with which
// the program was built, so that none kept from an older page comes instead.
func Fetch(file string) ([]byte, error) {
	address := file
	if doc := js.Global().Get("document"); doc.Truthy() {
		if state := doc.Get("body").Get("dataset").Get("beside"); state.Truthy() {
			address += "?v=" + state.String()
		}
	}
	answer, err := await(js.Global().Call("fetch", address))
	if err != nil {
		return nil, err
	}
	if !answer.Get("ok").Truthy() {
		return nil, fmt.Errorf("the server answered %d for %s", answer.Get("status").Int(), file)
	}
	buffer, err := await(answer.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, bytes.Length())
	js.CopyBytesToGo(data, bytes)
	return data, nil
}

// await waits for a promise.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	done := make(chan outcome, 1)
	ok := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{value: args[0]}
		return nil
	})
	defer ok.Release()
	bad := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- outcome{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer bad.Release()
	promise.Call("then", ok, bad)
	o := <-done
	return o.value, o.err
}
