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

// Motion is a choreography of the table as it is played: how to get to its first tick, and how long it goes on.
type Motion struct {
	Name  string
	Table func(*testing.T) tables.Options
	Get   func(*testing.T, *stage.Stage, *tables.Table, *input.Script)
	Ticks int
}

// Motions is every choreography there is to be seen at a table.
func Motions() []Motion {
	theirs := func(rules, face string, color engine.Color) func(*testing.T) (tables.Options, func(*testing.T, *stage.Stage, *tables.Table, *input.Script)) {
		return func(t *testing.T) (tables.Options, func(*testing.T, *stage.Stage, *tables.Table, *input.Script)) {
			o := Placed(t, rules, 1, "B4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "G1 G2 GR GS G+2 W W+4 B3", "R1 R2 R5 G3 Y5 W", "R3 B8 Y1 YS G9")
			return o, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				Still(t, s, table)
				p := Puppet(table, 1)
				for seat := engine.Seat(2); int(seat) < len(table.Names()); seat++ {
					Puppet(table, seat)
				}
				scenetest.Step(t, s, 1)
				Plays(t, p, face, color)
				scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
			}
		}
	}
	play := func(name, rules, face string, color engine.Color, ticks int) Motion {
		return Motion{Name: name, Ticks: ticks,
			Table: func(t *testing.T) tables.Options { o, _ := theirs(rules, face, color)(t); return o },
			Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				_, get := theirs(rules, face, color)(t)
				get(t, s, table, in)
			}}
	}
	challenged := func(name string, bluff bool, ticks int) Motion {
		return Motion{Name: name, Table: Four(bluff), Ticks: ticks, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "doubted", func() bool { return table.Inside().Verdict.On() })
		}}
	}
	called := func(name string, calls bool) Motion {
		return Motion{Name: name, Ticks: 90,
			Table: func(t *testing.T) tables.Options {
				return Placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
			},
			Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				Still(t, s, table)
				p := Puppet(table, 1)
				Puppet(table, 2)
				scenetest.Step(t, s, 1)
				if calls {
					p.Want(engine.Do(1, engine.VerbCallUno))
					scenetest.Until(t, s, "called", func() bool { return table.Shown().Cause.Kind == engine.EventUnoCalled })
				}
				Plays(t, p, "G2", engine.NoColor)
				if calls {
					return
				}
				scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() != engine.NoSeat })
				scenetest.Step(t, s, 20)
				in.Key(input.ActCatch)
				scenetest.Until(t, s, "caught", func() bool { return table.Shown().Cause.Kind == engine.EventPenalty })
			}}
	}
	return []Motion{
		{"deal", func(t *testing.T) tables.Options { return Quick(4, "classic", 5) },
			func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {}, 150},
		{"my-play", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 R7 G2 Y8 B1", "G2 B3 Y7 Y9", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			Puppet(table, 1)
			in.Click(Point(table, 3))
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 60},
		{"i-draw", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 B1 Y8", "G2 B3 Y7 Y9", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			Puppet(table, 1)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawn", func() bool { return table.Shown().Cause.Kind == engine.EventDrawn })
		}, 60},
		play("their-play", "classic", "G1", engine.NoColor, 60),
		play("wild", "classic", "W", shed.Yellow, 90),
		play("reverse", "classic", "GR", engine.NoColor, 75),
		play("skip", "classic", "GS", engine.NoColor, 90),
		play("draw-two", "classic", "G+2", engine.NoColor, 90),
		play("draw-four", "classic,wd4_challenge=off", "W+4", shed.Blue, 105),
		challenged("caught", true, 300),
		challenged("fair", false, 300),
		called("call", true),
		called("catch", false),
		{"miss", func(t *testing.T) tables.Options {
			return Placed(t, "classic,uno_false_catch=2", 1, "R4 R7 G7", "R3 R7 Y2", "G2 B3", "R1 R2 R5", "G8 R3 B8")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			p := Puppet(table, 1)
			Puppet(table, 2)
			scenetest.Step(t, s, 1)
			p.Want(engine.Do(1, engine.VerbCallUno))
			scenetest.Step(t, s, 2)
			Plays(t, p, "G2", engine.NoColor)
			scenetest.Until(t, s, "one card", func() bool { return table.Facts().Seats()[1].One() })
			Still(t, s, table)
			scenetest.Step(t, s, 90)
			in.Key(input.ActCatch)
			scenetest.Until(t, s, "wrong", func() bool { _, wrong := table.Shown().Happened(engine.EventFalseCatch); return wrong })
		}, 90},
		{"win", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "G1", "G2 B3 Y7 Y9", "R5 W", "B+2 B3 Y4")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Click(Point(table, 0))
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 300},
		{"lose", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 1, "R4 R7 G7", "G1 G3 R7", "G2", "R5 W", "B+2 B3 Y4")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			p := Puppet(table, 1)
			scenetest.Step(t, s, 1)
			Plays(t, p, "G2", engine.NoColor)
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 300},
	}
}
