//go:build display

package table_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/words"
	"fourtell/words/tellers"
)

// hitByTwo is a table at which Mira has put a draw two on the player, who may send it back or pass it on.
func hitByTwo(t *testing.T, in *input.Script) (*stage.Stage, *tables.Table) {
	t.Helper()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,reverse_deflect=two,skip_deflect=two", 3, "R4 R7 G7",
		"GR GS RS B1", "B2 B3 GR", "R1 R2 R5", "G+2 B8 GS"), stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	tabletest.Plays(t, tabletest.Puppet3(t, s, table), "G+2", engine.NoColor)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	return s, table
}

func TestReverseAndSkipOfTheColourAreOfferedLikeAnswers(t *testing.T) {
	s, table := hitByTwo(t, input.NewScript())
	m, ok := s.Top().(*ask.Choice)
	if !ok {
		t.Fatalf("%T is asked", s.Top())
	}
	var offered []string
	for i := range m.Items() {
		c := m.Items()[i].Command()
		offered = append(offered, c.Card.String())
	}
	if got := strings.Join(offered, " "); got != "GS GR" && got != "GR GS" {
		t.Errorf("offered are %q", got)
	}
	if said := s.Speech().Said(); !strings.Contains(strings.Join(said, "\n"), "Answer with a card or take them.") {
		t.Errorf("said is %q", said)
	}
	l := words.English()
	why := tellers.Of("").Why(&l, engine.Illegal{Code: engine.MustPay, Owed: 2}, table.Shown(), table.Names())
	if !strings.HasPrefix(why, "First answer with a card or take 2 cards. You may answer with: green ") {
		t.Errorf("the refusal says %q", why)
	}
}

func TestWhereAStackComesFromIsSaid(t *testing.T) {
	for _, c := range []struct{ card, toast, line, log string }{
		{"GR", "Sent back!", "You send 2 cards back: green reverse.", "You send 2 cards back: green reverse."},
		{"GS", "Passed on!", "You pass 2 cards on: green skip.", "You pass 2 cards on: green skip."},
	} {
		in := input.NewScript()
		s, table := hitByTwo(t, in)
		table.Person().Want(engine.Play(0, scenetest.Face(t, c.card), engine.NoColor, engine.NoSeat))
		told := false
		for range 300 {
			scenetest.Step(t, s, 1)
			for i := range s.Toasts().List {
				l := &s.Toasts().List[i]
				told = told || l.Title == c.toast && l.Line == c.line
			}
		}
		if !told || !tabletest.InLog(table, c.log) {
			t.Errorf("%s: toast %v, log %q", c.card, told, tabletest.Logged(table))
		}
		who := engine.Seat(3)
		if c.card == "GS" {
			who = 1
		}
		if d := shed.Of(table.Shown()).Pending; d == nil || d.Victim != who {
			t.Errorf("%s: due is %+v", c.card, d)
		}
	}
}

func TestWhoeverMustAnswerIsToldWhoHasSentItBack(t *testing.T) {
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,reverse_deflect=two", 0, "R4 R7 G7", "G+2 GR B1", "B2 GR B3", "R1 R2 R5"), stage.DefaultSettings(), input.NewScript())
	p := tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	table.Person().Want(engine.Play(0, scenetest.Face(t, "G+2"), engine.NoColor, engine.NoSeat))
	tabletest.Still(t, s, table)
	tabletest.Plays(t, p, "GR", engine.NoColor)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	m, ok := s.Top().(*ask.Choice)
	if !ok || !strings.HasPrefix(m.Line(), table.Names()[1]+" sends 2 cards back to you: green reverse.") {
		t.Fatalf("%T says %q", s.Top(), m.Line())
	}
}

func TestAFullHandIsToldOnThePileAndInTheQuestion(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic,hand_limit=10", 0, "R4 R7 G7", "R3 R4 R5 R6 R8 R9 Y1 Y2 Y3 Y4", "B2 B3", "R1 R2"), stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	var texts []string
	for _, w := range scenetest.See(s).Texts {
		texts = append(texts, w.Text)
	}
	if !slices.Contains(texts, "Hand full: pass") {
		t.Errorf("the pile does not say so: %q", texts)
	}
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "your hand is full") {
		t.Errorf("said is %q", said)
	}
	scenetest.Run(t, s, in.Key(input.ActDraw))
	tabletest.Still(t, s, table)
	if n := table.Shown().Hands[0].Count; n != 10 || table.Shown().Turn == 0 {
		t.Errorf("%d cards, seat %d's turn", n, table.Shown().Turn)
	}
}

func TestTheCallIsOfferedOnlyWithTheLastCardWhereItComesAfterThePlay(t *testing.T) {
	for rules, before := range map[string]bool{"classic": true, "classic,call_window=after": false} {
		s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, rules, 0, "R4 R7 G7", "G5 G8", "B2 B3", "R1 R2"), stage.DefaultSettings(), input.NewScript())
		tabletest.Puppet(table, 1)
		tabletest.Still(t, s, table)
		if got := table.Facts().Call(); got != before {
			t.Errorf("%s: with two cards the call is offered: %v", rules, got)
		}
		if said := table.Labels().CallHint(); said != map[bool]string{true: "at 2 cards", false: "at 1 card"}[before] {
			t.Errorf("%s: the disc says %q", rules, said)
		}
		table.Person().Want(engine.Play(0, scenetest.Face(t, "G5"), engine.NoColor, engine.NoSeat))
		tabletest.Still(t, s, table)
		if !table.Facts().Call() {
			t.Errorf("%s: with one card it is not offered", rules)
		}
	}
}
