//go:build !js

package nearby

import (
	"fmt"
	"io"
	"log"
	"net"
	"net/netip"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"

	"fourtell/online/wire"
)

// loop is the machine's own network alone, so that tests tell nobody anything.
func loop() (all []network) {
	for _, n := range networks() {
		if n.iface.Flags&net.FlagLoopback != 0 {
			all = append(all, n)
		}
	}
	return all
}

func announce(t *testing.T, room wire.RoomCode, name string, at ...string) *Announcement {
	t.Helper()
	a := &Announcement{}
	a.Tell(room, name, at)
	a.begin(loop())
	t.Cleanup(a.Close)
	return a
}

func search(t *testing.T) *Nearby {
	t.Helper()
	n := look(nil, loop)
	t.Cleanup(func() { n.Close(); <-n.Ended() })
	return n
}

func until(t *testing.T, what string, n *Nearby, so func([]Table) bool) {
	t.Helper()
	for begun := time.Now(); !so(n.Tables()); time.Sleep(5 * time.Millisecond) {
		if time.Since(begun) > 30*time.Second {
			t.Fatalf("waited in vain until %s; there are %+v", what, n.Tables())
		}
	}
}

func TestTwoWindowsFindEachOthersTables(t *testing.T) {
	announce(t, "K7QF2M", "Küche", "127.0.0.1:4711")
	announce(t, "QQ2345", `Ann's "table"`, "10.9.8.7:4712", "127.0.0.1:4712")
	want := []Table{{"http://127.0.0.1:4712", "QQ2345", `Ann's "table"`}, {"http://127.0.0.1:4711", "K7QF2M", "Küche"}}
	for range 2 {
		until(t, "both are found", search(t), func(all []Table) bool { return slices.Equal(all, want) })
	}
}

func TestATableThatIsToldOtherwiseIsFoundSo(t *testing.T) {
	a := announce(t, "K7QF2M", "Before", "127.0.0.1:4711")
	n := search(t)
	until(t, "it is found", n, func(all []Table) bool { return len(all) == 1 && all[0].Name == "Before" })
	a.Tell("K7QF2M", "After", []string{"127.0.0.1:4711"})
	until(t, "its new name is", n, func(all []Table) bool { return len(all) == 1 && all[0].Name == "After" })
	a.Tell("K7QF2M", "After", []string{"nonsense"})
	if a.Records(dns.Question{Name: service + ".local.", Qtype: dns.TypePTR}) != nil {
		t.Error("a table without an address is told")
	}
}

func TestATableThatHasGoneIsForgotten(t *testing.T) {
	woken := 0
	n := &Nearby{woke: func() { woken++ }, found: map[place]answer{}}
	for range 3 {
		n.take([]string{"v=1", "code=K7QF2M", "name=x", "at=10.0.0.1:1"}, nil)
	}
	n.sweep(time.Now().Add(forgetAfter - time.Second))
	if len(n.Tables()) != 1 || woken != 1 {
		t.Errorf("it is forgotten too early: %v; %d changes are told", n.Tables(), woken)
	}
	n.sweep(time.Now().Add(forgetAfter + time.Second))
	if len(n.Tables()) != 0 {
		t.Error("it is not forgotten")
	}
	if woken != 2 {
		t.Errorf("%d changes are told", woken)
	}
}

// liar answers with whatever it likes.
type liar struct{ answers func() []dns.RR }

func (l liar) Records(q dns.Question) []dns.RR {
	if q.Name != service+".local." {
		return nil
	}
	return l.answers()
}

// lies is an instance with that TXT.
func lies(name string, txt ...string) []dns.RR {
	head := func(kind uint16, name string) dns.RR_Header {
		return dns.RR_Header{Name: name, Rrtype: kind, Class: dns.ClassINET, Ttl: 120}
	}
	instance, host := name+"."+service+".local.", name+".local."
	return []dns.RR{
		&dns.PTR{Hdr: head(dns.TypePTR, service+".local."), Ptr: instance},
		&dns.SRV{Hdr: head(dns.TypeSRV, instance), Port: 1, Target: host},
		&dns.A{Hdr: head(dns.TypeA, host), A: net.IPv4(10, 0, 0, 1)},
		&dns.TXT{Hdr: head(dns.TypeTXT, instance), Txt: txt},
	}
}

func TestNonsenseFromTheNetworkHidesNoTableAndMakesNone(t *testing.T) {
	way := loop()[0].iface
	for i, txt := range [][]string{{}, {""}, {"v=1"}, {"v=1", "code=" + strings.Repeat("7", 200), "at=x"}, {"v=1", "code=K7QF2M", "name=" + strings.Repeat(`\000`, 60), "at=10.0.0.1:99999"}} {
		s, err := mdns.NewServer(&mdns.Config{Iface: &way, Logger: log.New(io.Discard, "", 0), Zone: liar{func() []dns.RR { return lies(fmt.Sprint("liar", i), txt...) }}})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Shutdown() //nolint:errcheck
	}
	n := search(t)
	group := &net.UDPAddr{IP: net.IPv4(224, 0, 0, 251), Port: 5353}
	raw, err := net.DialUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)}, group)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	announce(t, "K7QF2M", "True", "127.0.0.1:4711")
	for _, packet := range [][]byte{{}, {0}, make([]byte, 12), []byte(strings.Repeat("\xff", 600)), append(make([]byte, 11), 255, 192, 12)} {
		_, _ = raw.Write(packet)
	}
	until(t, "the true one is found", n, func(all []Table) bool { return len(all) > 0 })
	if all := n.Tables(); len(all) != 1 || all[0].Name != "True" {
		t.Errorf("there are %+v", all)
	}
}

func TestThereIsABoundToHowManyTablesThereAre(t *testing.T) {
	n := &Nearby{woke: func() {}, found: map[place]answer{}}
	for i := range 3 * Most {
		n.take([]string{"v=1", "code=K7QF2M", "name=x", fmt.Sprint("at=10.0.0.1:", i+1)}, nil)
	}
	if got := len(n.Tables()); got != Most {
		t.Errorf("there are %d", got)
	}
	n.take([]string{"v=1", "code=K7QF2M", "name=y", "at=10.0.0.1:1"}, nil)
	if !slices.ContainsFunc(n.Tables(), func(t Table) bool { return t.Name == "y" }) {
		t.Error("one that is known cannot change its name where all are full")
	}
}

func TestTheSearchAndTheAnnouncementEndAndLeaveNothingBehind(t *testing.T) {
	before := runtime.NumGoroutine()
	begun := time.Now()
	a := Announce("K7QF2M", "x", []string{"127.0.0.1:4711"})
	n := Look(nil)
	n.Tables()
	n.Close()
	n.Close()
	a.Close()
	a.Close()
	if d := time.Since(begun); d > time.Second {
		t.Errorf("beginning and ending takes %v", d)
	}
	select {
	case <-n.Ended():
	case <-time.After(20 * time.Second):
		t.Fatal("the search does not end")
	}
	for begun := time.Now(); runtime.NumGoroutine() > before; time.Sleep(10 * time.Millisecond) {
		if time.Since(begun) > 10*time.Second {
			stacks := make([]byte, 1<<20)
			t.Fatalf("%d goroutines were there before, %d are after:\n%s", before, runtime.NumGoroutine(), stacks[:runtime.Stack(stacks, true)])
		}
	}
}

func TestAMachineWithoutANetworkHasNoTables(t *testing.T) {
	n := look(nil, func() []network { return nil })
	defer n.Close()
	time.Sleep(10 * time.Millisecond)
	if len(n.Tables()) != 0 {
		t.Error("there are tables")
	}
	if w := networks(); len(w) == 0 || len(w) > mostNetworks || !slices.ContainsFunc(w, func(n network) bool { return in(netip.MustParseAddr("127.0.0.1"), n.own) }) {
		t.Errorf("the machine's networks are %+v", w)
	}
}

// Who is on two networks, or is asked twice, is heard twice for one question: the race detector says where an answer is read while the
// next one is written over it.
func TestATableThatAnswersOftenForOneQuestionIsFoundOnce(t *testing.T) {
	way := loop()[0].iface
	txt := written("K7QF2M", "Often", []netip.AddrPort{netip.MustParseAddrPort("127.0.0.1:4711")})
	for range 6 {
		s, err := mdns.NewServer(&mdns.Config{Iface: &way, Logger: log.New(io.Discard, "", 0), Zone: liar{func() []dns.RR { return lies("often", txt...) }}})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Shutdown() //nolint:errcheck
	}
	n := search(t)
	until(t, "it is found", n, func(all []Table) bool { return len(all) > 0 })
	if all := n.Tables(); len(all) != 1 || all[0].Name != "Often" {
		t.Errorf("there are %+v", all)
	}
}
