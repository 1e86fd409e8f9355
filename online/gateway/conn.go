package gateway

import (
	"context"
	"sync"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/gate"
	"fourtell/online/wire"
)

const (
	// mostQueued is how many frames may wait for a connection, mostBytes how many bytes of them: who does not read for so long is cut,
	// and gets the table whole when they are back.
	mostQueued = 512
	mostBytes  = 2 << 20
	// writeWithin is how long a frame may take to be taken.
	writeWithin = 10 * time.Second
	// pingEvery is how often a connection is asked whether it is there, which it has as long to answer.
	pingEvery = 10 * time.Second
)

// patience is how long a gateway waits for a connection.
type patience struct{ write, ping time.Duration }

// conn is one connection. One goroutine is always there for it, which reads; others write and ping only as long as there is something to
// write or an answer is waited for: most connections are quiet most of the time, and what a goroutine takes is most of what they take.
type conn struct {
	g       *Gateway
	ws      *websocket.Conn
	line    *line // beneath it
	pack    bool  // its frames may be compressed
	id      gate.Conn
	over    chan struct{} // closed at the end
	stop    func()
	helpers sync.WaitGroup // who writes, and who pings

	mu      sync.Mutex
	queue   [][]byte
	bytes   int
	writing bool // somebody does
	closing bool // nothing more is queued; it ends when all is out
	ended   bool // nobody helps any more
	code    websocket.StatusCode
	reason  string
}

func newConn(g *Gateway, ws *websocket.Conn, t *taking) *conn {
	return &conn{g: g, ws: ws, line: t.line, pack: t.compresses(), over: make(chan struct{}), code: websocket.StatusNormalClosure}
}

// push queues a frame; false where the connection has too much waiting already.
func (c *conn) push(frame []byte) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closing {
		return true // it is over anyway
	}
	if len(c.queue) >= mostQueued || c.bytes+len(frame) > mostBytes {
		return false
	}
	c.queue = append(c.queue, frame)
	c.bytes += len(frame)
	c.changed()
	return true
}

// changed has somebody write, under the lock.
func (c *conn) changed() {
	if !c.writing && !c.ended {
		c.writing = true
		c.helpers.Add(1)
		go c.write()
	}
}

// shut ends the connection once all that was queued is out.
func (c *conn) shut() {
	c.mu.Lock()
	c.closing = true
	c.changed()
	c.mu.Unlock()
}

// end ends it at once, for a reason.
func (c *conn) end(code websocket.StatusCode, reason string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.closing || c.queue != nil {
		c.code, c.reason = code, reason
	}
	c.closing, c.queue, c.bytes = true, nil, 0
	c.changed()
}

// give ends it as if the line had broken.
func (c *conn) give() { c.stop() }

func (c *conn) gone() <-chan struct{} { return c.over }

// serve reads until the connection, from an address as the gate tells them apart, ends.
func (c *conn) serve(parent context.Context, from string) {
	ctx, stop := context.WithCancel(parent)
	c.stop = func() { stop(); c.line.cut() }
	defer context.AfterFunc(parent, c.stop)()
	c.ws.SetReadLimit(4 * wire.MostFrame) // a frame that is too long is answered; one that is out of all measure is not read
	c.g.enter(c, from, &c.id)
	pings := c.pings(ctx)
	for {
		kind, frame, err := c.ws.Read(context.Background()) // until the line is cut: what a context could end would cost each frame
		if err != nil {
			break
		}
		c.g.counts.in.Add(1)
		if kind != websocket.MessageText {
			frame = nil // what is no text is no message
		}
		c.g.with(func(gate *gate.Gate, now int64) { gate.Receive(now, c.id, frame) })
	}
	c.g.leave(c.id)
	c.stop()
	_ = c.ws.CloseNow()
	pings.Stop()
	c.mu.Lock()
	c.ended = true
	c.mu.Unlock()
	c.helpers.Wait()
	close(c.over)
}

// write writes what is queued, until nothing is, and ends the connection where that is asked for.
func (c *conn) write() {
	defer c.helpers.Done()
	for {
		c.mu.Lock()
		queue, closing := c.queue, c.closing
		c.queue, c.bytes = nil, 0
		code, reason := c.code, c.reason
		if c.writing = len(queue) > 0 || closing; !c.writing {
			c.mu.Unlock()
			return
		}
		c.mu.Unlock()
		err := c.send(queue)
		if err == nil && closing {
			err = c.ws.Close(code, reason)
		}
		if err != nil || closing {
			c.stop() // and nobody writes any more
			return
		}
	}
}

// send writes frames, as many at once as go into a packer.
func (c *conn) send(frames [][]byte) error {
	if len(frames) == 0 {
		return nil
	}
	p := c.g.packers.Get().(*packer)
	defer c.g.packers.Put(p)
	for i, frame := range frames {
		p.add(frame, c.pack)
		c.g.counts.out.Add(1)
		c.g.counts.outBytes.Add(uint64(len(frame)))
		if p.full() || i == len(frames)-1 {
			_, err := c.line.Write(p.out.Bytes())
			p.out.Reset()
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// pings has it asked now and again whether anybody is there, until the timer is stopped.
func (c *conn) pings(ctx context.Context) *time.Timer {
	var t *time.Timer
	t = time.AfterFunc(time.Hour, func() { // which is set once t is
		c.mu.Lock()
		ended := c.ended
		if !ended {
			c.helpers.Add(1)
		}
		c.mu.Unlock()
		if ended {
			return
		}
		defer c.helpers.Done()
		if c.ping(ctx) {
			t.Reset(c.g.patience.ping)
		}
	})
	t.Reset(0)
	return t
}

// ping asks whether anybody is there, and tells the gate how long the answer takes; false: nobody is.
func (c *conn) ping(ctx context.Context) bool {
	begun := time.Now()
	p, cancel := context.WithTimeout(ctx, c.g.patience.ping)
	defer cancel()
	if c.ws.Ping(p) != nil {
		c.end(websocket.StatusPolicyViolation, "no answer")
		return false
	}
	trip := time.Since(begun).Milliseconds()
	c.g.with(func(gate *gate.Gate, _ int64) { gate.Trip(c.id, trip) })
	return true
}
