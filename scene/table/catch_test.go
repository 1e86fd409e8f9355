//go:build display

package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// Whoever tries to catch somebody who had called pays what the switch says, by which key or button it be: of who is shown
// the table, of who is not, and while the curtain is down.
func TestAFalseCatchCostsWhatTheSwitchSaysByAnyKey(t *testing.T) {
	for _, rules := range []struct {
		name string
		cost int
	}{{"classic,uno_false_catch=0", 0}, {"classic,uno_false_catch=1", 1}, {"classic,uno_false_catch=2", 2}, {"classic,uno_call=auto,uno_false_catch=2", -1}} {
		for name, do := range map[string]func(*input.Script, *tables.Table, *stage.Stage){
			"Bo's key":     func(in *input.Script, _ *tables.Table, _ *stage.Stage) { in.Own(1, input.WishCatch|input.WishCall) },
			"Bo's pad":     func(in *input.Script, _ *tables.Table, _ *stage.Stage) { in.Connect(2).PadKey(1, input.ActCatch) },
			"Bo's at last": nil,
			"Bo's key under the curtain": func(in *input.Script, table *tables.Table, s *stage.Stage) {
				table.Inside().Sharing.Cover(s, 2)
				in.Wait(tables.CurtainDeaf+2).Own(1, input.WishCatch|input.WishCall)
			},
		} {
			t.Run(rules.name+", "+name, func(t *testing.T) {
				in := input.NewScript()
				s, table := tabletest.Stage(t, 1280, 720, threeAt(t, rules.name, "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
				tabletest.Puppet(table, 1)
				tabletest.Lifts(t, s, in)
				tabletest.Still(t, s, table)
				scenetest.Run(t, s, in.Key(input.ActCall).Wait(2))
				in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5")))
				scenetest.Until(t, s, "one card, called", func() bool {
					h := &table.Desk().Public().Hands[0]
					return table.Current() && h.Count == 1 && tabletest.HasCalled(table, 0)
				})
				tabletest.Still(t, s, table)
				scenetest.Step(t, s, 90)
				if do == nil {
					table.Inside().Sharing.Cover(s, 2)
					tabletest.Lifts(t, s, in)
					scenetest.Until(t, s, "Bo looks", func() bool { return table.Viewer() == 2 && table.Current() && !table.Inside().People.Catching() })
					in.Key(input.ActCatch)
				} else {
					do(in, table, s)
				}
				scenetest.Run(t, s, in.Wait(4))
				if tabletest.CurtainOf(s) != nil {
					tabletest.Lifts(t, s, in)
				}
				scenetest.Until(t, s, "shown", func() bool { return table.Current() && table.Queue().Idle() && !table.Inside().People.Catching() })
				if n, want := table.Desk().Public().Hands[2].Count, 3+max(rules.cost, 0); n != want {
					t.Errorf("Bo holds %d cards, want %d", n, want)
				}
				if told := tabletest.InLog(table, "catch Anna") || tabletest.InLog(table, "catch you"); told != (rules.cost >= 0) {
					t.Errorf("the log tells of a catch: %v; said %q", told, scenetest.Said(s, 4))
				}
			})
		}
	}
}

// By rules under which a call is only seen and costs nothing, everybody's own key calls all the same.
func TestOwnKeyCallsWhereNobodyIsCaught(t *testing.T) {
	in := input.NewScript()
	s, table := annaPlays(t, 1280, 720, threeAt(t, "classic,uno_call=cosmetic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
	table.Inside().Sharing.Cover(s, 2)
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "Bo looks", func() bool { return table.Viewer() == 2 && table.Current() && !table.Inside().People.Catching() })
	scenetest.Run(t, s, in.Own(0, input.WishCatch|input.WishCall).Wait(3))
	if got := granted(table); got != "0 play, 0 call_uno" {
		t.Errorf("granted %q", got)
	}
	scenetest.Until(t, s, "the balloon", func() bool { return table.Facts().Seats()[0].One() })
}

// Nobody learns by a key of their own whether a card of somebody else's fits: before the play only who is shown the table
// may call.
func TestOwnKeyCallsForTheLastCardOnly(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, table)
	scenetest.Run(t, s, in.Unfocus().Focus().Wait(tables.CurtainDeaf+2))
	if tabletest.CurtainOf(s) == nil || !table.Facts().Call() {
		t.Fatalf("%T stands, a call is possible: %v", s.Top(), table.Facts().Call())
	}
	scenetest.Run(t, s, in.Own(0, input.WishCatch|input.WishCall).Wait(3))
	if got := granted(table); got != "" {
		t.Errorf("granted %q under the curtain", got)
	}
	if slices.ContainsFunc(s.Speech().Said(), func(l string) bool { return strings.Contains(l, "Uno") }) || tabletest.HasCalled(table, 0) {
		t.Errorf("said %q", s.Speech().Said())
	}
}

// Whoever wants to be called for is, though they come to their last card by a jump-in while another is shown the table.
func TestOwnJumpInIsCalledForWhereCallsAreMade(t *testing.T) {
	for _, auto := range []bool{true, false} {
		in, set := input.NewScript(), stage.DefaultSettings()
		set.AutoCall = auto
		s, table := tabletest.Stage(t, 1280, 720, threeAt(t, "classic,jump_in=coloured", "G5 B1 Y2 W", "B2 B3 B9", "R1 G5", "G8 R8 R9"), set, in)
		tabletest.Puppet(table, 1)
		tabletest.Lifts(t, s, in)
		tabletest.Still(t, s, table)
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "G5")))
		scenetest.Until(t, s, "played", func() bool { return table.Shown().Turn == 1 && table.Current() })
		scenetest.Run(t, s, in.Own(1, input.WishJump).Wait(4))
		want := "0 play, 2 play"
		if auto {
			want += ", 2 call_uno"
		}
		if got := granted(table); got != want {
			t.Errorf("calls are made: %v; granted %q, want %q", auto, got, want)
		}
	}
}

// While a question is open the call hides no text in part, covers none of its answers, and is pressed where it is seen.
func TestTheCallCoversNoAnswerOfAQuestion(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {1280, 720}} {
		in := input.NewScript()
		o := tabletest.Placed(t, "party,decks=2", 0, "R4 R8 R2", "R7 R1", "B1 B2 B3", "B4 B5", "G1", "G2 G3", "Y1 Y2", "Y3 Y4", "Y5 Y6", "B6 B7", "B8 B9")
		s, table := tabletest.Stage(t, size[0], size[1], o, stage.DefaultSettings(), in)
		tabletest.Still(t, s, table)
		before := *table.Inside().Hud.Call().At()
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "R7")))
		scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
		scenetest.Step(t, s, 30)
		m := s.Top().(*ask.Choice)
		for i := range m.Items() {
			if !m.Items()[i].Rect.Apart(*table.Inside().Hud.Call().At()) {
				t.Errorf("%v: the call at %v lies over %v", size, *table.Inside().Hud.Call().At(), m.Items()[i].Rect)
			}
		}
		table.Inside().Bubble.End()
		*table.Inside().Felt.Banner() = 0
		scenetest.Reports(t, s, fmt.Sprint(size))
		scenetest.Run(t, s, in.Click(table.Inside().Hud.Call().At().Center()).Wait(3))
		if !tabletest.HasCalled(table, 0) || s.Top() != stage.Modal(m) {
			t.Errorf("%v: called %v under %T", size, tabletest.HasCalled(table, 0), s.Top())
		}
		scenetest.Run(t, s, in.Key(input.ActCancel).Wait(3))
		if *table.Inside().Hud.Call().At() != before {
			t.Errorf("%v: the call stays at %v, its place is %v", size, *table.Inside().Hud.Call().At(), before)
		}
	}
}
