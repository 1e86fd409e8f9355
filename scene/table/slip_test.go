//go:build display

package table_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// slipTable is a table on which the player may lay what does not fit.
func slipTable(t *testing.T, rules string) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, rules, 0, "R4 R7 G7", "R3 Y2 G5 B1", "B2 B3 R2", "R1 R2 R5", "R3 B8 Y1"), stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	return s, table, in
}

const slips = "classic,misplay=penalty,misplay_cards=2"

// misfit is where the card that does not fit lies.
func misfit(t *testing.T, table *tables.Table) (x, y float32) {
	return tabletest.Point(table, tabletest.IndexOfFace(t, table, "Y2"))
}

func TestACardThatDoesNotFitIsLaidByTheSecondPressAloneOnEveryDevice(t *testing.T) {
	for _, c := range []struct {
		name string
		once func(*testing.T, *tables.Table, *input.Script)
	}{
		{"mouse", func(t *testing.T, table *tables.Table, in *input.Script) { in.Click(misfit(t, table)) }},
		{"drag", func(t *testing.T, table *tables.Table, in *input.Script) {
			x, y := misfit(t, table)
			in.Drag(x, y, x, y-320, 20)
		}},
		{"finger", func(t *testing.T, table *tables.Table, in *input.Script) { in.Tap(misfit(t, table)) }},
		{"keys", func(t *testing.T, table *tables.Table, in *input.Script) {
			*table.Inside().Hand.FocusAt() = table.CardAt(tabletest.IndexOfFace(t, table, "Y2")).ID
			in.Key(input.ActConfirm)
		}},
		{"pad", func(t *testing.T, table *tables.Table, in *input.Script) {
			*table.Inside().Hand.FocusAt() = table.CardAt(tabletest.IndexOfFace(t, table, "Y2")).ID
			in.Connect(1).PadKey(0, input.ActConfirm)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, table, in := slipTable(t, slips)
			c.once(t, table, in)
			scenetest.Run(t, s, in)
			scenetest.Step(t, s, 20)
			if now := table.Shown(); now.Hands[0].Count != 4 || now.Cause.Kind == engine.EventMisplayed {
				t.Fatal("one press has laid it")
			}
			if b := table.Inside().Bubble; !strings.Contains(b.Text(), "costs 2 cards") {
				t.Errorf("it says %q", b.Text())
			}
			c.once(t, table, in)
			scenetest.Run(t, s, in)
			tabletest.Still(t, s, table)
			if n := table.Shown().Hands[0].Count; n != 6 {
				t.Errorf("after the second there are %d cards, want 6", n)
			}
		})
	}
}

func TestAPressElsewhereTakesAMistakeBack(t *testing.T) {
	for name, elsewhere := range map[string]func(*tables.Table, *input.Script){
		"the empty table": func(_ *tables.Table, in *input.Script) { in.Click(300, 300) },
		"escape":          func(_ *tables.Table, in *input.Script) { in.Key(input.ActCancel) },
	} {
		s, table, in := slipTable(t, slips)
		in.Click(misfit(t, table))
		scenetest.Run(t, s, in)
		elsewhere(table, in)
		scenetest.Run(t, s, in)
		in.Click(misfit(t, table))
		scenetest.Run(t, s, in)
		scenetest.Step(t, s, 60)
		if n := table.Shown().Hands[0].Count; n != 4 {
			t.Errorf("%s: the next press lays it: %d cards", name, n)
		}
	}
}

// Where nobody is shown what fits a question would show it.
func TestWhereNothingIsMarkedNoPressIsHeldBack(t *testing.T) {
	s, table, in := slipTable(t, slips+",show_playable=off")
	in.Click(misfit(t, table))
	scenetest.Run(t, s, in)
	tabletest.Still(t, s, table)
	if n := table.Shown().Hands[0].Count; n != 6 {
		t.Errorf("%d cards, want 6: the press is held back", n)
	}
}

func TestWhereMistakesArePreventedTheTableStillRefusesThem(t *testing.T) {
	s, table, in := slipTable(t, "classic")
	in.Click(misfit(t, table))
	scenetest.Run(t, s, in)
	scenetest.Step(t, s, 20)
	if b := table.Inside().Bubble; !strings.Contains(b.Text(), "Needs green") || table.Shown().Hands[0].Count != 4 {
		t.Errorf("it says %q", b.Text())
	}
}

func TestByTheRulesNobodyIsShownOrToldWhatFits(t *testing.T) {
	for _, c := range []struct {
		rules string
		lit   bool
	}{{"classic", true}, {"classic,show_playable=off", false}} {
		s, table, in := slipTable(t, c.rules)
		scenetest.Step(t, s, 60)
		bright, dim := table.Inside().Hand.Lit()
		if (bright > 0) != c.lit || (dim > 0) != c.lit {
			t.Errorf("%s: %d cards are lit, %d dim", c.rules, bright, dim)
		}
		said := strings.Join(s.Speech().Said(), "\n")
		if strings.Contains(said, "You may play") != c.lit {
			t.Errorf("%s: said is %q", c.rules, said)
		}
		in.Key(input.ActRight).Key(input.ActRight).Key(input.ActRight).Key(input.ActHint)
		scenetest.Run(t, s, in)
		said = strings.Join(s.Speech().Said(), "\n")
		if strings.Contains(said, "may be played") != c.lit || strings.Contains(said, "nobody gets advice") == c.lit {
			t.Errorf("%s: said is %q", c.rules, said)
		}
	}
}

func TestByTheRulesThePileDoesNotGlowWhereNothingFits(t *testing.T) {
	for rules, must := range map[string]bool{"classic": true, "classic,show_playable=off": false} {
		s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, rules, 0, "R4 R7 G7", "R3 Y2", "B2 B3", "R1 R2"), stage.DefaultSettings(), input.NewScript())
		tabletest.Still(t, s, table)
		if got := table.Inside().Hand.MustDraw(); got != must {
			t.Errorf("%s: the pile glows: %v", rules, got)
		}
		if said := strings.Join(s.Speech().Said(), "\n"); strings.Contains(said, "Nothing fits") != must {
			t.Errorf("%s: %q", rules, said)
		}
	}
}
