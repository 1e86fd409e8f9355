package gateway

import (
	"net"
	"sync"
	"sync/atomic"

	"fourtell/online/wire"
)

// rates holds one connection to so many frames in ten seconds: a bucket that fills evenly, of which a frame takes one.
type rates struct {
	frames, chat bucket
	over         bucket // of frames that were too many: who goes on all the same is cut
}

// bucket has room for most, and is full again in ten seconds.
type bucket struct {
	most float64
	has  float64
	at   int64 // Unix ms
}

const refillMs = 10_000

func newRates(now int64) rates {
	b := func(most float64) bucket { return bucket{most, most, now} }
	return rates{b(wire.MostPer10s), b(wire.MostChatPer10s), b(wire.MostPer10s)}
}

// take takes one; false where there is none.
func (b *bucket) take(now int64) bool {
	b.has = min(b.most, b.has+float64(max(now-b.at, 0))*b.most/refillMs)
	b.at = now
	if b.has < 1 {
		return false
	}
	b.has--
	return true
}

// verdict is what the limits say of a frame.
type verdict uint8

const (
	fine verdict = iota
	tooFast
	flood
)

// allow says whether a frame is within the limits.
func (r *rates) allow(now int64, chat bool) verdict {
	switch {
	case r.frames.take(now) && (!chat || r.chat.take(now)):
		return fine
	case r.over.take(now):
		return tooFast
	}
	return flood
}

// chats says whether a message is told to others at once, whatever the table says.
func chats(b wire.Body) bool {
	switch b.(type) {
	case *wire.Say, *wire.Emote, *wire.Phrase:
		return true
	}
	return false
}

// doors counts connections by where they come from.
type doors struct {
	mu      sync.Mutex
	most    int
	mostPer int
	all     int
	per     map[string]int
}

func (d *doors) enter(from string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if ip := net.ParseIP(from); d.all >= d.most || d.per[from] >= d.mostPer && !ip.IsLoopback() { // the machine's own: a proxy, a measurement
		return false
	}
	d.all++
	d.per[from]++
	return true
}

func (d *doors) leave(from string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all--
	if d.per[from]--; d.per[from] == 0 {
		delete(d.per, from)
	}
}

// hostOf is an address without its port.
func hostOf(address string) string {
	if host, _, err := net.SplitHostPort(address); err == nil {
		return host
	}
	return address
}

// counts are what the metrics tell.
type counts struct {
	connections, turned, in, out, outBytes, bad, rated, flooded, slow atomic.Uint64
}
