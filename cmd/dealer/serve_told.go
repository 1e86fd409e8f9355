package main

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"

	"fourtell/online/front"
	"fourtell/online/qr"
)

// tellAddresses prints where people find the house, and where there are rooms and somebody reads, the first as a QR code.
func tellAddresses(at net.Addr, secure, rooms bool, s stream) {
	scheme := "http"
	if secure {
		scheme = "https"
	}
	all := front.Addresses(at)
	for _, a := range all {
		fmt.Fprintf(s.out, "%s://%s/\n", scheme, a)
	}
	if rooms && terminal(s.out) {
		if code, err := qr.Of(scheme + "://" + all[0] + "/"); err == nil {
			fmt.Fprint(s.out, drawn(code))
		}
	}
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
