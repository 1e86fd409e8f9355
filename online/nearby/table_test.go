//go:build !js

package nearby

import (
	"net/netip"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
)

func TestWhatTheNetworkSaysOfATableIsBelievedInNothing(t *testing.T) {
	own := []netip.Prefix{netip.MustParsePrefix("192.168.1.7/24")}
	table := func(house, name string) Table { return Table{house, "K7QF2M", name} }
	none := Table{}
	for _, tt := range []struct {
		name, txt string // strings, one a line
		want      Table
	}{
		{"a table", "v=1\ncode=K7QF2M\nname=Ann's\nat=192.168.1.9:4711", table("http://192.168.1.9:4711", "Ann's")},
		{"a code as people write it", "v=1\ncode=k7q f2m\nname=x\nat=192.168.1.9:1", table("http://192.168.1.9:1", "x")},
		{"of several addresses the one in a network of ours", "v=1\ncode=K7QF2M\nname=x\nat=172.17.0.1:1\nat=192.168.1.9:1", table("http://192.168.1.9:1", "x")},
		{"of several elsewhere the first", "v=1\ncode=K7QF2M\nname=x\nat=172.17.0.1:1\nat=10.0.0.1:1", table("http://172.17.0.1:1", "x")},
		{"an address of IPv6", "v=1\ncode=K7QF2M\nname=x\nat=[2001:db8::1]:1", table("http://[2001:db8::1]:1", "x")},
		{"a key that comes twice", "v=1\ncode=K7QF2M\ncode=222222\nname=x\nname=y\nat=10.0.0.1:1\nv=2", table("http://10.0.0.1:1", "x")},
		{"keys of a later program", "v=1\ncode=K7QF2M\nname=x\nat=10.0.0.1:1\nnew=1\nflag", table("http://10.0.0.1:1", "x")},
		{"no name", "v=1\ncode=K7QF2M\nat=10.0.0.1:1", table("http://10.0.0.1:1", "?")},
		{"a name of what cannot be seen", "v=1\ncode=K7QF2M\nname=\x1b[31m\u202e\nat=10.0.0.1:1", table("http://10.0.0.1:1", "[31m")},
		{"bytes that are no text", "v=1\ncode=K7QF2M\nname=a\\255\\254b\nat=10.0.0.1:1", table("http://10.0.0.1:1", "ab")},
		{"a name that is escaped", `v=1` + "\ncode=K7QF2M\nname=K\\195\\188che \\\"x\\\" \\\\\nat=10.0.0.1:1", table("http://10.0.0.1:1", `Küche "x" \`)},
		{"half an escape", "v=1\ncode=K7QF2M\nname=a\\\nat=10.0.0.1:1", table("http://10.0.0.1:1", `a\`)},
		{"nothing", "", none},
		{"another version", "v=2\ncode=K7QF2M\nname=x\nat=10.0.0.1:1", none},
		{"no version", "code=K7QF2M\nname=x\nat=10.0.0.1:1", none},
		{"no code", "v=1\nname=x\nat=10.0.0.1:1", none},
		{"a code that is none", "v=1\ncode=K7QFAA\nname=x\nat=10.0.0.1:1", none},
		{"no address", "v=1\ncode=K7QF2M\nname=x", none},
		{"a name for an address", "v=1\ncode=K7QF2M\nname=x\nat=example.com:80", none},
		{"a link for an address", "v=1\ncode=K7QF2M\nname=x\nat=10.0.0.1:80/@evil", none},
		{"port nought", "v=1\ncode=K7QF2M\nname=x\nat=10.0.0.1:0", none},
		{"everybody's address", "v=1\ncode=K7QF2M\nname=x\nat=224.0.0.251:1\nat=255.255.255.255:1\nat=0.0.0.0:1", none},
		{"an address with a zone", "v=1\ncode=K7QF2M\nname=x\nat=[fe80::1%eth0]:1", none},
		{"keys behind too many others", strings.Repeat("x=1\n", 16) + "v=1\ncode=K7QF2M\nname=x\nat=10.0.0.1:1", none},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, ok := read(strings.Split(tt.txt, "\n"), own)
			if got != tt.want || ok != (tt.want != none) {
				t.Errorf("it is %+v, %t", got, ok)
			}
			if ok && engine.CheckLabel(got.Name, wire.LongestRoomName) != nil {
				t.Errorf("%q is no name", got.Name)
			}
		})
	}
}

func TestALongNameIsShortenedBeforeItIsTold(t *testing.T) {
	at := []netip.AddrPort{netip.MustParseAddrPort("10.0.0.1:1")}
	for _, s := range written("K7QF2M", strings.Repeat("한", 400), at) {
		if len(s) > 255 {
			t.Errorf("a string of %d bytes is no part of a TXT", len(s))
		}
	}
	if n := len(written("K7QF2M", "x", append(at, at[0], at[0], at[0], at[0]))); n != 3+mostPlace {
		t.Errorf("%d strings are told", n)
	}
}
