//go:build !js

package nearby

import (
	"cmp"
	"net/netip"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/online/wire"
)

// Table is a table somewhere on the local network.
type Table struct {
	House string // the origin of its house, http://IP:PORT
	Room  wire.RoomCode
	Name  string // as engine.CheckLabel takes it
}

const (
	service   = "_fourtell._tcp"
	version   = "1"
	mostPlace = 4 // addresses of one table
)

// written is a table as its TXT: a string each, where a backslash stands for itself.
func written(room wire.RoomCode, name string, at []netip.AddrPort) []string {
	txt := []string{"v=" + version, "code=" + string(room), "name=" + engine.CleanLabel(name, wire.LongestRoomName)}
	for _, a := range at[:min(len(at), mostPlace)] {
		txt = append(txt, "at="+a.String())
	}
	for i, s := range txt { // the library takes strings as they stand in a zone's file
		txt[i] = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s)
	}
	return txt
}

// read reads a TXT as the library gives it; false where it is no table's. own are the networks that this machine is in: of a table's
// addresses one there is taken, before the first.
func read(txt []string, own []netip.Prefix) (t Table, ok bool) {
	var at []netip.AddrPort
	v := ""
	for _, s := range txt[:min(len(txt), 16)] {
		key, value, _ := strings.Cut(unescaped(s), "=")
		switch strings.ToLower(key) { // of a key that comes twice the first counts (RFC 6763, 6.4)
		case "v":
			v = cmp.Or(v, value)
		case "code":
			if code, is := wire.ParseRoomCode(value); is && t.Room == "" {
				t.Room = code
			}
		case "name":
			t.Name = cmp.Or(t.Name, value)
		case "at":
			if a, err := netip.ParseAddrPort(value); err == nil && len(at) < mostPlace && reachable(a) {
				at = append(at, a)
			}
		}
	}
	if v != version || t.Room == "" || len(at) == 0 {
		return Table{}, false
	}
	best := at[0]
	for _, a := range at {
		if in(a.Addr(), own) {
			best = a
			break
		}
	}
	t.House = "http://" + best.String()
	t.Name = engine.CleanLabel(t.Name, wire.LongestRoomName)
	return t, true
}

// reachable says that an address may be that of a house.
func reachable(a netip.AddrPort) bool {
	ip := a.Addr()
	return a.Port() != 0 && ip.Zone() == "" && !ip.IsUnspecified() && !ip.IsMulticast() && ip != netip.AddrFrom4([4]byte{255, 255, 255, 255})
}

func in(ip netip.Addr, networks []netip.Prefix) bool {
	for _, n := range networks {
		if n.Contains(ip) {
			return true
		}
	}
	return false
}

// unescaped undoes what the library does to a string: \DDD is a byte, \X is X.
func unescaped(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b = append(b, s[i])
			continue
		}
		if i+3 < len(s) {
			if n, err := strconv.ParseUint(s[i+1:i+4], 10, 8); err == nil {
				b = append(b, byte(n))
				i += 3
				continue
			}
		}
		i++
		b = append(b, s[i])
	}
	return string(b)
}
