//go:build display

package scene

import (
	"fmt"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

func TestQuickGameIsTheLastTableWithOneKey(t *testing.T) {
	in := input.NewScript()
	set := stage.DefaultSettings()
	set.Rules, set.Seats = "chaos", 3
	set.Table = []stage.SeatPlan{{Who: stage.SitsHouse, Name: "Ann", Guest: "cat"}, {Who: stage.SitsPerson, Name: "Ben", Guest: "bear"}, {Who: stage.SitsNobody, Name: "Cy", Guest: "fox"}, {Who: stage.SitsRandom, Name: "Di", Guest: "owl"}}
	s := testStage(t, 1280, 720, stage.Options{Source: in, Settings: set, Seed: 8, NoDemo: true})
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
		s := testStage(t, 1280, 720, stage.Options{Settings: set, NoDemo: true})
		scenetest.Step(t, s, 2)
		if said := onTitle(s, words.TitleQuick).Note; said != c.want {
			t.Errorf("%d people: %q, want %q", c.people, said, c.want)
		}
	}
}

func TestTwoClicksLeadFromTheTitleToCards(t *testing.T) {
	in := input.NewScript()
	s := testStage(t, 1280, 720, stage.Options{Source: in, Seed: 8, NoDemo: true})
	scenetest.Run(t, s, in.Wait(2).Click(onTitle(s, words.ButtonNewTable).Center()).Wait(20))
	if _, ok := s.Scene().(*setup.Setup); !ok {
		t.Fatalf("the first click leads to %T", s.Scene())
	}
	dealt(t, s, in)
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
	s := testStage(t, 1280, 720, stage.Options{Source: in, Settings: set, Seed: start.Seed, NoDemo: true, First: func(*stage.Stage) stage.Scene { return setup.New() }})
	scenetest.Step(t, s, 20)
	dealt(t, s, in)
	table, ok := s.Scene().(*tables.Table)
	if !ok || len(table.Names()) != 3 || table.O().Setup.Rules != "party,hand_size=9" || table.O().Setup.Seed != 77 {
		t.Fatalf("%T stands, said %q", s.Scene(), scenetest.Said(s, 1))
	}
}

func TestRulesThatMakeNoTableLeadFromTheQuickGameToTheSetUpThatSaysWhy(t *testing.T) {
	in := input.NewScript()
	set := stage.DefaultSettings()
	set.Rules, set.Seats = "classic,teams=opposite", 3
	s := testStage(t, 1280, 720, stage.Options{Source: in, Settings: set, NoDemo: true})
	scenetest.Run(t, s, in.Wait(2).Key(input.ActConfirm).Wait(3))
	if _, ok := s.Scene().(*setup.Setup); !ok || !strings.Contains(scenetest.Said(s, 1)[0], "even number, not 3") {
		t.Errorf("%T stands, said %q", s.Scene(), scenetest.Said(s, 1))
	}
}

func TestTheQuickGameDealsNoTableThatTheSetUpRefuses(t *testing.T) {
	twins := []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Ann", Guest: "cat"}, {Who: stage.SitsPerson, Name: "Ann", Guest: "bear"}, {Who: stage.SitsHouse, Name: "Bea", Guest: "owl"}}
	unnamed := []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Ann", Guest: "cat"}, {Who: stage.SitsProgram, Name: "Bot", Guest: "bear"}}
	for _, c := range []struct {
		plan  []stage.SeatPlan
		rules string
		want  string
	}{
		{twins, "classic", "Two seats are called Ann"},
		{unnamed, "classic", "Bot"},
		{guests.HousePlan(3), "classic,teams=opposite", "even number, not 3"},
		{guests.HousePlan(10), "classic,hand_size=12", "10 hands of 12"},
	} {
		in := input.NewScript()
		s := testStage(t, 1280, 720, stage.Options{Source: in, NoDemo: true, Settings: func() stage.Settings {
			set := stage.DefaultSettings()
			set.Table, set.Seats, set.Rules = c.plan, len(c.plan), c.rules
			return set
		}()})
		scenetest.Run(t, s, in.Wait(2).Key(input.ActConfirm).Wait(3))
		if _, ok := s.Scene().(*setup.Setup); !ok || !strings.Contains(scenetest.Said(s, 1)[0], c.want) {
			t.Errorf("%+v by %s: %T stands, said %q", c.plan, c.rules, s.Scene(), scenetest.Said(s, 1))
		}
	}
}

// What makes no table is refused on the command line too: every value of teams with every scoring, every number of cards with
// every number of decks.
func TestEveryImpossibleCombinationIsRefusedOnTheCommandLine(t *testing.T) {
	try := func(seats int, rules string) {
		r, err := games.Rules("", rules)
		if err != nil {
			t.Fatal(err)
		}
		_, err = ParseStart([]string{"-seats", fmt.Sprint(seats), "-rules", rules}, &strings.Builder{}, 1)
		if (err != nil) != (r.Check(seats) != nil) {
			t.Errorf("-seats %d -rules %s: %v", seats, rules, err)
		}
	}
	scores, _ := engine.SwitchOf(games.All()[0], "score")
	for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
		for _, teams := range []string{"off", "opposite"} {
			for _, score := range scores.Values {
				try(seats, "classic,teams="+teams+",score="+score)
			}
		}
		for _, cards := range []int{7, 9, 10, 11, 12, 15} {
			for decks := 1; decks <= 3; decks++ {
				try(seats, fmt.Sprintf("classic,hand_size=%d,decks=%d", cards, decks))
			}
		}
	}
}

func TestRulesOfTheCommandLineStartFromNoSetOfOnesOwn(t *testing.T) {
	set := stage.DefaultSettings()
	set.Rules, set.Own, set.Presets = "party,seven_swap=off", "Grandma's", map[string]string{"Grandma's": "party,seven_swap=off"}
	start, err := ParseStart([]string{"-rules", "party"}, &strings.Builder{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if start.Apply(&set); set.Own != "" || set.OwnSet() != "" {
		t.Errorf("the command line's rules are said to be %q", set.OwnSet())
	}
}
