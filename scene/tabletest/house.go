//go:build display

package tabletest

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"testing"
)

// HouseMoments are the table's own rules on screen: clock, call, stack, jump-in, trades of hands.
func HouseMoments() []Moment {
	const clocked = "classic,turn_seconds=30"
	return []Moment{
		{"played", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			table.Inside().OpenPlayed(s)
			scenetest.Step(t, s, 30)
		}},
		{"clock-turn", func(t *testing.T) tables.Options {
			return Placed(t, clocked, 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			scenetest.Step(t, s, 500)
		}},
		{"clock-last", func(t *testing.T) tables.Options {
			return Placed(t, clocked, 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			for range 1800 {
				if n := table.Inside().Clock.SecondsLeft(0); n > 0 && n <= 4 {
					return
				}
				scenetest.Step(t, s, 1)
			}
			t.Fatal("the clock does not run down")
		}},
		{"clock-wheel", func(t *testing.T) tables.Options {
			return Placed(t, clocked, 0, "R4 R7 G7", "W R3", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Click(CardPoint(table, "W"))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
		}},
		{"clock-other", func(t *testing.T) tables.Options {
			return Placed(t, clocked, 2, "R4 R7 G7", "R3 R7 Y2", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Puppet(table, 2)
			Still(t, s, table)
			scenetest.Step(t, s, 300)
		}},
		{"stack", func(t *testing.T) tables.Options {
			return Placed(t, "party", 3, "R4 R7 G7", "R3 R7 Y2 Y+2 G5 B1 W", "B+2 B2 B3", "R1 R2 R5 G+2 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Puppet(table, 1)
			Still(t, s, table)
			Plays(t, Puppet3(t, s, table), "G+2", engine.NoColor)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActDigit1)
			scenetest.Until(t, s, "four due", func() bool { return table.Facts().Owed() == 4 })
			scenetest.Step(t, s, 8)
		}},
		{"jump", func(t *testing.T) tables.Options {
			return Placed(t, "party", 1, "R4 R7 G7", "R3 G7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Puppet(table, 1)
			Still(t, s, table)
		}},
		{"swap-ten", func(t *testing.T) tables.Options { return tenSwap(t, "R7") },
			func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				p := Puppet(table, 4)
				Still(t, s, table)
				SwapWith(t, p, "R7", 8)
				scenetest.Until(t, s, "swapping", func() bool { return table.Shown().Cause.Kind == engine.EventHandsSwapped })
				scenetest.Step(t, s, 17)
			}},
		{"rotate-ten", func(t *testing.T) tables.Options { return tenSwap(t, "R0") },
			func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
				p := Puppet(table, 4)
				Still(t, s, table)
				Plays(t, p, "R0", engine.NoColor)
				scenetest.Until(t, s, "rotating", func() bool { return table.Shown().Cause.Kind == engine.EventHandsRotated })
				scenetest.Step(t, s, 17)
			}},
		{"until-playable", func(t *testing.T) tables.Options {
			o := Placed(t, "classic,draw_mode=until_playable", 0, "R4 R7 G7", "R3 B1", "B2 B3 R2", "R1 R2 R5 G3 Y5 W", "R3 B8 Y1 YS")
			o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, "G4 R9 B4 Y3 Y2 B8"), false
			return o
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawing", func() bool { return table.Shown().Cause.Kind == engine.EventDrawn })
			scenetest.Step(t, s, 14)
		}},
		{"log-bluffs", Four(true), func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			PlayFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
			for range 4 {
				Puppet(table, 0)
				Puppet(table, 1)
			}
			Still(t, s, table)
			in.Key(input.ActLog)
			scenetest.Step(t, s, 20)
			m := s.Top().(*tables.LogPanel)
			m.Choose(s, tables.LogBluffs)
			m.Pick(s, 0)
			scenetest.Step(t, s, 20)
		}},
		{"refused-pile", func(t *testing.T) tables.Options {
			return Placed(t, "classic,forced_play=on", 0, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Key(input.ActDraw)
			scenetest.Step(t, s, 6)
			s.Toasts().Show("Reverse!", "Clockwise")
			s.Toasts().Show("Another message", "With a second line that is rather long")
			scenetest.Step(t, s, 20)
		}},
		{"leftmost", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R1 R2 R3 R4 R5 R6 R7 R8 R9 RS Y1 Y2 Y3 Y4 Y5", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(0)
			in.MoveTo(float32(q.X)-10, float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"rightmost", func(t *testing.T) tables.Options {
			return Placed(t, "classic", 0, "R4 R7 G7", "R1 R2 R3 R4 R5 R6 R7 R8 R9 RS Y1 Y2 Y3 Y4 Y5", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			q := table.Queue().Layout().HandPose(table.Queue().Layout().Hand.Count - 1)
			in.MoveTo(float32(q.X)+10, float32(q.Y))
			scenetest.Step(t, s, 40)
		}},
		{"several", func(t *testing.T) tables.Options {
			return Placed(t, "chaos,jump_in=off", 0, "R4 R9 R2", "R5 Y5 G5 B1 B9 W", "B2 B3", "R1 R2 R5 G3 Y5 W", "G+2 R3 B8 Y1 YS")
		}, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Click(CardPoint(table, "R5"))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
		}},
	}
}

func tenSwap(t *testing.T, face string) tables.Options {
	return Placed(t, "party,decks=2", 4, "B9 B3 R3", "R2 R3 R6 R9 RS R+2 Y1 Y2", "R1 R1 R2", "R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3",
		face+" Y1 Y2 Y3 Y4 Y5", "B2 B2", "B1 B3 B4 B5 B6", "G7 G8 G9", "Y6 Y7 Y8 Y9", "R7 R8 G5 G6")
}

// SwapWith lets a puppet play a card for which it changes hands with somebody.
func SwapWith(t *testing.T, p interface {
	Last() engine.Snapshot
	Want(engine.Command) bool
}, face string, target engine.Seat) {
	t.Helper()
	f, _ := engine.ParseFace(face)
	s := p.Last()
	p.Want(engine.Play(s.Viewer, engine.SeenCard{Face: f}, engine.NoColor, target))
}

// CardPoint is where a card of the hand with that face can be pressed.
func CardPoint(table *tables.Table, face string) (x, y float32) {
	f, _ := engine.ParseFace(face)
	l := table.Queue().Layout()
	for i := range l.Hand.Count {
		if q := l.HandPose(i); q.Card.Face == f {
			return float32(q.X) - float32(l.Hand.Strip)*0.2, float32(q.Y)
		}
	}
	return -1, -1
}
