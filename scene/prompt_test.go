//go:build display

package scene

import (
	"fmt"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	tables "fourtell/scene/table"
)

// lastUsed makes a device the one that was used last.
func lastUsed(t *testing.T, s *stage.Stage, d paint.Device) {
	t.Helper()
	s.Devices().Track.Use(d)
	scenetest.Step(t, s, 30)
}

// promptMoments are where keys are named.
func promptMoments() []tabletest.Moment {
	var list []tabletest.Moment
	named := map[string]bool{"table": true, "colour": true, "challenge": true, "drawn": true, "answer": true, "refused": true, "deal-over": true}
	for _, m := range moments() {
		if named[m.Name] {
			list = append(list, m)
		}
	}
	for _, c := range tabletest.HintCases() {
		switch c.Name {
		case "a card to play", "a challenge":
			list = append(list, tabletest.Moment{Name: "hint, " + c.Name, Table: c.Table, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				c.Get(t, s, table, in)
				in.Key(input.ActHint)
				scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
			}})
		case "a jump-in":
			list = append(list, tabletest.Moment{Name: c.Name, Table: c.Table, Get: c.Get})
		}
	}
	pair := func(t *testing.T) tables.Options {
		o := placed(t, "classic", 0, "R4 R7", "R3 G5 Y2 B1", "B2 B3", "R1 R2", "B8 Y1")
		o.Persons = []engine.Seat{0, 2}
		return o
	}
	return append(list,
		tabletest.Moment{Name: "curtain", Table: pair, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			scenetest.Until(t, s, "covered", func() bool { return curtainOf(s) != nil })
			scenetest.Step(t, s, tables.CurtainDeaf+1)
		}},
		tabletest.Moment{Name: "curtain by one press", Table: pair, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			s.Settings().PressOnce = true
			scenetest.Until(t, s, "covered", func() bool { return curtainOf(s) != nil })
			scenetest.Step(t, s, tables.CurtainDeaf+1)
		}},
		tabletest.Moment{Name: "hand face down", Table: pair, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			s.Settings().PeekOnHold = true
			lifts(t, s, in)
			still(t, s, table)
		}},
		tabletest.Moment{Name: "hand open by one press", Table: pair, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			s.Settings().PeekOnHold = true
			lifts(t, s, in)
			still(t, s, table)
			s.Settings().PressOnce, *table.Inside().Peek.Stays() = true, true
			scenetest.Step(t, s, 30)
		}},
		tabletest.Moment{Name: "pause", Table: func(t *testing.T) tables.Options { return quick(4, "classic", 5) }, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			table.Inside().Pause(s)
		}})
}

// Every prompt of every device has its place: German, whose words are long, with keys and with a gamepad.
func TestNoPromptOfKeysOrAGamepadLiesOverAnotherOrIsCutOff(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) {
			for _, m := range promptMoments() {
				in := input.NewScript()
				table, err := tables.New(m.Table(t))
				if err != nil {
					t.Fatal(err)
				}
				s := testStage(t, size.X, size.Y, stage.Options{First: func(*stage.Stage) stage.Scene { return table }, Source: in, Settings: speaking("de")})
				m.Get(t, s, table, in)
				for _, d := range []paint.Device{paint.DeviceKeys, paint.DevicePad} {
					lastUsed(t, s, d)
					*table.Inside().Felt.Banner() = 0
					scenetest.Keep(t, s, fmt.Sprintf("prompt-%d-%s-%d", size.X, m.Name, d))
					table.Inside().Bubble.End()
					if size.Y > size.X && (strings.HasPrefix(m.Name, "hint") || m.Name == "a jump-in") {
						continue // they lie over what is there, for a moment
					}
					scenetest.Reports(t, s, fmt.Sprintf("%v, device %d, %s", size, d, m.Name))
				}
				scenetest.NextFrame()
			}
		})
	}
}
