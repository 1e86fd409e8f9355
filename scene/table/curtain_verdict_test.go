//go:build display

package table_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// A bluff of Anna's is doubted by Bo, who is shown her hand. Cara, who sits beside them, is shown the verdict and nothing of
// that hand: no pixel of her table, no word and no line differs when only the hand that Bo has seen does. Nor does Bo's own
// table afterwards tell it to who comes next.
func TestCurtainKeepsTheHandOfAVerdictFromWhoDidNotDoubt(t *testing.T) {
	for _, rules := range []string{"classic", "strict"} {
		t.Run(rules, func(t *testing.T) {
			var pictures [2][]*image.RGBA
			var told [2]string
			for i, anna := range []string{"W+4 G5 B1", "W+4 G8 Y1"} {
				in, set := input.NewScript(), stage.DefaultSettings()
				set.ReducedMotion = true
				o := tabletest.Shared(rules, 11)
				o.Setup.Seats = []string{"Anna", "Bo", "Cara", "Mira"}
				o.Persons = []engine.Seat{0, 1, 2}
				o.Setup.Position = tabletest.Placed(t, rules, 0, "R4 R7 G7", anna, "B2 B3 B9", "R1 R2 Y9", "G3 R8 R9").Setup.Position
				o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, "B4 B5 B6 B7 Y2 Y3 Y4 Y5 R5 R6"), false
				s, table := tabletest.Stage(t, 1280, 720, o, set, in)
				tabletest.Puppet(table, 3)
				tabletest.Lifts(t, s, in)
				tabletest.Still(t, s, table)
				in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W+4")))
				scenetest.Until(t, s, "the wheel", func() bool { return s.Top() != nil })
				in.Click(tabletest.VanePoint(s.Top().(*ask.Wheel), shed.Blue))
				comesTo(t, s, in, table, 1)
				scenetest.Until(t, s, "the challenge", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
				scenetest.Step(t, s, 40)
				in.Click(s.Top().(*ask.Challenge).Doubt().Center())
				scenetest.Until(t, s, "the verdict", func() bool { return table.Inside().Verdict.On() })
				if got, want := len(table.Inside().Verdict.Cards()) > 0, rules != "strict"; got != want {
					t.Errorf("Bo is shown the hand: %v, want %v", got, want)
				}
				scenetest.Until(t, s, "the verdict is over", func() bool { return !table.Inside().Verdict.On() && table.Current() && table.Queue().Idle() })
				if table.Asked() { // the challenger plays on
					in.Key(input.ActDraw)
					scenetest.Until(t, s, "drawn", func() bool { return !table.Asked() || table.Popped() })
					if table.Popped() {
						in.Click(table.Inside().Hud.Keep().Center())
					}
				}
				scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
				add := func() {
					pictures[i] = append(pictures[i], scenetest.Shot(s))
					told[i] += strings.Join(s.Speech().Said(), "\n")
					for _, l := range table.Inside().Log.Lines() {
						if table.Viewer() == 2 {
							told[i] += "\n" + l.Text()
						}
					}
					told[i] += fmt.Sprintf("\n%v %T\n", s.Window().Called(), s.Top())
				}
				in.MoveTo(1, 1)
				scenetest.Step(t, s, 30)
				add()
				comesTo(t, s, in, table, 2)
				for range 10 {
					scenetest.Step(t, s, 36)
					add()
				}
				scenetest.Until(t, s, "asked", table.Asked)
				table.Inside().OpenLog(s)
				scenetest.Step(t, s, 30)
				add()
			}
			for i := range pictures[0] {
				alike(t, fmt.Sprint("picture ", i), pictures[0][i], pictures[1][i])
			}
			if told[0] != told[1] {
				t.Errorf("told\n%s\n\nand\n%s", told[0], told[1])
			}
		})
	}
}

// alike compares two pictures but for the last digit of a tone: where a sprite is turned, that depends on where in the
// graphics card's memory its picture lies.
func alike(t *testing.T, what string, a, b *image.RGBA) {
	t.Helper()
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -2 || d > 2 {
			t.Errorf("%s: the pictures differ though only a hidden hand does, first at %d, %d", what, i%a.Stride/4, i/a.Stride)
			return
		}
	}
}

// comesTo waits until the curtain falls for somebody, and lifts it.
func comesTo(t *testing.T, s *stage.Stage, in *input.Script, table *tables.Table, seat engine.Seat) {
	t.Helper()
	scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
	if m := tabletest.CurtainOf(s); m.Seat() != seat {
		t.Fatalf("the curtain falls for %s", m.Name())
	}
	tabletest.Lifts(t, s, in)
	if table.Viewer() != seat {
		t.Fatalf("seat %d is shown", table.Viewer())
	}
}
