package front

import (
	"fmt"
	"net"
)

// Addresses are those under which a listener is reached: all of the machine's, where it listens to all.
func Addresses(at net.Addr) (all []string) {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return []string{at.String()}
	}
	port := fmt.Sprint(tcp.Port)
	own, _ := net.InterfaceAddrs()
	for _, a := range own {
		n, ok := a.(*net.IPNet)
		if !ok || n.IP.IsLoopback() || n.IP.IsLinkLocalUnicast() {
			continue
		}
		if n.IP.To4() != nil {
			all = append([]string{net.JoinHostPort(n.IP.String(), port)}, all...)
		} else if tcp.IP.To4() == nil || len(tcp.IP) == net.IPv6len {
			all = append(all, net.JoinHostPort(n.IP.String(), port))
		}
	}
	return append(all, net.JoinHostPort("127.0.0.1", port))
}
