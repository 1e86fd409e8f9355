package gateway

import (
	"crypto/rand"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"fourtell/online/client"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/onlinetest"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
)

// opened opens a hall.
func opened(t *testing.T) func(sink hall.Sink, wake func()) (*hall.Hall, error) {
	t.Helper()
	return func(sink hall.Sink, wake func()) (*hall.Hall, error) {
		return hall.Open(hall.Config{House: "test", Journal: &journal.Memory{}, Sink: sink, Bots: onlinetest.Bots{}, Wake: wake,
			Secret: func() (s [32]byte) { _, _ = rand.Read(s[:]); return s }}, now())
	}
}

// house is a whole house on loopback.
func house(t *testing.T) (g *Gateway, door string) {
	t.Helper()
	return houseOf(t, opened(t))
}

// houseOf is a whole house with rooms of one's own.
func houseOf(t *testing.T, open func(sink hall.Sink, wake func()) (*hall.Hall, error)) (g *Gateway, door string) {
	t.Helper()
	g, err := Open(Config{House: "test"}, open)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewUnstartedServer(g)
	s.Config.ConnState = func(c net.Conn, is http.ConnState) {
		if tcp, ok := c.(*net.TCPConn); ok && is == http.StateNew {
			_ = tcp.SetWriteBuffer(4096) // who does not read is noticed soon
		}
	}
	s.Start()
	t.Cleanup(func() { g.Close(); s.Close() })
	return g, "ws" + strings.TrimPrefix(s.URL, "http")
}

// player is a client of a test, which plays the first thing that is legal.
type player struct {
	*client.Client
	desk   *client.Desk
	person room.Person
}

func come(door, name string) *player {
	return &player{Client: client.New(socket.Dial(door, nil), client.Who{Token: wire.Token([]byte(name), door), Name: name, First: uint64(time.Now().UnixMilli()), Chance: func(b []byte) { _, _ = rand.Read(b) }})}
}

// until steps all players until something is so.
func until(t *testing.T, what string, players []*player, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(time.Millisecond) {
		if time.Since(begun) > 60*time.Second {
			t.Fatal("waited in vain until ", what)
		}
		for _, p := range players {
			p.Step(time.Now().UnixMilli())
			if p.desk != nil {
				p.desk.Step()
				if s := p.person.Last(); s.Seq != 0 && !p.person.Waiting() {
					if _, waits := p.desk.Underway(); !waits {
						if c, ok := onlinetest.First(&s); ok {
							p.person.Want(c)
						}
					}
				}
			}
		}
	}
}

func TestThreePeopleFindARoomAndPlayARoundOverSockets(t *testing.T) {
	_, door := house(t)
	var all []*player
	for _, name := range []string{"Ann", "Bo", "Cy"} {
		all = append(all, come(door, name))
	}
	until(t, "all are known", all, func() bool {
		for _, p := range all {
			if p.State() != client.Here {
				return false
			}
		}
		return true
	})
	_ = all[0].Ask(&wire.Create{Seats: 4, Rules: "classic,hand_size=2"}, nil)
	until(t, "the room is open", all, func() bool { return all[0].Place() != nil })
	code := all[0].Place().Room().Code
	_ = all[1].Ask(&wire.Join{Room: code}, nil)
	_ = all[2].Ask(&wire.Join{Room: code}, nil)
	_ = all[0].Ask(&wire.SetBot{Seat: 3, Level: "easy"}, nil)
	until(t, "all sit", all, func() bool {
		for _, p := range all {
			if p.Place() == nil {
				return false
			}
			for _, s := range p.Place().Room().Seats {
				if s.Kind == wire.Empty {
					return false
				}
			}
		}
		return true
	})
	_ = all[0].Ask(&wire.Start{}, nil)
	for _, p := range all {
		p.desk = p.Place().Desk(nil)
		p.desk.Sit(p.Place().Seat(), &p.person)
	}
	until(t, "the cards are dealt", all, func() bool { return all[2].Place().Seat() >= 0 && all[2].desk.Public().Seq > 0 })
	until(t, "the round is over", all, func() bool {
		for _, p := range all {
			if !p.desk.Over() {
				return false
			}
			if _, err := p.desk.Finished(); err != nil {
				return false
			}
		}
		return true
	})
}

func TestWhoDoesNotSpeakTheProtocolIsShownTheDoor(t *testing.T) {
	_, door := house(t)
	ws, _, err := websocket.Dial(t.Context(), door, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = ws.CloseNow() }()
	var end websocket.CloseError
	if _, _, err := ws.Read(t.Context()); !errors.As(err, &end) || end.Code != websocket.StatusPolicyViolation {
		t.Errorf("%v", err)
	}
	answer, err := http.Get("http" + strings.TrimPrefix(door, "ws"))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusUpgradeRequired {
		t.Errorf("a browser that asks for the page of it gets %s", answer.Status)
	}
}
