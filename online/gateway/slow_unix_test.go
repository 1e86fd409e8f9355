//go:build unix

package gateway

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// deaf is somebody who asks and then takes nothing in, on a line that holds little.
func deaf(t *testing.T, door, name string, frames ...string) net.Conn {
	t.Helper()
	host := strings.TrimPrefix(door, "ws://")
	narrow := net.Dialer{Control: func(_, _ string, raw syscall.RawConn) (err error) {
		_ = raw.Control(func(fd uintptr) { err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 2048) })
		return err
	}}
	c, err := narrow.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"+
		"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: %s\r\n\r\n", host, wire.Subprotocol)
	answer, err := http.ReadResponse(bufio.NewReaderSize(c, 16), nil)
	if err != nil || answer.StatusCode != http.StatusSwitchingProtocols {
		t.Fatal(answer, err)
	}
	hello := fmt.Sprintf(`{"t":"hello","id":1,"v":1,"token":%q,"name":%q}`, wire.Token([]byte(name), door), name)
	for _, frame := range append([]string{hello}, frames...) {
		send(t, c, frame)
	}
	return c
}

// send sends a frame of text.
func send(t *testing.T, c io.Writer, text string) {
	t.Helper()
	head := []byte{0x81, 0x80 | 126, byte(len(text) >> 8), byte(len(text)), 0, 0, 0, 0} // masked with nothing
	if _, err := c.Write(append(head, text...)); err != nil {
		t.Fatal(err)
	}
}

// withSomebodyDeaf is a house that has so much patience, two people who play there, and somebody at their table who takes nothing in.
func withSomebodyDeaf(t *testing.T, p patience) (*Gateway, []*player) {
	t.Helper()
	g, door := house(t)
	g.patience = p
	all := []*player{come(door, "Ann"), come(door, "Bo")}
	until(t, "both are known", all, func() bool { return all[0].State() == client.Here && all[1].State() == client.Here })
	_ = all[0].Ask(&wire.Create{Seats: 2, Rules: "classic"}, nil)
	until(t, "the room is open", all, func() bool { return all[0].Place() != nil })
	code := all[0].Place().Room().Code
	_ = all[1].Ask(&wire.Join{Room: code}, nil)
	until(t, "both sit", all, func() bool { return all[1].Place() != nil && all[1].Place().Seat() >= 0 })
	_ = all[0].Ask(&wire.Start{}, nil)
	for _, p := range all {
		p.desk = p.Place().Desk(nil)
		p.desk.Sit(p.Place().Seat(), &p.person)
	}
	until(t, "the cards are dealt", all, func() bool { return all[1].desk.Public().Seq > 0 })

	ask := []string{fmt.Sprintf(`{"t":"join","id":2,"room":%q,"as":"watch"}`, code)}
	for n := range 15 { // the whole table, again and again
		ask = append(ask, fmt.Sprintf(`{"t":"sync","id":%d,"seq":0}`, n+3))
	}
	deaf(t, door, "Cy", ask...)
	return g, all
}

// Somebody who is at the table and takes nothing in holds nobody up: while their line is stuck the others play as they would.
func TestASlowReaderNeverSlowsARoom(t *testing.T) {
	g, all := withSomebodyDeaf(t, patience{write: time.Hour, ping: time.Hour}) // nobody is cut, however busy the machine is
	until(t, "the line of the slow one is stuck", all, func() bool { return waiting(g) > 0 })
	began := all[0].desk.Public().Seq
	until(t, "others have played twenty beats that wait for the slow one", all, func() bool { return all[0].desk.Public().Seq >= began+20 && waiting(g) >= 20 })
	if lines(g) != 3 {
		t.Errorf("there are %d lines", lines(g))
	}
}

func TestASlowReaderAloneIsCutInTheEnd(t *testing.T) {
	g, all := withSomebodyDeaf(t, patience{write: 3 * time.Second, ping: time.Minute})
	until(t, "the slow one is there", all, func() bool { return lines(g) == 3 })
	until(t, "the slow one is cut", all, func() bool { return lines(g) == 2 })
	if all[0].State() != client.Here || all[1].State() != client.Here {
		t.Error("others were cut with the slow one")
	}
}

// waiting is how many frames wait for the newest connection.
func waiting(g *Gateway) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	c, ok := g.conns[g.last].(*conn)
	if !ok {
		return 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.queue)
}

// lines is how many connections there are.
func lines(g *Gateway) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.conns)
}
