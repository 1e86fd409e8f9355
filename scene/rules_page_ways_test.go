//go:build display

package scene

import (
	"fmt"
	"image"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
	"fourtell/scene/title"
)

func TestTheRulesCloseByEachDeviceAndSoDoesAbout(t *testing.T) {
	for name, open := range map[string]func(*stage.Stage){
		"rules": func(s *stage.Stage) { s.Open(rules.New("", "party")) },
		"about": func(s *stage.Stage) { openAbout(t, s) },
	} {
		for way, leave := range map[string]func(*input.Script, paint.Rect){
			"mouse":  func(in *input.Script, shut paint.Rect) { in.Click(shut.Center()) },
			"finger": func(in *input.Script, shut paint.Rect) { in.Tap(shut.Center()) },
			"keys":   func(in *input.Script, _ paint.Rect) { in.Key(input.ActCancel) },
			"pad":    func(in *input.Script, _ paint.Rect) { in.PadKey(0, input.ActCancel) },
		} {
			for _, size := range pageSizes() {
				in := input.NewScript()
				s := testStage(t, size.X, size.Y, stage.Options{Source: in, First: func(*stage.Stage) stage.Scene { return title.New() }, NoDemo: true})
				scenetest.Step(t, s, 2)
				open(s)
				m := s.Top()
				scenetest.Step(t, s, 20)
				var shut paint.Rect
				switch m := m.(type) {
				case *rules.Page:
					shut = m.Shut.Times(m.K)
				case *kit.ListModal:
					shut = m.Shut.Times(m.K)
				}
				in.Connect(1)
				leave(in, shut)
				scenetest.Run(t, s, in)
				if s.Top() != nil || s.Devices().Typing {
					t.Errorf("%s at %v is not closed by %s", name, size, way)
				}
			}
		}
	}
}

func TestTheRulesOpenFromThePauseByEachDevice(t *testing.T) {
	for way, press := range map[string]func(*input.Script, *tables.Pause, *kit.Button){
		"mouse":  func(in *input.Script, m *tables.Pause, b *kit.Button) { in.Click(b.Times(m.K()).Center()) },
		"finger": func(in *input.Script, m *tables.Pause, b *kit.Button) { in.Tap(b.Times(m.K()).Center()) },
		"keys": func(in *input.Script, m *tables.Pause, b *kit.Button) {
			m.Group.SetFocus(b)
			in.Key(input.ActConfirm)
		},
		"pad": func(in *input.Script, m *tables.Pause, b *kit.Button) {
			m.Group.SetFocus(b)
			in.Connect(1).PadKey(0, input.ActConfirm)
		},
	} {
		for _, size := range pageSizes() {
			in := input.NewScript()
			s, table := tableStage(t, size.X, size.Y, placed(t, "party", 0, "R4 R7", "R3 G5 Y2", "B2 B3"), stage.DefaultSettings(), in)
			still(t, s, table)
			scenetest.Run(t, s, in.Key(input.ActPause))
			m, ok := s.Top().(*tables.Pause)
			if !ok {
				t.Fatal("no pause")
			}
			scenetest.Step(t, s, 20)
			var b *kit.Button
			for _, v := range m.Verbs() {
				if v.Text == "Rules" {
					b = v
				}
			}
			if b == nil {
				t.Fatal("the pause has no rules")
			}
			press(in, m, b)
			scenetest.Run(t, s, in)
			page, ok := s.Top().(*rules.Page)
			if !ok {
				t.Errorf("%s at %v does not open the rules", way, size)
				continue
			}
			if page.Parts[0].Title != "Otherwise than usual here" {
				t.Errorf("%s at %v: not the rules of the table: %q", way, size, page.Parts[0].Title)
			}
			scenetest.Run(t, s, in.Key(input.ActCancel))
			if s.Top() != stage.Modal(m) {
				t.Errorf("%s at %v: the rules do not close to the pause", way, size)
			}
		}
	}
}

func TestARefusalIsOneStepFromItsRule(t *testing.T) {
	for way, press := range map[string]func(*input.Script, paint.Rect){
		"mouse":  func(in *input.Script, at paint.Rect) { in.Click(at.Center()) },
		"finger": func(in *input.Script, at paint.Rect) { in.Tap(at.Center()) },
		"keys":   func(in *input.Script, _ paint.Rect) { in.Key(input.ActRules) },
		"pad":    func(in *input.Script, _ paint.Rect) { in.Connect(1).PadKey(0, input.ActRules) },
	} {
		for _, size := range pageSizes() {
			in := input.NewScript()
			s, table := tableStage(t, size.X, size.Y, placed(t, "classic", 0, "R4 R7", "R3 G5 Y2", "B2 B3"), stage.DefaultSettings(), in)
			still(t, s, table)
			table.Inside().Moves.Try(s, table.CardAt(indexOfFace(t, table, "G5")))
			scenetest.Until(t, s, "refused", func() bool { return table.Inside().Bubble.On() })
			scenetest.Step(t, s, 12)
			scenetest.Keep(t, s, fmt.Sprintf("bubble-%d", size.Y))
			at, _ := table.Inside().Bubble.Place(s.Painter())
			if w, h := s.Window().Size(); at.X < 0 || at.Y < 0 || at.X+at.W > w || at.Y+at.H > h {
				t.Errorf("%v: the refusal lies at %v in %gx%g", size, at, w, h)
			}
			press(in, at)
			scenetest.Run(t, s, in)
			m, ok := s.Top().(*rules.Page)
			if !ok {
				t.Errorf("%s at %v does not open the rules", way, size)
				continue
			}
			n, ok := m.Group.Focused().(*kit.Shelved)
			if !ok || n.Focusable.(*rules.Rule).ID != "turn" || !n.Focusable.(*rules.Rule).Marked {
				t.Errorf("%s at %v: the rules do not open at the rule", way, size)
				continue
			}
			if r := n.Bounds(); r.Y < m.List.View.Y || r.Y+r.H > m.List.View.Y+m.List.View.H {
				t.Errorf("%s at %v: the rule lies at %v, the view is %v", way, size, r, m.List.View)
			}
			scenetest.Step(t, s, 12)
			scenetest.Keep(t, s, fmt.Sprintf("rule-%d", size.Y))
			seq := table.Desk().Now()
			scenetest.Step(t, s, 30)
			if table.Desk().Now() != seq {
				t.Errorf("%s at %v: the table goes on while its rules are read", way, size)
			}
			scenetest.Run(t, s, in.Key(input.ActCancel))
			if s.Top() != nil {
				t.Errorf("%s at %v: the rules do not close", way, size)
			}
		}
	}
}

// Every code a game refuses with leads to a rule that the page has, but for those that are no matter of rules.
func TestEveryRefusalLeadsToARuleThePageHas(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	m := rules.New("", "classic").(*rules.Page)
	s.Open(m)
	scenetest.Step(t, s, 2)
	has := map[string]bool{"": true}
	for _, part := range m.Parts {
		for _, r := range part.Rules {
			has[r.ID] = true
		}
	}
	none := map[engine.Code]bool{engine.BadClaim: true, engine.OwnClaim: true, engine.Stale: true, engine.NotNow: true,
		engine.BadSeat: true, engine.UnknownCommand: true}
	for _, code := range engine.Codes() {
		for _, c := range []engine.Command{engine.Do(0, engine.VerbPlay), engine.Do(0, engine.VerbPass), {Cards: make([]engine.SeenCard, 2)}} {
			for _, why := range []engine.Illegal{{Code: code}, {Code: code, Owed: 4}, {Code: code, Owed: 4, Top: engine.SeenCard{Face: shed.FaceWildDrawFour}}} {
				rule := tables.RuleRefused(c, &why)
				if !has[rule] || (rule == "") != none[code] {
					t.Errorf("%s leads to %q", code, rule)
				}
			}
		}
	}
}

func TestARefusalGoesWhenTheQuestionHasChanged(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R4 R7", "R3 G5 Y2", "B2 B3"), stage.DefaultSettings(), in)
	still(t, s, table)
	table.Inside().Moves.Try(s, table.CardAt(indexOfFace(t, table, "G5")))
	scenetest.Until(t, s, "refused", func() bool { return table.Inside().Bubble.On() })
	scenetest.Step(t, s, 20)
	table.Inside().Moves.Try(s, table.CardAt(indexOfFace(t, table, "R3")))
	decision := table.Shown().Decision
	scenetest.Until(t, s, "played", func() bool { return table.Shown().Decision != decision })
	scenetest.Step(t, s, tables.BubbleOut+2)
	if table.Inside().Bubble.On() {
		t.Error("the refusal stays on")
	}
}

// Messages and a refusal at the pile never lie on each other.
func TestARefusalAtThePileLiesClearOfTheToastsInEveryWindow(t *testing.T) {
	for _, size := range append(pageSizes(), image.Pt(1024, 768), image.Pt(780, 1688)) {
		in := input.NewScript()
		s, table := tableStage(t, size.X, size.Y, placed(t, "classic", 0, "R4 R7", "R3 G5 Y2", "B2 B3"), stage.DefaultSettings(), in)
		still(t, s, table)
		for _, first := range []bool{true, false} {
			if !first {
				s.Toasts().Show("Draw 4!", "You draw four cards, and lose the turn")
				s.Toasts().Alert("It was a bluff", "The colour could have been played")
			}
			table.Inside().Bubble.SayRule(s, "It is Mira's turn", "turn", 0)
			if first {
				s.Toasts().Show("Draw 4!", "You draw four cards, and lose the turn")
				s.Toasts().Alert("It was a bluff", "The colour could have been played")
			}
			scenetest.Step(t, s, 20)
			scenetest.Keep(t, s, fmt.Sprintf("bubble-pile-%dx%d", size.X, size.Y))
			r, _ := table.Inside().Bubble.Place(s.Painter())
			w, h := s.Window().Size()
			if r.X < 0 || r.Y < 0 || r.X+r.W > w || r.Y+r.H > h {
				t.Errorf("%v: the refusal lies at %v in %gx%g", size, r, w, h)
			}
			for i := range s.Toasts().List {
				if o := s.Toasts().List[i].At; o.X < r.X+r.W && r.X < o.X+o.W && o.Y < r.Y+r.H && r.Y < o.Y+o.H {
					t.Errorf("%v: the refusal at %v lies on a message at %v", size, r, o)
				}
			}
			s.Toasts().Clear()
		}
	}
}

// Who may challenge is to be read while a refusal stands at the pile.
func TestARefusalAtThePileLeavesWhoMayChallengeToBeRead(t *testing.T) {
	for _, size := range append(pageSizes(), image.Pt(1024, 768), image.Pt(780, 1688)) {
		for _, next := range []string{"Mira", tabletest.FullName(3)} {
			o := placed(t, "classic", 0, "R4 R7", "W+4 R3 G5 Y2", "B2 B3", "R1 R2")
			o.Setup.Seats[1] = next
			in := input.NewScript()
			s, table := tableStage(t, size.X, size.Y, o, stage.DefaultSettings(), in)
			puppet(table, 1)
			still(t, s, table)
			in.Click(tabletest.CardPoint(table, "W+4"))
			scenetest.Until(t, s, "asked for a colour", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActConfirm)
			scenetest.Until(t, s, "open to a challenge", func() bool { return table.Shown().Phase == engine.PhaseRespond && table.Queue().Idle() })
			table.Inside().Bubble.SayRule(s, "It is Mira's turn", "turn", 0)
			scenetest.Step(t, s, 20)
			scenetest.Keep(t, s, fmt.Sprintf("refused-open-%dx%d", size.X, size.Y))
			scenetest.Reports(t, s, fmt.Sprint(size, " ", next))
		}
	}
}

func TestAPadJumpsInByItsButton(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, placed(t, "party", 1, "R4 R5", "R5 G7 Y2", "B2 B3", "R1 R2", "B8 Y1"), stage.DefaultSettings(), in)
	puppet(table, 1)
	puppet(table, 2)
	puppet(table, 3)
	still(t, s, table)
	scenetest.Step(t, s, tables.JumpGuard+2)
	if !table.MayJump() {
		t.Fatal("no jump-in is offered")
	}
	seq := table.Shown().Seq
	scenetest.Run(t, s, in.Connect(1).PadKey(0, input.ActDraw, input.ActKeep))
	scenetest.Until(t, s, "jumped in", func() bool { return table.Shown().Seq != seq })
	if table.Shown().Cause.Kind != engine.EventJumpedIn {
		t.Errorf("it is %v", table.Shown().Cause.Kind)
	}
}
