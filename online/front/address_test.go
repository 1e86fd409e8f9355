package front

import (
	"net"
	"slices"
	"strings"
	"testing"
)

func TestAHouseIsFoundUnderTheLikeliestAddressFirst(t *testing.T) {
	own := func(texts ...string) (all []net.Addr) {
		for _, text := range texts {
			all = append(all, &net.IPNet{IP: net.ParseIP(text), Mask: net.CIDRMask(24, 32)})
		}
		return all
	}
	for _, tt := range []struct {
		name string
		own  []net.Addr
		best string
		six  bool
		want string
	}{
		{"no network", own("127.0.0.1", "::1"), "", true, "127.0.0.1:80"},
		{"a home", own("127.0.0.1", "192.168.1.7", "fe80::1"), "192.168.1.7", false, "192.168.1.7:80 127.0.0.1:80"},
		{"a container's network before it", own("172.17.0.1", "192.168.1.7"), "192.168.1.7", false, "192.168.1.7:80 172.17.0.1:80 127.0.0.1:80"},
		{"no way out", own("172.17.0.1", "192.168.1.7"), "", false, "172.17.0.1:80 192.168.1.7:80 127.0.0.1:80"},
		{"both families", own("2001:db8::1", "192.168.1.7"), "", true, "192.168.1.7:80 [2001:db8::1]:80 127.0.0.1:80"},
		{"one that listens to IPv4 alone", own("2001:db8::1", "192.168.1.7"), "", false, "192.168.1.7:80 127.0.0.1:80"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := addresses(tt.own, net.ParseIP(tt.best), tt.six, "80"); !slices.Equal(got, strings.Fields(tt.want)) {
				t.Errorf("they are %v", got)
			}
		})
	}
}

func TestAListenerAtOneAddressIsFoundThereAlone(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if got := Addresses(l.Addr()); len(got) != 1 || got[0] != l.Addr().String() {
		t.Errorf("%v", got)
	}
}
