//go:build display

package scene

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// stop is a tick at which the program may be killed: the store as it is then, and how the table stood.
type stop struct {
	text  []byte
	state []byte
	view  engine.Snapshot
	tick  int
	what  string
}

// doing names what the picture was about.
func doing(s *stage.Stage, table *tables.Table) string {
	switch m := s.Top().(type) {
	case *ask.Challenge:
		return "the challenge is asked"
	case *ask.Wheel:
		return "the colour is asked"
	case *ask.Choice:
		if m.Cancel() {
			return "the target is asked"
		}
		return "the stack is asked"
	case *tables.Curtain:
		return "the curtain is down"
	}
	switch {
	case table.Inside().Verdict.On():
		return "the verdict is shown"
	case table.Popped():
		return "a drawn card is offered"
	case !table.Queue().Idle() && table.Shown().Cause.Kind == engine.EventDealt:
		return "the deal is in the air"
	case !table.Queue().Idle():
		return "cards are in the air"
	}
	return "the table is still"
}

// plain leaves out when a command was given: a picture that was not watched to its end takes other time.
func plain(list []engine.Command) []engine.Command {
	out := make([]engine.Command, len(list))
	for i, c := range list {
		c.At = 0
		out[i] = c
	}
	return out
}

// The window is killed on any tick, in any motion and under any question: whoever resumes finds the same table, question and
// cards, and whatever was granted is there.
func TestAWindowKilledOnAnyTickIsTakenUpAtTheSameQuestion(t *testing.T) {
	points, seen := 0, map[string]int{}
	for n, c := range []struct {
		rules  string
		people []engine.Seat
		speed  stage.Speed
		same   bool // the people always do the same in the same place, so that the end can be compared
	}{
		{"classic", []engine.Seat{0}, stage.SpeedFast, true},
		{"party", []engine.Seat{0, 2}, stage.SpeedFast, false},
		{"official,score=winner_takes", []engine.Seat{0}, stage.SpeedNormal, false},
		{"chaos,turn_seconds=20", []engine.Seat{0, 1, 2}, stage.SpeedInstant, false},
		{"strict,draw_mode=until_playable", []engine.Seat{1}, stage.SpeedFast, true},
		{"party,jump_in=any,stack_cross=on", []engine.Seat{0}, stage.SpeedInstant, true},
	} {
		t.Run(c.rules, func(t *testing.T) {
			store := room.NewMemory()
			o := scenetest.KeptIn(store)
			o.Settings.Speed = c.speed
			to := quick(4, c.rules, uint64(63+n))
			to.Persons = c.people
			table, err := tables.New(to)
			if err != nil {
				t.Fatal(err)
			}
			o.First = func(*stage.Stage) stage.Scene { return table }
			s := testStage(t, 1280, 720, o)
			in := s.Devices().Source.(*input.Script)
			rng := engine.NewRand(uint64(n))
			var stops []stop
			var by player = mouse{}
			if !c.same {
				by = &changing{kinds: map[string]int{}}
			}
			here := map[string]int{}
			next := 5
			for tick := range 40_000 {
				if _, over := s.Scene().(*result.Result); over || len(stops) >= 50 && !c.same {
					break
				}
				m := curtainOf(s)
				switch {
				case m != nil && in.Done() && m.Age() > tables.CurtainDeaf:
					in.MoveTo(m.Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
				case m == nil && in.Done() && tick%8 == 0:
					act(s, table, in, by)
				}
				scenetest.Step(t, s, 1)
				what := doing(s, table)
				if table.Desk().Over() || tick < next && here[what] > 2 {
					continue
				}
				if text, err := store.Read("match.save"); err == nil && len(hosted(table).Record().Commands) > 0 {
					here[what]++
					next = tick + 3 + int(rng.Below(60))
					stops = append(stops, stop{bytes.Clone(text), hosted(table).State(), table.Desk().Public(), tick, what})
				}
			}
			for at, k := range stops {
				points++
				seen[k.what]++
				after := room.NewMemory()
				if err := after.Write("match.save", k.text); err != nil {
					t.Fatal(err)
				}
				o := scenetest.KeptIn(after)
				o.Settings.Speed = c.speed
				s := testStage(t, 1280, 720, o)
				resume := resumeOf(s)
				if resume == nil {
					t.Fatalf("killed on tick %d, %s: no Resume", k.tick, k.what)
				}
				resume.Activate(s)
				again, ok := s.Scene().(*tables.Table)
				if !ok {
					t.Fatalf("killed on tick %d, %s: Resume leads to %T", k.tick, k.what, s.Scene())
				}
				if !bytes.Equal(hosted(again).State(), k.state) {
					t.Errorf("killed on tick %d, %s: another table", k.tick, k.what)
				}
				now := again.Desk().Public()
				if now.Decision != k.view.Decision || now.Turn != k.view.Turn || now.Phase != k.view.Phase || !reflect.DeepEqual(again.O().Persons, to.Persons) {
					t.Errorf("killed on tick %d, %s: seat %d is asked %d in %s, not seat %d %d in %s", k.tick, k.what,
						now.Turn, now.Decision, now.Phase, k.view.Turn, k.view.Decision, k.view.Phase)
				}
				if again.Inside().People.SharerAt(now.Turn) >= 0 {
					asksAgain(t, s, again, k)
				}
				if c.same && at%5 == 0 {
					hotRound(t, s, again, s.Devices().Source.(*input.Script), by, nil)
					got, want := plain(hosted(again).Record().Commands), plain(hosted(table).Record().Commands)
					for i := range max(len(got), len(want)) {
						if i >= len(got) || i >= len(want) || !reflect.DeepEqual(got[i], want[i]) {
							t.Errorf("killed on tick %d, %s: of %d and %d commands the %d. differs: %+v, %+v", k.tick, k.what, len(got), len(want), i, got[min(i, len(got)-1)], want[min(i, len(want)-1)])
							break
						}
					}
				}
				s.Kept().Saves.Close()
			}
		})
	}
	for _, what := range []string{"the challenge is asked", "the colour is asked", "the stack is asked", "the target is asked", "the curtain is down",
		"a drawn card is offered", "cards are in the air", "the table is still", "the verdict is shown"} {
		if seen[what] == 0 {
			t.Errorf("never killed while %s", what)
		}
	}
	t.Logf("%d points: %v", points, seen)
}

// asksAgain fails unless the person who is asked is asked again, from the same cards, by the same kind of question.
func asksAgain(t *testing.T, s *stage.Stage, table *tables.Table, k stop) {
	t.Helper()
	asked := table.Desk().Public().Turn
	if curtainOf(s) != nil {
		lifts(t, s, s.Devices().Source.(*input.Script))
	}
	moved := func() bool { return table.Desk().Public().Decision != k.view.Decision } // a bot has jumped in
	scenetest.Until(t, s, "the question", func() bool {
		return moved() || table.Viewer() == asked && (table.Asked() || s.Top() != nil) && table.Shown().Decision == k.view.Decision && table.Queue().Idle()
	})
	if moved() {
		return
	}
	want, got := "", fmt.Sprintf("%T", s.Top())
	switch p := shed.Of(&k.view).Pending; {
	case k.view.Phase == engine.PhaseRespond && p != nil && p.Kind == shed.PendingWD4 && p.Challenge:
		want = "*ask.Challenge"
	case k.view.Phase == engine.PhaseRespond:
		want = "*ask.Choice"
	case k.view.Phase == engine.PhaseChooseColor:
		want = "*ask.Wheel"
	}
	if want != "" && got != want {
		scenetest.Until(t, s, want, func() bool { return fmt.Sprintf("%T", s.Top()) == want })
	}
	if view := table.Desk().View(asked); len(table.Shown().Hands[asked].Cards) != view.Hands[asked].Count || !reflect.DeepEqual(table.Shown().Hands[asked].Cards, view.Hands[asked].Cards) {
		t.Errorf("killed on tick %d, %s: other cards are shown", k.tick, k.what)
	}
}

// A table is taken up without motion: its question is put on the very tick on which it is first seen, and must find the table
// it is about. (A stack that was due ended the program.)
func TestATableTakenUpAsksWhatItAskedWhoeverSitsThere(t *testing.T) {
	for _, c := range []struct {
		name, rules, opener, face string
		want                      string
	}{
		{"a stack is due", "party,jump_in=off", "", "G+2", "*ask.Choice"},
		{"a stack of fours", "party,jump_in=off,stack_challenge=off", "", "W+4", "*ask.Choice"},
		{"a challenge is open", "classic", "", "W+4", "*ask.Challenge"},
		{"the opener's colour is to be named", "official", "W", "", "*ask.Wheel"},
	} {
		for _, people := range [][]engine.Seat{{0}, {0, 2}, {0, 3}} {
			t.Run(fmt.Sprintf("%s, people on %v", c.name, people), func(t *testing.T) {
				to := placed(t, c.rules, 3, "R4 R7 G7", "R3 R7 Y2 Y+2 W+4 W", "B+2 B2 B3", "R1 R2 R5", "G+2 W+4 B8 Y1 YS")
				if c.opener != "" {
					to = placed(t, c.rules, 0, "R4", "R3 R7 Y2 Y+2 W", "B+2 B2 B3", "R1 R2 R5", "G+2 W+4 B8 Y1 YS")
					to.Setup.Position.Discard, to.Setup.Position.Opener = nil, scenetest.Cards(t, c.opener)[0]
				}
				to.Persons = people
				game, err := room.NewGame(to.Setup)
				if err != nil {
					t.Fatal(err)
				}
				record := engine.Record{Setup: to.Setup}
				if c.face != "" {
					play := engine.Play(3, scenetest.Face(t, c.face), engine.NoColor, engine.NoSeat)
					if shed.IsWild(play.Card.Face) {
						play.Color = shed.Green
					}
					if _, err := game.Apply(play); err != nil {
						t.Fatal(err)
					}
					record.Commands = append(record.Commands, play)
				}
				text, err := room.Save{Head: tables.HeadOf(&to, scenetest.KeptIn(nil).Now()), Record: record}.Text()
				if err != nil {
					t.Fatal(err)
				}
				store := room.NewMemory()
				if err := store.Write("match.save", text); err != nil {
					t.Fatal(err)
				}
				s := testStage(t, 1280, 720, scenetest.KeptIn(store))
				resume := resumeOf(s)
				if resume == nil {
					t.Fatalf("no Resume; said %q", scenetest.Said(s, 2))
				}
				resume.Activate(s)
				if len(people) > 1 {
					scenetest.Step(t, s, 1)
					lifts(t, s, s.Devices().Source.(*input.Script))
				}
				scenetest.Until(t, s, c.want, func() bool { return fmt.Sprintf("%T", s.Top()) == c.want })
				scenetest.Step(t, s, 60)
				if got := fmt.Sprintf("%T", s.Top()); got != c.want {
					t.Errorf("after a second %s stands there", got)
				}
				if m, ok := s.Top().(*ask.Wheel); ok && len(m.Plays()) != 4 {
					t.Errorf("%d colours may be named", len(m.Plays()))
				}
				if m, ok := s.Top().(*ask.Choice); ok && len(m.Items())+len(m.Verbs()) < 2 {
					t.Errorf("%d cards and %d verbs are offered", len(m.Items()), len(m.Verbs()))
				}
			})
		}
	}
}
