package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"fourtell/engine"
	"fourtell/online/bots"
	"fourtell/online/gateway"
	rooms "fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/journal/jetstream"
	"fourtell/room"
	"fourtell/words"
)

// houseOptions is what `dealer serve` was told about its rooms.
type houseOptions struct {
	name       string
	store      string   // the folder of the journal; "" keeps it in memory
	nats       []string // the servers of a cluster instead
	replicas   int
	place      string // where it stands among the dealers of the cluster, as no two can at once
	from       string // a folder whose rooms are copied there first; "": none
	origins    []string
	proxied    bool // the address of who comes is told by the proxy before the house
	mostRooms  int
	mostPeople int
}

// house is the rooms of a dealer with their door.
type house struct {
	gateway *gateway.Gateway
	journal journal.Journal
	others  *others // the other dealers of it; nil: it has none
	log     *slog.Logger
	ending  atomic.Bool
}

// openHouse opens the rooms there are in the journal, and the door to them. The error is one sentence.
func openHouse(o houseOptions, log *slog.Logger) (*house, error) {
	h := &house{log: log, journal: &journal.Memory{}}
	if o.store != "" || len(o.nats) > 0 {
		j, err := jetstream.Open(jetstream.Options{Dir: o.store, URLs: o.nats, Replicas: o.replicas})
		if err != nil {
			return nil, err
		}
		h.journal = j
		if len(o.nats) > 0 {
			if err = takeAlong(j, o.from, log); err == nil {
				h.others, err = joinOthers(j, o.place, o.replicas)
			}
			if err != nil {
				_ = j.Close()
				return nil, err
			}
		}
	}
	g := gateway.Config{House: o.name, Origins: o.origins}
	if o.proxied {
		g.Address = forwardedFor
	}
	say := words.English()
	trouble := func(why error) { log.Warn("a room cannot be opened again", "why", why.Error()) }
	open := func(c rooms.Config) (*rooms.Hall, error) {
		c.House, c.Bots, c.Secret, c.Relays, c.Trouble = o.name, bots.House{}, secret, true, trouble
		c.Why = func(why *engine.Illegal) string { return say.Why(*why, nil) }
		c.Pace = room.Pace{Percent: 100, Slips: true, Slice: houseSlice}
		c.MostRooms, c.MostPeople = o.mostRooms, o.mostPeople
		return rooms.Open(c, time.Now().UnixMilli())
	}
	var err error
	if h.others != nil {
		h.gateway, err = h.others.open(g, h.journal, trouble, open)
	} else {
		h.gateway, err = gateway.Open(g, func(sink rooms.Sink, wake func()) (*rooms.Hall, error) {
			return open(rooms.Config{Journal: h.journal, Sink: sink, Wake: wake})
		})
	}
	if err != nil { // rooms that are not known would be opened a second time
		h.gateway.Close()
		_ = h.journal.Close()
		return nil, fmt.Errorf("the journal does not tell its rooms: %w", err)
	}
	return h, nil
}

// houseSlice is how many units of thinking a bot does at a time, a few milliseconds' worth, so that nobody else waits for it.
const houseSlice = 96

// secret is 32 bytes that nobody can reckon.
func secret() (s [32]byte) {
	chance(s[:])
	return s
}

// chance fills bytes that nobody can reckon.
func chance(b []byte) {
	if _, err := rand.Read(b); err != nil {
		panic("the system gives no chance: " + err.Error())
	}
}

// forwardedFor is who a proxy before the house says it speaks for: the last address, which the proxy itself has put there.
func forwardedFor(r *http.Request) string {
	lines := r.Header.Values("X-Forwarded-For") // a proxy may add to somebody's line, or a line of its own
	all := strings.Split(strings.Join(lines, ","), ",")
	last := cmp.Or(strings.TrimSpace(all[len(all)-1]), r.RemoteAddr)
	if host, _, err := net.SplitHostPort(last); err == nil {
		return host // without a port, which differs from connection to connection
	}
	return strings.Trim(last, "[]")
}

// close tells everybody that the house ends, and ends it: what has been told is in the journal.
func (h *house) close(within context.Context) {
	h.ending.Store(true)
	h.gateway.Drain()
	if h.others != nil && !h.others.handOver(within) {
		h.log.Error("the rooms cannot be handed over in time: another dealer takes them up in ten seconds")
	}
	h.gateway.Close()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := h.journal.Close(); err != nil {
			h.log.Error("the journal does not close", "why", err.Error())
		}
	}()
	select {
	case <-done:
	case <-within.Done():
		h.log.Error("the journal takes too long to close")
	}
}

// doors puts the rooms before the page: /v1/ws leads to them, /healthz and /readyz say how they are.
func (h *house) doors(page http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /v1/ws", h.gateway)
	mux.HandleFunc("GET /healthz", plainly(http.StatusOK, "ok"))
	ready, ending := plainly(http.StatusOK, "ready"), plainly(http.StatusServiceUnavailable, "ending")
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) { // a house that is not ready yet has no door
		if h.ending.Load() {
			ending(w, r)
		} else {
			ready(w, r)
		}
	})
	mux.Handle("/", page)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.TLS != nil { // who came by https once comes by nothing else for a year
			w.Header().Set("Strict-Transport-Security", "max-age=31536000")
		}
		mux.ServeHTTP(w, r)
	})
}

// plainly answers with a word.
func plainly(status int, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.WriteHeader(status)
		fmt.Fprintln(w, text)
	}
}

// metrics are the house's counts in the text form of Prometheus.
func (h *house) metrics(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	all := append(h.gateway.Counts(), gateway.Count{Name: "fourtell_goroutines", Help: "What the program does at once.", Gauge: true, Value: uint64(runtime.NumGoroutine())})
	for _, c := range all {
		kind := "counter"
		if c.Gauge {
			kind = "gauge"
		}
		fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s %s\n%s %d\n", c.Name, c.Help, c.Name, kind, c.Name, c.Value)
	}
}
