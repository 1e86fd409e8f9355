//go:build display

package tabletest

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"testing"
)

// Moment is a picture of the table that is kept: how to get there.
type Moment struct {
	Name  string
	Table func(*testing.T) tables.Options
	Get   func(*testing.T, *stage.Stage, *tables.Table, *input.Script)
}

// Moments are those of every table.
func Moments() []Moment {
	return []Moment{
		{"deal-over", func(t *testing.T) tables.Options { return Quick(4, "classic", 5) },
			func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }},
		{"table", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7 Y7", "R3 R7 Y2 Y8 G5 BS W W+4", "B2", "R1 R2 R5 G3 Y5", "B4 R3 G8 Y1 YS R8 R9 G4 B6")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(3)
			in.MoveTo(float32(q.X), float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"colour", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 B4 W", "B2", "R1 R2 R5 G3 Y5 W", "R3 G8 Y1")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(8)
			in.Click(float32(q.X), float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"four-in-flight", Four(true), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "the four fly", func() bool { return table.Shown().Cause.Kind == engine.EventPenalty })
			scenetest.Step(t, s, 9)
		}},
		{"challenge", Four(true), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 220)
		}},
		{"verdict", Four(true), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
			scenetest.Step(t, s, 60)
		}},
		{"verdict-fair", Four(false), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
			scenetest.Step(t, s, 60)
		}},
		{"ten", func(t *testing.T) tables.Options {
			return Placed(t, "classic,decks=2", 0, "B9 B3 BR", "R0 R3 R6 R9 RS R+2 Y1 Y2 Y5 Y7 YR G0 G2 G4 G6 GS GR B0 B1 B5 B6 B8 B+2 W W+4",
				"R1 R1 R2", "R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3", "Y1 Y2 Y3 Y4 Y5", "B2", "B1 B3 B4 B5 B6", "G7 G8 G9", "Y6 Y7 Y8 Y9", "R7 R8 G5 G6")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }},
		{"forty", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", Dense, "B7 B8 B9", "G7 G8 G9", "Y9")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }},
		{"drawn", func(t *testing.T) tables.Options {
			o := Placed(t, "classic", 0, "R4 R7 G7", "R3 Y2 Y8 B1", "B2 R2", "R1 R2 R5 G3 Y5 W", "R3 G8 Y1")
			o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, "G4 G9 B2 B3"), false
			return o
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawn", func() bool { return table.Popped() })
			Still(t, s, table)
		}},
		{"answer", func(t *testing.T) tables.Options {
			return Placed(t, "party", 3, "R4 R7 G7", "R3 R7 Y2 Y+2 G5 B1 B+2 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			Plays(t, Puppet3(t, s, table), "G+2", engine.NoColor)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 40)
		}},
		{"swap", func(t *testing.T) tables.Options {
			return Placed(t, "party", 0, "R4 R7 G7", "R3 R7 Y2 Y+2 G5 B1 B+2 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(1)
			in.Click(float32(q.X)-10, float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"refused", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(3)
			in.Click(float32(q.X)-10, float32(q.Y))
			scenetest.Step(t, s, 14)
		}},
		{"catch", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			p := Puppet(table, 1)
			scenetest.Step(t, s, 1)
			Plays(t, p, "G2", engine.NoColor)
			Puppet(table, 2)
			scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() != engine.NoSeat })
			scenetest.Step(t, s, 4)
		}},
		{"called", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			p := Puppet(table, 1)
			scenetest.Step(t, s, 1)
			p.Want(engine.Do(1, engine.VerbCallUno))
			scenetest.Step(t, s, 2)
			Plays(t, p, "G2", engine.NoColor)
			Puppet(table, 2)
			scenetest.Until(t, s, "called", func() bool { return table.Facts().Seats()[1].One() })
			Still(t, s, table)
		}},
		{"bluffing", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 R7 G2 Y8 W+4", "G2 B3 Y7 Y9", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			Puppet(table, 1)
			in.Click(Point(table, 4))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 20)
			in.Key(input.ActDigit1, input.ActColor1)
			scenetest.Until(t, s, "doubted", func() bool { return shed.Of(table.Shown()).Pending != nil })
			Still(t, s, table)
		}},
		{"must-draw", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 B1", "G2 B3 Y7 Y9", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }},
		{"may-call", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 G1", "G2 B3 Y7 Y9")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) { Still(t, s, table) }},
		{"log", func(t *testing.T) tables.Options { return Quick(4, "classic", 5) },
			func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				Still(t, s, table)
				in.Key(input.ActLog)
				scenetest.Step(t, s, 40)
			}},
	}
}
