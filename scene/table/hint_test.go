//go:build display

package table_test

import (
	"flag"
	"fmt"
	"fourtell/scene/tabletest"
	"regexp"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// hintBy is a way to ask for advice.
type hintBy struct {
	name string
	ask  func(*tables.Table, *input.Script)
}

// lampOf is the lamp that can be pressed now.
func lampOf(t *tables.Table) *tables.PadButton {
	if t.Inside().Question.Modal() != nil {
		return t.Inside().Hint.Beside()
	}
	return t.Inside().Hud.Lamp()
}

func hintWays() []hintBy {
	return []hintBy{
		{"key", func(_ *tables.Table, in *input.Script) { in.Key(input.ActHint) }},
		{"mouse", func(t *tables.Table, in *input.Script) { x, y := lampOf(t).At().Center(); in.Click(x, y) }},
		{"finger", func(t *tables.Table, in *input.Script) { x, y := lampOf(t).At().Center(); in.Tap(x, y) }},
		{"pad", func(_ *tables.Table, in *input.Script) { in.Connect(1).PadKey(0, input.ActHint) }},
	}
}

func TestTheHouseAdvisesOnEveryKindOfDecisionHoweverItIsAsked(t *testing.T) {
	noise := regexp.MustCompile(`\d\.\d|%!|\{|\}|NaN|  `)
	for i, c := range tabletest.HintCases() {
		t.Run(c.Name, func(t *testing.T) {
			in := input.NewScript()
			s, table := tabletest.Stage(t, 1280, 720, c.Table(t), stage.DefaultSettings(), in)
			c.Get(t, s, table, in)
			way := hintWays()[i%len(hintWays())]
			decision := table.Shown().Decision
			way.ask(table, in)
			scenetest.Until(t, s, "advised by "+way.name, func() bool { return table.Inside().Hint.On() })
			found := false
			for _, v := range c.Verbs {
				found = found || table.Inside().Hint.Mark().Verb == v
			}
			text := table.Inside().Hint.Items()[0].Text()
			if !found || !regexp.MustCompile(c.Says).MatchString(text) {
				t.Errorf("%s: advised %v: %q", way.name, table.Inside().Hint.Mark().Verb, text)
			}
			n := len(table.Inside().Hint.Items())
			for k, it := range table.Inside().Hint.Items() {
				if noise.MatchString(it.Text()) || !strings.HasSuffix(it.Text(), ".") {
					t.Errorf("item %d reads %q", k, it.Text())
				}
			}
			if said := scenetest.Said(s, 1)[0]; said != text {
				t.Errorf("spoken: %q, want %q", said, text)
			}
			for range n { // through the other reasons, and away
				way.ask(table, in)
				scenetest.Step(t, s, 5)
			}
			if table.Inside().Hint.On() || table.Shown().Decision != decision {
				t.Errorf("after %d more times it stands still: %v", n, table.Inside().Hint.On())
			}
		})
	}
}

func TestAdviceGoesAwayWithItsQuestion(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4", "R3 R7 Y2 Y8 G5", "B2 B3 B4", "R1 R2 R5 G3"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	in.Key(input.ActHint)
	scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
	card := table.Inside().Hint.Hinted()
	if i := table.IndexOf(card); i == tables.NoCard {
		t.Fatal("no card of the hand is advised")
	}
	if w := *table.Inside().Hud.UnderPile().At(); w.W > 0 {
		if r, _, _ := table.Inside().Hint.CalloutBox(480, 68, table.Inside().Hand.CardRect(card)); r.X < w.X+w.W && r.Y < w.Y+w.H {
			t.Errorf("the advice at %v covers the word to draw by at %v", r, w)
		}
	}
	scenetest.Step(t, s, 30)
	if y := table.Inside().Hand.Springs()[card].Y(); y > -tables.RaiseBy*table.Unit() {
		t.Errorf("the card stands out by %v units only", -y)
	}
	in.Click(tabletest.Point(table, table.IndexOf(card)))
	scenetest.Until(t, s, "played", func() bool { return !table.Shown().Owes() })
	if table.Inside().Hint.On() {
		t.Error("the advice still stands")
	}
	in.Key(input.ActHint)
	scenetest.Step(t, s, 40)
	if said := scenetest.Said(s, 1)[0]; table.Inside().Hint.On() || !strings.Contains(said, "turn") {
		t.Errorf("out of turn: on %v, said %q", table.Inside().Hint.On(), said)
	}
}

func TestKeysAreOnTheCardThatIsAdvised(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4", "R3 R7 Y4 Y2 Y8 Y5 Y6", "B2 B3 B4", "R1 R2 R5 G3"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	first := engine.Card(0)
	in.Key(input.ActRight)
	scenetest.Until(t, s, "a card is lifted", func() bool { first = table.Inside().Hand.Focus(); return first != 0 })
	in.Key(input.ActHint)
	scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
	card := table.Inside().Hint.Hinted()
	if card == 0 || card == first {
		t.Fatal("the card that the keys were on is the one that is advised: they have no way to go")
	}
	if at := table.Inside().Hand.Focus(); at != card {
		t.Errorf("keys are on %v, and %v is advised", at, card)
	}
	in.Key(input.ActConfirm)
	scenetest.Until(t, s, "played", func() bool { return !table.Shown().Owes() })
	if table.IndexOf(card) != tables.NoCard {
		t.Error("what was played is another card")
	}
}

func TestNobodyIsAdvisedUnderTheCurtain(t *testing.T) {
	in := input.NewScript()
	o := tabletest.Placed(t, "classic", 0, "R4", "R3 R7 Y2 Y8 G5", "B2 B3 B4 R9", "R1 R2 R5 G3")
	o.Persons = []engine.Seat{0, 1}
	s, table := tabletest.Stage(t, 1280, 720, o, stage.DefaultSettings(), in)
	scenetest.Step(t, s, 60)
	in.Key(input.ActHint)
	scenetest.Step(t, s, 90)
	if table.Inside().Hint.On() || table.Inside().Hint.Mind() != nil {
		t.Fatal("there is advice under the curtain")
	}
	in.Key(input.ActConfirm).Wait(10).Key(input.ActConfirm)
	scenetest.Until(t, s, "lifted", func() bool { return !table.Inside().People.Covered() && table.Asked() })
	in.Key(input.ActHint)
	scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
	if table.Inside().Hint.Snap().Viewer != table.Viewer() {
		t.Error("the advice is another's")
	}
	s.Scene().(*tables.Table).FocusLost(s)
	scenetest.Step(t, s, 5)
	if table.Inside().Hint.On() {
		t.Error("the advice stands under the curtain")
	}
}

func TestHintsLookAsAccepted(t *testing.T) {
	for _, c := range tabletest.HintCases() {
		if c.Name != "a card to play" && c.Name != "a challenge" {
			continue
		}
		for _, size := range [3][2]int{{1280, 720}, {800, 450}, {390, 844}} {
			name := fmt.Sprintf("hint-%s-%d", strings.ReplaceAll(c.Name, " ", "-"), size[1])
			t.Run(name, func(t *testing.T) {
				in := input.NewScript()
				s, table := tabletest.Stage(t, size[0], size[1], c.Table(t), stage.DefaultSettings(), in)
				c.Get(t, s, table, in)
				in.Key(input.ActHint)
				scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
				scenetest.Step(t, s, 120)
				scenetest.Golden(t, name, scenetest.Shot(s))
			})
		}
	}
}

var hintLook = flag.String("hint-look", "", "draw every hint at WxH into the folder of -look-dir")

func TestHintsAreDrawnToLookAt(t *testing.T) {
	var w, h int
	if n, err := fmt.Sscanf(*hintLook, "%dx%d", &w, &h); n != 2 || err != nil {
		w, h = 800, 450
	}
	for _, c := range tabletest.HintCases() {
		in := input.NewScript()
		s, table := tabletest.Stage(t, w, h, c.Table(t), stage.DefaultSettings(), in)
		c.Get(t, s, table, in)
		in.Key(input.ActHint)
		scenetest.Until(t, s, "advised", func() bool { return table.Inside().Hint.On() })
		scenetest.Step(t, s, 20)
		if *lookDir != "" {
			scenetest.WritePNG(t, fmt.Sprintf("%s/hint-%s-%d.png", *lookDir, strings.ReplaceAll(c.Name, " ", "-"), h), scenetest.Shot(s))
		}
		if n := s.Painter().DrawCalls(); n > 12 {
			t.Errorf("%s: %d drawing calls", c.Name, n)
		}
	}
}
