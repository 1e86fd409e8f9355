//go:build display

package table_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// pressTable is a table of two people at which one press does instead of holding, with the curtain still down.
func pressTable(t *testing.T, w, h int) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	set := stage.DefaultSettings()
	set.PeekOnHold, set.PressOnce = true, true
	in := input.NewScript()
	o := tabletest.Placed(t, "classic", 0, "R4 R7", "R3 G5 Y2 B1", "B2 B3", "R1 R2", "B8 Y1")
	o.Persons = []engine.Seat{0, 2}
	s, table := tabletest.Stage(t, w, h, o, set, in)
	scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
	scenetest.Step(t, s, tables.CurtainDeaf+1)
	return s, table, in
}

func TestOnePressLiftsTheCurtainWhereNobodyHasToHold(t *testing.T) {
	for name, do := range map[string]func(m *tables.Curtain, in *input.Script){
		"the mouse": func(m *tables.Curtain, in *input.Script) { in.Click(m.Button().Center()) },
		"a finger":  func(m *tables.Curtain, in *input.Script) { in.Tap(m.Button().Center()) },
		"the keys":  func(_ *tables.Curtain, in *input.Script) { in.Stroke(ebiten.KeyEnter, 1) },
		"a gamepad": func(_ *tables.Curtain, in *input.Script) {
			in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1)
		},
		"a long one": func(m *tables.Curtain, in *input.Script) {
			in.MoveTo(m.Button().Center()).Press().Wait(2 * tables.CurtainHold).Release()
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, in := pressTable(t, 1280, 720)
			m := tabletest.CurtainOf(s)
			if m.Hold() != "Press to see your hand" {
				t.Errorf("the button says %q", m.Hold())
			}
			do(m, in)
			for !in.Done() {
				if name == "a long one" && s.Devices().Tick.Down && tabletest.CurtainOf(s) == nil {
					t.Fatal("it lifts before it is let go")
				}
				scenetest.Step(t, s, 1)
			}
			scenetest.Step(t, s, 2)
			if tabletest.CurtainOf(s) != nil {
				t.Error("the curtain is still down")
			}
		})
	}
}

func TestOnePressOpensTheHandAndAnotherCoversIt(t *testing.T) {
	for name, c := range map[string]struct {
		open, cover func(t *tables.Table, in *input.Script)
		says        string
	}{
		"the mouse": {func(t *tables.Table, in *input.Script) { in.Click(tabletest.Point(t, 1)) }, func(t *tables.Table, in *input.Script) { in.Click(t.Inside().Peek.Cover().At().Center()) }, "Click here to see your hand"},
		"a finger":  {func(t *tables.Table, in *input.Script) { in.Tap(tabletest.Point(t, 1)) }, func(t *tables.Table, in *input.Script) { in.Tap(t.Inside().Peek.Cover().At().Center()) }, "Tap here to see your hand"},
		"the keys":  {func(_ *tables.Table, in *input.Script) { in.Stroke(ebiten.KeyV, 1) }, func(_ *tables.Table, in *input.Script) { in.Stroke(ebiten.KeyV, 1) }, "Press V to see your hand"},
		"a gamepad": {func(_ *tables.Table, in *input.Script) { in.PadPress(0, ebiten.StandardGamepadButtonFrontTopLeft, 1) },
			func(_ *tables.Table, in *input.Script) { in.PadPress(0, ebiten.StandardGamepadButtonFrontTopLeft, 1) }, "Press left shoulder to see your hand"},
	} {
		for _, size := range tabletest.PageSizes() {
			t.Run(name+" "+size.String(), func(t *testing.T) {
				s, table, in := pressTable(t, size.X, size.Y)
				switch name {
				case "the mouse":
					in.Click(tabletest.CurtainOf(s).Button().Center())
				case "a finger":
					in.Tap(tabletest.CurtainOf(s).Button().Center())
				case "the keys":
					in.Stroke(ebiten.KeyEnter, 1)
				default:
					in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1)
				}
				scenetest.Until(t, s, "lifted", func() bool { return tabletest.CurtainOf(s) == nil })
				tabletest.Still(t, s, table)
				if said := table.Inside().Peek.Hint(s); !table.Inside().Peek.Hidden() || said != c.says {
					t.Errorf("hidden %v, says %q", table.Inside().Peek.Hidden(), said)
				}
				sorted := s.Settings().SortBySymbol
				c.open(table, in)
				scenetest.Run(t, s, in.Wait(40))
				if table.Inside().Peek.Hidden() || table.Person().Waiting() {
					t.Fatal("one press does not open the hand, or plays from it")
				}
				scenetest.Keep(t, s, "press-"+strings.ReplaceAll(name, " ", "-")+"-"+size.String())
				c.cover(table, in)
				scenetest.Run(t, s, in.Wait(5))
				if !table.Inside().Peek.Hidden() {
					t.Error("another does not cover it")
				}
				c.open(table, in)
				scenetest.Run(t, s, in.Wait(5))
				if s.Settings().SortBySymbol != sorted {
					t.Error("the hand has been sorted")
				}
				// What it was opened for is done, and it lies face down for the next time.
				tabletest.Puppet(table, 1)
				in.Stroke(ebiten.KeyD, 1)
				scenetest.Until(t, s, "drawn", func() bool { return len(table.Shown().Hands[0].Cards) == 5 })
				scenetest.Run(t, s, in.Stroke(ebiten.KeyK, 1).Wait(5))
				scenetest.Until(t, s, "the turn has passed", func() bool { return table.Desk().Public().Turn != 0 })
				scenetest.Step(t, s, 2)
				if tabletest.CurtainOf(s) == nil && !table.Inside().Peek.Hidden() {
					t.Error("the hand stays open when the turn is over")
				}
			})
		}
	}
}

func TestAHandOpenedByOnePressIsCoveredWhenTheWindowLosesTheKeyboard(t *testing.T) {
	s, table, in := pressTable(t, 1280, 720)
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Wait(60).Stroke(ebiten.KeyV, 1).Wait(3))
	if table.Inside().Peek.Hidden() {
		t.Fatal("the hand is covered")
	}
	scenetest.Run(t, s, in.Unfocus().Wait(2).Focus().Wait(tables.CurtainDeaf+2).Stroke(ebiten.KeyEnter, 1).Wait(30))
	if tabletest.CurtainOf(s) != nil || !table.Inside().Peek.Hidden() {
		t.Errorf("the curtain is %v, the hand hidden %v", tabletest.CurtainOf(s) != nil, table.Inside().Peek.Hidden())
	}
}
