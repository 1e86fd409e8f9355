package main

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"

	"fourtell/online/qr"
)

// tellAddresses prints where people find the house, and where there are rooms and somebody reads, the first as a QR code.
func tellAddresses(at net.Addr, secure, rooms bool, s stream) {
	scheme := "http"
	if secure {
		scheme = "https"
	}
	all := addresses(at)
	for _, a := range all {
		fmt.Fprintf(s.out, "%s://%s/\n", scheme, a)
	}
	if rooms && terminal(s.out) {
		if code, err := qr.Of(scheme + "://" + all[0] + "/"); err == nil {
			fmt.Fprint(s.out, drawn(code))
		}
	}
}

// addresses are those under which a listener is reached: all of the machine's, where it listens to all.
func addresses(at net.Addr) (all []string) {
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

// drawn is a QR code in half blocks, light on dark as most terminals are. Half the quiet border is enough: a terminal has no pattern.
func drawn(code qr.Code) string {
	const border = qr.Quiet / 2
	var b strings.Builder
	for y := -border; y < len(code)+border; y += 2 {
		for x := -border; x < len(code)+border; x++ {
			switch up, down := !code.Dark(x, y), !code.Dark(x, y+1); {
			case up && down:
				b.WriteRune('█')
			case up:
				b.WriteRune('▀')
			case down:
				b.WriteRune('▄')
			default:
				b.WriteRune(' ')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// logTo is the log of a house: for people at a terminal, JSON for everything else.
func logTo(w io.Writer) *slog.Logger {
	if terminal(w) {
		return slog.New(slog.NewTextHandler(w, nil))
	}
	return slog.New(slog.NewJSONHandler(w, nil))
}
