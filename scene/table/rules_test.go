//go:build display

package table_test

import (
	"fourtell/scene/tabletest"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// houseTable is one of the house's moments at the reference size.
func houseTable(t *testing.T, name string) (*stage.Stage, *tables.Table, *input.Script) {
	t.Helper()
	for _, m := range tabletest.HouseMoments() {
		if m.Name == name {
			in := input.NewScript()
			s, table := tabletest.Stage(t, 1280, 720, m.Table(t), stage.DefaultSettings(), in)
			m.Get(t, s, table, in)
			return s, table, in
		}
	}
	t.Fatalf("there is no moment %q", name)
	return nil, nil, nil
}

func TestACallIsHeardWhileTheColourOfTheSecondLastCardIsBeingNamed(t *testing.T) {
	for _, by := range []string{"key", "pointer"} {
		t.Run(by, func(t *testing.T) {
			s, table, in := houseTable(t, "clock-wheel")
			if !table.MayCall() {
				t.Fatal("the player cannot call before the second-last card")
			}
			if by == "key" {
				in.Key(input.ActCall)
			} else {
				in.Click(table.Inside().Hud.Call().At().Center())
			}
			scenetest.Until(t, s, "called", func() bool { return tabletest.HasCalled(table, 0) })
			scenetest.Step(t, s, 30)
			if s.Top() == nil {
				t.Fatal("the question has gone with the call")
			}
			if table.MayCall() {
				t.Error("the button is lit though the call has been made")
			}
			in.Key(input.ActColor1, input.ActDigit1)
			scenetest.Until(t, s, "one card", func() bool { return table.Desk().Public().Hands[0].Count == 1 })
			scenetest.Until(t, s, "the balloon", func() bool { return table.Facts().Seats()[0].One() })
		})
	}
}

func TestTheClockRunsUnderAQuestionAndStandsUnderPauseAndLog(t *testing.T) {
	for _, c := range []struct {
		name  string
		open  func(*stage.Stage, *tables.Table)
		moves bool
	}{
		{"a colour to be named", func(*stage.Stage, *tables.Table) {}, true},
		{"the pause", func(s *stage.Stage, table *tables.Table) { s.Close(s.Top()); step2(s); table.Inside().Pause(s) }, false},
		{"the log", func(s *stage.Stage, table *tables.Table) { s.Close(s.Top()); step2(s); table.Inside().OpenLog(s) }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, table, _ := houseTable(t, "clock-wheel")
			c.open(s, table)
			scenetest.Step(t, s, 2)
			before := table.Desk().Now()
			scenetest.Step(t, s, 120)
			if moved := table.Desk().Now() != before; moved != c.moves {
				t.Errorf("the clock moves: %v, want %v", moved, c.moves)
			}
		})
	}
}

func step2(s *stage.Stage) {
	for range 2 {
		_ = s.Update()
	}
}

func TestWhatComesOfATurnThatRanOutIsToldByToastAndLog(t *testing.T) {
	s, table, _ := houseTable(t, "clock-last")
	scenetest.Until(t, s, "run out", func() bool { return tabletest.InLog(table, "Your time is up") })
	for _, c := range []struct {
		left int
		want paint.Color
	}{{11, s.Painter().Suit(shed.Green).Base}, {10, s.Painter().Suit(shed.Yellow).Base}, {6, s.Painter().Suit(shed.Yellow).Base}, {5, s.Painter().Suit(shed.Red).Base}} {
		if got := tables.ClockColor(s.Painter(), c.left); got != c.want {
			t.Errorf("with %d seconds left the ring is %x, want %x", c.left, got, c.want)
		}
	}
	scenetest.Until(t, s, "cried", func() bool {
		return slices.ContainsFunc(s.Toasts().List, func(o stage.Toast) bool { return o.Title == "Your time is up" })
	})
	if !slices.ContainsFunc(s.Speech().Said(), func(l string) bool { return l == "You have 5 seconds left." }) {
		t.Errorf("the last seconds are not spoken: %q", scenetest.Said(s, 8))
	}
}

func TestAJumpInIsOfferedSpokenAndTakenByKeyOrClick(t *testing.T) {
	for _, by := range []string{"key", "click"} {
		t.Run(by, func(t *testing.T) {
			s, table, in := houseTable(t, "jump")
			if !table.MayJump() || *table.Inside().Jumps.Since() < tables.JumpGuard {
				t.Fatal("the jump-in is not offered")
			}
			if !slices.ContainsFunc(s.Speech().Said(), func(l string) bool { return strings.HasPrefix(l, "You may jump in with: green 7") }) {
				t.Errorf("the offer is not spoken: %q", scenetest.Said(s, 8))
			}
			if by == "key" {
				in.Key(input.ActJump)
			} else {
				in.Click(tabletest.CardPoint(table, "G7"))
				scenetest.Step(t, s, 10)
			}
			scenetest.Until(t, s, "target", func() bool { return s.Top() != nil || tabletest.InLog(table, "You jump in") })
			if s.Top() != nil { // a 7 swaps
				scenetest.Step(t, s, 20)
				in.Key(input.ActDigit1)
			}
			scenetest.Until(t, s, "jumped", func() bool { return tabletest.InLog(table, "You jump in") })
		})
	}
}

func TestAPressMeantForTheTableOfAMomentAgoIsNoJumpIn(t *testing.T) {
	s, table, in := houseTable(t, "jump")
	*table.Inside().Jumps.Since() = 0 // the offer has just come
	table.Inside().Moves.Try(s, table.Inside().Jumps.Jumpers()[0])
	scenetest.Step(t, s, 2)
	if table.Person().Waiting() || s.Top() != nil || !table.Inside().Bubble.On() {
		t.Error("a press in the first moment of the offer is taken for a jump-in, or nothing is said about it")
	}
	// Pressed on the player's own turn, let go when it is not theirs any more.
	g := tables.NewGrab(table.Shown().Seq-1, false)
	if !table.Inside().Fingers.Outdated(g) {
		t.Error("a press made on the beat before counts as a jump-in")
	}
	if table.Inside().Fingers.Outdated(tables.NewGrab(table.Shown().Seq, true)) {
		t.Error("a press made on the offer does not count")
	}
	_ = in
}

func TestAJumpInOfAnotherLeavesTheCardInThePlayersFingers(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "party", 0, "R4 R7 G7", "R3 G5 Y2 Y8 B1 B9", "B2 B3", "R1 R2 G7 G3 Y5 W", "R3 B8 Y1 YS"), stage.DefaultSettings(), in)
	p := tabletest.Puppet(table, 2)
	tabletest.Puppet(table, 1)
	tabletest.Puppet(table, 3)
	tabletest.Still(t, s, table)
	x, y := tabletest.CardPoint(table, "G5")
	in.MoveTo(x, y).Press().MoveTo(x, y-60).MoveTo(x, y-120)
	scenetest.Step(t, s, 5)
	if !table.Inside().Hand.Grab().On() {
		t.Fatal("the card is not in the fingers")
	}
	held := table.Inside().Hand.Grab().Card()
	plays2(t, p, "G7", 3)
	scenetest.Until(t, s, "jumped", func() bool { return tabletest.InLog(table, "jumps in") })
	scenetest.Step(t, s, 30)
	if !table.Inside().Hand.Grab().On() || table.Inside().Hand.Grab().Card() != held {
		t.Error("the card has been lost out of the fingers")
	}
	in.Release()
	scenetest.Step(t, s, 60)
	if table.IndexOf(held) == tables.NoCard {
		t.Error("the card is not in the hand any more")
	}
}

func plays2(t *testing.T, p interface {
	Last() engine.Snapshot
	Want(engine.Command) bool
}, face string, target engine.Seat) {
	t.Helper()
	tabletest.SwapWith(t, p, face, target)
}

func TestWhatIsDueIsCountedAtTheDiscardsAndTakenFromThePile(t *testing.T) {
	s, table, in := houseTable(t, "stack")
	if table.Facts().Plus() != "+4" || !strings.Contains(table.Facts().Due(), "answer or take 4") || table.Facts().Take() != "" {
		t.Errorf("before another's answer: %q, %q, %q", table.Facts().Plus(), table.Facts().Due(), table.Facts().Take())
	}
	in = input.NewScript()
	s, table = tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "party", 3, "R4 R7 G7", "R3 R7 Y2 Y+2 G5", "B2 B3", "R1 R2 R5", "G+2 R3 B8 Y1 YS"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	tabletest.Plays(t, tabletest.Puppet3(t, s, table), "G+2", engine.NoColor)
	scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
	if table.Facts().Take() != "Take 2" || table.Facts().Due() != "Answer or take 2" {
		t.Errorf("before the player's answer: %q, %q", table.Facts().Take(), table.Facts().Due())
	}
	scenetest.Step(t, s, 20)
	in.Key(input.ActDraw)
	scenetest.Until(t, s, "taken", func() bool { return table.Desk().Public().Hands[0].Count == 7 })
}

func TestTheLogShowsWhatTheFilterLetsThroughAndLightsUpCardsThatStillLieOpen(t *testing.T) {
	s, table, in := houseTable(t, "log-bluffs")
	m := s.Top().(*tables.LogPanel)
	if n := len(m.Rows()); n == 0 || n >= len(table.Inside().Log.Lines()) {
		t.Errorf("%d of %d entries are of bluffs", n, len(table.Inside().Log.Lines()))
	}
	if len(table.Inside().Log.Marks()) != 1 || table.Inside().Log.Marked() == 0 {
		t.Errorf("the Wild Draw Four does not light up: %v", table.Inside().Log.Marks())
	}
	m.Choose(s, tables.LogMine)
	for _, row := range m.Rows() {
		if table.Inside().Log.Lines()[row].Seat() != table.Viewer() {
			t.Errorf("%q is not the player's own", table.Inside().Log.Lines()[row].Text())
		}
	}
	m.Choose(s, tables.LogAll)
	if len(m.Rows()) != len(table.Inside().Log.Lines()) {
		t.Errorf("%d of %d entries are shown without a filter", len(m.Rows()), len(table.Inside().Log.Lines()))
	}
	in.Key(input.ActUp)
	scenetest.Step(t, s, 3)
	if m.At() != len(m.Rows())-1 || scenetest.Said(s, 1)[0] != table.Inside().Log.Lines()[m.Rows()[m.At()]].Text() {
		t.Errorf("the keys are on row %d and %q is spoken", m.At(), scenetest.Said(s, 1))
	}
	in.Key(input.ActConfirm)
	scenetest.Step(t, s, 3)
	if m.Note() == "" || !s.IsOpen(m) {
		t.Error("Enter on an entry says nothing, or shuts the log")
	}
}

func TestTheKeysSpeakTheCardTheyComeTo(t *testing.T) {
	s, table, in := houseTable(t, "refused-pile")
	in.Key(input.ActRight).Wait(2).Key(input.ActRight)
	scenetest.Step(t, s, 8)
	c := table.CardAt(table.IndexOf(table.Inside().Hand.Focus()))
	want := kit.Capital(table.Words().Face(c.Face))
	if got := scenetest.Said(s, 1)[0]; !strings.HasPrefix(got, want) {
		t.Errorf("%q is spoken on %s", got, want)
	}
}

func TestARefusalAtThePileLiesClearOfTheToasts(t *testing.T) {
	_, table, _ := houseTable(t, "refused-pile")
	if !table.Inside().Bubble.On() || table.Inside().Bubble.Card() != 0 || table.Inside().Bubble.Foot() <= table.Inside().Bubble.Y() {
		t.Errorf("the refusal is %+v", table.Inside().Bubble)
	}
}

func TestALiftedCardLeavesThePlateAndTheSortButtonFree(t *testing.T) {
	_, table, _ := houseTable(t, "leftmost")
	card := table.Inside().Hand.CardRect(table.Queue().Layout().HandPose(0).Card.ID)
	for name, b := range map[string]paint.Rect{"plate": table.PlateOf(0), "sort button": *table.Inside().Hud.Sort().At()} {
		if !card.Apart(b) {
			t.Errorf("the card at %v lies over the %s at %v", card, name, b)
		}
	}
}

func TestSentencesThatAreJoinedEndWithOneStop(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"You win the round with 5 points.", "Bea is second.", "You win the round with 5 points. Bea is second."},
		{"You win the round with 5 points", "", "You win the round with 5 points."},
		{"Draw 4!", "You draw 4 cards", "Draw 4! You draw 4 cards."},
	} {
		if got := words.Sentences(c.a, c.b); got != c.want {
			t.Errorf("%q and %q: %q, want %q", c.a, c.b, got, c.want)
		}
	}
}

func TestACatchThatIsNoneIsAnsweredInAWord(t *testing.T) {
	for _, c := range []struct {
		name, rules string
		calls       bool
		want        string
		cards       int // the player's afterwards
	}{
		{"nobody has one card", "classic", false, "There is nobody to catch there", 3},
		{"somebody who had called", "classic,uno_false_catch=2", true, "You try to catch Bea, who had called.", 5},
		{"somebody who had called, at no price", "classic", true, "You try to catch Bea, who had called.", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, c.rules, 1, "R4 R7 G7", "R3 R7 Y2", "G2 B3", "R1 R2 R5", "G8 R3 B8"), stage.DefaultSettings(), in)
			p := tabletest.Puppet(table, 1)
			tabletest.Puppet(table, 2)
			tabletest.Puppet(table, 3)
			tabletest.Still(t, s, table)
			if c.calls {
				p.Want(engine.Do(1, engine.VerbCallUno))
				scenetest.Step(t, s, 2)
				tabletest.Plays(t, p, "G2", engine.NoColor)
				scenetest.Until(t, s, "one card", func() bool { return table.Facts().Seats()[1].One() })
				tabletest.Still(t, s, table)
				scenetest.Step(t, s, 90)
			}
			in.Key(input.ActCatch)
			scenetest.Until(t, s, "answered", func() bool {
				return slices.ContainsFunc(s.Speech().Said(), func(l string) bool { return strings.Contains(l, c.want) })
			})
			tabletest.Still(t, s, table)
			if n := table.Desk().Public().Hands[0].Count; n != c.cards {
				t.Errorf("the player holds %d cards, want %d", n, c.cards)
			}
		})
	}
}
