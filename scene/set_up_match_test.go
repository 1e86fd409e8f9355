//go:build display

package scene

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// Every kind of match is set and played by the mouse: a round of the long ones, the short ones to their end. What
// ends them is what the set-up said.
func TestEveryKindOfMatchIsSetAndPlayed(t *testing.T) {
	for _, c := range []struct {
		name   string
		seats  int
		values []engine.Setting
		whole  bool   // it is played to its end
		goal   string // as the result says it
		ends   func(d tables.ResultData) bool
	}{
		{"a single round", 3, nil, true, "", nil},
		{"first to 100", 3, []engine.Setting{{Name: "score", Value: "winner_takes"}, {Name: "target", Value: "100"}}, true, "first to 100",
			func(d tables.ResultData) bool {
				return d.Rows[0].Won && d.Rows[0].Score >= 100 && d.Rows[1].Score < 100
			}},
		{"first to 1000", 4, []engine.Setting{{Name: "score", Value: "winner_takes"}, {Name: "target", Value: "1000"}}, false, "first to 1000", nil},
		{"lowest total", 4, []engine.Setting{{Name: "score", Value: "lowest_total"}, {Name: "target", Value: "100"}}, true, "until 100: the lowest wins",
			func(d tables.ResultData) bool {
				last := d.Rows[len(d.Rows)-1]
				return d.Rows[0].Won && last.Score >= 100 && d.Rows[0].Score <= d.Rows[1].Score
			}},
		{"elimination", 3, []engine.Setting{{Name: "score", Value: "elimination"}, {Name: "target", Value: "100"}}, true, "out at 100",
			func(d tables.ResultData) bool {
				return d.Rows[0].Won && d.Rows[1].Score >= 100 && d.Rows[2].Score >= 100
			}},
		{"teams of four, a single round", 4, []engine.Setting{{Name: "teams", Value: "opposite"}}, true, "",
			func(d tables.ResultData) bool {
				return d.Rows[0].Won && d.Rows[1].Won && !d.Rows[2].Won && !d.Rows[3].Won
			}},
		{"teams of six, first to 100", 6, []engine.Setting{{Name: "teams", Value: "opposite"}, {Name: "score", Value: "winner_takes"}, {Name: "target", Value: "100"}}, true, "first to 100",
			func(d tables.ResultData) bool {
				return d.Rows[0].Won && d.Rows[1].Won && !d.Rows[2].Won && d.Rows[0].Score == d.Rows[1].Score && d.Rows[0].Score >= 100
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			plan := guests.HousePlan(c.seats)
			for i := range plan[1:] {
				plan[i+1].Who = stage.SitsRandom
			}
			s := setUpStage(t, 1280, 720, in, func(s *stage.Settings) {
				s.Table, s.Seats, s.Rules, s.Speed = plan, c.seats, "classic", stage.SpeedInstant
			})
			for _, set := range c.values {
				switchTo(t, s, in, set.Name, set.Value)
			}
			dealt(t, s, in)
			table, ok := s.Scene().(*tables.Table)
			if !ok {
				t.Fatalf("%T stands, said %q", s.Scene(), scenetest.Said(s, 1))
			}
			rules, err := games.Rules("", hosted(table).Record().Setup.Rules)
			if err != nil {
				t.Fatal(err)
			}
			for _, set := range c.values {
				if got := rules.Get(set.Name); got != set.Value {
					t.Errorf("%s is %s at the table", set.Name, got)
				}
			}
			last := "Rematch"
			if !rules.Match() {
				last = "Play again"
			}
			for round := 1; ; round++ {
				r := playRound(t, s, table, in, mouse{})
				if !strings.EqualFold(r.data.Goal, c.goal) {
					t.Errorf("the goal is %q", r.data.Goal)
				}
				if r.data.Again == last {
					if c.ends != nil && !c.ends(r.data) {
						t.Errorf("the match ends with %+v", r.data.Rows)
					}
					scenetest.Step(t, s, 60)
					scenetest.Keep(t, s, scenetest.SizeName("match-"+strings.ReplaceAll(c.name, " ", "-"), image.Pt(1280, 720)))
					scenetest.Run(t, s, in.Click(r.middle(r.title)).Wait(2)) // it is left
					if _, ok := s.Scene().(*title.Title); !ok {
						t.Errorf("%T stands", s.Scene())
					}
					return
				}
				if r.data.Again != "Next round" || round == 40 {
					t.Fatalf("round %d: the button says %q", round, r.data.Again)
				}
				scenetest.Run(t, s, in.Wait(10).Click(r.middle(r.again)).Wait(2))
				if s.Scene() != stage.Scene(table) || table.Shown().Round != round+1 {
					t.Fatalf("%T stands, round %d", s.Scene(), table.Shown().Round)
				}
				if !c.whole {
					return
				}
			}
		})
	}
}
