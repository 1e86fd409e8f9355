package client_test

import (
	"bytes"
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// wires are lines whose other end is the test.
type wires struct {
	dials []*wireLine
	next  client.LineState // of the line that is dialled next
}

type wireLine struct {
	state    client.LineState
	sent, in [][]byte
}

func (w *wires) dial() client.Line {
	l := &wireLine{state: w.next}
	w.dials = append(w.dials, l)
	return l
}

func (w *wires) newest() *wireLine          { return w.dials[len(w.dials)-1] }
func (l *wireLine) State() client.LineState { return l.state }
func (l *wireLine) Close()                  { l.state = client.LineDown }

func (l *wireLine) Send(frame []byte) bool {
	if l.state != client.LineDown {
		l.sent = append(l.sent, frame)
	}
	return l.state != client.LineDown
}

func (l *wireLine) Receive() ([]byte, bool) {
	if len(l.in) == 0 {
		return nil, false
	}
	frame := l.in[0]
	l.in = l.in[1:]
	return frame, true
}

func (l *wireLine) says(t *testing.T, bodies ...wire.Body) {
	t.Helper()
	l.state = client.LineUp
	for _, b := range bodies {
		frame, err := wire.Write(wire.Message{Body: b})
		if err != nil {
			t.Fatal(err)
		}
		l.in = append(l.in, frame)
	}
}

func (l *wireLine) hello() bool {
	return len(l.sent) > 0 && bytes.Contains(l.sent[0], []byte(`"t":"hello"`))
}

// known is a client that the house knows, at one second.
func known(t *testing.T) (*client.Client, *wires) {
	t.Helper()
	w := &wires{}
	c := client.New(w.dial, client.Who{Token: wire.Token([]byte("Ann"), "test"), Name: "Ann", First: 1})
	c.Step(900)
	w.newest().says(t, &wire.Welcome{V: wire.Version}, &wire.You{UID: "ann"}, &wire.Pong{})
	if c.Step(1000); c.State() != client.Here {
		t.Fatalf("the house does not know her: state %d", c.State())
	}
	return c, w
}

func TestAHouseThatIsKnownIsGreetedAsTheLineOpens(t *testing.T) {
	w := &wires{}
	c := client.New(w.dial, client.Who{Token: wire.Token([]byte("Ann"), "test"), Name: "Ann", First: 1})
	c.Step(1000)
	w.newest().says(t)
	if c.Step(1050); len(w.newest().sent) != 0 {
		t.Errorf("a house of which nothing is known yet is told %s", w.newest().sent)
	}
	w.newest().says(t, &wire.Welcome{V: wire.Version}, &wire.You{UID: "ann"})
	c.Step(1100)
	w.newest().Close()
	c.Step(1150)
	c.Step(1400)
	if len(w.dials) != 2 || !w.newest().hello() {
		t.Fatalf("%d lines were begun, the newest has sent %s", len(w.dials), w.newest().sent)
	}
	w.newest().says(t, &wire.Welcome{V: wire.Version}, &wire.You{UID: "ann"})
	if c.Step(1450); c.State() != client.Here {
		t.Errorf("with the first that is heard she is not back: state %d", c.State())
	}
	for _, frame := range w.newest().sent[1:] {
		if bytes.Contains(frame, []byte(`"hello"`)) {
			t.Error("hello is said twice")
		}
	}
}

func TestALineInDoubtIsAskedAndGivenUpSoon(t *testing.T) {
	for name, c := range map[string]struct {
		answers bool
		lines   int
	}{"the house is there": {true, 1}, "nothing comes": {false, 2}} {
		ann, w := known(t)
		first := w.newest()
		for now := int64(1000); now < 3000; now += 50 {
			ann.Step(now)
		}
		asked := len(first.sent)
		ann.TryNow()
		if c.answers {
			first.says(t, &wire.Pong{})
		}
		for now := int64(3000); now < 5000; now += 50 {
			ann.Step(now)
			w.next = client.LineOpening
		}
		if len(first.sent) != asked+1 || len(w.dials) != c.lines {
			t.Errorf("%s: it was asked by %d frames, and %d lines were begun, want %d", name, len(first.sent)-asked, len(w.dials), c.lines)
		}
	}
}

// A connection begun while the network swallows everything stays without an answer long after it does so no more.
func TestATryThatIsSwallowedDoesNotKeepAnybodyFromComingBack(t *testing.T) {
	swallowed := func() (*client.Client, *wires) {
		ann, w := known(t)
		w.next = client.LineOpening
		w.newest().Close()
		ann.Step(1050)
		ann.Step(1300)
		if len(w.dials) != 2 {
			t.Fatalf("%d lines were begun", len(w.dials))
		}
		return ann, w
	}
	ann, w := swallowed()
	for now := int64(1300); now < 3500; now += 50 {
		ann.Step(now)
	}
	if len(w.dials) != 3 || w.dials[1].state != client.LineDown {
		t.Errorf("%d lines were begun in two seconds", len(w.dials))
	}
	for now := int64(3500); now < 8000; now += 50 { // a line that takes its time gets it the second time
		if ann.Step(now); w.dials[2].state == client.LineDown {
			if now < 7000 {
				t.Errorf("the second try is given up after %d ms", now-3300)
			}
			break
		}
	}

	ann, w = swallowed()
	ann.Step(1400)
	ann.TryNow()
	if ann.Step(1410); len(w.dials) != 3 || w.dials[1].state != client.LineDown {
		t.Errorf("with the network back %d lines were begun, the first stands at %d", len(w.dials), w.dials[1].state)
	}
}
