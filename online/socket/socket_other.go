//go:build !js

package socket

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// longestTold is the longest frame of a house: a whole snapshot, or the record of a round.
const longestTold = 8 << 20

// Dial begins connections to a house's door, ws:// or wss://; what happened to each is told to woke, which may be nil and is called
// from another goroutine.
func Dial(address string, woke func()) client.Dial { return DialBy(http.DefaultClient, address, woke) }

// DialBy is Dial by way of a client of HTTP: one that counts bytes, say.
func DialBy(by *http.Client, address string, woke func()) client.Dial {
	return func() client.Line {
		ctx, stop := context.WithCancel(context.Background())
		l := &line{out: make(chan []byte, mostWaiting), stop: stop, woke: woke, by: by}
		go l.run(ctx, address)
		return l
	}
}

// line is a WebSocket of the system.
type line struct {
	queue
	out  chan []byte
	stop context.CancelFunc
	woke func()
	by   *http.Client
}

// Send queues a frame.
func (l *line) Send(frame []byte) bool {
	if l.State() == client.LineDown {
		return false
	}
	select {
	case l.out <- frame:
		return true
	default:
		return false
	}
}

// Close ends it in the background.
func (l *line) Close() {
	l.become(client.LineDown)
	l.stop()
}

func (l *line) run(ctx context.Context, address string) {
	defer l.tell()
	defer l.become(client.LineDown)
	dial, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	ws, _, err := websocket.Dial(dial, address, &websocket.DialOptions{HTTPClient: l.by, Subprotocols: []string{wire.Subprotocol},
		CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		return
	}
	defer func() { _ = ws.CloseNow() }()
	ws.SetReadLimit(longestTold)
	l.become(client.LineUp)
	l.tell()
	go func() {
		defer func() { _ = ws.CloseNow() }() // which ends the reading: a context that could would cost each frame
		defer l.stop()
		for {
			select {
			case <-ctx.Done():
				return
			case frame := <-l.out:
				w, cancel := context.WithTimeout(ctx, 10*time.Second)
				err := ws.Write(w, websocket.MessageText, frame)
				cancel()
				if err != nil {
					return
				}
			}
		}
	}()
	var buf bytes.Buffer // as large as the largest frame so far
	for {
		_, r, err := ws.Reader(context.Background())
		if err == nil {
			buf.Reset()
			_, err = buf.ReadFrom(r)
		}
		if err != nil {
			return
		}
		l.came(bytes.Clone(buf.Bytes()))
		l.tell()
	}
}

func (l *line) tell() {
	if l.woke != nil {
		l.woke()
	}
}
