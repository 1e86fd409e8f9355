package gateway

import (
	"math"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/gate"
	"fourtell/online/hall"
	"fourtell/online/wire"
)

// Config is what a gateway is made with.
type Config struct {
	House   string   // its name, as a welcome tells it
	Origins []string // from whose pages a browser may come besides the house's own: "example.com" or "https://example.com"
	// Address is from where a request comes; nil: its connection's. Behind a proxy it is what the proxy says.
	Address func(*http.Request) string
	// MostConnections there may be at once, MostPerAddress from one address; 0: 4500 and 200.
	MostConnections int
	MostPerAddress  int
}

// Gateway takes the connections of a house.
type Gateway struct {
	cfg    Config
	wake   chan struct{}
	ended  chan struct{}
	doors  doors
	counts counts
	patience
	// packers are those no connection uses just now.
	packers sync.Pool

	mu    sync.Mutex // the gate and the hall, and who is connected
	gate  *gate.Gate
	rooms gate.Rooms
	conns map[gate.Conn]end
	last  gate.Conn // the newest connection's number
	next  int64     // when run looks at the gate again, Unix ms
	over  bool      // who comes now is shut out
}

// Open opens rooms behind a gateway. open is given the hall's Sink and Wake. The error is open's: the house stands all the same.
func Open[R gate.Rooms](cfg Config, open func(sink hall.Sink, wake func()) (R, error)) (*Gateway, error) {
	if cfg.MostConnections == 0 {
		cfg.MostConnections = 4500
	}
	if cfg.MostPerAddress == 0 {
		cfg.MostPerAddress = 200
	}
	if cfg.Address == nil {
		cfg.Address = func(r *http.Request) string { return hostOf(r.RemoteAddr) }
	}
	g := &Gateway{cfg: cfg, wake: make(chan struct{}, 1), ended: make(chan struct{}), conns: map[gate.Conn]end{}, patience: patience{writeWithin, pingEvery},
		packers: sync.Pool{New: func() any { return &packer{} }},
		doors:   doors{most: cfg.MostConnections, mostPer: cfg.MostPerAddress, per: map[string]int{}}}
	var err error
	g.gate, g.rooms, err = gate.New(cfg.House, out{g}, func(s hall.Sink) (gate.Rooms, error) { return open(s, g.look) })
	go g.run()
	return g, err
}

// look has the hall looked at soon.
func (g *Gateway) look() {
	select {
	case g.wake <- struct{}{}:
	default:
	}
}

// out is the connections as the gate uses them, under the lock.
type out struct{ g *Gateway }

// Send queues a frame.
func (o out) Send(to gate.Conn, frame []byte) {
	if c := o.g.conns[to]; c != nil && !c.push(frame) {
		o.g.counts.slow.Add(1)
		c.end(websocket.StatusPolicyViolation, "too slow")
	}
}

// Shut ends a connection once all that was sent is out.
func (o out) Shut(to gate.Conn) {
	if c := o.g.conns[to]; c != nil {
		c.shut()
	}
}

// now is the wall clock's.
func now() int64 { return time.Now().UnixMilli() }

// with calls the gate.
func (g *Gateway) with(f func(gate *gate.Gate, now int64)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	f(g.gate, now())
	if at, ok := g.gate.Due(); ok && at < g.next {
		g.next = at
		g.look()
	}
}

// run gives the gate and the hall their time.
func (g *Gateway) run() {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-g.ended:
			return
		case <-timer.C:
		case <-g.wake:
		}
		g.mu.Lock()
		at := now()
		g.gate.Advance(at)
		g.next = math.MaxInt64
		wait := time.Hour
		if due, ok := g.gate.Due(); ok {
			g.next = max(due, at+1)
			wait = min(wait, time.Duration(g.next-at)*time.Millisecond)
		}
		g.mu.Unlock()
		timer.Reset(wait)
	}
}

// Drain tells everybody that the house ends, and takes no new rooms.
func (g *Gateway) Drain() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.rooms.Drain(now())
}

// Ending has f do the last thing with the rooms behind the gateway, which it may call as the gateway does: with the time, Unix ms, and
// who came from Inside.
func (g *Gateway) Ending(f func(now int64, inside []wire.UID)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	var own []wire.UID
	for id, c := range g.conns {
		if _, is := c.(*inside); is {
			own = append(own, g.gate.Who(id))
		}
	}
	f(now(), own)
}

// Close ends all connections once they have been told what they were to be, and gives the hall no more time.
func (g *Gateway) Close() { g.CloseWithin(2 * time.Second) }

// CloseWithin is Close where whoever does not take in what they are told in so long is left.
func (g *Gateway) CloseWithin(most time.Duration) {
	close(g.ended)
	g.doors.shut()
	g.mu.Lock()
	g.over = true
	all := make([]end, 0, len(g.conns))
	for _, c := range g.conns {
		c.shut()
		all = append(all, c)
	}
	g.mu.Unlock()
	patience := time.NewTimer(most)
	defer patience.Stop()
	for i, c := range all {
		select {
		case <-c.gone():
			continue
		case <-patience.C:
		}
		for _, c := range all[i:] {
			c.give()
		}
		return
	}
}

// enter brings a connection from an address before the gate; its number is told to id before anything can come of it.
func (g *Gateway) enter(c end, from string, id *gate.Conn) {
	g.with(func(gate *gate.Gate, now int64) {
		g.last++
		*id = g.last
		g.conns[g.last] = c
		gate.Open(now, g.last, from)
		if g.over {
			c.shut()
		}
	})
}

// leave takes it away again.
func (g *Gateway) leave(id gate.Conn) {
	g.with(func(gate *gate.Gate, now int64) {
		gate.Gone(now, id)
		delete(g.conns, id)
	})
}

// ServeHTTP takes a connection, and stays until it ends.
func (g *Gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	from := g.cfg.Address(r)
	if !g.doors.enter(from) {
		g.counts.turned.Add(1)
		http.Error(w, "too many connections", http.StatusServiceUnavailable)
		return
	}
	defer g.doors.leave(from)
	t := &taking{ResponseWriter: w, within: g.patience.write}
	ws, err := websocket.Accept(t, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Subprotocol}, OriginPatterns: g.cfg.Origins,
		CompressionMode: websocket.CompressionNoContextTakeover})
	if err != nil {
		g.counts.turned.Add(1)
		return // it has been answered
	}
	if ws.Subprotocol() != wire.Subprotocol {
		g.counts.turned.Add(1)
		_ = ws.Close(websocket.StatusPolicyViolation, "subprotocol "+wire.Subprotocol)
		return
	}
	g.counts.connections.Add(1)
	newConn(g, ws, t).serve(r.Context(), told(from))
}
