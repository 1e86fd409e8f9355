package socket

import (
	"syscall/js"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// Dial begins connections to a house's door, ws:// or wss://; what happened to each is told to woke, which may be nil.
func Dial(address string, woke func()) client.Dial {
	return func() client.Line {
		l := &line{woke: woke}
		l.open(address)
		return l
	}
}

// line is a WebSocket of the browser, which opens, writes and closes by itself in the background.
type line struct {
	queue
	ws    js.Value
	heard []js.Func
	early []string // what was sent before it stood
	woke  func()
}

// mostUnsent is how many bytes the browser may have waiting.
const mostUnsent = 1 << 20

func (l *line) open(address string) {
	defer func() {
		if recover() != nil { // an address that is none, or one that this page may not reach
			l.become(client.LineDown)
		}
	}()
	l.ws = js.Global().Get("WebSocket").New(address, wire.Subprotocol)
	l.on("open", func(js.Value) {
		l.become(client.LineUp)
		for _, frame := range l.early { // without waiting for the next picture, which may be long in coming
			l.ws.Call("send", frame)
		}
		l.early = nil
	})
	l.on("message", func(e js.Value) {
		if data := e.Get("data"); data.Type() == js.TypeString {
			l.came([]byte(data.String()))
		}
	})
	l.on("close", func(js.Value) { l.over() })
	l.on("error", func(js.Value) { l.become(client.LineDown) })
}

func (l *line) on(event string, f func(js.Value)) {
	heard := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		if l.woke != nil {
			l.woke()
		}
		return nil
	})
	l.heard = append(l.heard, heard)
	l.ws.Call("addEventListener", event, heard)
}

// over lets go of what the browser calls.
func (l *line) over() {
	l.become(client.LineDown)
	for _, f := range l.heard {
		f.Release()
	}
	l.heard = nil
}

// Send hands a frame to the browser.
func (l *line) Send(frame []byte) bool {
	if l.State() == client.LineOpening && len(l.early) < mostWaiting {
		l.early = append(l.early, string(frame))
		return true
	}
	if l.State() != client.LineUp || l.ws.Get("readyState").Int() != 1 || l.ws.Get("bufferedAmount").Int() > mostUnsent {
		return false
	}
	l.ws.Call("send", string(frame))
	return true
}

// Close ends it in the background.
func (l *line) Close() {
	l.become(client.LineDown)
	if l.ws.Truthy() {
		l.ws.Call("close")
	}
}
