//go:build !js

package nearby

import (
	"net"
	"net/netip"
)

// mostNetworks is how many networks of a machine are asked and told.
const mostNetworks = 6

// network is a way out of the machine by which others may be found, or its own loop: two windows of one machine find each other too.
type network struct {
	iface net.Interface
	own   []netip.Prefix // its addresses of IPv4
}

// networks are those there are now.
func networks() (all []network) {
	ifaces, _ := net.Interfaces()
	for _, i := range ifaces {
		if i.Flags&net.FlagUp == 0 || i.Flags&(net.FlagMulticast|net.FlagLoopback) == 0 || len(all) == mostNetworks {
			continue
		}
		n := network{iface: i}
		addresses, _ := i.Addrs()
		for _, a := range addresses {
			if p, err := netip.ParsePrefix(a.String()); err == nil && p.Addr().Is4() {
				n.own = append(n.own, p)
			}
		}
		if len(n.own) > 0 {
			all = append(all, n)
		}
	}
	return all
}
