//go:build display

package table_test

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestCurtainLiftsByHoldingOrByASecondPressOnly(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*input.Script, *tables.Curtain)
		want bool
	}{
		{"held", func(in *input.Script, m *tables.Curtain) {
			in.MoveTo(m.Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
		}, true},
		{"held too short", func(in *input.Script, m *tables.Curtain) {
			in.MoveTo(m.Button().Center()).Press().Wait(tables.CurtainHold - 8).Release()
		}, false},
		{"clicked twice", func(in *input.Script, m *tables.Curtain) { in.Click(m.Button().Center()).Click(m.Button().Center()) }, true},
		{"tapped twice", func(in *input.Script, m *tables.Curtain) {
			in.Tap(m.Button().Center()).Wait(4).Tap(m.Button().Center())
		}, true},
		{"Enter once", func(in *input.Script, m *tables.Curtain) { in.Key(input.ActConfirm) }, false},
		{"Enter twice", func(in *input.Script, m *tables.Curtain) { in.Key(input.ActConfirm).Wait(10).Key(input.ActConfirm) }, true},
		{"Enter, and again too late", func(in *input.Script, m *tables.Curtain) {
			in.Key(input.ActConfirm).Wait(tables.CurtainAgain + 5).Key(input.ActConfirm)
		}, false},
		{"held beside it", func(in *input.Script, m *tables.Curtain) { in.MoveTo(100, 300).Press().Wait(60).Release() }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, _ := tabletest.Stage(t, 1280, 720, tabletest.Shared("classic", 4), stage.DefaultSettings(), in)
			m := tabletest.CurtainOf(s)
			scenetest.Step(t, s, tables.CurtainDeaf)
			c.do(in, m)
			for !in.Done() {
				scenetest.Step(t, s, 1)
			}
			scenetest.Step(t, s, 3)
			if lifted := !s.IsOpen(m); lifted != c.want {
				t.Errorf("lifted %v, want %v", lifted, c.want)
			}
		})
	}
}

func TestCurtainFallsWhenTheWindowLosesFocusAndOnPause(t *testing.T) {
	hands := []string{"G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"}
	for name, away := range map[string]func(*input.Script){
		"focus":                        func(in *input.Script) { in.Unfocus() },
		"pause":                        func(in *input.Script) { in.Key(input.ActPause).Wait(5).Key(input.ActPause) },
		"focus while the wheel stands": nil,
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tabletest.Stage(t, 1280, 720, tabletest.SharedAt(t, 0, hands...), stage.DefaultSettings(), in)
			tabletest.Lifts(t, s, in)
			tabletest.Still(t, s, table)
			if away == nil {
				in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W")))
				scenetest.Until(t, s, "the wheel", func() bool { return s.Top() != nil })
				away = func(in *input.Script) { in.Unfocus() }
			}
			away(in)
			for !in.Done() {
				scenetest.Step(t, s, 1)
			}
			scenetest.Step(t, s, 1)
			if m := tabletest.CurtainOf(s); m == nil || m.Seat() != 0 {
				t.Fatalf("%T stands above the table", s.Top())
			}
			in.Focus()
			tabletest.Lifts(t, s, in)
			if table.Viewer() != 0 || table.Shown().Hands[0].Count != 4 {
				t.Errorf("seat %d with %d cards", table.Viewer(), table.Shown().Hands[0].Count)
			}
			if name == "focus while the wheel stands" {
				if _, ok := s.Top().(*ask.Wheel); !ok {
					t.Errorf("%T stands, want the wheel as it was", s.Top())
				}
			}
		})
	}
}

// same compares two pictures pixel by pixel.
func same(t *testing.T, what string, a, b *image.RGBA) {
	t.Helper()
	if !bytes.Equal(a.Pix, b.Pix) {
		t.Errorf("%s: the pictures differ though only a hidden hand does", what)
	}
}

func TestCurtainAndTheOtherSeatShowNothingOfAHiddenHand(t *testing.T) {
	var pictures [2][]*image.RGBA
	var said [2]string
	for i, hidden := range []string{"R1 R2 Y9 G4", "B7 W W+4 YS"} {
		in := input.NewScript()
		s, table := tabletest.Stage(t, 1280, 720, tabletest.SharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", hidden, "G8 R8 R9"), stage.DefaultSettings(), in)
		add := func() { pictures[i] = append(pictures[i], scenetest.Shot(s)) }
		scenetest.Step(t, s, 30)
		add()
		tabletest.Lifts(t, s, in)
		for range 8 {
			add()
			scenetest.Step(t, s, 12)
		}
		tabletest.Still(t, s, table)
		add()
		tabletest.Puppet(table, 1)
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5")))
		for range 8 {
			scenetest.Step(t, s, 9)
			add()
		}
		table.Inside().Sharing.Cover(s, 2)
		for range 3 {
			scenetest.Step(t, s, 9)
			add()
		}
		said[i] = strings.Join(s.Speech().Said(), "\n")
	}
	for i := range pictures[0] {
		same(t, fmt.Sprint("picture ", i), pictures[0][i], pictures[1][i])
	}
	if said[0] != said[1] {
		t.Errorf("said\n%s\n\nand\n%s", said[0], said[1])
	}
}

func TestCurtainGoldenPictures(t *testing.T) {
	for _, p := range append(scenetest.Sizes(), image.Pt(390, 844), image.Pt(960, 540)) {
		in := input.NewScript()
		s, _ := tabletest.Stage(t, p.X, p.Y, tabletest.SharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
		m := tabletest.CurtainOf(s)
		scenetest.Step(t, s, tables.CurtainDeaf)
		in.MoveTo(m.Button().Center()).Press().Wait(tables.CurtainHold * 6 / 10)
		for !in.Done() {
			scenetest.Step(t, s, 1)
		}

		scenetest.Golden(t, scenetest.SizeName("curtain", p), scenetest.Shot(s))
	}
}

func TestCurtainOffersACatchThatIsLegalAndItIsSeenAfterwards(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.SharedAt(t, 0, "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, table)
	tabletest.Puppet(table, 1)
	tabletest.Puppet(table, 3)
	in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5")))
	scenetest.Until(t, s, "one card", func() bool { return table.Shown().Hands[0].Count == 1 })
	table.Inside().Sharing.Cover(s, 2)
	if tabletest.CurtainOf(s).Catch() != nil {
		t.Error("the catch is offered within the grace")
	}
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() == 0 })
	table.Inside().Sharing.Cover(s, 2)
	m := tabletest.CurtainOf(s)
	if m.Catch() == nil || m.Catch().Text != "Catch Anna?" {
		t.Fatal("no catch is offered")
	}
	scenetest.Step(t, s, tables.CurtainDeaf)
	scenetest.Golden(t, "curtain-catch-720", scenetest.Shot(s))
	in.Click(m.Catch().Center())
	for !in.Done() {
		scenetest.Step(t, s, 1)
	}
	if m.Catch() != nil || tabletest.CurtainOf(s) != m {
		t.Fatal("the catch is still offered, or the curtain has lifted")
	}
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "two cards more", func() bool { return table.Shown().Hands[0].Count == 3 && table.Viewer() == 2 })
}

func TestCurtainLeavesNothingOfTheHandThatWasShownBefore(t *testing.T) {
	var pictures [2][]*image.RGBA
	var said [2]string
	for i, hidden := range []string{"G5 B1 Y2 W", "G5 B9 Y4 W+4"} {
		in, set := input.NewScript(), stage.DefaultSettings()
		set.ReducedMotion = true
		s, table := tabletest.Stage(t, 1280, 720, tabletest.SharedAt(t, 0, hidden, "B2 B3 B8", "R1 R2 Y9", "G8 R8 R9"), set, in)
		tabletest.Lifts(t, s, in)
		tabletest.Still(t, s, table)
		p := tabletest.Puppet(table, 1)
		scenetest.Step(t, s, 1)
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5")))
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Turn == 1 && table.Queue().Idle() })
		p.Want(engine.Do(1, engine.VerbDraw))
		scenetest.Until(t, s, "drawn", func() bool { return table.Shown().Turn != 1 || table.Shown().Phase == engine.PhaseDrawn })
		if table.Shown().Phase == engine.PhaseDrawn {
			p.Want(engine.Do(1, engine.VerbPass))
		}
		in.MoveTo(1, 1)
		scenetest.Step(t, s, 40)
		scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
		before := len(s.Speech().Said())
		add := func() { pictures[i] = append(pictures[i], scenetest.Shot(s)) }
		m := tabletest.CurtainOf(s)
		scenetest.Step(t, s, tables.CurtainDeaf+120)
		add()
		in.MoveTo(m.Button().Center()).Press()
		for s.IsOpen(m) {
			scenetest.Step(t, s, 1)
		}
		for range 6 {
			add() // the first frame among them
			scenetest.Step(t, s, 1)
		}
		in.Release()
		for range 12 {
			scenetest.Step(t, s, 12)
			add()
		}
		table.Inside().OpenLog(s)
		scenetest.Step(t, s, 20)
		add()
		said[i] = strings.Join(s.Speech().Said()[before:], "\n")
	}
	for i := range pictures[0] {
		same(t, fmt.Sprint("picture ", i), pictures[0][i], pictures[1][i])
	}
	if said[0] != said[1] {
		t.Errorf("said\n%s\n\nand\n%s", said[0], said[1])
	}
}
