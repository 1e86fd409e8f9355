package gateway

import (
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/hall"
	"fourtell/online/wire"
)

// within is somebody of the house's own program.
func within(g *Gateway, name string) *player {
	p := come("", name)
	p.Client = client.New(g.Inside(nil), client.Who{Token: wire.Token([]byte(name), "here"), Name: name, First: uint64(time.Now().UnixMilli())})
	return p
}

func TestSomebodyOfTheHousesOwnProgramPlaysWithSomebodyElsewhere(t *testing.T) {
	g, door := house(t)
	all := []*player{within(g, "Ann"), come(door, "Bo")}
	until(t, "both are known", all, func() bool { return all[0].State() == client.Here && all[1].State() == client.Here })
	_ = all[0].Ask(&wire.Create{Seats: 2, Rules: "classic,hand_size=2"}, nil)
	until(t, "the room is open", all, func() bool { return all[0].Place() != nil })
	_ = all[1].Ask(&wire.Join{Room: all[0].Place().Room().Code}, nil)
	until(t, "both sit", all, func() bool { return all[1].Place() != nil && all[1].Place().Seat() == 1 })
	_ = all[0].Ask(&wire.Start{}, nil)
	for _, p := range all {
		p.desk = p.Place().Desk(nil)
		p.desk.Sit(p.Place().Seat(), &p.person)
	}
	until(t, "the round is over", all, func() bool {
		for _, p := range all {
			if _, err := p.desk.Finished(); err != nil || !p.desk.Over() {
				return false
			}
		}
		return true
	})
}

// A window's picture is not to wait for a bot that thinks, or for anything else that the house does.
func TestALineFromInsideNeverWaitsForTheHouse(t *testing.T) {
	g, _ := house(t)
	dial := g.Inside(nil)
	g.mu.Lock()
	done := make(chan struct{})
	go func() {
		defer close(done)
		l := dial()
		l.State()
		l.Send([]byte(`{"t":"ping","id":1}`))
		l.Receive()
		l.Close()
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Error("the line waits while the house is at something")
	}
	g.mu.Unlock()
}

// lineUp begins a line from inside and waits until it stands.
func lineUp(t *testing.T, g *Gateway) client.Line {
	t.Helper()
	l := g.Inside(nil)()
	wait(t, "the line stands", func() bool { return l.State() == client.LineUp })
	return l
}

func wait(t *testing.T, what string, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(time.Millisecond) {
		if time.Since(begun) > 30*time.Second {
			t.Fatal("waited in vain until ", what)
		}
	}
}

func TestALineFromInsideGivesWhatCameBeforeItIsDown(t *testing.T) {
	g, _ := house(t)
	l := lineUp(t, g)
	wait(t, "the welcome is there", func() bool { c := l.(*inside); c.mu.Lock(); defer c.mu.Unlock(); return len(c.in) == 1 })
	g.Drain()
	g.mu.Lock()
	for _, c := range g.conns {
		c.shut()
	}
	g.mu.Unlock()
	<-l.(*inside).over
	if l.State() != client.LineUp {
		t.Error("the line is down with a frame in it")
	}
	if _, ok := l.Receive(); !ok || l.State() != client.LineDown {
		t.Errorf("the frame is there: %t; then the state is %d, want down", ok, l.State())
	}
	if l.Send([]byte("{}")) {
		t.Error("a line that is down takes a frame")
	}
}

func TestWhoDoesNotReadInsideIsCutAndTheHouseForgetsThem(t *testing.T) {
	g, _ := house(t)
	l := lineUp(t, g).(*inside)
	g.mu.Lock()
	for range mostQueued + 1 {
		out{g}.Send(l.id, []byte("{}"))
	}
	g.mu.Unlock()
	<-l.over
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.conns) != 0 || len(l.in) > mostQueued {
		t.Errorf("%d connections stay, %d frames wait", len(g.conns), len(l.in))
	}
}

func TestTheRoomsOfAHouseAreClosedWhereItEndsWithItsWindow(t *testing.T) {
	var rooms *hall.Hall
	g, door := houseOf(t, func(sink hall.Sink, wake func()) (*hall.Hall, error) {
		h, err := opened(t)(sink, wake)
		rooms = h
		return h, err
	})
	all := []*player{within(g, "Ann"), come(door, "Bo")}
	var told []wire.Body
	all[1].Hear(func(b wire.Body) { told = append(told, b) })
	until(t, "both are known", all, func() bool { return all[0].State() == client.Here && all[1].State() == client.Here })
	_ = all[0].Ask(&wire.Create{Seats: 3, Rules: "classic,leaver=walkover"}, nil)
	until(t, "the room is open", all, func() bool { return all[0].Place() != nil })
	_ = all[1].Ask(&wire.Join{Room: all[0].Place().Room().Code}, nil)
	until(t, "both sit", all, func() bool { return all[1].Place() != nil && all[1].Place().Seat() == 1 })
	_ = all[0].Ask(&wire.Start{}, nil)
	desk := all[1].Place().Desk(nil)
	until(t, "the cards are dealt", all, func() bool { desk.Step(); return desk.Public().Seq > 0 })
	g.Ending(func(now int64, inside []wire.UID) { hall.CloseRooms(rooms, now, inside...) })
	until(t, "Bo is told of it", all, func() bool {
		round, closed := -1, -1
		for i, b := range told {
			switch b := b.(type) {
			case *wire.Round:
				round = i
			case *wire.Left:
				if b.Why == wire.LeftClosed {
					closed = i
				}
			}
		}
		return round >= 0 && closed > round
	})
	if all[1].Place() != nil {
		t.Error("Bo is still in the room")
	}
}

func TestAHouseThatClosesEndsTheLinesFromInside(t *testing.T) {
	g, err := Open(Config{House: "test"}, opened(t))
	if err != nil {
		t.Fatal(err)
	}
	l := lineUp(t, g)
	begun := time.Now()
	g.CloseWithin(time.Minute)
	l.Receive()
	if l.State() != client.LineDown || time.Since(begun) > 30*time.Second {
		t.Errorf("the state is %d after %v", l.State(), time.Since(begun))
	}
	if late := g.Inside(nil)(); late != nil {
		wait(t, "a line that comes too late is down", func() bool { late.Receive(); return late.State() == client.LineDown })
	}
}
