//go:build display

package table_test

import (
	"fmt"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// leftOpen is what somebody may have open over the table when they turn away from it.
func leftOpen(t *testing.T) map[string]func(*stage.Stage, *tables.Table, *input.Script) {
	return map[string]func(*stage.Stage, *tables.Table, *input.Script){
		"the cards played": func(s *stage.Stage, table *tables.Table, _ *input.Script) { table.Inside().OpenPlayed(s) },
		"the log":          func(s *stage.Stage, table *tables.Table, _ *input.Script) { table.Inside().OpenLog(s) },
		"the colours of a wild": func(_ *stage.Stage, table *tables.Table, in *input.Script) {
			in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W")))
		},
		"advice": func(s *stage.Stage, table *tables.Table, _ *input.Script) { table.Inside().Hint.Ask(s) },
		"the reason of a refusal": func(_ *stage.Stage, table *tables.Table, in *input.Script) {
			in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "B1")))
		},
	}
}

// Somebody turns away with something open over their table, and a bot takes over for them behind the curtain: the next
// person finds a table of their own, with nothing of the other's above it, and nothing of the other's hand can be read back.
func TestCurtainLeavesNothingOpenOfWhoHasTurnedAway(t *testing.T) {
	for name, open := range leftOpen(t) {
		for _, everybody := range []bool{false, true} {
			t.Run(fmt.Sprint(name, ", bots for everybody ", everybody), func(t *testing.T) {
				in := input.NewScript()
				s, table := tabletest.Stage(t, 1280, 720, tabletest.SharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
				tabletest.Lifts(t, s, in)
				tabletest.Still(t, s, table)
				open(s, table, in)
				scenetest.Step(t, s, 60)
				in.Unfocus().Focus()
				scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
				for _, line := range s.Speech().Said() {
					if strings.Contains(line, "blue 1") {
						t.Errorf("behind the curtain can be read back: %q", line)
					}
				}
				scenetest.Step(t, s, tables.CurtainDeaf)
				in.Click(tabletest.CurtainOf(s).Bots()[1].Center())
				scenetest.Until(t, s, "handed over", func() bool { return table.Inside().People.PlaysByHand(0) < 0 })
				if everybody {
					scenetest.Step(t, s, tables.CurtainDeaf)
					in.Click(tabletest.CurtainOf(s).Bots()[1].Center())
					scenetest.Until(t, s, "for everybody", func() bool { return table.Viewer() == engine.Spectator })
				} else {
					tabletest.Lifts(t, s, in)
				}
				if top := s.Top(); top != nil {
					t.Errorf("%T lies over the next person's table", top)
				}
				if table.Inside().Hint.On() || table.Inside().Hint.Mind() != nil || table.Inside().Bubble.Text() != "" {
					t.Errorf("advice %v, thought of %v, a reason %q", table.Inside().Hint.On(), table.Inside().Hint.Mind() != nil, table.Inside().Bubble.Text())
				}
			})
		}
	}
}
