//go:build display && unix

package scene

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// program writes a shell script that sits at a table and leaves a file with its number, by which it is seen to be gone.
func program(t *testing.T, body string) (command, numbers string) {
	t.Helper()
	dir := t.TempDir()
	numbers = filepath.Join(dir, "numbers")
	file := filepath.Join(dir, "bot.sh")
	if err := os.WriteFile(file, []byte("#!/bin/sh\necho $$ >> "+numbers+"\n"+body+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	return file, numbers
}

// first is the smallest bot of the documents.
func first(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../docs/bots/first.sh")
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(text), "\n")
	return body
}

// begun are the programs that have been started, and how many of them still run.
func begun(t *testing.T, numbers string) (all, running int) {
	t.Helper()
	text, err := os.ReadFile(numbers)
	if err != nil {
		return 0, 0
	}
	for _, line := range strings.Fields(string(text)) {
		if _, err := strconv.Atoi(line); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat("/proc/" + line); err == nil {
			running++
		}
		all++
	}
	return all, running
}

// nothingLeft waits until no program and no goroutine beyond so many is left.
func nothingLeft(t *testing.T, numbers string, goroutines int) {
	t.Helper()
	for n := 0; ; n++ {
		_, running := begun(t, numbers)
		if running == 0 && runtime.NumGoroutine() <= goroutines {
			return
		}
		if n > 600 {
			t.Fatalf("%d programs run, %d goroutines, there were %d", running, runtime.NumGoroutine(), goroutines)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// withProgram is a set-up of a person, a house bot and a program.
func withProgram(command string) []stage.SeatPlan {
	return []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Ann", Guest: "moon"}, {Who: stage.SitsProgram + command, Name: "Mybot", Guest: "robot"}, {Who: stage.SitsHouse, Name: "Theo", Guest: "fox"}}
}

// programStage deals a table of withProgram.
func programStage(t *testing.T, command string, in *input.Script, more func(*stage.Options)) (*stage.Stage, *tables.Table) {
	t.Helper()
	set := stage.DefaultSettings()
	set.Speed, set.Table, set.Seats = stage.SpeedInstant, withProgram(command), 3
	o := stage.Options{Source: in, Settings: set, Seed: 8, NoDemo: true, First: setup.Quick}
	if more != nil {
		more(&o)
	}
	s := testStage(t, 1280, 720, o)
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("%T stands, said %q", s.Scene(), scenetest.Said(s, 3))
	}
	t.Cleanup(s.End)
	return s, table
}

// playOn goes on, with the person's moves, until something is so. Programs are given time to answer.
func playOn(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script, what string, ok func() bool) {
	t.Helper()
	for tick := range 60000 {
		if ok() {
			return
		}
		if in.Done() && tick%8 == 0 {
			act(s, table, in, keyboard{})
		}
		scenetest.Step(t, s, 1)
		if table.Desk().Public().Turn == 1 {
			time.Sleep(200 * time.Microsecond)
		}
	}
	t.Fatalf("%s: not so after all this time; %T, said %q", what, s.Scene(), scenetest.Said(s, 4))
}

func TestExecTheExampleBotOfTheDocumentsPlaysARoundInTheWindow(t *testing.T) {
	for _, name := range []string{"first.sh", "first.py"} {
		t.Run(name, func(t *testing.T) {
			if name == "first.py" && platform.FindProgram([]string{"python3"}) != nil {
				t.Log("there is no python3 here; first.sh plays")
				return
			}
			in := input.NewScript()
			s, table := programStage(t, "../docs/bots/"+name, in, nil)
			if _, house := hosted(table).Controller(1).(*room.BotSeat); house || len(table.Inside().Out.Running()) != 1 {
				t.Fatalf("%T sits there; said %q", hosted(table).Controller(1), scenetest.Said(s, 3))
			}
			playOn(t, s, table, in, "the round is over", func() bool { _, over := s.Scene().(*result.Result); return over })
			if len(table.Inside().Out.Notes()) != 0 {
				t.Errorf("it was replaced: %+v", table.Inside().Out.Notes())
			}
			played := 0
			for _, c := range hosted(table).Record().Commands {
				if c.Seat == 1 {
					played++
				}
			}
			if played < 2 {
				t.Errorf("%d commands came from it", played)
			}
		})
	}
}

func TestExecAProgramThatFailsIsReplacedWithAWordAndTheGameGoesOn(t *testing.T) {
	for name, c := range map[string]struct{ body, why string }{
		"dies":            {"exit 3", "it has ended"},
		"stalls":          {"read line; echo null; while read line; do sleep 100; done", "it gave no answer within 5s"},
		"answers rubbish": {"while read line; do echo rubbish; done", `"rubbish" is no command`},
		"is silent":       {"while read line; do echo null; done", "answered null"},
	} {
		t.Run(name, func(t *testing.T) {
			command, numbers := program(t, c.body)
			goroutines := runtime.NumGoroutine()
			in := input.NewScript()
			s, table := programStage(t, command, in, nil)
			playOn(t, s, table, in, "replaced", func() bool { return len(table.Inside().Out.Notes()) > 0 && table.Inside().Out.Notes()[0].Cried() })
			if _, ok := hosted(table).Controller(1).(*room.BotSeat); !ok {
				t.Errorf("%T sits there", hosted(table).Controller(1))
			}
			scenetest.Step(t, s, 20)
			scenetest.Keep(t, s, "exec-replaced-"+strings.ReplaceAll(name, " ", "-"))
			said := strings.Join(s.Speech().Said(), "\n")
			if !strings.Contains(said, "The program of Mybot is out. The house plays on (") {
				t.Errorf("said\n%s", said)
			}
			if log := logged(table); !strings.Contains(log, "Mybot is out") || !strings.Contains(log, c.why) {
				t.Errorf("the log:\n%s", logged(table))
			}
			playOn(t, s, table, in, "the round is over", func() bool { _, over := s.Scene().(*result.Result); return over })
			s.End()
			nothingLeft(t, numbers, goroutines)
		})
	}
}

func TestExecAProgramThatCannotBeStartedLeavesTheChairToTheHouse(t *testing.T) {
	in := input.NewScript()
	s, table := programStage(t, "./there-is-no-such-program", in, nil)
	scenetest.Step(t, s, 60)
	said := strings.Join(s.Speech().Said(), "\n")
	if !strings.Contains(said, "The program of Mybot cannot play.") || !strings.Contains(said, "./there-is-no-such-program: no such file") {
		t.Errorf("said\n%s", said)
	}
	playOn(t, s, table, in, "the round is over", func() bool { _, over := s.Scene().(*result.Result); return over })
}

func TestExecAChairWhoseProgramHasNoNameIsTheHouses(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{Seed: 8, NoDemo: true, First: func(s *stage.Stage) stage.Scene {
		table, err := seat(setup.TableOf("", withProgram(" "), "classic", 8))
		if err != nil {
			t.Fatal(err)
		}
		return table
	}})
	t.Cleanup(s.End)
	scenetest.Step(t, s, 60)
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "no program is named") {
		t.Errorf("said\n%s", said)
	}
}

func TestExecNothingIsLeftOfAProgramWhenItsTableIsLeft(t *testing.T) {
	for name, leave := range map[string]func(*stage.Stage, *tables.Table){
		"to the title":  func(s *stage.Stage, _ *tables.Table) { s.Go(title.New()) },
		"to the set-up": func(s *stage.Stage, _ *tables.Table) { s.Go(setup.New()) },
		"by quitting":   func(s *stage.Stage, _ *tables.Table) { s.Quit(); _ = s.Update() },
		"by the window": func(s *stage.Stage, _ *tables.Table) { s.End() },
		"from the board": func(s *stage.Stage, table *tables.Table) {
			s.Go(result.New(table.Inside().Result(s)))
			s.Go(title.New())
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, body := range []string{first(t), "while read line; do sleep 100; done"} {
				command, numbers := program(t, body)
				goroutines := runtime.NumGoroutine()
				s, table := programStage(t, command, input.NewScript(), nil)
				scenetest.Step(t, s, 60)
				for range 400 {
					if all, _ := begun(t, numbers); all == 1 {
						break
					}
					time.Sleep(5 * time.Millisecond)
				}
				if all, running := begun(t, numbers); all != 1 || running != 1 {
					t.Fatalf("%d begun, %d run", all, running)
				}
				leave(s, table)
				nothingLeft(t, numbers, goroutines)
			}
		})
	}
}

func TestExecANewMatchStartsTheProgramAnewAndTheNextRoundDoesNot(t *testing.T) {
	command, numbers := program(t, first(t))
	goroutines := runtime.NumGoroutine()
	in := input.NewScript()
	s, table := programStage(t, command, in, func(o *stage.Options) { o.Settings.Rules = "classic,score=winner_takes,target=1000" })
	over := func() bool { _, ok := s.Scene().(*result.Result); return ok }
	playOn(t, s, table, in, "the round is over", over)
	if table.Finished() {
		t.Fatal("one round has ended the match: another seed is needed")
	}
	againOf(s).Activate(s)
	playOn(t, s, table, in, "the next round is over", func() bool { return over() && table.Shown().Round == 2 })
	if all, running := begun(t, numbers); all != 1 || running != 1 {
		t.Errorf("after two rounds %d have been started, %d run", all, running)
	}
	table.Inside().Restart(s)
	scenetest.Step(t, s, 30)
	for n := 0; ; n++ {
		if all, running := begun(t, numbers); all == 2 && running == 1 {
			break
		}
		if n > 400 {
			t.Fatal("a new match does not start the program anew, or leaves the old one")
		}
		time.Sleep(5 * time.Millisecond)
	}
	s.End()
	nothingLeft(t, numbers, goroutines)
}

func TestExecAMatchPutAsideIsTakenUpWithItsProgramOrTheHouse(t *testing.T) {
	for name, gone := range map[string]bool{"it is there": false, "it is gone": true} {
		t.Run(name, func(t *testing.T) {
			command, _ := program(t, first(t))
			store := room.NewMemory()
			in := input.NewScript()
			s, table := programStage(t, command, in, func(o *stage.Options) { o.Store = store })
			playOn(t, s, table, in, "some moves", func() bool { return len(hosted(table).Record().Commands) > 6 })
			text, err := store.Read("match.save")
			if err != nil {
				t.Fatal(err)
			}
			s.End()
			if gone {
				if err := os.Remove(command); err != nil {
					t.Fatal(err)
				}
			}
			after := room.NewMemory()
			if err := after.Write("match.save", text); err != nil {
				t.Fatal(err)
			}
			o := scenetest.KeptIn(after)
			o.Settings = stage.DefaultSettings()
			s = testStage(t, 1280, 720, o)
			t.Cleanup(s.End)
			resumeOf(s).Activate(s)
			again := s.Scene().(*tables.Table)
			scenetest.Step(t, s, 30)
			_, house := hosted(again).Controller(1).(*room.BotSeat)
			if said := strings.Join(s.Speech().Said(), "\n"); house != gone || strings.Contains(said, "The program of Mybot cannot play.") != gone {
				t.Errorf("the house sits there: %v; said\n%s", house, said)
			}
		})
	}
}

func TestExecEachOfTwoPeopleReadsInTheirLogThatTheHousePlaysAndItIsCriedOnce(t *testing.T) {
	o := shared("classic", 4)
	o.Bots, o.Programs = []string{stage.SitsPerson, stage.SitsProgram + "./there-is-no-such-program", stage.SitsPerson, stage.SitsHouse}, true
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, o, stage.DefaultSettings(), in)
	cried := 0
	for _, seat := range []engine.Seat{0, 2} {
		if table.Viewer() != seat {
			table.Inside().Sharing.Cover(s, seat) // which takes back what was said
		}
		lifts(t, s, in)
		scenetest.Until(t, s, "shown", func() bool { return table.Viewer() == seat && table.Current() && !table.Inside().People.Catching() })
		scenetest.Step(t, s, 3)
		if n := strings.Count(logged(table), "The program of Theo cannot play."); n != 1 {
			t.Errorf("seat %d reads it %d times:\n%s", seat, n, logged(table))
		}
		cried += strings.Count(strings.Join(s.Speech().Said(), "\n"), "The program of Theo cannot play.")
	}
	if cried != 1 {
		t.Errorf("cried %d times", cried)
	}
}

func TestExecARecordStartsNoProgram(t *testing.T) {
	command, numbers := program(t, first(t))
	o := quick(3, "classic", 4)
	o.Bots = []string{stage.SitsPerson, stage.SitsProgram + command, stage.SitsHouse}
	s, table := tableStage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
	scenetest.Step(t, s, 60)
	if all, _ := begun(t, numbers); all != 0 || len(table.Inside().Out.Running()) != 0 {
		t.Error("it was started")
	}
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "a record starts no programs") {
		t.Errorf("said\n%s", said)
	}
}
