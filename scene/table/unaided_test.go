//go:build display

package table_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
)

func TestByTheRulesAQuestionOffersTheWholeHandAndStandsAfterACardThatDoesNotAnswer(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,reverse_deflect=two,skip_deflect=two,show_playable=off", 3, "R4 R7 G7",
		"GR GS RS B1", "B2 B3 GR", "R1 R2 R5", "G+2 B8 GS"), stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	tabletest.Plays(t, tabletest.Puppet3(t, s, table), "G+2", engine.NoColor)
	asked := func() *ask.Choice {
		scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
		m, ok := s.Top().(*ask.Choice)
		if !ok {
			t.Fatalf("%T is asked", s.Top())
		}
		return m
	}
	at := func(m *ask.Choice, card string) input.Action {
		for i := range m.Items() {
			if c := m.Items()[i].Command(); c.Card.Face.String() == card {
				return input.ActDigit1 + input.Action(i)
			}
		}
		t.Fatalf("%s is not offered", card)
		return 0
	}
	m := asked()
	if n := len(m.Items()); n != 4 {
		t.Errorf("%d cards are offered, want the hand of 4", n)
	}
	in.Key(at(m, "RS"))
	scenetest.Step(t, s, 30)
	if n := table.Shown().Hands[0].Count; n != 4 || !table.Shown().Owes() {
		t.Fatalf("after a card that does not answer the hand is %d", n)
	}
	if b := table.Inside().Bubble; !strings.Contains(b.Text(), "First answer with a card or take 2 cards") || strings.Contains(b.Text(), "You may answer with") {
		t.Errorf("it says %q", b.Text())
	}
	in.Key(at(asked(), "GS"))
	scenetest.Until(t, s, "the answer is laid", func() bool { return table.Shown().Hands[0].Count == 3 })
}

func TestByTheRulesTheCallIsLitByTheCardsHeldAlone(t *testing.T) {
	for _, c := range []struct {
		name, rules, hand string
		lit               bool
	}{
		{"two cards, one fits", "classic,show_playable=off", "G5 B1", true},
		{"two cards, none fits", "classic,show_playable=off", "Y2 B1", true},
		{"three cards", "classic,show_playable=off", "G5 B1 B2", false},
		{"one may call with the last card alone", "classic,show_playable=off,call_window=after", "G5 B1", false},
		{"the table calls", "classic,show_playable=off,uno_call=auto", "G5 B1", false},
		{"what fits is shown, and none does", "classic", "Y2 B1", false},
	} {
		s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, c.rules, 0, "R4 R7 G7", c.hand, "B2 B3 R2", "R1 R2 R5", "R3 B8 Y1"), stage.DefaultSettings(), input.NewScript())
		tabletest.Still(t, s, table)
		if got := table.MayCall(); got != c.lit {
			t.Errorf("%s: lit is %v", c.name, got)
		}
	}
}

func TestByTheRulesNoKeyFindsTheJumpIn(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,jump_in=any,show_playable=off", 1, "R4 R7 G7", "B1 G7 Y2", "B2 B3 R2", "R1 R2 R5", "R3 B8 Y1"), stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	scenetest.Step(t, s, 60)
	if table.MayJump() || strings.Contains(strings.Join(s.Speech().Said(), "\n"), "green 7.") && strings.Contains(strings.Join(s.Speech().Said(), "\n"), "jump") {
		t.Errorf("the jump-in is offered: %q", s.Speech().Said())
	}
	in.Key(input.ActJump)
	scenetest.Step(t, s, 60)
	if n := table.Shown().Hands[0].Count; n != 3 {
		t.Fatalf("the key has found the card: %d are left", n)
	}
	in.Key(input.ActRight) // whoever has found it plays it
	scenetest.Step(t, s, 5)
	for range 3 {
		if h := table.Inside().Hand.Focus(); h == table.CardAt(tabletest.IndexOfFace(t, table, "G7")).ID {
			break
		}
		in.Key(input.ActRight)
		scenetest.Step(t, s, 5)
	}
	in.Key(input.ActJump)
	scenetest.Until(t, s, "jumped in", func() bool { return table.Shown().Hands[0].Count == 2 })
}
