//go:build display

package scene

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// tableStage is a stage with a table on it.
func tableStage(t *testing.T, w, h int, o tables.Options, set Settings, source input.Source) (*Stage, *tables.Table) {
	t.Helper()
	table, err := tables.New(o)
	if err != nil {
		t.Fatal(err)
	}
	s := testStage(t, w, h, Options{First: func(*Stage) Scene { return table }, Settings: set, Source: source})
	return s, table
}

// moment is a picture of the table that is kept: how to get there.
type moment struct {
	name  string
	table func(*testing.T) tables.Options
	get   func(*testing.T, *Stage, *tables.Table, *input.Script)
}

func moments() []moment {
	return []moment{
		{"deal-over", func(t *testing.T) tables.Options { return quick(4, "classic", 5) },
			func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) { still(t, s, table) }},
		{"table", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7 Y7", "R3 R7 Y2 Y8 G5 BS W W+4", "B2", "R1 R2 R5 G3 Y5", "B4 R3 G8 Y1 YS R8 R9 G4 B6")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			q := table.Queue().Layout().HandPose(3)
			in.MoveTo(float32(q.X), float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"colour", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 B4 W", "B2", "R1 R2 R5 G3 Y5 W", "R3 G8 Y1")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			q := table.Queue().Layout().HandPose(8)
			in.Click(float32(q.X), float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"four-in-flight", four(true), func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			playFour(t, s, table)
			scenetest.Until(t, s, "the four fly", func() bool { return table.Shown().Cause.Kind == engine.EventPenalty })
			scenetest.Step(t, s, 9)
		}},
		{"challenge", four(true), func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			playFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 220)
		}},
		{"verdict", four(true), func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			playFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
			scenetest.Step(t, s, 60)
		}},
		{"verdict-fair", four(false), func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			playFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
			scenetest.Step(t, s, 60)
		}},
		{"ten", func(t *testing.T) tables.Options {
			return placed(t, "classic,decks=2", 0, "B9 B3 BR", "R0 R3 R6 R9 RS R+2 Y1 Y2 Y5 Y7 YR G0 G2 G4 G6 GS GR B0 B1 B5 B6 B8 B+2 W W+4",
				"R1 R1 R2", "R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3", "Y1 Y2 Y3 Y4 Y5", "B2", "B1 B3 B4 B5 B6", "G7 G8 G9", "Y6 Y7 Y8 Y9", "R7 R8 G5 G6")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) { still(t, s, table) }},
		{"forty", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", dense, "B7 B8 B9", "G7 G8 G9", "Y9")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) { still(t, s, table) }},
		{"drawn", func(t *testing.T) tables.Options {
			o := placed(t, "classic", 0, "R4 R7 G7", "R3 Y2 Y8 B1", "B2 R2", "R1 R2 R5 G3 Y5 W", "R3 G8 Y1")
			o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, "G4 G9 B2 B3"), false
			return o
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawn", func() bool { return table.Popped() })
			still(t, s, table)
		}},
		{"answer", func(t *testing.T) tables.Options {
			return placed(t, "party", 3, "R4 R7 G7", "R3 R7 Y2 Y+2 G5 B1 B+2 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			plays(t, puppet3(t, s, table), "G+2", engine.NoColor)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 40)
		}},
		{"swap", func(t *testing.T) tables.Options {
			return placed(t, "party", 0, "R4 R7 G7", "R3 R7 Y2 Y+2 G5 B1 B+2 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			q := table.Queue().Layout().HandPose(1)
			in.Click(float32(q.X)-10, float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"refused", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			q := table.Queue().Layout().HandPose(3)
			in.Click(float32(q.X)-10, float32(q.Y))
			scenetest.Step(t, s, 14)
		}},
		{"catch", func(t *testing.T) tables.Options {
			return placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			p := puppet(table, 1)
			scenetest.Step(t, s, 1)
			plays(t, p, "G2", engine.NoColor)
			puppet(table, 2)
			scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() != engine.NoSeat })
			scenetest.Step(t, s, 4)
		}},
		{"called", func(t *testing.T) tables.Options {
			return placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			p := puppet(table, 1)
			scenetest.Step(t, s, 1)
			p.Want(engine.Do(1, engine.VerbCallUno))
			scenetest.Step(t, s, 2)
			plays(t, p, "G2", engine.NoColor)
			puppet(table, 2)
			scenetest.Until(t, s, "called", func() bool { return table.Facts().Seats()[1].One() })
			still(t, s, table)
		}},
		{"bluffing", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 R7 G2 Y8 W+4", "G2 B3 Y7 Y9", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			puppet(table, 1)
			in.Click(point(table, 4))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 20)
			in.Key(input.ActDigit1, input.ActColor1)
			scenetest.Until(t, s, "doubted", func() bool { return shed.Of(table.Shown()).Pending != nil })
			still(t, s, table)
		}},
		{"must-draw", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 B1", "G2 B3 Y7 Y9", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) { still(t, s, table) }},
		{"may-call", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 G1", "G2 B3 Y7 Y9")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) { still(t, s, table) }},
		{"result", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "G1", "G2 B3 Y7 Y9", "R5 W", "B+2 B3 Y4")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Click(point(table, 0))
			scenetest.Until(t, s, "over", func() bool { return s.Scene() != Scene(table) })
			scenetest.Step(t, s, 90)
		}},
		{"log", func(t *testing.T) tables.Options { return quick(4, "classic", 5) },
			func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
				still(t, s, table)
				in.Key(input.ActLog)
				scenetest.Step(t, s, 40)
			}},
	}
}

// look draws a moment at a size.
func look(t *testing.T, m moment, w, h int) (*Stage, *tables.Table) {
	t.Helper()
	in := input.NewScript()
	s, table := tableStage(t, w, h, m.table(t), stage.DefaultSettings(), in)
	m.get(t, s, table, in)
	return s, table
}

func TestTheMomentsOfATableLookAsAccepted(t *testing.T) {
	kept := []string{"deal-over", "table", "colour", "four-in-flight", "challenge", "verdict", "ten", "forty"}
	for _, m := range moments() {
		if !slices.Contains(kept, m.name) {
			continue
		}
		for _, size := range scenetest.Sizes() {
			name := scenetest.SizeName("table-"+m.name, size)
			t.Run(name, func(t *testing.T) {
				s, _ := look(t, m, size.X, size.Y)
				scenetest.Golden(t, name, scenetest.Shot(s))
			})
		}
	}
}

func TestFortyCardsInTwoRowsLookAsAccepted(t *testing.T) {
	for _, m := range moments() {
		if m.name == "forty" {
			s, table := look(t, m, 1024, 768)
			if n := table.Queue().Layout().Hand.Rows; n != 2 {
				t.Errorf("the hand lies in %d rows, want 2", n)
			}
			scenetest.Golden(t, "table-forty-two-rows", scenetest.Shot(s))
		}
	}
}

func TestAPhoneHeldUprightLooksAsAccepted(t *testing.T) {
	for _, m := range moments() {
		if m.name != "four-in-flight" && m.name != "challenge" && m.name != "forty" {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			s, _ := look(t, m, 780, 1688)
			scenetest.Golden(t, "phone-"+m.name, scenetest.Shot(s))
		})
	}
}

// -look=WxH -look-dir=… draws every moment at a size into a folder, to be looked at.
var lookAt = flag.String("look", "", "draw every moment at WxH into the folder of -look-dir")
var lookDir = flag.String("look-dir", "", "where -look draws")

func TestMomentsAreDrawnToLookAt(t *testing.T) {
	var w, h int
	if n, err := fmt.Sscanf(*lookAt, "%dx%d", &w, &h); n != 2 || err != nil {
		w, h = 960, 540
	}
	for _, m := range moments() {
		t.Run(m.name, func(t *testing.T) {
			s, _ := look(t, m, w, h)
			picture := scenetest.Shot(s)
			if *lookDir != "" {
				scenetest.WritePNG(t, fmt.Sprintf("%s/%s-%d.png", *lookDir, m.name, h), picture)
			}
			if n := s.Painter().DrawCalls(); n > 12 {
				t.Errorf("%d drawing calls, at most 12 may be", n)
			}
			target := ebiten.NewImage(w, h)
			defer target.Deallocate()
			p := s.Painter()
			p.Begin(target)
			n := testing.AllocsPerRun(4, func() {
				p.Forget()
				s.Scene().Draw(p)
				for _, m := range s.Modals() {
					m.Draw(p)
				}
				p.Forget()
			})
			p.End()
			if n > 4 { // the ground's own call goes through Ebitengine's queue

				t.Errorf("drawing the same frame again allocates %v times", n)
			}
		})
	}
}
