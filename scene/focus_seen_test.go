//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// ringsOf are the places where the frame shows the focus.
func ringsOf(s *stage.Stage, canvas *ebiten.Image) (rings []paint.Trace) {
	s.Painter().Watch(func(t paint.Trace) {
		if t.Kind == paint.TracedFocus && t.Alpha > 0.5 {
			rings = append(rings, t)
		}
	})
	s.Frame().Paint(canvas)
	s.Painter().Watch(nil)
	return rings
}

// showsFocus checks that the keys and a gamepad have one focus that lies in view, and that it goes when the mouse moves and
// when a finger taps.
func showsFocus(t *testing.T, s *stage.Stage, in *input.Script, what string) {
	t.Helper()
	canvas := ebiten.NewImage(s.Window().Pixels())
	defer canvas.Deallocate()
	one := func(by string) {
		t.Helper()
		rings := ringsOf(s, canvas)
		if len(rings) != 1 {
			t.Errorf("%s, by %s: the focus is shown at %d places", what, by, len(rings))
			return
		}
		if w, h := rings[0].Box.Common(rings[0].Clip); w < 20 || h < 12 {
			t.Errorf("%s, by %s: the focus lies out of view: %v in %v", what, by, rings[0].Box, rings[0].Clip)
		}
	}
	top := s.Top()
	scenetest.Run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftBottom, 1).Wait(30))
	one("a gamepad")
	scenetest.Run(t, s, in.MoveTo(3, 3).MoveTo(4, 3).Wait(2))
	if n := len(ringsOf(s, canvas)); n != 0 {
		t.Errorf("%s: with the mouse the focus is shown at %d places", what, n)
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyTab, 1).Wait(30))
	one("keys")
	scenetest.Run(t, s, in.Tap(2, 2).Wait(5))
	if n := len(ringsOf(s, canvas)); n != 0 && s.Top() == top {
		t.Errorf("%s: with a finger the focus is shown at %d places", what, n)
	}
}

func TestTheFocusIsShownWithKeysAndAGamepadAndGoneWithThePointer(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		for _, c := range sceneList() {
			in := input.NewScript()
			s := testStage(t, size.X, size.Y, stage.Options{First: c.make, Source: in, NoDemo: true})
			scenetest.Step(t, s, 30)
			c.get(t, s)
			showsFocus(t, s, in, c.name+" "+size.String())
			scenetest.NextFrame()
		}
		for _, m := range append(promptMoments(), tabletest.Moment{Name: "log", Table: func(t *testing.T) tables.Options { return quick(4, "classic", 5) }, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			table.Inside().OpenLog(s)
			scenetest.Step(t, s, 30)
		}}, tabletest.Moment{Name: "swap", Table: func(t *testing.T) tables.Options {
			return placed(t, "party", 0, "R4 R7 G7", "R3 R7 Y2", "B2 B3", "R1 R2 R5", "G+2 R3")
		}, Get: func(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			plays(t, table.Person(), "R7", engine.NoColor)
			scenetest.Step(t, s, 30)
		}}) {
			if strings.HasPrefix(m.Name, "hand face down") {
				continue // there is no card to be on; what opens the hand is named
			}
			in := input.NewScript()
			s, table := tableStage(t, size.X, size.Y, m.Table(t), stage.DefaultSettings(), in)
			m.Get(t, s, table, in)
			showsFocus(t, s, in, "table "+m.Name+" "+size.String())
			scenetest.NextFrame()
		}
	}
}

func TestTheTableWaitsWhenTheGamepadThatPlaysIsGone(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, quick(4, "classic", 5), stage.DefaultSettings(), in)
	still(t, s, table)
	scenetest.Run(t, s, in.Connect(2).Connect(1).Wait(3))
	if s.Top() != nil {
		t.Fatalf("a gamepad nobody plays with is gone, and %T stands", s.Top())
	}
	scenetest.Run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonLeftRight, 1).Connect(0).Wait(3))
	if _, ok := s.Top().(*tables.Pause); !ok || !strings.Contains(strings.Join(scenetest.Said(s, 12), " "), "The gamepad is gone") {
		t.Errorf("%T stands, said %q", s.Top(), scenetest.Said(s, 12))
	}
	scenetest.Run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1).Wait(20))
	if s.Top() != nil {
		t.Errorf("connected again, Resume leaves %T", s.Top())
	}
}

// Tab goes through the window of rules as text from the text down to the verb, and every stop shows the focus.
func TestTabGoesThroughTheWindowOfATextInReadingOrderAndIsSeen(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		in := input.NewScript()
		s := setUpStage(t, size.X, size.Y, in, nil)
		s.Options().Clipboard = &scenetest.Clipboard{}
		toRules(t, s, in)
		tabTo(t, s, in, s.Lang().Say(words.SetupShare))
		scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(30))
		m := s.Top().(*kit.Entry)
		canvas := ebiten.NewImage(s.Window().Pixels())
		for i, want := range []stage.Focusable{m.Tools[0], m.Tools[1], m.Cancel, m.Done, &m.Field} {
			scenetest.Run(t, s, in.Stroke(ebiten.KeyTab, 1).Wait(3))
			if m.Group.Focused() != want {
				t.Errorf("%v: stop %d is at %v, not at %v", size, i+1, m.Group.Focused().Bounds(), want.Bounds())
			}
			if n := len(ringsOf(s, canvas)); n != 1 {
				t.Errorf("%v: stop %d shows the focus at %d places", size, i+1, n)
			}
		}
		canvas.Deallocate()
		scenetest.NextFrame()
	}
}
