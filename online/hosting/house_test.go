//go:build !js

package hosting

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
)

// open opens a house on loopback, which is ended with the test.
func open(t *testing.T, o Options) *House {
	t.Helper()
	if o.Addr == "" {
		o.Addr = "127.0.0.1:0"
	}
	h, err := Open(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close(); <-h.Ended() })
	return h
}

// player is somebody who plays the first thing that is legal.
type player struct {
	*client.Client
	desk   *client.Desk
	person room.Person
	left   *wire.Left
}

func come(dial client.Dial, name string) *player {
	p := &player{Client: client.New(dial, client.Who{Token: wire.Token([]byte(name), "house"), Name: name, First: uint64(time.Now().UnixMilli())})}
	p.Hear(func(b wire.Body) {
		if l, ok := b.(*wire.Left); ok {
			p.left = l
		}
	})
	return p
}

// outside is somebody who comes by a link.
func outside(t *testing.T, link, name string) *player {
	t.Helper()
	l, err := client.ParseLink(link, "")
	if err != nil {
		t.Fatal(err)
	}
	return come(socket.DialBy(&http.Client{Transport: &http.Transport{DisableKeepAlives: true}}, l.Socket(), nil), name)
}

func until(t *testing.T, what string, players []*player, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(time.Millisecond) {
		if time.Since(begun) > 60*time.Second {
			t.Fatal("waited in vain until ", what)
		}
		for _, p := range players {
			p.Step(time.Now().UnixMilli())
			if p.desk == nil {
				continue
			}
			p.desk.Step()
			if s := p.person.Last(); s.Seq != 0 && !p.person.Waiting() && len(s.Legal) > 0 {
				if _, waits := p.desk.Underway(); !waits {
					p.person.Want(first(&s))
				}
			}
		}
	}
}

// first is the first thing that is legal, a card rather than none.
func first(s *engine.Snapshot) engine.Command {
	for _, c := range s.Legal {
		if c.Verb == engine.VerbPlay {
			return c
		}
	}
	return s.Legal[0]
}

// seated is a room of a house with Ann from its window, Bo by a link and a bot, in which a match is on.
func seated(t *testing.T, h *House, rules string) []*player {
	t.Helper()
	ann, bo := come(h.Dial(nil), "Ann"), outside(t, h.Links("")[0], "Bo")
	all := []*player{ann, bo}
	t.Cleanup(func() { ann.Close(); bo.Close() })
	until(t, "both are known", all, func() bool { return ann.State() == client.Here && bo.State() == client.Here })
	_ = ann.Ask(&wire.Create{Seats: 3, Rules: rules}, nil)
	until(t, "the room is open", all, func() bool { return ann.Place() != nil })
	_ = bo.Ask(&wire.Join{Room: ann.Place().Room().Code}, nil)
	_ = ann.Ask(&wire.SetBot{Seat: 2, Level: "beginner"}, nil)
	until(t, "all sit", all, func() bool { return bo.Place() != nil && bo.Place().Room().Seats[2].Kind == wire.Bot })
	_ = ann.Ask(&wire.Start{}, nil)
	for _, p := range all {
		p.desk = p.Place().Desk(nil)
		p.desk.Sit(p.Place().Seat(), &p.person)
	}
	until(t, "the cards are dealt", all, func() bool { return bo.desk.Public().Seq > 0 })
	return all
}

func TestAWindowHostsATableForSomebodyElseAndABot(t *testing.T) {
	h := open(t, Options{Name: "Ann's"})
	if l := h.Links("K7QF2M"); len(l) != 1 || l[0] != h.Origin()+"/#K7QF2M" {
		t.Errorf("the links are %q at %s", l, h.Origin())
	}
	all := seated(t, h, "classic")
	if n := h.People(); n != 2 {
		t.Errorf("%d people are there", n)
	}
	begun := all[0].desk.Public().Seq
	until(t, "all three have done something, and both people see it", all, func() bool {
		a, b := all[0].desk.Public(), all[1].desk.Public()
		return a.Seq >= begun+3 && b.Seq >= begun+3 || all[0].desk.Over()
	})
}

func TestAWindowThatClosesEndsItsHouseWithinASecondAndLeavesNothingBehind(t *testing.T) {
	before := runtime.NumGoroutine()
	h := open(t, Options{})
	all := seated(t, h, "classic")
	half, err := net.Dial("tcp", strings.TrimPrefix(h.Origin(), "http://")) // somebody who has said nothing yet
	if err != nil {
		t.Fatal(err)
	}
	defer half.Close()
	begun := time.Now()
	h.Close()
	if d := time.Since(begun); d > 100*time.Millisecond {
		t.Errorf("Close takes %v", d)
	}
	h.Close()
	until(t, "Bo is told that the room is closed", all[1:], func() bool { return all[1].left != nil && all[1].left.Why == wire.LeftClosed })
	select {
	case <-h.Ended():
	case <-time.After(20 * time.Second):
		t.Fatal("it does not end")
	}
	if d := time.Since(begun); d > 3*time.Second { // a second, on a machine that does nothing else
		t.Errorf("it takes %v to end", d)
	}
	if _, err := net.Dial("tcp", strings.TrimPrefix(h.Origin(), "http://")); err == nil {
		t.Error("somebody can still come")
	}
	for _, p := range all {
		p.Close()
	}
	half.Close()
	for begun := time.Now(); runtime.NumGoroutine() > before; time.Sleep(10 * time.Millisecond) {
		if time.Since(begun) > 10*time.Second {
			stacks := make([]byte, 1<<20)
			t.Fatalf("%d goroutines were there before, %d are after:\n%s", before, runtime.NumGoroutine(), stacks[:runtime.Stack(stacks, true)])
		}
	}
}

// Somebody whose machine takes nothing in is no reason to wait, whether the farewell comes before the house listens to them or after:
// of many houses that end at once some will have it so, and some so.
func TestAHouseEndsThoughSomebodyDoesNotAnswer(t *testing.T) {
	var all sync.WaitGroup
	for range 24 {
		h := open(t, Options{})
		c, err := net.Dial("tcp", strings.TrimPrefix(h.Origin(), "http://"))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		all.Go(func() {
			_, _ = io.WriteString(c, "GET /v1/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"+
				"Sec-WebSocket-Protocol: fourtell.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
			if _, err := io.ReadAtLeast(c, make([]byte, 20), 20); err != nil {
				t.Error(err)
			}
			begun := time.Now()
			h.Close()
			<-h.Ended()
			if d := time.Since(begun); d > 3*time.Second {
				t.Errorf("it takes %v to end", d)
			}
		})
	}
	all.Wait()
}

// A farewell that the gateway still waits for by then is cut short: its line ends with the house.
func TestALineThatOutlastsTheGatewayIsCut(t *testing.T) {
	h := open(t, Options{})
	near, far := net.Pipe()
	h.mu.Lock()
	h.lines[near] = true
	h.mu.Unlock()
	h.Close()
	<-h.Ended()
	_ = far.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := far.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("the line is not ended: %v", err)
	}
}

func TestWhatKeepsAHouseFromBeingOpenedIsOneSentence(t *testing.T) {
	taken, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	net4 := func(ip string) func() ([]net.Addr, error) {
		return func() ([]net.Addr, error) {
			return []net.Addr{&net.IPNet{IP: net.ParseIP(ip), Mask: net.CIDRMask(24, 32)}}, nil
		}
	}
	for _, tt := range []struct {
		name, addr string
		own        func() ([]net.Addr, error)
		want       error
		says       string
	}{
		{"a port that another program has", taken.Addr().String(), net4("127.0.0.1"), ErrTaken, taken.Addr().String() + " is taken by another program"},
		{"no network", "0.0.0.0:0", net4("127.0.0.1"), ErrNoNetwork, "this machine is in no network"},
		{"addresses that are not told", "0.0.0.0:0", func() ([]net.Addr, error) { return nil, errors.New("no") }, ErrNoNetwork, "this machine is in no network"},
		{"another machine's address", "203.0.113.9:0", net4("192.168.1.7"), ErrAddress, "203.0.113.9:0 is no address of this machine"},
		{"a name", "example.com:80", net4("192.168.1.7"), ErrAddress, `"example.com:80" is no address of this machine`},
		{"nonsense", "8080", net4("192.168.1.7"), ErrAddress, `"8080" is no address`},
		{"a zone", "[fe80::1%eth0]:0", net4("192.168.1.7"), ErrAddress, `"[fe80::1%eth0]:0" is no address`},
		{"a network", "0.0.0.0:0", net4("192.168.1.7"), nil, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l, err := listen(tt.addr, tt.own)
			if tt.want == nil {
				if err != nil {
					t.Fatal(err)
				}
				l.Close()
				return
			}
			if !errors.Is(err, tt.want) || !strings.HasPrefix(err.Error(), tt.says[:5]) || !strings.Contains(err.Error(), tt.says) || strings.Contains(err.Error(), "\n") {
				t.Errorf("it says %v", err)
			}
		})
	}
}

func TestABrowserGetsThePageOrIsToldHowToCome(t *testing.T) {
	get := func(h *House) string {
		answer, err := http.Get(h.Origin() + "/")
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, _ := io.ReadAll(answer.Body)
		return string(text)
	}
	page := open(t, Options{Page: fstest.MapFS{"index.html": {Data: []byte("the page")}}})
	if got := get(page); got != "the page" || !page.HasPage() {
		t.Errorf("with a page it is %q", got)
	}
	if beside() != nil {
		t.Fatal("a page lies beside the tests") // and would be served
	}
	plain := open(t, Options{})
	if got := get(plain); !strings.Contains(got, "no page to play on") || plain.HasPage() {
		t.Errorf("without one it is %q", got)
	}
}

// A page that this house has handed out may play here, and one of anybody else's may not use a browser that can reach it.
func TestAPageOfAnotherHouseIsTurnedAway(t *testing.T) {
	h := open(t, Options{})
	host := strings.TrimPrefix(h.Origin(), "http://")
	for _, tt := range []struct{ host, origin, want string }{
		{host, h.Origin(), "101"},
		{host, "https://example.com", "403"},
		{host, "http://127.0.0.1:1", "403"},
		{"ann.local:1", "http://ann.local:1", "101"},
		{"localhost:1", "http://localhost:1", "101"},
		{"[::1]:1", "http://[::1]:1", "101"},
		{"example.com:1", "http://example.com:1", "403"}, // a name of theirs that leads here
		{"ann.local.example.com", "http://ann.local.example.com", "403"},
	} {
		c, err := net.Dial("tcp", host)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(c, "GET /v1/ws HTTP/1.1\r\nHost: "+tt.host+"\r\nOrigin: "+tt.origin+"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"+
			"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: fourtell.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
		head := make([]byte, 12)
		_, err = io.ReadFull(c, head)
		c.Close()
		if err != nil || string(head) != "HTTP/1.1 "+tt.want {
			t.Errorf("a page of %s at %s is answered %q (%v), want %s", tt.origin, tt.host, head, err, tt.want)
		}
	}
}

func TestAPageIsFoundWhereItIsLaid(t *testing.T) {
	for _, tt := range []struct{ program, page string }{
		{"fourtell", "web"},
		{"bin", "share/fourtell/web"},
		{"games", "share/fourtell/web"},
		{"Fourtell.app/Contents/MacOS", "Fourtell.app/Contents/Resources/web"},
		{"bin", "build/web"},
	} {
		top := t.TempDir()
		program, page := filepath.Join(top, filepath.FromSlash(tt.program)), filepath.Join(top, filepath.FromSlash(tt.page))
		if tt.page == "web" {
			page = filepath.Join(program, "web")
		}
		if err := errors.Join(os.MkdirAll(program, 0o755), os.MkdirAll(page, 0o755)); err != nil {
			t.Fatal(err)
		}
		if besideOf(program) != nil {
			t.Errorf("an empty folder %s is a page", tt.page)
		}
		if err := os.WriteFile(filepath.Join(page, "index.html"), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		if files := besideOf(program); files == nil {
			t.Errorf("from %s no page is found in %s", tt.program, tt.page)
		} else if f, err := files.Open("index.html"); err != nil {
			t.Error(err)
		} else {
			f.Close()
		}
	}
}

func TestTwoHousesStandSideBySide(t *testing.T) {
	a, b := open(t, Options{Name: "A"}), open(t, Options{Name: "B"})
	if a.Port() == b.Port() || a.Origin() == b.Origin() {
		t.Errorf("both are at %s", a.Origin())
	}
	ann := come(b.Dial(nil), "Ann")
	defer ann.Close()
	until(t, "she is known", []*player{ann}, func() bool { return ann.State() == client.Here })
	if got := ann.House().House; got != "B" {
		t.Errorf("she is at %s", got)
	}
}

// What nobody can reckon differs each time.
func TestEachSecretIsAnother(t *testing.T) {
	a, b := secret(), secret()
	if bytes.Equal(a[:], b[:]) {
		t.Error("two secrets are one")
	}
}
