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
	closed  bool
}

func (d *doors) enter(from string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	ip := net.ParseIP(from)
	from = side(from, ip)
	if d.closed || d.all >= d.most || d.per[from] >= d.mostPer && !ip.IsLoopback() { // the machine's own: a proxy, a measurement
		return false
	}
	d.all++
	d.per[from]++
	return true
}

// side is what counts as one address: of IPv6 the network, in which one machine has as many addresses as it likes.
func side(from string, ip net.IP) string {
	if ip == nil || ip.To4() != nil {
		return from
	}
	return ip.Mask(net.CIDRMask(64, 128)).String()
}

// told is an address as a gate tells them apart; "" is the machine's own, which is held to nothing here either.
func told(from string) string {
	ip := net.ParseIP(from)
	if ip.IsLoopback() {
		return ""
	}
	return side(from, ip)
}

// shut lets nobody in any more.
func (d *doors) shut() {
	d.mu.Lock()
	d.closed = true
	d.mu.Unlock()
}

func (d *doors) leave(from string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	from = side(from, net.ParseIP(from))
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
