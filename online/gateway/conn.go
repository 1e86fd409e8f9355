package gateway

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/hall"
	"fourtell/online/wire"
)

const (
	// mostQueued is how many frames may wait for a connection, mostBytes how many bytes of them: who does not read for so long is cut,
	// and gets the table whole when they are back.
	mostQueued = 512
	mostBytes  = 2 << 20
	// helloWithin is how long somebody may be connected without saying who they are.
	helloWithin = 10 * time.Second
	// writeWithin is how long a frame may take to be taken.
	writeWithin = 10 * time.Second
	// pingEvery is how often a connection is asked whether it is there; pongWithin how long it may take to answer.
	pingEvery  = 10 * time.Second
	pongWithin = 10 * time.Second
)

// conn is one connection.
type conn struct {
	g      *Gateway
	ws     *websocket.Conn
	uid    wire.UID // "" before the hello; written by the reader under the hall's lock
	limits rates

	mu      sync.Mutex
	queue   [][]byte
	bytes   int
	more    chan struct{} // something is queued
	stopped bool

	stop context.CancelCauseFunc
}

func newConn(g *Gateway, ws *websocket.Conn) *conn {
	return &conn{g: g, ws: ws, more: make(chan struct{}, 1), limits: newRates(now())}
}

// push queues a frame; false where the connection has too much waiting already.
func (c *conn) push(frame []byte) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped {
		return true // it is over anyway
	}
	if len(c.queue) >= mostQueued || c.bytes+len(frame) > mostBytes {
		c.stopped = true
		return false
	}
	c.queue = append(c.queue, frame)
	c.bytes += len(frame)
	select {
	case c.more <- struct{}{}:
	default:
	}
	return true
}

// say queues a message of the gateway's own.
func (c *conn) say(m wire.Message) {
	if frame, err := wire.Write(m); err == nil {
		c.push(frame)
	}
}

// errCut is why a connection is over that this side has ended.
type errCut struct {
	code   websocket.StatusCode
	reason string
}

func (e errCut) Error() string { return e.reason }

// cut ends the connection from any goroutine.
func (c *conn) cut(code websocket.StatusCode, reason string) {
	if c.stop != nil {
		c.stop(errCut{code, reason})
	}
}

// flush waits until what is queued has been written, so long at most.
func (c *conn) flush(most time.Duration) {
	for until := time.Now().Add(most); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
		c.mu.Lock()
		n := len(c.queue)
		c.mu.Unlock()
		if n == 0 {
			return
		}
	}
}

// serve reads until the connection ends.
func (c *conn) serve(parent context.Context) {
	ctx, stop := context.WithCancelCause(parent)
	c.stop = stop
	defer stop(nil)
	c.ws.SetReadLimit(4 * wire.MostFrame) // a frame that is too long is answered; one that is out of all measure is not read
	c.say(wire.Message{Body: &wire.Welcome{V: wire.Version, House: c.g.cfg.House, Now: now(),
		Limits: wire.Limits{Frame: wire.MostFrame, Per10s: wire.MostPer10s, ChatPer10s: wire.MostChatPer10s}}})
	var helpers sync.WaitGroup
	helpers.Add(2)
	go func() { defer helpers.Done(); c.write(ctx) }()
	go func() { defer helpers.Done(); c.ping(ctx) }()
	hello := time.AfterFunc(helloWithin, func() { c.cut(websocket.StatusPolicyViolation, "no hello") })
	for {
		kind, frame, err := c.ws.Read(ctx)
		if err != nil {
			break
		}
		c.g.counts.in.Add(1)
		if kind != websocket.MessageText {
			c.say(wire.Message{Body: &wire.No{Code: wire.BadMessage, Say: wire.BadMessage.Say()}})
			continue
		}
		if !c.read(frame) {
			break
		}
		if c.uid != "" {
			hello.Stop()
		}
	}
	hello.Stop()
	c.leave()
	var why errCut
	if errors.As(context.Cause(ctx), &why) {
		c.flush(100 * time.Millisecond)
		stop(nil)
		_ = c.ws.Close(why.code, why.reason)
	}
	stop(nil)
	_ = c.ws.CloseNow()
	helpers.Wait()
}

// read takes a frame; false ends the connection.
func (c *conn) read(frame []byte) bool {
	m, err := wire.ReadClient(frame)
	at := now()
	switch c.limits.allow(at, chats(m.Body)) {
	case tooFast:
		c.g.counts.rated.Add(1)
		c.say(wire.Message{Re: m.ID, Body: &wire.No{Code: wire.Rate, Say: wire.Rate.Say()}})
		return true
	case flood:
		c.g.counts.flooded.Add(1)
		return false
	}
	var fault *wire.Fault
	if errors.As(err, &fault) {
		c.g.counts.bad.Add(1)
		c.say(wire.Message{Re: fault.Re, Body: &wire.No{Code: fault.Code, Say: fault.Why}})
		return true
	}
	if h, ok := m.Body.(*wire.Hello); ok {
		c.hello(m.ID, h)
		return true
	}
	if c.uid == "" {
		c.say(wire.Message{Re: m.ID, Body: &wire.No{Code: wire.NotNow, Say: "say hello first"}})
		return true
	}
	c.g.with(func(h *hall.Hall, now int64) {
		if c.g.people[c.uid] == c {
			h.Ask(now, c.uid, m)
		}
	})
	return true
}

// hello finds out who is there. Somebody who is there already goes on here.
func (c *conn) hello(re uint64, b *wire.Hello) {
	uid := wire.UIDOf(b.Token)
	b.Token = "" // nobody behind this door needs it
	var before *conn
	c.g.with(func(h *hall.Hall, now int64) {
		if c.uid != "" && c.uid != uid {
			h.Cut(now, c.uid)
			delete(c.g.people, c.uid)
		}
		if was := c.g.people[uid]; was != c {
			before = was
		}
		c.uid = uid
		c.g.people[uid] = c
		h.Hello(now, uid, re, b)
	})
	if before != nil {
		before.say(wire.Message{Body: &wire.No{Code: wire.Replaced, Say: wire.Replaced.Say()}})
		before.cut(websocket.StatusNormalClosure, string(wire.Replaced))
	}
}

// leave tells the hall, unless another connection has taken over.
func (c *conn) leave() {
	c.mu.Lock()
	c.stopped = true
	c.mu.Unlock()
	if c.uid == "" {
		return
	}
	c.g.with(func(h *hall.Hall, now int64) {
		if c.g.people[c.uid] == c {
			delete(c.g.people, c.uid)
			h.Cut(now, c.uid)
		}
	})
}

// write writes what is queued.
func (c *conn) write(ctx context.Context) {
	for {
		c.mu.Lock()
		queue := c.queue
		c.queue, c.bytes = nil, 0
		c.mu.Unlock()
		for _, frame := range queue {
			w, cancel := context.WithTimeout(ctx, writeWithin)
			err := c.ws.Write(w, websocket.MessageText, frame)
			cancel()
			if err != nil {
				c.cut(websocket.StatusPolicyViolation, "too slow")
				return
			}
			c.g.counts.out.Add(1)
			c.g.counts.outBytes.Add(uint64(len(frame)))
		}
		if len(queue) > 0 {
			continue
		}
		select {
		case <-ctx.Done():
			return
		case <-c.more:
		}
	}
}

// ping asks whether anybody is there, and tells the hall how long the answer takes.
func (c *conn) ping(ctx context.Context) {
	t := time.NewTicker(pingEvery)
	defer t.Stop()
	for {
		begun := time.Now()
		p, cancel := context.WithTimeout(ctx, pongWithin)
		err := c.ws.Ping(p)
		cancel()
		if err != nil {
			if ctx.Err() == nil {
				c.cut(websocket.StatusPolicyViolation, "no answer")
			}
			return
		}
		trip := time.Since(begun).Milliseconds()
		c.g.with(func(h *hall.Hall, _ int64) {
			if c.uid != "" && c.g.people[c.uid] == c {
				h.Delay(c.uid, trip)
			}
		})
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
	}
}
