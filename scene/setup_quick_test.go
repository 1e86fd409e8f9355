//go:build display

package scene

import (
	"strings"
	"testing"

	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

func TestQuickGameIsTheLastTableWithOneKey(t *testing.T) {
	in := input.NewScript()
	set := stage.DefaultSettings()
	set.Rules, set.Seats = "chaos", 3
	set.Table = []SeatPlan{{Who: stage.SitsHouse, Name: "Ann", Guest: "cat"}, {Who: stage.SitsPerson, Name: "Ben", Guest: "bear"}, {Who: stage.SitsNobody, Name: "Cy", Guest: "fox"}, {Who: stage.SitsRandom, Name: "Di", Guest: "owl"}}
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, Seed: 8, NoDemo: true})
	scenetest.Run(t, s, in.Wait(2).Key(input.ActConfirm))
	table, ok := s.Scene().(*tables.Table)
	if !ok || strings.Join(table.Names(), " ") != "Ann Ben Di" || table.Viewer() != 1 || table.O().Setup.Rules != "chaos" || table.O().Setup.Seed != 8 {
		t.Fatalf("%T", s.Scene())
	}
}

func TestTheQuickGameSaysWhoSitsAtTheTable(t *testing.T) {
	for _, c := range []struct {
		people int
		want   string
	}{{1, "you and 3 guests"}, {2, "4 at the table"}, {4, "4 at the table"}, {0, "4 at the table"}} {
		set := stage.DefaultSettings()
		set.Table = guests.HousePlan(4)
		for i := range set.Table {
			set.Table[i].Who = stage.SitsHouse
			if i < c.people {
				set.Table[i].Who = stage.SitsPerson
			}
		}
		s := testStage(t, 1280, 720, Options{Settings: set, NoDemo: true})
		scenetest.Step(t, s, 2)
		if said := onTitle(s, words.TitleQuick).Note; said != c.want {
			t.Errorf("%d people: %q, want %q", c.people, said, c.want)
		}
	}
}

func TestTwoClicksLeadFromTheTitleToCards(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 1280, 720, Options{Source: in, Seed: 8, NoDemo: true})
	scenetest.Run(t, s, in.Wait(2).Click(onTitle(s, words.ButtonNewTable).Center()).Wait(20))
	setup, ok := s.Scene().(*TableSetup)
	if !ok {
		t.Fatalf("the first click leads to %T", s.Scene())
	}
	scenetest.Run(t, s, in.Click(setup.deal.Center()).Wait(5))
	if _, ok := s.Scene().(*tables.Table); !ok {
		t.Errorf("the second leads to %T", s.Scene())
	}
}

func TestTheCommandLineSetsTheTableThatIsShownAndPlayed(t *testing.T) {
	start, err := ParseStart(strings.Fields("-rules party,hand_size=9 -seats 3 -seed 77"), &strings.Builder{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	set := stage.DefaultSettings()
	set.Rules, set.Table, set.Seats = "chaos", guests.HousePlan(6), 6
	start.Apply(&set)
	in := input.NewScript()
	setup := NewSetup()
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, Seed: start.Seed, NoDemo: true, First: func(*Stage) Scene { return setup }})
	scenetest.Run(t, s, in.Wait(2).Click(setup.deal.Center()).Wait(3))
	table, ok := s.Scene().(*tables.Table)
	if !ok || len(table.Names()) != 3 || table.O().Setup.Rules != "party,hand_size=9" || table.O().Setup.Seed != 77 {
		t.Fatalf("%T stands, %q", s.Scene(), setup.message)
	}
}

func TestRulesThatMakeNoTableLeadFromTheQuickGameToTheSetUpThatSaysWhy(t *testing.T) {
	in := input.NewScript()
	set := stage.DefaultSettings()
	set.Rules, set.Seats = "classic,teams=opposite", 3
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, NoDemo: true})
	scenetest.Run(t, s, in.Wait(2).Key(input.ActConfirm).Wait(3))
	if setup, ok := s.Scene().(*TableSetup); !ok || !strings.Contains(setup.message, "even number, not 3") {
		t.Errorf("%T stands", s.Scene())
	}
}
