//go:build display

package scene

import (
	"fmt"
	"image"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// finishedBy is a table that one play ends: seat 0 goes out.
func finishedBy(t *testing.T, rules string, people []engine.Seat, hands ...string) (*stage.Stage, *tables.Table, *ended) {
	t.Helper()
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	o := placed(t, rules, 0, "R4 R7 G7", hands...)
	o.Persons = people
	s, table := tableStage(t, 1280, 720, o, set, in)
	if curtainOf(s) != nil {
		lifts(t, s, in)
	}
	still(t, s, table)
	in.Click(point(table, 0))
	scenetest.Until(t, s, "over", func() bool { _, ok := s.Scene().(*result.Result); return ok })
	return s, table, endOf(t, s, table)
}

func TestTheResultTellsWhatWasCountedUnderEveryScore(t *testing.T) {
	hands := []string{"G5", "B2 B3 W", "R1 R2 GS", "G8"}
	for _, c := range []struct {
		rules, line, goal, again string
		rows                     []string // name, points, gain, held, won
	}{
		{"classic,score=single", "88 points were left in the other hands", "", "Play again",
			[]string{"You 88 +0 held='' won", "Mira 0 +0 held='held 8'", "Theo 0 +0 held='held 23'", "Bea 0 +0 held='held 55'"}},
		{"classic,score=winner_takes,target=500", "86 points were left in the other hands", "first to 500", "Next round", nil},
		{"classic,score=winner_takes,target=100", "", "first to 100", "", nil},
		{"classic,score=lowest_total,target=500", "what is left in each hand counts against it", "until 500: the lowest wins", "Next round", nil},
		{"classic,score=lowest_total,target=100", "what is left in each hand counts against it", "until 100: the lowest wins", "Next round", nil},
		{"classic,score=elimination,target=500", "what is left in each hand counts against it", "out at 500", "Next round", nil},
		{"classic,score=winner_takes,target=500,teams=opposite", "You and Theo take 63 points together", "first to 500", "Next round", nil},
	} {
		t.Run(c.rules, func(t *testing.T) {
			_, table, r := finishedBy(t, c.rules, []engine.Seat{0}, hands...)
			b := tables.BoardOf(table.Shown())
			sum := 0
			for i := 1; i < 4; i++ {
				sum += b.Held()[i]
			}
			if sum != 2+3+50+1+2+20+8 {
				t.Fatalf("the hands count %d", sum)
			}
			line := strings.Replace(strings.Replace(c.line, "88", fmt.Sprint(sum), 1), "86 points were left", fmt.Sprint(sum)+" points were left", 1)
			if c.line != "" && r.data.Line != line {
				t.Errorf("the line is %q, want %q", r.data.Line, line)
			}
			if r.data.Goal != c.goal || c.again != "" && r.data.Again != c.again {
				t.Errorf("goal %q, again %q", r.data.Goal, r.data.Again)
			}
			if !r.data.Won || r.data.Rows[0].Name != "You" || !r.data.Rows[0].Won || r.data.Winner != 0 {
				t.Errorf("the first row is %+v", r.data.Rows[0])
			}
			for _, row := range r.data.Rows {
				i := slices.Index(table.Names(), row.Name)
				switch {
				case len(row.Cards) != len(table.Shown().Hands[i].Cards) || len(row.Cards) == 0 != (row.Note != ""):
					t.Errorf("%s shows %d cards, note %q", row.Name, len(row.Cards), row.Note)
				case !b.Own() && len(row.Cards) > 0 && row.Held != fmt.Sprint("held ", b.Held()[i]):
					t.Errorf("%s: %q", row.Name, row.Held)
				case b.Own() && row.Gain != b.Held()[i]:
					t.Errorf("%s gets %d for a hand of %d", row.Name, row.Gain, b.Held()[i])
				case row.Score != b.Total(i):
					t.Errorf("%s has %d", row.Name, row.Score)
				}
			}
			if strings.Contains(c.rules, "teams") {
				if r.data.Rows[1].Name != "Theo" || !r.data.Rows[1].Won || r.data.Rows[1].Gain != 63 {
					t.Errorf("the partner's row is %+v", r.data.Rows[1])
				}
			}
		})
	}
}

func TestTheResultTellsOfDrawsFallsAndWalkovers(t *testing.T) {
	over := func(rules string, change func(*engine.Snapshot)) tables.ResultData {
		t.Helper()
		o := placed(t, rules, 0, "R4 R7 G7", "G5", "B2 B3 W", "R1 R2 GS", "G8")
		s, table := tableStage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
		still(t, s, table)
		snap := table.Shown()
		snap.Phase, snap.Points, snap.Totals, snap.Winners = engine.PhaseRoundOver, make([]int, 4), make([]int, 4), nil
		snap.Hands[0].Count, snap.Hands[0].Cards = 0, nil
		change(snap)
		return table.Inside().Result(s)
	}
	d := over("classic", func(*engine.Snapshot) {})
	if d.Headline != "Nobody wins the round" || d.Line != "nobody gets any points" || d.Winner != -1 || d.Won {
		t.Errorf("a draw: %+v", d)
	}
	d = over("classic,score=elimination,target=100", func(s *engine.Snapshot) {
		s.Winners, s.Points, s.Totals = []engine.Seat{0}, []int{0, 55, 23, 8}, []int{40, 120, 50, 8}
		s.Hands[3].Out, s.Hands[3].Count = true, 0
	})
	if d.Line != "out of the match: Bea" || d.Rows[0].Name != "You" || d.Rows[3].Name != "Mira" || d.Rows[3].Note != "out" {
		t.Errorf("a fall: %q, rows %+v", d.Line, d.Rows)
	}
	d = over("classic,score=elimination,target=500,round_out=on", func(s *engine.Snapshot) { // Bea holds a wild
		s.Winners, s.Points, s.Totals = []engine.Seat{0}, []int{0, 55, 23, 0}, []int{40, 120, 90, 200}
		s.Hands[1].Cards, s.Hands[2].Cards = scenetest.Cards(t, "B2 B3 W"), scenetest.Cards(t, "R1 R2 GS")
		s.Hands[3].Out, s.Hands[3].Count, s.Hands[3].Cards = true, 0, nil
	})
	if d.Line != "out of the match: Bea" {
		t.Errorf("the worst hand: %q", d.Line)
	}
	d = over("classic,score=elimination,target=500,round_out=on,leaver=walkover", func(s *engine.Snapshot) {
		s.Phase, s.Winners, s.Points, s.Totals = engine.PhaseMatchOver, []engine.Seat{0}, []int{0, 55, 0, 0}, []int{40, 120, 90, 200}
		for i := 1; i < 4; i++ {
			s.Hands[i].Out = true
		}
		s.Hands[1].Cards = scenetest.Cards(t, "B2 B3 W")
		for i := 2; i < 4; i++ {
			s.Hands[i].Count, s.Hands[i].Cards = 0, nil
		}
	})
	if d.Line != "out of the match: Bea" {
		t.Errorf("the last one in: %q", d.Line)
	}
	d = over("classic,score=winner_takes,double_score=on", func(s *engine.Snapshot) {
		s.Winners, s.Points, s.Totals = []engine.Seat{0}, []int{172, 0, 0, 0}, []int{172, 0, 0, 0}
	})
	if d.Line != "86 points were left in the other hands, counted twice: 172" || d.Rows[0].Gain != 172 {
		t.Errorf("doubled points: %q, %d", d.Line, d.Rows[0].Gain)
	}
	d = over("classic,score=winner_takes,leaver=walkover", func(s *engine.Snapshot) {
		s.Phase, s.Winners, s.Totals = engine.PhaseMatchOver, []engine.Seat{0}, []int{40, 120, 50, 8}
		for i := 1; i < 4; i++ {
			s.Hands[i].Out, s.Hands[i].Count = true, 0
		}
	})
	if d.Line != "everybody else has left" || d.Rows[0].Name != "You" || d.Again != "Rematch" || d.Round != "The match is over" {
		t.Errorf("a walkover: %+v", d)
	}
	d = over("classic,score=lowest_total,target=100", func(s *engine.Snapshot) {
		s.Phase, s.Winners, s.Points, s.Totals = engine.PhaseMatchOver, []engine.Seat{0, 3}, []int{0, 55, 23, 8}, []int{8, 120, 50, 8}
	})
	if d.Line != "with 8 points in all" || !d.Rows[0].Won || !d.Rows[1].Won || d.Rows[2].Won {
		t.Errorf("a match shared: %q, rows %+v", d.Line, d.Rows)
	}
}

// TestTheRoomGoesFromTheLobbyThroughRematchBackToTheLobby walks lobby → playing → finished → rematch → finished → lobby
// by the pointer alone.
func TestTheRoomGoesFromTheLobbyThroughRematchBackToTheLobby(t *testing.T) {
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(390, 844)} {
		in := input.NewScript()
		plan := []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Anna", Guest: "moon"}, {Who: stage.SitsHouse, Name: "Theo", Guest: "fox"}, {Who: stage.SitsRandom, Name: "Kit", Guest: "cat"}}
		s := setUpStage(t, size.X, size.Y, in, func(set *stage.Settings) {
			set.Table, set.Seats, set.Rules, set.Speed = plan, len(plan), "party,score=winner_takes,target=100", stage.SpeedInstant
		})
		dealt(t, s, in)
		table, ok := s.Scene().(*tables.Table)
		if !ok {
			t.Fatalf("Deal leads to %T", s.Scene())
		}
		first := hosted(table).Record().Setup
		rules, err := uno.ParseRules(first.Rules)
		if err != nil {
			t.Fatal(err)
		}
		match := func() *ended {
			t.Helper()
			for range 40 {
				r := playRound(t, s, table, in, mouse{})
				if r.data.Again == "Rematch" {
					return r
				}
				if r.data.Again != "Next round" {
					t.Fatalf("the button says %q", r.data.Again)
				}
				if save, err := table.Inside().Past.Record(s.Kept().Now()); err != nil || save.Record.Setup.Deal == nil || save.Record.Setup.Seed != 0 || save.Head.BotSeed != 0 {
					t.Fatalf("between rounds a look back gets %+v, %+v: %v", save.Head, save.Record.Setup, err)
				}
				scenetest.Run(t, s, in.Wait(10).Click(r.middle(r.again)).Wait(2))
			}
			t.Fatal("the match does not end")
			return nil
		}
		r := match()
		scenetest.Step(t, s, 40)
		scenetest.Keep(t, s, scenetest.SizeName("result-rematch", size))
		scenetest.Run(t, s, in.Click(r.middle(r.again)).Wait(2))
		if s.Scene() != stage.Scene(table) || table.Desk().Over() {
			t.Fatalf("Rematch leads to %T", s.Scene())
		}
		second := hosted(table).Record().Setup
		if !reflect.DeepEqual(second.Seats, first.Seats) || second.Rules != first.Rules || second.Dealer != (first.Dealer+1)%3 || second.Seed == first.Seed {
			t.Errorf("the rematch is %+v after %+v", second, first)
		}
		r = match()
		scenetest.Run(t, s, in.Wait(10).Click(r.middle(r.change)).Wait(2))
		if _, ok := s.Scene().(*setup.Setup); !ok {
			t.Fatalf("Change the table leads to %T", s.Scene())
		}
		if got := s.Settings(); !reflect.DeepEqual(got.Table, plan) || !strings.HasPrefix(got.Rules, "party") || setRules(t, s).String() != rules.String() {
			t.Errorf("the set-up shows %+v by %s", got.Table, got.Rules)
		}
		scenetest.Step(t, s, 20)
		dealt(t, s, in)
		if again, ok := s.Scene().(*tables.Table); !ok || !reflect.DeepEqual(hosted(again).Record().Setup.Seats, first.Seats) {
			t.Errorf("Deal leads to %T, said %q", s.Scene(), scenetest.Said(s, 1))
		}
	}
}

func TestAProgramThatAFileNamesDoesNotGetIntoTheSetUp(t *testing.T) {
	o := quick(3, "classic", 3)
	o.Bots = []string{stage.SitsPerson, stage.SitsProgram + "./evil", stage.SitsHouse}
	s, table := tableStage(t, 1280, 720, o, stage.DefaultSettings(), input.NewScript())
	scenetest.Step(t, s, 2)
	table.Inside().People.ChangeTable(s)
	if got := s.Settings().Table[1].Who; got != stage.SitsHouse {
		t.Errorf("the chair holds %q", got)
	}
}
