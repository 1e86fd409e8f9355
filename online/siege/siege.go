package siege

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/wire"
)

// Siege is what comes to a house; all of it comes at once.
type Siege struct {
	Door     string // the house's, ws://HOST:PORT/v1/ws
	Frames   int    // how many are sent, as fast as they are taken
	HalfOpen int    // how many connections say nothing
	Codes    int    // how many codes are tried
	From     string // the address that a proxy before the house would say they come from; "": none says any
}

// Told is what became of it.
type Told struct {
	Frames int // that were sent
	Lines  int // connections they took
	Ended  int // of them by the house, which shuts who sends too much
	Open   int // half-open connections there were at once
	Shut   int // of them by the house
	Tried  int // codes that were answered
	Found  int // rooms behind them
	Barred int // codes that were not looked at, since too many had been tried from the address by others
}

// Flooders are how many send frames at once, each its share; triers how many try codes.
const (
	Flooders = 8
	triers   = 4
)

// Run comes to the house until all is sent and tried and the house has shut the half-open connections, or ctx is over. The error is of
// a house that is not there.
func (s Siege) Run(ctx context.Context) (Told, error) {
	u, err := url.Parse(s.Door)
	if err != nil || u.Scheme != "ws" {
		return Told{}, fmt.Errorf("%q is no door of a house on this machine: it looks like ws://127.0.0.1:8080/v1/ws", s.Door)
	}
	probe, err := net.Dial("tcp", u.Host)
	if err != nil {
		return Told{}, err
	}
	probe.Close()
	var codes, sent, lines, ended, open, shut, tried, found, barred atomic.Int64
	codes.Store(int64(s.Codes))
	var all sync.WaitGroup
	for n := range Flooders {
		left := s.Frames / Flooders
		if n == 0 {
			left += s.Frames % Flooders
		}
		all.Go(func() {
			for left > 0 && ctx.Err() == nil {
				lines.Add(1)
				some, house := s.flood(ctx, n%2 == 0, left)
				left -= some
				if sent.Add(int64(some)); house {
					ended.Add(1)
				}
			}
		})
	}
	for range triers {
		all.Go(func() {
			for codes.Load() > 0 && ctx.Err() == nil {
				t, f := s.try(ctx, &codes, &barred)
				tried.Add(t)
				found.Add(f)
			}
		})
	}
	for n := range s.HalfOpen {
		all.Go(func() { half(ctx, u, n%3, &open, &shut) })
		if n%50 == 49 {
			time.Sleep(time.Millisecond) // for the system's own queue of who comes
		}
	}
	all.Wait()
	return Told{int(sent.Load()), int(lines.Load()), int(ended.Load()), int(open.Load()), int(shut.Load()), int(tried.Load()), int(found.Load()), int(barred.Load())}, nil
}

// come opens a connection, and says who it is: nobody who was there before.
func (s Siege) come(ctx context.Context) (*websocket.Conn, error) {
	dial, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	o := &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}}
	if s.From != "" {
		o.HTTPHeader = http.Header{"X-Forwarded-For": {s.From}}
	}
	ws, _, err := websocket.Dial(dial, s.Door, o)
	if err != nil {
		return nil, err
	}
	var own [32]byte
	_, _ = rand.Read(own[:])
	hello := &wire.Hello{V: wire.Version, Token: wire.Token(own[:], s.Door), Name: "Nobody"}
	if err := write(ctx, ws, wire.Message{ID: 1, Body: hello}); err != nil {
		_ = ws.CloseNow()
		return nil, err
	}
	return ws, nil
}

func write(ctx context.Context, ws *websocket.Conn, m wire.Message) error {
	text, err := wire.Write(m)
	if err != nil {
		return err
	}
	return ws.Write(ctx, websocket.MessageText, text)
}

// patience is how long a house may take to shut a connection it has had enough of.
const patience = 10 * time.Second

// flood sends frames until the house has had enough of the connection, or all are sent; it reads what the house says, or does not
// until it has nothing left to send. The second result is whether it was the house that ended it.
func (s Siege) flood(ctx context.Context, reads bool, most int) (sent int, ended bool) {
	ws, err := s.come(ctx)
	if err != nil {
		return 0, false
	}
	defer func() { _ = ws.CloseNow() }()
	ws.SetReadLimit(-1)
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	over := make(chan struct{})
	read := func() {
		defer close(over)
		for {
			if _, _, err := ws.Read(within); err != nil {
				return
			}
		}
	}
	if reads {
		go read()
	}
	sent = s.send(ctx, ws, most)
	if !reads {
		go read()
	}
	select {
	case <-over:
		return sent, ctx.Err() == nil
	case <-time.After(patience):
		return sent, false
	}
}

// send sends everything that a house may be sent, sense and nonsense, again and again.
func (s Siege) send(ctx context.Context, ws *websocket.Conn, most int) (sent int) {
	long := []byte(strings.Repeat("[", wire.MostFrame))
	for n := 2; sent < most; n++ {
		kind, frame := websocket.MessageText, []byte(nil)
		switch n % 8 {
		case 0:
			frame = fmt.Appendf(nil, `{"t":"ping","id":%d}`, n)
		case 1:
			frame = fmt.Appendf(nil, `{"t":"rooms","id":%d,"watch":true}`, n)
		case 2:
			frame = fmt.Appendf(nil, `{"t":"create","id":%d,"seats":4,"open":true}`, n)
		case 3:
			frame = fmt.Appendf(nil, `{"t":"do","id":%d,"c":{"verb":"draw"}}`, n)
		case 4:
			frame = fmt.Appendf(nil, `{"t":"sync","id":%d,"seq":1}`, n)
		case 5:
			frame = []byte(`{"t":`)
		case 6:
			kind, frame = websocket.MessageBinary, []byte{0xff, 0xfe}
		case 7:
			frame = fmt.Appendf(nil, `{"t":"say","id":%d,"text":"hello"}`, n)
			if n%64 == 7 {
				frame = long
			}
		}
		w, cancel := context.WithTimeout(ctx, time.Second)
		err := ws.Write(w, kind, frame)
		cancel()
		if err != nil {
			return sent
		}
		sent++
	}
	return sent
}

// try tries codes as one person, until the house has had enough of them.
func (s Siege) try(ctx context.Context, left, barred *atomic.Int64) (tried, found int64) {
	ws, err := s.come(ctx)
	if err != nil {
		return 0, 0
	}
	defer func() { _ = ws.CloseNow() }()
	for id := uint64(2); left.Load() > 0; id++ {
		w, cancel := context.WithTimeout(ctx, 10*time.Second)
		code, err := s.join(w, ws, id)
		cancel()
		if code == wire.Rate && tried == 0 { // nobody has had enough of somebody new
			left.Add(-1)
			barred.Add(1)
		}
		if err != nil || code == wire.Rate {
			return tried, found // as somebody else, then
		}
		left.Add(-1)
		if tried++; code == "" {
			found++
		}
	}
	return tried, found
}

// join asks for a room by a code at random, and gives the house's no; "" where it is one.
func (s Siege) join(ctx context.Context, ws *websocket.Conn, id uint64) (wire.Code, error) {
	room := wire.NewRoomCode(func(n uint32) uint32 {
		var b [4]byte
		_, _ = rand.Read(b[:])
		return binary.LittleEndian.Uint32(b[:]) % n
	})
	if err := write(ctx, ws, wire.Message{ID: id, Body: &wire.Join{Room: room, As: wire.AsWatch}}); err != nil {
		return "", err
	}
	for {
		_, frame, err := ws.Read(ctx)
		if err != nil {
			return "", err
		}
		m, err := wire.ReadHouse(frame)
		if err != nil {
			return "", err
		}
		if m.Re != id {
			continue
		}
		if no, ok := m.Body.(*wire.No); ok {
			return no.Code, nil
		}
		return "", nil
	}
}

// half opens a connection that goes no further than it must: to the machine, into the midst of a request, or up to the house's welcome.
func half(ctx context.Context, u *url.URL, far int, open, shut *atomic.Int64) {
	c, err := (&net.Dialer{Timeout: 10 * time.Second}).DialContext(ctx, "tcp", u.Host)
	if err != nil {
		return
	}
	defer c.Close()
	open.Add(1)
	stop := context.AfterFunc(ctx, func() { _ = c.SetDeadline(time.Now()) })
	defer stop()
	head := "GET " + u.Path + " HTTP/1.1\r\nHost: " + u.Host + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
		"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: " + wire.Subprotocol + "\r\n"
	switch far {
	case 1:
		_, _ = io.WriteString(c, head)
	case 2:
		_, _ = io.WriteString(c, head+"\r\n")
	}
	if _, _ = io.Copy(io.Discard, c); ctx.Err() == nil { // it ends where the house ends it
		shut.Add(1)
	}
}
