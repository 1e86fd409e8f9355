//go:build display

package scene

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func TestHotSeatAWholeRoundOfTwoPeopleAndTwoBotsIsThatOfItsRecord(t *testing.T) {
	for _, seed := range []uint64{3, 8} {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			in, set := input.NewScript(), stage.DefaultSettings()
			set.Speed = stage.SpeedInstant
			s, table := tableStage(t, 1280, 720, shared("party", seed), set, in)
			watch := &curtainWatch{t: t, table: table, asked: map[engine.Seat]int{}}
			hotRound(t, s, table, in, mouse{}, watch.look)
			if watch.curtains < 3 || watch.asked[0] == 0 || watch.asked[2] == 0 {
				t.Errorf("%d curtains; Anna and Bo were asked on %v ticks", watch.curtains, watch.asked)
			}
			game := headless(t, hosted(table).Record())
			if !bytes.Equal(game.State(), hosted(table).State()) {
				t.Error("the record replayed headless ends otherwise")
			}
		})
	}
}

func TestHotSeatTheCurtainFallsBeforeAnythingOfTheNextHandIsSeen(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	if m := curtainOf(s); m == nil || m.Name() != "Anna" {
		t.Fatal("the table begins without a curtain for Anna")
	}
	lifts(t, s, in)
	still(t, s, table)
	if table.Viewer() != 0 || !table.Asked() {
		t.Fatalf("seat %d is shown, asked %v", table.Viewer(), table.Asked())
	}
	p := puppet(table, 1)
	scenetest.Step(t, s, 1)
	in.Click(point(table, indexOfFace(t, table, "G5")))
	scenetest.Until(t, s, "played", func() bool { return table.Shown().Turn == 1 && table.Queue().Idle() })
	if curtainOf(s) != nil {
		t.Error("the curtain falls while a bot is to play")
	}
	p.Want(engine.Do(1, engine.VerbDraw))
	scenetest.Until(t, s, "drawn", func() bool {
		return table.Desk().Public().Turn != 1 || table.Desk().Public().Phase == engine.PhaseDrawn
	})
	if table.Desk().Public().Phase == engine.PhaseDrawn {
		p.Want(engine.Do(1, engine.VerbPass))
	}
	scenetest.Until(t, s, "covered", func() bool {
		if curtainOf(s) == nil && table.Viewer() != 0 {
			t.Fatalf("seat %d is shown without a curtain", table.Viewer())
		}
		return curtainOf(s) != nil
	})
	if m := curtainOf(s); m.Name() != "Bo" {
		t.Errorf("the curtain is for %s", m.Name())
	}
	if got := scenetest.Said(s, 1)[0]; !strings.HasPrefix(got, "Pass the device to Bo") {
		t.Errorf("said %q", got)
	}
	now := table.Desk().Now()
	scenetest.Step(t, s, 200)
	if table.Desk().Now() != now {
		t.Error("the clock runs while the curtain is down")
	}
	lifts(t, s, in)
	if table.Viewer() != 2 || table.Shown().Viewer != 2 || table.Asked() {
		t.Errorf("seat %d is shown by a snapshot of %d, asked at once %v", table.Viewer(), table.Shown().Viewer, table.Asked())
	}
	scenetest.Until(t, s, "asked", table.Asked)
	var log []string
	for _, l := range table.Inside().Log.Lines() {
		log = append(log, l.Text())
	}
	if all := strings.Join(log, "\n"); !strings.Contains(all, "Anna plays") || !strings.Contains(all, "Theo") || strings.Contains(all, "You play") {
		t.Errorf("Bo's log of what was missed:\n%s", all)
	}
}

func TestHotSeatNoCurtainFallsForOnePerson(t *testing.T) {
	in := input.NewScript()
	s, _ := tableStage(t, 1280, 720, quick(4, "classic", 3), stage.DefaultSettings(), in)
	in.Unfocus()
	for range 300 {
		scenetest.Step(t, s, 1)
		if curtainOf(s) != nil {
			t.Fatal("a curtain")
		}
	}
}

func TestHotSeatTheNextRoundBeginsWithACurtain(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	o := sharedAt(t, 0, "G5", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9")
	o.Setup.Rules = "classic,score=winner_takes"
	s, table := tableStage(t, 1280, 720, o, set, in)
	lifts(t, s, in)
	still(t, s, table)
	in.Click(point(table, 0))
	scenetest.Until(t, s, "over", func() bool { _, ok := s.Scene().(*result.Result); return ok })
	r := endOf(t, s, table)
	if !strings.Contains(r.data.Headline, "Anna") || !r.data.Won {
		t.Errorf("the headline is %q, won %v", r.data.Headline, r.data.Won)
	}
	scenetest.Step(t, s, 30)
	r.again.Activate(s)
	scenetest.Step(t, s, 1)
	m := curtainOf(s)
	if s.Scene() != stage.Scene(table) || m == nil {
		t.Fatalf("after the result %T stands, curtain %v", s.Scene(), m != nil)
	}
	lifts(t, s, in)
	scenetest.Until(t, s, "shown", func() bool { return table.Current() && table.Queue().Idle() })
	if table.Shown().Round != 2 || table.Viewer() != m.Seat() || table.Shown().Hands[m.Seat()].Cards[0].Hidden() {
		t.Errorf("round %d from seat %d, want seat %d", table.Shown().Round, table.Viewer(), m.Seat())
	}
}

func TestHotSeatAMatchOfTwoPeopleIsTakenUpBehindTheCurtain(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(shared("classic", 5))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	lifts(t, s, s.Devices().Source.(*input.Script))
	scenetest.Step(t, s, 200)
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	after := room.NewMemory()
	if err := after.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	s = testStage(t, 1280, 720, scenetest.KeptIn(after))
	resume := resumeOf(s)
	if resume == nil {
		t.Fatalf("the scene is %T without Resume", s.Scene())
	}
	resume.Activate(s)
	again, ok := s.Scene().(*tables.Table)
	if !ok || curtainOf(s) == nil {
		t.Fatalf("%T, %T above it; said %q", s.Scene(), s.Top(), scenetest.Said(s, 3))
	}
	if !bytes.Equal(hosted(again).State(), hosted(table).State()) || len(again.O().Persons) != 2 {
		t.Errorf("another table, of %d people", len(again.O().Persons))
	}
	m := curtainOf(s)
	lifts(t, s, s.Devices().Source.(*input.Script))
	scenetest.Until(t, s, "shown", func() bool { return again.Shown().Viewer == m.Seat() && again.Current() && again.Shown().Seq != 0 })
}

func TestHotSeatAnyNumberOfPeoplePlaysRoundAfterRoundThoughTheWindowIsLeftNowAndThen(t *testing.T) {
	for _, rules := range []string{"chaos", "party", "official"} {
		for _, people := range [][]engine.Seat{{0, 1}, {0, 1, 2, 3, 4}, {1, 3, 4}} {
			t.Run(fmt.Sprint(rules, " with people on ", people), func(t *testing.T) {
				in, set := input.NewScript(), stage.DefaultSettings()
				set.Speed = stage.SpeedInstant
				o := quick(5, rules, 9)
				o.Persons = people
				s, table := tableStage(t, 1280, 720, o, set, in)
				rounds := 0
				for tick := range 100000 {
					if r := endOf(t, s, table); r != nil {
						if rounds++; rounds == 3 {
							return
						}
						r.again.Activate(s)
					}
					m := curtainOf(s)
					switch {
					case m != nil && in.Done() && m.Age() > tables.CurtainDeaf:
						in.Key(input.ActConfirm).Key(input.ActConfirm)
					case m == nil && in.Done() && tick%8 == 0:
						act(s, table, in, keyboard{})
					}
					if tick%977 == 0 {
						in.Unfocus().Focus()
					}
					scenetest.Step(t, s, 1)
				}
				t.Fatalf("%d rounds, then seat %d waits under %T for seat %d", rounds, table.Viewer(), s.Top(), table.Desk().Public().Turn)
			})
		}
	}
}

func TestHotSeatIsSetUpLikeAnyTable(t *testing.T) {
	plan := []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Anna", Guest: "moon"}, {Who: stage.SitsHouse, Name: "Theo", Guest: "fox"}, {Who: stage.SitsPerson, Name: "Bo", Guest: "cat"}}
	in := input.NewScript()
	s := setUpStage(t, 1280, 720, in, func(s *stage.Settings) { s.Table, s.Seats = plan, len(plan) })
	dealt(t, s, in)
	table, ok := s.Scene().(*tables.Table)
	if !ok || len(*table.Inside().People.Sharers()) != 2 {
		t.Fatalf("Deal leads to %T", s.Scene())
	}
	if m := curtainOf(s); m == nil || m.Name() != "Anna" {
		t.Fatalf("%T stands above the table", s.Top())
	}
}
