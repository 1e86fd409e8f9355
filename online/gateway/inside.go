package gateway

import (
	"sync"

	"github.com/coder/websocket"

	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/wire"
)

// end is where a connection leads to. None of its methods blocks.
type end interface {
	// push queues a frame; false where too much waits already.
	push(frame []byte) bool
	// shut ends the connection once all that was queued is out.
	shut()
	// end ends it at once, for a reason.
	end(code websocket.StatusCode, reason string)
	// give ends it without another word to whoever is there.
	give()
	// gone is closed once it has ended.
	gone() <-chan struct{}
}

// Inside begins lines to the house from within its own program, with no socket between: who has the house in their window plays on
// whatever becomes of the network. What happened to a line is told to woke, which may be nil and is called from another goroutine.
func (g *Gateway) Inside(woke func()) client.Dial {
	return func() client.Line {
		l := &inside{g: g, woke: woke, out: make(chan []byte, mostQueued), ending: make(chan struct{}), over: make(chan struct{})}
		go l.run()
		return l
	}
}

// inside is both ends of such a line.
type inside struct {
	g      *Gateway
	id     gate.Conn
	woke   func()
	out    chan []byte   // what goes to the house
	ending chan struct{} // closed when either side gives it up
	over   chan struct{} // closed at the end
	once   sync.Once

	mu    sync.Mutex
	state client.LineState
	in    [][]byte // what the house said
	bytes int      // of them
}

// run brings the house what is sent, which may wait for the house: whoever sends does not.
func (l *inside) run() {
	defer close(l.over)
	l.g.counts.connections.Add(1)
	l.g.enter(l, "", &l.id)
	l.become(client.LineUp)
	for {
		select {
		case frame := <-l.out:
			l.g.counts.in.Add(1)
			l.g.with(func(gate *gate.Gate, now int64) { gate.Receive(now, l.id, frame) })
			continue
		case <-l.ending:
		}
		break
	}
	l.g.leave(l.id)
	l.become(client.LineDown)
}

// State is how the line stands; what came is taken in before it is down.
func (l *inside) State() client.LineState {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.state == client.LineDown && len(l.in) > 0 {
		return client.LineUp
	}
	return l.state
}

// Send queues a frame for the house.
func (l *inside) Send(frame []byte) bool {
	l.mu.Lock()
	up := l.state == client.LineUp
	l.mu.Unlock()
	if !up || len(frame) > 4*wire.MostFrame { // as a socket's end takes it
		return false
	}
	select {
	case l.out <- frame:
		return true
	default:
		return false
	}
}

// Receive is the next frame of the house.
func (l *inside) Receive() ([]byte, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.in) == 0 {
		return nil, false
	}
	frame := l.in[0]
	l.in[0] = nil
	l.in = l.in[1:]
	l.bytes -= len(frame)
	return frame, true
}

// Close gives it up.
func (l *inside) Close() {
	l.become(client.LineDown)
	l.shut()
}

func (l *inside) push(frame []byte) bool {
	l.mu.Lock()
	if l.state == client.LineDown {
		l.mu.Unlock()
		return true // it is over anyway
	}
	if len(l.in) >= mostQueued || l.bytes+len(frame) > mostBytes {
		l.mu.Unlock()
		return false
	}
	l.in = append(l.in, frame)
	l.bytes += len(frame)
	l.mu.Unlock()
	l.g.counts.out.Add(1)
	l.g.counts.outBytes.Add(uint64(len(frame)))
	l.tell()
	return true
}

func (l *inside) shut()                            { l.once.Do(func() { close(l.ending) }) }
func (l *inside) end(websocket.StatusCode, string) { l.shut() }
func (l *inside) give()                            { l.shut() }
func (l *inside) gone() <-chan struct{}            { return l.over }

// become sets how the line stands; a line that is down stays so.
func (l *inside) become(s client.LineState) {
	l.mu.Lock()
	l.state = max(l.state, s)
	l.mu.Unlock()
	l.tell()
}

func (l *inside) tell() {
	if l.woke != nil {
		l.woke()
	}
}
