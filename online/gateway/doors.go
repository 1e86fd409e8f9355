package gateway

import (
	"net"
	"sync"
	"sync/atomic"
)

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
	connections, turned, in, out, outBytes, slow atomic.Uint64
}
