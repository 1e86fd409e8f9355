//go:build display

package table_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// peekPositions are tables at which the viewer's own hand is the secret.
func peekPositions() []secret {
	hands := [4]string{"R3 G5 Y2 W+4", "B2 B3 R9 G1", "R1 R2 G7 G3", "B8 Y1 B6"}
	return []secret{
		{name: "asked", rules: "classic", discard: "R4 R7", draw: "B4 B5 G6 G8 Y3", hands: hands, other: [4]string{0: "B7 Y5 G2 GS"}},
		{name: "asked where a card that fits must be played", rules: "classic,forced_play=on", discard: "R4 R7", draw: "B4 B5 G6 G8 Y3", hands: hands, other: [4]string{0: "B9 Y5 G2 GS"}},
	}
}

// The picture of a hand that lies face down, and what is spoken and kept of it, does not depend on what is in it: at rest,
// under the pointer, under the pause and the log, and while its owner draws.
func TestAHandFaceDownLooksTheSameWhateverIsInIt(t *testing.T) {
	set := stage.DefaultSettings()
	set.PeekOnHold = true
	for _, c := range peekPositions() {
		w := newTwins(t, &c, 0, 0, set)
		w.lifts(0)
		w.rests()
		w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) {
			if !table.Inside().Peek.Hidden() {
				t.Errorf("%s: the hand lies open", c.name)
			}
			in.MoveTo(tabletest.Point(table, 1))
		})
		w.steps(18, 3)
		w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.MoveTo(300, 8) })
		for _, act := range []input.Action{input.ActRight, input.ActConfirm, input.ActDigit1, input.ActTab, input.ActTab, input.ActUp, input.ActDown, input.ActSort, input.ActLog} {
			w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(act) })
			w.steps(14, 5)
		}
		w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActCancel) })
		w.steps(10, 5)
		if strings.HasPrefix(c.name, "asked where") {
			continue
		}
		w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.MoveTo(300, 8).Key(input.ActDraw) }) // nobody sees what is drawn
		w.steps(90, 3)
	}
}

// heldOpen holds the key for so many ticks.
func heldOpen(in *input.Script, n int) {
	e := in.End()
	e.Held = input.Of(input.ActPeek)
	e.Did = input.Of(input.ActPeek)
	for range n {
		in.Add(e)
		e.Did = 0
	}
	e.Held = 0
	in.Add(e)
}

// peekTable is a table of two people at which the first is asked, and the curtain has been lifted.
func peekTable(t *testing.T, w, h int) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	set := stage.DefaultSettings()
	set.PeekOnHold = true
	in := input.NewScript()
	o := tabletest.Placed(t, "classic", 0, "R4 R7", "R3 G5 Y2 B1", "B2 B3", "R1 R2", "B8 Y1")
	o.Persons = []engine.Seat{0, 2}
	s, table := tabletest.Stage(t, w, h, o, set, in)
	scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
	scenetest.Step(t, s, tables.CurtainDeaf+1)
	in.MoveTo(tabletest.CurtainOf(s).Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
	scenetest.Until(t, s, "lifted", func() bool { return tabletest.CurtainOf(s) == nil })
	tabletest.Still(t, s, table)
	scenetest.Run(t, s, in.MoveTo(5, 5))
	return s, table, in
}

func TestTheHandIsSeenOnlyWhileItIsHeldOpen(t *testing.T) {
	s, table, in := peekTable(t, 1280, 720)
	before := scenetest.Shot(s)
	if !table.Inside().Peek.Hidden() {
		t.Fatal("the hand lies open")
	}
	heldOpen(in, 30)
	scenetest.Step(t, s, 20)
	if table.Inside().Peek.Hidden() {
		t.Error("the key does not open the hand")
	}
	if open := scenetest.Shot(s); string(open.Pix) == string(before.Pix) {
		t.Error("an open hand looks like a covered one")
	}
	scenetest.Run(t, s, in)
	scenetest.Step(t, s, 2)
	if !table.Inside().Peek.Hidden() {
		t.Error("the hand stays open")
	}
	if said := strings.Join(scenetest.Said(s, 4), " "); !strings.Contains(said, "Your hand lies open. Your turn. Top: red 7. You may play: ") || !strings.HasSuffix(said, "Your hand lies face down.") {
		t.Errorf("spoken is %q", said)
	}
}

func TestAFingerHeldOnTheHandOpensItAndPlaysFromIt(t *testing.T) {
	for _, size := range tabletest.PageSizes() {
		s, table, in := peekTable(t, size.X, size.Y)
		scenetest.Keep(t, s, "peek-"+size.String())
		x, y := tabletest.Point(table, tabletest.IndexOfFace(t, table, "R3"))
		touch := func(x, y float32, down bool) {
			e := in.End()
			e.X, e.Y, e.Over, e.Touch, e.Down = x, y, down, down, down
			in.Add(e)
		}
		touch(x, y, true)
		in.Wait(tables.PeekTap + 10)
		scenetest.Run(t, s, in)
		if table.Inside().Peek.Hidden() {
			t.Fatalf("%v: a held finger does not open the hand", size)
		}
		scenetest.Keep(t, s, "peeking-"+size.String())
		touch(x, y, false)
		scenetest.Run(t, s, in)
		scenetest.Step(t, s, 2)
		if !table.Inside().Peek.Hidden() || table.Inside().Hand.Picked() == 0 || table.Person().Waiting() {
			t.Errorf("%v: letting go: hidden %v, picked %v", size, table.Inside().Peek.Hidden(), table.Inside().Hand.Picked())
		}
		// A short press on the picked card plays it.
		seq := table.Shown().Seq
		touch(x, y, true)
		touch(x, y, false)
		scenetest.Run(t, s, in)
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Seq != seq })
		if top := table.Shown().Top(); top.Face.String() != "R3" {
			t.Errorf("%v: %v was played", size, top.Face)
		}
		// In another round: drawn up past the line.
		s, table, in = peekTable(t, size.X, size.Y)
		x, y = tabletest.Point(table, tabletest.IndexOfFace(t, table, "R3"))
		seq = table.Shown().Seq
		touch(x, y, true)
		in.Wait(8)
		for i := range 12 {
			_, h := s.Window().Size()
			touch(x, y-float32(i+1)*h/24, true)
		}
		touch(x, y-300, false)
		scenetest.Run(t, s, in)
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Seq != seq })
		if top := table.Shown().Top(); top.Face.String() != "R3" {
			t.Errorf("%v: %v was played by a drag", size, top.Face)
		}
	}
}

func TestOnePersonAtTheScreenHasAnOpenHand(t *testing.T) {
	set := stage.DefaultSettings()
	set.PeekOnHold = true
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7", "R3 G5 Y2", "B2 B3"), set, input.NewScript())
	tabletest.Still(t, s, table)
	if table.Inside().Peek.Hidden() {
		t.Error("the hand lies face down")
	}
}
