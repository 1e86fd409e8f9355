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
)

// drawnUnseen is a table at which the player has drawn that card, and nobody has seen it.
func drawnUnseen(t *testing.T, w, h int, rules, card string) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	o := tabletest.Placed(t, rules, 0, "R4 R7 G7", "R3 Y2 Y8 B1", "B2 B3 R2", "R1 R2 R5", "R3 B8 Y1")
	o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, card+" G4 R9 B4 Y3 Y2 B8"), false
	in := input.NewScript()
	s, table := tabletest.Stage(t, w, h, o, stage.DefaultSettings(), in)
	tabletest.Puppet(table, 1)
	tabletest.Still(t, s, table)
	scenetest.Run(t, s, in.Key(input.ActDraw))
	tabletest.Still(t, s, table)
	if now := table.Shown(); now.Phase != engine.PhaseDrawn || !now.Drawn.Hidden() {
		t.Fatalf("phase %v, drawn %v", now.Phase, now.Drawn)
	}
	return s, table, in
}

// unseenPoint is where the drawn card lies: the last of the hand.
func unseenPoint(table *tables.Table) (x, y float32) {
	return tabletest.Point(table, table.Queue().Layout().Hand.Count-1)
}

func TestACardDrawnUnseenIsPlayedByButtonCardAndKeyOnEveryDevice(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*tables.Table, *input.Script)
	}{
		{"the button by mouse", func(table *tables.Table, in *input.Script) { in.Click(table.Inside().Hud.Play().Center()) }},
		{"the button by finger", func(table *tables.Table, in *input.Script) { in.Tap(table.Inside().Hud.Play().Center()) }},
		{"the card by mouse", func(table *tables.Table, in *input.Script) { in.Click(unseenPoint(table)) }},
		{"the card by finger", func(table *tables.Table, in *input.Script) { in.Tap(unseenPoint(table)) }},
		{"the card drawn out of the hand", func(table *tables.Table, in *input.Script) {
			x, y := unseenPoint(table)
			in.Drag(x, y, x, y-300, 20)
		}},
		{"the keys", func(_ *tables.Table, in *input.Script) { in.Key(input.ActConfirm) }},
		{"the keys, away and back", func(_ *tables.Table, in *input.Script) {
			in.Key(input.ActLeft).Key(input.ActRight).Key(input.ActConfirm)
		}},
		{"its digit", func(_ *tables.Table, in *input.Script) { in.Key(input.ActDigit5) }},
		{"a gamepad", func(_ *tables.Table, in *input.Script) { in.Connect(1).PadKey(0, input.ActConfirm) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, table, in := drawnUnseen(t, 1280, 720, "classic,blind_draw=on", "W")
			c.do(table, in)
			scenetest.Run(t, s, in)
			m, ok := s.Top().(*ask.Wheel)
			if !ok {
				t.Fatalf("%T is asked, not the colour", s.Top())
			}
			if !strings.Contains(m.Line(), "if the card is a wild") {
				t.Errorf("the wheel says %q", m.Line())
			}
			scenetest.Run(t, s, in.Key(input.ActColor2))
			tabletest.Still(t, s, table)
			if now := table.Shown(); now.Top().Face != shed.FaceWild || shed.Of(now).Color != shed.Yellow {
				t.Errorf("%v lies on top, and %v counts", now.Top(), shed.Of(now).Color)
			}
		})
	}
}

func TestACardDrawnUnseenIsKeptOrTakenBackAndNoOtherMayBePlayed(t *testing.T) {
	s, table, in := drawnUnseen(t, 1280, 720, "classic,blind_draw=on", "R9")
	if got := table.Inside().Hud.Play().Text; got != "Play unseen" {
		t.Errorf("the button says %q", got)
	}
	if said := s.Speech().Said(); !slices.Contains(said, "You drew a card unseen. Play it unseen or keep it.") {
		t.Errorf("spoken is %q", said)
	}
	scenetest.Run(t, s, in.Click(unseenPoint(table)))
	scenetest.Run(t, s, in.Key(input.ActCancel))
	if s.Top() != nil || table.Shown().Phase != engine.PhaseDrawn {
		t.Fatal("the colour is not taken back")
	}
	scenetest.Run(t, s, in.Key(input.ActKeep))
	tabletest.Still(t, s, table)
	if now := table.Shown(); now.Turn == 0 || now.Hands[0].Count != 5 {
		t.Errorf("after keeping it is seat %d's turn, %d cards are held", now.Turn, now.Hands[0].Count)
	}
}

func TestWhoseHandAnUnseenSevenIsSwappedForIsAskedAfterItsColour(t *testing.T) {
	s, table, in := drawnUnseen(t, 1280, 720, "classic,blind_draw=on,seven_swap=on", "R7")
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	scenetest.Run(t, s, in.Key(input.ActColor1))
	scenetest.Step(t, s, 20)
	m, ok := s.Top().(*ask.Choice)
	if !ok || !strings.Contains(m.Line(), "If the card is a 7") {
		t.Fatalf("%T is asked", s.Top())
	}
	scenetest.Run(t, s, in.Key(input.ActDigit2))
	tabletest.Still(t, s, table)
	if e, ok := table.Shown().Happened(engine.EventHandsSwapped); !ok && table.Shown().Hands[0].Count != 3 {
		t.Errorf("nothing is swapped: %v, %d cards", e, table.Shown().Hands[0].Count)
	}
}

func TestTheButtonsOfAnUnseenCardStandInEveryWindow(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {800, 450}} {
		s, table, _ := drawnUnseen(t, size[0], size[1], "classic,blind_draw=on", "R9")
		scenetest.Step(t, s, 30)
		play, keep := table.Inside().Hud.Play(), table.Inside().Hud.Keep()
		if play.W == 0 || keep.W == 0 || play.X < 0 || scenetest.Overlap(play.Rect, keep.Rect) {
			t.Errorf("%v: %v, %v", size, play.Rect, keep.Rect)
		}
		scenetest.Reports(t, s, "an unseen card")
	}
}

func TestTheQuestionOfAnUnseenCardLooksAsAccepted(t *testing.T) {
	for name, size := range map[string][2]int{"unseen-720": {1280, 720}, "phone-unseen": {780, 1688}} {
		s, _, _ := drawnUnseen(t, size[0], size[1], "classic,blind_draw=on", "R9")
		scenetest.Step(t, s, 40)
		scenetest.Golden(t, name, scenetest.Shot(s))
	}
}
