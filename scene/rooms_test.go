//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/online"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/waiting"
)

// roomed is a window in a house of the test's own, and whoever else is there.
type roomed struct {
	t    *testing.T
	s    *stage.Stage
	in   *input.Script
	w    *onlinetest.World
	line *online.Line
}

// inHouse is a window whose player the house knows.
func inHouse(t *testing.T) *roomed {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	o.Source = input.NewScript()
	return into(t, testStage(t, 1280, 720, o), "Anna")
}

// into brings the player of a stage into a house.
func into(t *testing.T, s *stage.Stage, name string) *roomed {
	t.Helper()
	n := &roomed{t: t, in: s.Devices().Source.(*input.Script), w: onlinetest.NewWorld(t), s: s, line: stage.Way[*online.Line](s)}
	n.line.Call(n.s, name)
	n.line.Inside(n.s, "https://house.example", func(func()) client.Dial { return n.w.Dial })
	n.until("the house knows one", func() bool { return n.line.Client().State() == client.Here })
	return n
}

// step lets a tick pass in the house and at the window.
func (n *roomed) step() {
	n.w.Step(17)
	scenetest.Step(n.t, n.s, 1)
}

func (n *roomed) until(what string, so func() bool) {
	n.t.Helper()
	for range 3000 {
		if so() {
			return
		}
		n.step()
	}
	n.t.Fatalf("not yet %s; %T stands; said %q", what, n.s.Scene(), scenetest.Said(n.s, 8))
}

// click clicks at a point and lets the house answer.
func (n *roomed) click(x, y float32) {
	n.in.Click(x, y)
	for !n.in.Done() {
		n.step()
	}
	for range 12 {
		n.step()
	}
}

// opens has one open a room and others come and sit down in it, who play whatever fits.
func (n *roomed) opens(rules string, names ...string) (others []*onlinetest.Player) {
	n.t.Helper()
	_ = n.line.Client().Ask(&wire.Create{Name: scenetest.FullRules, Seats: len(names) + 1, Rules: rules}, nil)
	n.until("the room is open", func() bool { return n.line.Place() != nil })
	n.s.Go(waiting.New())
	for _, name := range names {
		others = append(others, n.comes(name))
	}
	return others
}

// comes has somebody come and sit down, who plays whatever fits.
func (n *roomed) comes(name string) *onlinetest.Player {
	n.t.Helper()
	p := n.w.Come(name)
	n.until(name+" is known", func() bool { return p.State() == client.Here })
	_ = p.Ask(&wire.Join{Room: n.line.Place().Room().Code, As: wire.AsSeat}, nil)
	n.until(name+" sits", func() bool { return p.Place() != nil && p.Place().Seat() >= 0 })
	p.Sit()
	p.Plays = true
	return p
}

// plays plays by the mouse until the round's result stands.
func (n *roomed) plays(table *tables.Table) {
	n.t.Helper()
	for tick := range 20_000 {
		if _, ok := n.s.Scene().(*result.Result); ok {
			return
		}
		n.step()
		if n.in.Done() && tick%8 == 0 {
			act(n.s, table, n.in, mouse{})
		}
	}
	n.t.Fatalf("the round does not end; %T over %T; said %q", n.s.Top(), n.s.Scene(), scenetest.Said(n.s, 6))
}

// press presses the button that says so.
func (n *roomed) press(text string) {
	n.t.Helper()
	b := buttonOf(n.s, text)
	if b == nil || b.Off {
		n.t.Fatalf("there is no %q to press on %T: %+v", text, n.s.Scene(), b)
	}
	n.click(b.Center())
}

func TestAWholeRoundIsPlayedInAWindowAgainstThreeOthersInAHouse(t *testing.T) {
	n := inHouse(t)
	others := n.opens("classic", "Bea", "Theo", "Kit")
	n.press("Start")
	n.until("the table stands", func() bool { _, ok := n.s.Scene().(*tables.Table); return ok })
	table := n.s.Scene().(*tables.Table)
	n.plays(table)
	for _, p := range others {
		if got := p.Place().Round(); got == nil {
			t.Errorf("%s has no record of the round", p.Name)
		}
	}
	end := table.Desk().Public()
	if !end.Over() || end.Viewer != n.line.Place().Seat() || end.Seq != others[0].Person.Last().Seq {
		t.Errorf("the window ends with beat %d of seat %d, the others' is %d", end.Seq, end.Viewer, others[0].Person.Last().Seq)
	}
	if f, ok := n.line.Place().Checked(); !ok || f != deal.Fair {
		t.Errorf("the deal is %v, %v", f, ok)
	}
}

// waitingFull shows a room of ten whose people have long names: some sit, are ready or gone, bots too, and some watch.
func waitingFull(then func(*roomed)) func(*testing.T, *stage.Stage) {
	return func(t *testing.T, s *stage.Stage) {
		n := into(t, s, fullName(0))
		s.Options().Clipboard = &scenetest.Clipboard{}
		n.opens("chaos,turn_seconds=20", fullName(1), fullName(2), fullName(3), fullName(5))
		c := n.line.Client()
		ten := wire.MaxSeats
		_ = c.Ask(&wire.Set{Seats: &ten}, nil)
		_ = c.Ask(&wire.SetBot{Seat: 5, Guest: "Theo"}, nil)
		_ = c.Ask(&wire.Ready{}, nil)
		for _, i := range []int{4, 6} {
			p := n.w.Come(fullName(i))
			n.until(fullName(i)+" is known", func() bool { return p.State() == client.Here })
			_ = p.Ask(&wire.Join{Room: n.line.Place().Room().Code, As: wire.AsWatch}, nil)
		}
		n.w.People[1].Line.Cut()
		for range 60 {
			n.step()
		}
		if r := n.line.Place().Room(); len(r.Seats) != ten || len(r.Watching) != 2 {
			t.Fatalf("the room is %+v", r)
		}
		s.Toasts().Clear()
		then(n)
	}
}

// chair presses the first chair of which that is said.
func (n *roomed) chair(says string) {
	n.t.Helper()
	for _, node := range n.s.Scene().(interface{ FocusNodes() *stage.FocusGroup }).FocusNodes().Nodes {
		f, ok := node.(interface{ Speak(*stage.Stage) })
		if !ok {
			continue
		}
		f.Speak(n.s)
		if said := scenetest.Said(n.s, 1); len(said) > 0 && strings.Contains(said[0], says) {
			node.(stage.Focusable).Activate(n.s)
			scenetest.Step(n.t, n.s, 30)
			return
		}
	}
	n.t.Fatalf("there is no chair %q", says)
}
