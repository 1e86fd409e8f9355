//go:build display

package table_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// bluffed brings a table to where the player's own bluff waits for Bea's answer.
func bluffed(t *testing.T, bluff bool) (*stage.Stage, *tables.Table, *room.Person) {
	t.Helper()
	mine := "R3 R7 G2 Y8 W+4"
	if !bluff {
		mine = "R3 R7 B2 Y8 W+4"
	}
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7 G7", mine, "G3 B3 Y7 Y9", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	bea := tabletest.Puppet(table, 1)
	tabletest.Puppet(table, 2)
	in.Click(tabletest.Point(table, 4))
	scenetest.Until(t, s, "asked for a colour", func() bool { return s.Top() != nil })
	wheel, ok := s.Top().(*ask.Wheel)
	if !ok {
		t.Fatalf("%T is asked, not a colour", s.Top())
	}
	want := "No bluff: you hold no green."
	if bluff {
		want = "A bluff: you hold green. " + table.Names()[1] + " may challenge."
	}
	if wheel.Line() != want {
		t.Errorf("the wheel says %q, want %q", wheel.Line(), want)
	}
	scenetest.Step(t, s, 20)
	in.Key(input.ActDigit1, input.ActColor1)
	scenetest.Until(t, s, "doubted", func() bool { return shed.Of(table.Shown()).Pending != nil })
	tabletest.Still(t, s, table)
	return s, table, bea
}

func TestABluffThatWorksIsToldToTheBluffer(t *testing.T) {
	for _, bluff := range []bool{true, false} {
		s, table, bea := bluffed(t, bluff)
		bea.Want(engine.Do(1, engine.VerbAccept))
		scenetest.Until(t, s, "believed", func() bool { return shed.Of(table.Shown()).Pending == nil })
		tabletest.Still(t, s, table)
		told := slices.ContainsFunc(s.Toasts().List, func(o stage.Toast) bool { return o.Title == "Your bluff worked!" })
		if told != bluff || slices.Contains(s.Speech().Said(), "Your bluff worked!") != bluff {
			t.Errorf("a Wild Draw Four that is a bluff (%v) is believed: told %v", bluff, told)
		}
	}
}

func TestTheLampIsInItsPlaceWhenAColourIsTakenBack(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7 G7", "R3 W", "G2 B3 Y7 Y9", "G8 R3 B8 Y1 YS"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	home := *table.Inside().Hud.Lamp().At()
	in.Click(tabletest.Point(table, 1))
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	scenetest.Step(t, s, 20)
	in.Key(input.ActCancel)
	scenetest.Until(t, s, "taken back", func() bool { return s.Top() == nil })
	scenetest.Step(t, s, 10)
	if *table.Inside().Hud.Lamp().At() != home {
		t.Errorf("the lamp stands at %v, not at %v", *table.Inside().Hud.Lamp().At(), home)
	}
}

func TestAHandThatWasShownLiesClosedAgainAfterTheVerdict(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Four(true)(t), stage.DefaultSettings(), in)
	tabletest.PlayFour(t, s, table)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	scenetest.Step(t, s, 30)
	in.Key(input.ActChallenge, input.ActCatch)
	scenetest.Until(t, s, "known", func() bool { return table.Inside().Verdict.Known() })
	if len(table.Inside().Verdict.Cards()) == 0 || !strings.HasPrefix(table.Inside().Verdict.Words().Doubt, "You challenge") {
		t.Fatalf("the verdict shows %d cards and says %q", len(table.Inside().Verdict.Cards()), table.Inside().Verdict.Words().Doubt)
	}
	accused := table.Inside().Verdict.Accused()
	scenetest.Until(t, s, "told", func() bool { return !table.Inside().Verdict.On() })
	poses := table.Queue().Poses()
	for i := range poses {
		if q := &poses[i]; q.Place.Seat == accused && table.Inside().Verdict.FaceUp(q) && !table.Inside().Verdict.Hidden() {
			t.Errorf("card %d of the accused still lies open", q.Index)
		}
	}
	scenetest.Until(t, s, "over", func() bool { return table.Queue().Still() && shed.Of(table.Shown()).Pending == nil })
	scenetest.Step(t, s, 120)
	if table.Inside().Verdict.Hidden() {
		t.Error("the table still hides a hand that nobody shows")
	}
}

func TestAWildsColourIsShownWhenItIsNamedAndNotBefore(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Four(true)(t), stage.DefaultSettings(), in)
	tabletest.PlayFour(t, s, table)
	before := table.Inside().Felt.Color()
	scenetest.Until(t, s, "the four is on its way", func() bool { return shed.Of(table.Shown()).Color == shed.Yellow })
	if table.Inside().Felt.Color() != before || table.Labels().Colors()[before] != "Green" {
		t.Errorf("while the card flies the table shows %v, not %v", table.Inside().Felt.Color(), before)
	}
	scenetest.Until(t, s, "named", func() bool { return table.Inside().Felt.Color() == shed.Yellow })
	for _, e := range table.Queue().Effects() {
		if e.Kind == anim.EffectFan && e.At < tables.FanOpen {
			t.Errorf("the colour is shown with the fan %v open", e.At)
		}
	}
}

func TestAPersonWhoseBluffWorkedWhileOthersLookedIsToldWhenTheCurtainLifts(t *testing.T) {
	in := input.NewScript()
	o := tabletest.SharedAt(t, 0, "G5 G1 Y2 W+4", "B2 B3 Y9", "R1 R2 Y9", "G8 R8 R9")
	o.Persons = []engine.Seat{0, 1}
	s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	tabletest.Lifts(t, s, in)
	tabletest.Still(t, s, table)
	bluffer := table.Names()[0]
	in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "W+4")))
	scenetest.Until(t, s, "asked for a colour", func() bool { return s.Top() != nil })
	if _, ok := s.Top().(*ask.Wheel); !ok {
		t.Fatalf("%T is asked, not a colour", s.Top())
	}
	scenetest.Step(t, s, 20)
	in.Key(input.ActDigit1, input.ActColor1)
	scenetest.Until(t, s, "the next curtain", func() bool { return tabletest.CurtainOf(s) != nil })
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	if table.Viewer() != 1 || table.Bluffed() {
		t.Fatalf("seat %d is shown, and its bluff: %v", table.Viewer(), table.Bluffed())
	}
	scenetest.Step(t, s, 30)
	in.Key(input.ActKeep)
	scenetest.Until(t, s, "the bluffer's curtain", func() bool { return tabletest.CurtainOf(s) != nil && tabletest.CurtainOf(s).Name() == bluffer })
	if slices.Contains(s.Speech().Said(), "Your bluff worked!") {
		t.Fatal("somebody else is told of the bluff")
	}
	tabletest.Lifts(t, s, in)
	scenetest.Until(t, s, "told", func() bool { return slices.Contains(s.Speech().Said(), "Your bluff worked!") })
}
