package front

import (
	"fmt"
	"net"
	"slices"
)

// Addresses are those under which a listener is reached, the likeliest first: all of the machine's, where it listens to all, with the
// machine's own last.
func Addresses(at net.Addr) []string {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return []string{at.String()}
	}
	own, _ := net.InterfaceAddrs()
	return addresses(own, outgoing(), tcp.IP.To4() == nil, fmt.Sprint(tcp.Port))
}

// addresses are those of own at a port, with those of IPv6 where six says so: best first, which may be nil, then IPv4 before IPv6.
func addresses(own []net.Addr, best net.IP, six bool, port string) (all []string) {
	var ips []net.IP
	for _, a := range own {
		if n, ok := a.(*net.IPNet); ok && !n.IP.IsLoopback() && !n.IP.IsLinkLocalUnicast() && (six || n.IP.To4() != nil) {
			ips = append(ips, n.IP)
		}
	}
	rank := func(ip net.IP) int {
		switch {
		case ip.Equal(best):
			return 0
		case ip.To4() != nil:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(ips, func(a, b net.IP) int { return rank(a) - rank(b) })
	for _, ip := range append(ips, net.IPv4(127, 0, 0, 1)) {
		all = append(all, net.JoinHostPort(ip.String(), port))
	}
	return all
}

// outgoing is the machine's address towards everybody else, among those of its inner networks (virtual machines, containers); nil
// where there is no way out. Nothing is sent for it: a datagram's socket is told where it leads, and has found its way by that.
func outgoing() net.IP {
	c, err := net.Dial("udp4", "192.0.2.1:9")
	if err != nil {
		return nil
	}
	defer c.Close()
	if at, ok := c.LocalAddr().(*net.UDPAddr); ok {
		return at.IP
	}
	return nil
}
