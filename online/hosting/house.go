//go:build !js

package hosting

import (
	"cmp"
	"context"
	"crypto/rand"
	"io"
	"io/fs"
	"log"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"fourtell/engine"
	"fourtell/online/bots"
	"fourtell/online/client"
	"fourtell/online/front"
	"fourtell/online/gateway"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// Options is what a house is opened with; the zero value will do.
type Options struct {
	Name string // of the house, as others see it; "": Fourtell
	// Addr is where it listens, IP:PORT; "": 0.0.0.0:0, which is a free port of all addresses that the machine has.
	Addr string
	// Page is the page that is handed to browsers; nil: that beside the program, and where none is, Notice.
	Page   fs.FS
	Notice front.Notice
	// Why says a refusal in English; nil: by its code.
	Why func(*engine.Illegal) string
}

// How much a house of one window holds.
const (
	mostRooms       = 16
	mostPeople      = 120
	mostConnections = 160
	mostPerAddress  = 40
)

// The times of a house.
const (
	// lookAgain is how often it looks which addresses the machine has.
	lookAgain = 5 * time.Second
	// sayWithin is how long people may take to take in that the house ends.
	sayWithin = 600 * time.Millisecond
	// houseSlice is how many units of thinking a bot does at a time, a few milliseconds' worth.
	houseSlice = 96
)

// House is a hall that runs in a window.
type House struct {
	hall      *hall.Hall
	gateway   *gateway.Gateway
	journal   *journal.Memory
	listener  net.Listener
	server    *http.Server
	origin    string
	page      bool
	addresses atomic.Pointer[[]string]
	begun     sync.Once
	ending    chan struct{}
	ended     chan struct{}
	running   sync.WaitGroup // what Close waits for besides

	mu    sync.Mutex
	lines map[net.Conn]bool // those the gateway has
}

// connKey is under what a request's context has its connection.
type connKey struct{}

// Open opens a house, at once. The error is one sentence and is, for errors.Is, ErrAddress, ErrTaken, ErrForbidden or ErrNoNetwork.
func Open(o Options) (*House, error) {
	listener, err := listen(cmp.Or(o.Addr, "0.0.0.0:0"), net.InterfaceAddrs)
	if err != nil {
		return nil, err
	}
	h := &House{listener: listener, journal: &journal.Memory{}, ending: make(chan struct{}), ended: make(chan struct{}), lines: map[net.Conn]bool{}}
	h.look()
	h.origin = "http://" + h.Addresses()[0]
	name, ok := wire.CleanName(o.Name)
	if !ok {
		name = "Fourtell"
	}
	h.gateway, err = gateway.Open(gateway.Config{House: name, MostConnections: mostConnections, MostPerAddress: mostPerAddress},
		func(sink hall.Sink, wake func()) (*hall.Hall, error) {
			var err error
			h.hall, err = hall.Open(hall.Config{House: name, Journal: h.journal, Sink: sink, Bots: bots.House{}, Secret: secret, Why: o.Why,
				Pace: room.Pace{Percent: 100, Slips: true, Slice: houseSlice}, Wake: wake, MostRooms: mostRooms, MostPeople: mostPeople}, time.Now().UnixMilli())
			return h.hall, err
		})
	if err != nil { // a journal in memory has nothing that could not be read
		h.gateway.Close()
		_ = listener.Close()
		return nil, err
	}
	page := o.Page
	if page == nil {
		page = beside()
	}
	h.serve(page, o.Notice)
	return h, nil
}

// serve hands page and rooms out.
func (h *House) serve(page fs.FS, notice front.Notice) {
	h.page = page != nil
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/ws", h.enter)
	if page != nil {
		mux.Handle("/", front.Page(page))
	} else {
		mux.Handle("/", notice)
	}
	h.server = &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: log.New(io.Discard, "", 0)} // of handshakes that broke off: anybody can make thousands
	h.server.ConnContext = func(ctx context.Context, c net.Conn) context.Context { return context.WithValue(ctx, connKey{}, c) }
	h.server.ConnState = func(_ net.Conn, s http.ConnState) {
		switch s {
		case http.StateNew:
			h.running.Add(1)
		case http.StateClosed, http.StateHijacked: // which the gateway has then
			h.running.Done()
		}
	}
	h.running.Add(2)
	go func() { defer h.running.Done(); _ = h.server.Serve(h.listener) }()
	go func() { defer h.running.Done(); h.keepLooking() }()
}

// enter brings somebody to the gateway, until their line ends.
func (h *House) enter(w http.ResponseWriter, r *http.Request) {
	h.running.Add(1) // its connection is counted, so nobody waits in vain already
	defer h.running.Done()
	if !ownName(r.Host) {
		http.Error(w, "this house is reached by its address", http.StatusForbidden)
		return
	}
	c, _ := r.Context().Value(connKey{}).(net.Conn)
	h.mu.Lock()
	h.lines[c] = true
	h.mu.Unlock()
	h.gateway.ServeHTTP(w, r)
	h.mu.Lock()
	delete(h.lines, c)
	h.mu.Unlock()
}

// cut ends what lines there are still: a farewell that nobody answers would take seconds.
func (h *House) cut() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.lines {
		_ = c.Close()
	}
}

// ownName says that a request was sent to an address, or a name that only the local network gives. Any other name is of somebody who
// has had it lead here, so that their page could use the browser of who looks at it (DNS rebinding).
func ownName(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.Trim(host, "[]"))
	_, err := netip.ParseAddr(host)
	return err == nil || host == "localhost" || strings.HasSuffix(strings.TrimSuffix(host, "."), ".local")
}

// keepLooking keeps the addresses as the machine has them: it may join a network later.
func (h *House) keepLooking() {
	t := time.NewTicker(lookAgain)
	defer t.Stop()
	for {
		select {
		case <-h.ending:
			return
		case <-t.C:
			h.look()
		}
	}
}

func (h *House) look() {
	all := front.Addresses(h.listener.Addr())
	if len(all) > 1 {
		all = all[:len(all)-1] // the last leads nobody else here
	}
	h.addresses.Store(&all)
}

// Dial begins lines to the house for whoever has its window. What happened to one is told to woke, which may be nil, is called from
// another goroutine and must not call the house.
func (h *House) Dial(woke func()) client.Dial { return h.gateway.Inside(woke) }

// Origin is what the house is called in links, http://HOST:PORT: the best of its addresses when it was opened. It stays.
func (h *House) Origin() string { return h.origin }

// Addresses are those under which others find the house now, HOST:PORT, the likeliest first. There is at least one.
func (h *House) Addresses() []string { return *h.addresses.Load() }

// Port is where it listens.
func (h *House) Port() int { return h.listener.Addr().(*net.TCPAddr).Port }

// Links are the links to a room of the house, or to the house where the code is "", in the order of Addresses.
func (h *House) Links(code wire.RoomCode) []string {
	all := h.Addresses()
	links := make([]string, len(all))
	for i, a := range all {
		links[i] = client.Link{House: "http://" + a, Room: code}.String()
	}
	return links
}

// HasPage says whether a browser that opens a link may play: else it is told how to come.
func (h *House) HasPage() bool { return h.page }

// People is how many are connected, those of the window among them.
func (h *House) People() (n int) {
	h.gateway.Ending(func(int64, []wire.UID) { _, n, _ = h.hall.Size() })
	return n
}

// Close begins to end the house, and returns at once: all rooms are closed, who plays in the window gives their seat up, everybody is
// told, all lines end. It may be called again.
func (h *House) Close() {
	h.begun.Do(func() {
		close(h.ending)
		go h.end()
	})
}

// Ended is closed once nothing of the house runs any more, a second after Close at most.
func (h *House) Ended() <-chan struct{} { return h.ended }

func (h *House) end() {
	defer close(h.ended)
	h.gateway.Ending(func(now int64, inside []wire.UID) { hall.CloseRooms(h.hall, now, inside...) })
	h.gateway.CloseWithin(sayWithin)
	h.cut()
	_ = h.server.Close()
	h.running.Wait()
	_ = h.journal.Close()
}

// secret is 32 bytes that nobody can reckon.
func secret() (s [32]byte) {
	if _, err := rand.Read(s[:]); err != nil {
		panic("the system gives no chance: " + err.Error())
	}
	return s
}
