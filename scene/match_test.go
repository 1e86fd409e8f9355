//go:build display

package scene

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// hotRound plays a round at which people take turns until the result stands, and gives it; at most half an hour of the
// table's time. The mouse lifts each curtain; look is called every tick before the table moves, where it is given.
func hotRound(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script, p player, look func(*tables.Curtain)) *ended {
	t.Helper()
	for tick := range 108_000 {
		if r := endOf(t, s, table); r != nil {
			return r
		}
		m := curtainOf(s)
		if look != nil {
			look(m)
		}
		switch {
		case m != nil && in.Done() && m.Age() > tables.CurtainDeaf:
			in.MoveTo(m.Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
		case m == nil && in.Done() && tick%8 == 0:
			act(s, table, in, p)
		}
		scenetest.Step(t, s, 1)
	}
	t.Fatalf("the round does not end; %T, said %q", s.Top(), scenetest.Said(s, 6))
	return nil
}

// curtainWatch counts curtains and whose hands were shown to whom.
type curtainWatch struct {
	t        *testing.T
	table    *tables.Table
	curtains int
	down     bool
	asked    map[engine.Seat]int // ticks on which each was asked
}

// look fails when somebody sees a hand that is another person's; what a challenge has laid open is for all to see.
func (w *curtainWatch) look(m *tables.Curtain) {
	if m != nil && !w.down {
		w.curtains++
	}
	if w.down = m != nil; w.down {
		return
	}
	shown := w.table.Shown()
	for i, h := range shown.Hands {
		if engine.Seat(i) != w.table.Viewer() && !shown.Over() && len(h.Cards) > 0 && !h.Cards[0].Hidden() && shown.Cause.Kind != engine.EventChallengeResolved {
			w.t.Fatalf("seat %d sees seat %d's hand in %v", w.table.Viewer(), i, shown.Cause.Kind)
		}
	}
	if w.table.Mine() {
		w.asked[w.table.Viewer()]++
	}
}

// changing is a mouse that doubts, believes, answers and names by turns, and counts the questions it was asked.
type changing struct {
	mouse
	n     int
	kinds map[string]int
}

func (c *changing) next(kind string) int {
	c.n++
	c.kinds[kind]++
	return c.n
}

func (c *changing) color(_ *stage.Stage, m *ask.Wheel, in *input.Script) {
	in.Click(vanePoint(m, shed.Colors()[c.next("colour")%4]))
}

func (c *changing) believe(_ *stage.Stage, m *ask.Challenge, in *input.Script) {
	b, kind := m.Believe(), "believed"
	if c.next("challenge")%2 == 0 {
		b, kind = m.Doubt(), "doubted"
	}
	c.kinds[kind]++
	in.Click(b.Center())
}

func (c *changing) first(_ *stage.Stage, m *ask.Choice, in *input.Script) {
	kind := "answer"
	if m.Cancel() {
		kind = "target"
	}
	nodes := m.Group.Nodes
	in.Click(nodes[c.next(kind)%len(nodes)].Bounds().Center())
}

// headless plays a record without a picture.
func headless(t *testing.T, r engine.Record) *uno.Game {
	t.Helper()
	game, err := uno.New(r.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range r.Commands {
		if _, err := game.Apply(c); err != nil {
			t.Fatalf("command %d: %v", i, err)
		}
	}
	return game
}
