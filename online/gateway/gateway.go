package gateway

import (
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/hall"
	"fourtell/online/wire"
)

// Config is what a gateway is made with.
type Config struct {
	House   string   // its name, as a welcome tells it
	Origins []string // from whose pages a browser may come besides the house's own: hosts, as "example.com" or "https://example.com"
	Log     *slog.Logger
	// Address is from where a request comes; nil: its connection's. Behind a proxy it is what the proxy says.
	Address func(*http.Request) string
	// MostConnections there may be at once, MostPerAddress from one address; 0: 4500 and 200.
	MostConnections int
	MostPerAddress  int
}

// Gateway takes the connections of a house.
type Gateway struct {
	cfg   Config
	wake  chan struct{}
	ended chan struct{}

	mu     sync.Mutex // the hall, and who is connected
	hall   *hall.Hall
	people map[wire.UID]*conn
	full   []*conn // have more to be told than they may; cut when the hall is left
	next   int64   // when run looks at the hall again, Unix ms

	doors  doors
	counts counts
}

// New makes a gateway. Its hall is opened afterwards with Sink and Wake, and set by Open.
func New(cfg Config) *Gateway {
	if cfg.MostConnections == 0 {
		cfg.MostConnections = 4500
	}
	if cfg.MostPerAddress == 0 {
		cfg.MostPerAddress = 200
	}
	if cfg.Address == nil {
		cfg.Address = func(r *http.Request) string { return hostOf(r.RemoteAddr) }
	}
	return &Gateway{cfg: cfg, wake: make(chan struct{}, 1), ended: make(chan struct{}), people: map[wire.UID]*conn{},
		doors: doors{most: cfg.MostConnections, mostPer: cfg.MostPerAddress, per: map[string]int{}}}
}

// Open sets the hall, and begins to give it its time.
func (g *Gateway) Open(h *hall.Hall) {
	g.hall = h
	go g.run()
}

// Wake has the hall advanced soon: the hall's Config.Wake.
func (g *Gateway) Wake() {
	select {
	case g.wake <- struct{}{}:
	default:
	}
}

// Send queues a frame for somebody: the hall's Sink. It is called with the hall, and so under its lock.
func (g *Gateway) Send(to wire.UID, frame []byte) {
	if c := g.people[to]; c != nil && !c.push(frame) {
		g.full = append(g.full, c)
	}
}

// now is the wall clock's.
func now() int64 { return time.Now().UnixMilli() }

// with calls the hall, and cuts afterwards who could not take what they were told.
func (g *Gateway) with(f func(h *hall.Hall, now int64)) {
	g.mu.Lock()
	f(g.hall, now())
	if at, ok := g.hall.Due(); ok && at < g.next {
		g.next = at
		g.Wake()
	}
	full := g.full
	g.full = nil
	g.mu.Unlock()
	for _, c := range full {
		g.counts.slow.Add(1)
		c.cut(websocket.StatusPolicyViolation, "too slow")
	}
}

// run gives the hall its time.
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
		wait := time.Hour
		g.with(func(h *hall.Hall, now int64) {
			h.Advance(now)
			g.next = now + wait.Milliseconds()
			if at, ok := h.Due(); ok {
				g.next = max(at, now+1)
			}
			wait = time.Duration(g.next-now) * time.Millisecond
		})
		timer.Reset(wait)
	}
}

// Drain tells everybody that the house ends and takes nothing new.
func (g *Gateway) Drain() {
	g.with(func(h *hall.Hall, now int64) { h.Drain(now) })
}

// Close ends all connections, and the hall gets no more time.
func (g *Gateway) Close() {
	close(g.ended)
	g.mu.Lock()
	all := make([]*conn, 0, len(g.people))
	for _, c := range g.people {
		all = append(all, c)
	}
	g.mu.Unlock()
	var done sync.WaitGroup
	for _, c := range all {
		done.Add(1)
		go func() {
			defer done.Done()
			c.flush(time.Second)
			c.cut(websocket.StatusGoingAway, "the house ends")
		}()
	}
	done.Wait()
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
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Subprotocol}, OriginPatterns: g.cfg.Origins,
		CompressionMode: websocket.CompressionNoContextTakeover, CompressionThreshold: 256})
	if err != nil {
		g.counts.turned.Add(1)
		return // it has been answered
	}
	if ws.Subprotocol() != wire.Subprotocol {
		_ = ws.Close(websocket.StatusPolicyViolation, "subprotocol "+wire.Subprotocol)
		return
	}
	g.counts.connections.Add(1)
	c := newConn(g, ws)
	c.serve(r.Context())
}
