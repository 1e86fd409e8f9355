//go:build display

package scene

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func TestUndoBackToTheStartOfTheRoundAndTheSameCommandsGiveTheSameGame(t *testing.T) {
	for _, rules := range []string{"classic", "party", "chaos", "official,turn_seconds=30"} {
		t.Run(rules, func(t *testing.T) {
			store := room.NewMemory()
			o := scenetest.KeptIn(store)
			table, err := tables.New(quick(4, rules, 8))
			if err != nil {
				t.Fatal(err)
			}
			o.First = func(*stage.Stage) stage.Scene { return table }
			s := testStage(t, 1280, 720, o)
			in := s.Devices().Source.(*input.Script)
			for tick := 0; tick < 30000 && !table.Desk().Over() && len(hosted(table).Record().Commands) < 24; tick++ {
				if in.Done() && tick%8 == 0 {
					act(s, table, in, keyboard{})
				}
				scenetest.Step(t, s, 1)
			}
			if table.Desk().Over() {
				t.Fatal("the round was too short to go back in")
			}
			whole, state := hosted(table).Record(), hosted(table).State()
			undone, lines := 0, len(table.Inside().Log.Lines())
			for table.Inside().Undos.Refused() == "" {
				was := len(hosted(table).Record().Commands)
				s.Devices().Tick.Ask(input.ActUndo)
				table.Inside().HearUndo(s)
				undone++
				n := len(hosted(table).Record().Commands)
				if n >= was {
					t.Fatalf("%d commands after the undo of %d", n, was)
				}
				if seq := table.Desk().Public().Seq; table.Shown().Seq != seq && table.Queue().Shown().Seq != seq {
					t.Fatalf("the picture is at beat %d, the table at %d", table.Shown().Seq, seq)
				}
				if undone%3 == 0 {
					scenetest.Until(t, s, "asked", func() bool { return table.Mine() })
				}
			}
			if undone < 3 || len(table.Inside().Log.Lines()) >= lines {
				t.Errorf("%d decisions undone, %d lines of %d left in the log", undone, len(table.Inside().Log.Lines()), lines)
			}
			back := hosted(table).Record()
			if !reflect.DeepEqual(back.Commands, append([]engine.Command(nil), whole.Commands[:len(back.Commands)]...)) {
				t.Fatal("what is left is no beginning of what was played")
			}
			if save, ok, _ := s.Kept().Saves.Load(); !ok || !reflect.DeepEqual(save.Record, back) {
				t.Error("the match in the store is another")
			}
			back.Commands = append(back.Commands, whole.Commands[len(back.Commands):]...)
			if !bytes.Equal(headless(t, back).State(), state) {
				t.Error("the same commands lead elsewhere")
			}
			// Played on, saved and taken up it is one game.
			for tick := 0; tick < 3000 && !table.Desk().Over(); tick++ {
				if in.Done() && tick%8 == 0 {
					act(s, table, in, keyboard{})
				}
				scenetest.Step(t, s, 1)
			}
			if len(hosted(table).Record().Commands) <= len(back.Commands)-len(whole.Commands) {
				t.Fatal("nothing is played after an undo")
			}
			if !table.Desk().Over() {
				save, ok, _ := s.Kept().Saves.Load()
				if !ok || !reflect.DeepEqual(save.Record, hosted(table).Record()) || !bytes.Equal(headless(t, save.Record).State(), hosted(table).State()) {
					t.Error("the game in the store is not the one that is played")
				}
			}
		})
	}
}

func TestUndoIsForPracticeAloneAndSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name string
		o    tables.Options
		then func(*stage.Stage, *tables.Table)
		want string
	}{
		{"several people", shared("classic", 4), nil, "not with several people"},
		{"several people, all but one away", shared("classic", 4), func(s *stage.Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 1, tables.AwayLong) }, "not with several people"},
		{"nothing decided", quick(4, "classic", 3), nil, "you have decided nothing yet"},
		{"a bot plays for the person", quick(4, "classic", 3), func(s *stage.Stage, table *tables.Table) { table.Inside().Stands.StandInFor(s, 0, tables.AwayLong) }, "a bot plays for you"},
		{"bots alone", tables.Options{Setup: guests.QuickSetup(4, "classic", 3)}, nil, "nobody plays by hand"},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tableStage(t, 1280, 720, c.o, stage.DefaultSettings(), in)
			scenetest.Step(t, s, 5)
			if c.then != nil {
				c.then(s, table)
			}
			if got := table.Inside().Undos.Refused(); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
			state := hosted(table).State()
			table.Inside().Undo(s)
			if !bytes.Equal(state, hosted(table).State()) {
				t.Error("it was undone all the same")
			}
		})
	}
}

func TestUndoByKeyAndFromThePauseAsksTheSameQuestionAgain(t *testing.T) {
	for n, press := range []func(*testing.T, *stage.Stage, *input.Script){
		func(t *testing.T, s *stage.Stage, in *input.Script) { scenetest.Run(t, s, in.Key(input.ActUndo)) },
		func(t *testing.T, s *stage.Stage, in *input.Script) {
			scenetest.Run(t, s, in.Key(input.ActPause).Wait(20))
			scenetest.Keep(t, s, fmt.Sprint("pause-undo"))
			scenetest.Run(t, s, in.Click(s.Top().(*tables.Pause).Undo().Center()))
		},
	} {
		in := input.NewScript()
		s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7 G7", "R3 G5 W", "B2 B3 G9", "R1 R2 G4", "G8 R8 B8"), stage.DefaultSettings(), in)
		still(t, s, table)
		in.Click(point(table, indexOfFace(t, table, "G5")))
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Hands[0].Count == 2 && table.Queue().Idle() })
		press(t, s, in)
		scenetest.Until(t, s, "back", func() bool { return table.Asked() && table.Shown().Hands[0].Count == 3 })
		if len(hosted(table).Record().Commands) != 0 || table.Queue().Layout().Hand.Count != 3 {
			t.Errorf("%d: %d commands are left", n, len(hosted(table).Record().Commands))
		}
		if got := scenetest.Said(s, 6); !contains(got, "Back at your last decision") {
			t.Errorf("%d: said %q", n, got)
		}
		in.Click(point(table, indexOfFace(t, table, "R3"))) // refused on a green 7: the question stands
		scenetest.Until(t, s, "refused", func() bool { return table.Inside().Hand.Shake() > 0 })
		in.Click(point(table, indexOfFace(t, table, "G5")))
		scenetest.Until(t, s, "played again", func() bool { return table.Shown().Hands[0].Count == 2 })
	}
}

func contains(all []string, one string) bool {
	for _, s := range all {
		if s == one {
			return true
		}
	}
	return false
}
