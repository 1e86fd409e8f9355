//go:build !js

package hosting

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"syscall"
)

// What keeps a house from being opened.
var (
	// ErrAddress is a text that is no IP:PORT, or an IP that the machine has not.
	ErrAddress = errors.New("is no address of this machine; one looks like 0.0.0.0:8080")
	// ErrTaken is a port at which another program listens.
	ErrTaken = errors.New("is taken by another program")
	// ErrForbidden is a port that the system does not give to everybody.
	ErrForbidden = errors.New("is not given to this program by the system")
	// ErrNoNetwork is a machine that nobody else can reach.
	ErrNoNetwork = errors.New("this machine is in no network")
)

// The same troubles as Windows counts them; elsewhere no trouble has these numbers.
const (
	winForbidden = syscall.Errno(10013)
	winTaken     = syscall.Errno(10048)
	winNotHere   = syscall.Errno(10049)
)

// listen listens at IP:PORT. own are the machine's addresses.
func listen(addr string, own func() ([]net.Addr, error)) (net.Listener, error) {
	at, err := netip.ParseAddrPort(addr) // no name: to look one up may take long
	if err != nil || at.Addr().Zone() != "" {
		return nil, fmt.Errorf("%q %w", addr, ErrAddress)
	}
	if at.Addr().IsUnspecified() {
		all, err := own()
		if err != nil || !slices.ContainsFunc(all, outward) {
			return nil, ErrNoNetwork
		}
	}
	network := "tcp6"
	if at.Addr().Is4() {
		network = "tcp4"
	}
	l, err := net.ListenTCP(network, net.TCPAddrFromAddrPort(at))
	is := func(any ...error) bool {
		return slices.ContainsFunc(any, func(one error) bool { return errors.Is(err, one) })
	}
	switch {
	case err == nil:
		return l, nil
	case is(syscall.EADDRINUSE, winTaken):
		err = ErrTaken
	case is(syscall.EACCES, syscall.EPERM, winForbidden):
		err = ErrForbidden
	case is(syscall.EADDRNOTAVAIL, syscall.EAFNOSUPPORT, winNotHere):
		err = ErrAddress
	}
	return nil, fmt.Errorf("%s %w", addr, err)
}

// outward says that others may reach the machine by an address.
func outward(a net.Addr) bool {
	n, ok := a.(*net.IPNet)
	return ok && !n.IP.IsLoopback() && !n.IP.IsUnspecified() && (n.IP.To4() != nil || !n.IP.IsLinkLocalUnicast())
}
