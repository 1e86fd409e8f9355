//go:build display

package tabletest

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
	"testing"
)

// thirty are cards for a hand of thirty.
const thirty = "R0 R3 R6 R9 RS R+2 Y1 Y2 Y5 Y7 YR Y+2 G0 G2 G4 G6 G8 G9 GS GR B0 B1 B5 B6 B8 BS B+2 W W W+4"

// busy is a table of ten under a clock, at which the player holds thirty cards and everybody has a long name.
func busy(t *testing.T, turn engine.Seat, last string) tables.Options {
	t.Helper()
	o := Placed(t, "party,decks=3,turn_seconds=30", turn, "B9 B3 G7", thirty,
		"G+2 R1 R2", "R2 R3 R4 R5 R6 R7 R8 R9 R1 R2 R3", "G1 G2 G3", "Y1 Y2 Y3 Y4 Y5", "B2", "B1 B3 B4 B5 B6", "G7 G8 G9", "Y6 Y7 Y8 Y9", last)
	for i := range o.Setup.Seats {
		o.Setup.Seats[i] = FullName(i)
	}
	return o
}

// BusyMoments are a table with all at once that it may have to show.
func BusyMoments() []Moment {
	mine := func(t *testing.T) tables.Options { return busy(t, 0, "G+2 R7 R8 G5 G6") }
	alone := func(table *tables.Table) { // nobody jumps in
		for i := range engine.Seat(9) {
			Puppet(table, i+1)
		}
	}
	last := func(t *testing.T) tables.Options { return busy(t, 9, "W+4 G+2 R7 R8 G5") }
	return []Moment{
		{"busy", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			scenetest.Step(t, s, 400)
		}},
		{"busy, at one's turn", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			alone(table)
			Still(t, s, table)
			scenetest.Step(t, s, 20)
			if !table.Asked() || table.Inside().Clock.Timed() != table.Viewer() {
				t.Fatal("it is somebody else's turn")
			}
		}},
		{"busy, with messages, a hint and a guest's line", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			in.Key(input.ActHint)
			scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
			for range 320 { // the longest advice is read by then
				scenetest.Step(t, s, 1)
			}
			s.Toasts().Show(s.Lang().Say(words.LearnTitle), FullName(0)+" · "+FullName(1))
			table.Inside().Lines.Speak(s, tables.NewGuestLine(4, words.MomentBluffed))
			scenetest.Step(t, s, 30)
		}},
		{"busy, its log", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			table.Inside().OpenLog(s)
			scenetest.Step(t, s, 30)
		}},
		{"busy, a stack to answer", last, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			p := Puppet(table, 9)
			Still(t, s, table)
			Plays(t, p, "G+2", engine.NoColor)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 60)
		}},
		{"busy, a stack grows", last, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			p := Puppet(table, 9)
			Puppet(table, 1)
			Still(t, s, table)
			Plays(t, p, "G+2", engine.NoColor)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActDigit1)
			scenetest.Until(t, s, "four due", func() bool { return table.Facts().Owed() == 4 })
			scenetest.Step(t, s, 260) // until the message of it is gone
		}},
		{"busy, a challenge", last, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			p := Puppet(table, 9)
			Still(t, s, table)
			Plays(t, p, "W+4", shed.Yellow)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 220)
		}},
		{"busy, a colour to name", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			alone(table)
			Still(t, s, table)
			in.Click(CardPoint(table, "W"))
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 40)
		}},
		{"pause", mine, func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			Still(t, s, table)
			table.Inside().Pause(s)
			scenetest.Step(t, s, 30)
		}},
	}
}
