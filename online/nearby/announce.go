//go:build !js

package nearby

import (
	"io"
	"log"
	"net"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"

	"fourtell/online/wire"
)

// Announcement tells the local network of one table, until it is closed.
type Announcement struct {
	zone    atomic.Pointer[mdns.MDNSService]
	mu      sync.Mutex
	closed  bool
	servers []*mdns.Server
}

// Announce begins to tell of a table, in the background: its room and name, and where its house is reached, IP:PORT each. Where the
// system does not let it, nobody hears of the table, and who has its link comes all the same.
func Announce(room wire.RoomCode, name string, at []string) *Announcement {
	a := &Announcement{}
	a.Tell(room, name, at)
	go a.begin(networks())
	return a
}

// Tell tells something else from now on.
func (a *Announcement) Tell(room wire.RoomCode, name string, at []string) {
	var where []netip.AddrPort
	for _, text := range at {
		if p, err := netip.ParseAddrPort(text); err == nil && reachable(p) {
			where = append(where, p)
		}
	}
	if len(where) == 0 {
		a.zone.Store(nil)
		return
	}
	instance := strings.ToLower(string(room)) + "-" + strings.NewReplacer(".", "-", ":", "-").Replace(where[0].String())
	s, err := mdns.NewMDNSService(instance, service, "local.", instance+".local.", int(where[0].Port()), []net.IP{where[0].Addr().AsSlice()}, written(room, name, where))
	if err != nil { // of what is always given nothing is missing
		s = nil
	}
	a.zone.Store(s)
}

// Records answers a question; it is mdns.Zone's.
func (a *Announcement) Records(q dns.Question) []dns.RR {
	if s := a.zone.Load(); s != nil {
		q.Name = strings.ToLower(q.Name)
		return s.Records(q)
	}
	return nil
}

func (a *Announcement) begin(all []network) {
	quiet := log.New(io.Discard, "", 0) // of what others send that is no question
	for i := range all {
		s, err := mdns.NewServer(&mdns.Config{Zone: a, Iface: &all[i].iface, Logger: quiet})
		if err != nil {
			continue
		}
		a.mu.Lock()
		closed := a.closed
		if !closed {
			a.servers = append(a.servers, s)
		}
		a.mu.Unlock()
		if closed {
			_ = s.Shutdown()
			return
		}
	}
}

// Close tells nothing more, and returns at once. It may be called again.
func (a *Announcement) Close() {
	a.zone.Store(nil)
	a.mu.Lock()
	servers := a.servers
	a.closed, a.servers = true, nil
	a.mu.Unlock()
	for _, s := range servers {
		_ = s.Shutdown()
	}
}
