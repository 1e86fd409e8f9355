//go:build display

package settings

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// pageOver opens the keys and buttons over a bare scene.
func pageOver(t *testing.T, w, h int, in *input.Script, set stage.Settings) (*stage.Stage, *inputPage) {
	t.Helper()
	s := scenetest.NewStage(t, w, h, stage.Options{Source: in, First: bare, NoDemo: true, Settings: set})
	m, _ := NewInputPage().(*inputPage)
	s.Open(m)
	scenetest.Step(t, s, 30)
	return s, m
}

// rowOf is the line of an action.
func (m *inputPage) rowOf(t *testing.T, a input.Action) *inputRow {
	t.Helper()
	for _, part := range m.parts {
		for _, r := range part.rows {
			if r.act == a {
				return r
			}
		}
	}
	t.Fatalf("action %d has no line", a)
	return nil
}

// onRow puts the focus on the line of an action, by the keys.
func onRow(t *testing.T, s *stage.Stage, m *inputPage, in *input.Script, a input.Action) {
	t.Helper()
	want := m.rowOf(t, a)
	for range 80 {
		if n, ok := m.Group.Focused().(*kit.Shelved); ok && n.Focusable == stage.Focusable(want) {
			return
		}
		scenetest.Run(t, s, in.Stroke(ebiten.KeyTab, 1))
	}
	t.Fatalf("the keys do not reach action %d", a)
}

func TestKeysAndButtonsEveryLineIsReachedSpokenAndInView(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in := input.NewScript()
		set := stage.DefaultSettings()
		set.Bindings.Assign(input.OnKeys, input.ActDraw, input.Bound(ebiten.KeyH)+1)
		s, m := pageOver(t, size.X, size.Y, in, set)
		scenetest.Run(t, s, in.Key(input.ActTab).Key(input.ActBackTab))
		seen := 0
		for range m.Group.Nodes {
			f := m.Group.Focused()
			if n, ok := f.(*kit.Shelved); ok {
				if b, v := n.Bounds(), m.list.View; b.Y < v.Y || b.Y+b.H > v.Y+v.H || b.X+b.W > m.Panel.X+m.Panel.W {
					t.Errorf("at %v a line with the focus is out of view: %v in %v", size, b, v)
				}
				if said := scenetest.Said(s, 1)[0]; !strings.Contains(said, ":") {
					t.Errorf("at %v said %q", size, said)
				}
				seen++
			}
			scenetest.Run(t, s, in.Key(input.ActTab))
		}
		if want := len(input.Bindable()) - 1; seen < want {
			t.Errorf("at %v %d lines are reached, there are %d", size, seen, want)
		}
		scenetest.Keep(t, s, fmt.Sprintf("input-%d", size.X))
		onRow(t, s, m, in, input.ActDraw)
		scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1))
		scenetest.Keep(t, s, fmt.Sprintf("input-listens-%d", size.X))
		scenetest.Run(t, s, in.Stroke(ebiten.KeyC, 1).Wait(20))
		scenetest.Keep(t, s, fmt.Sprintf("input-taken-%d", size.X))
	}
}

func TestKeysAndButtonsAreGivenByWhateverIsPressedNext(t *testing.T) {
	in := input.NewScript()
	s, m := pageOver(t, 1280, 720, in, stage.DefaultSettings())
	key := func(a input.Action) string { k, _ := s.Settings().Bindings.Key(a); return k.String() }
	button := func(a input.Action) string {
		return input.NameOf(input.OnPad, s.Settings().Bindings.Of(input.OnPad, a))
	}
	onRow(t, s, m, in, input.ActHint)
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1))
	if m.listening == nil {
		t.Fatal("Enter on a line does not wait for a key")
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyQ, 3))
	if key(input.ActHint) != "Q" || m.listening != nil || scenetest.Said(s, 1)[0] != "A hint: Q, left trigger" {
		t.Errorf("the hint is on %s, said %q", key(input.ActHint), scenetest.Said(s, 1))
	}
	mute := s.Settings().Mute
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyEscape, 1))
	if key(input.ActHint) != "Q" || m.listening != nil || !s.IsOpen(m) {
		t.Error("Escape does not leave it as it is, or leaves the page")
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyHome, 1).Stroke(ebiten.KeyDigit3, 1))
	if m.listening == nil || key(input.ActHint) != "Q" || !strings.Contains(strings.Join(scenetest.Said(s, 1), ""), "3 can't be given away") {
		t.Errorf("a key that is fixed: said %q", scenetest.Said(s, 2))
	}
	scenetest.Run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonRightStick, 2))
	if button(input.ActHint) != "RightStick" || key(input.ActHint) != "Q" {
		t.Errorf("the hint is on %s and %s", key(input.ActHint), button(input.ActHint))
	}
	// What is pressed is given away and asks for nothing, not even where it works everywhere.
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyM, 1))
	if list, ok := s.Top().(*kit.ListModal); !ok || s.Settings().Mute != mute || list.Help != "M is taken: Mute" {
		t.Fatalf("%T stands, mute %v", s.Top(), s.Settings().Mute)
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1))
	if key(input.ActHint) != "M" || key(input.ActMute) != "Q" {
		t.Errorf("swapped: the hint on %s, mute on %s", key(input.ActHint), key(input.ActMute))
	}
	// Another instead.
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyD, 1).Stroke(ebiten.KeyArrowDown, 1).Stroke(ebiten.KeyEnter, 1))
	if m.listening == nil || key(input.ActDraw) != "D" {
		t.Error("Another does not wait for it")
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyW, 1))
	if key(input.ActHint) != "W" || key(input.ActDraw) != "D" {
		t.Errorf("the hint is on %s", key(input.ActHint))
	}
	// One as at first: who lies there goes where it was.
	scenetest.Run(t, s, in.Stroke(ebiten.KeyArrowRight, 1).Stroke(ebiten.KeyEnter, 1))
	if !s.Settings().Bindings.IsFirst(input.ActHint) || key(input.ActHint) != "H" || key(input.ActMute) != "Q" || m.all.Off {
		t.Errorf("the hint is on %s, mute on %s", key(input.ActHint), key(input.ActMute))
	}
	m.Group.SetFocus(m.all)
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEnter, 1).Wait(15).Stroke(ebiten.KeyArrowUp, 1).Stroke(ebiten.KeyEnter, 1))
	if s.Settings().Bindings != (input.Bindings{}) || !m.all.Off {
		t.Errorf("all as at first: %+v", s.Settings().Bindings)
	}
	scenetest.Run(t, s, in.Stroke(ebiten.KeyEscape, 1))
	if s.IsOpen(m) {
		t.Error("Escape does not leave the page")
	}
}

func TestKeysAndButtonsByEachDevice(t *testing.T) {
	t.Run("a gamepad alone", func(t *testing.T) {
		in := input.NewScript()
		s, m := pageOver(t, 1280, 720, in, stage.DefaultSettings())
		scenetest.Run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftBottom, 1).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1))
		if m.listening == nil || m.listening.act != input.ActDraw {
			t.Fatalf("waits for %+v", m.listening)
		}
		scenetest.Run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightRight, 1))
		if m.listening != nil || !s.IsOpen(m) {
			t.Error("the right button does not leave it as it is")
		}
		scenetest.Run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1).PadPress(0, ebiten.StandardGamepadButtonRightTop, 1))
		if list, ok := s.Top().(*kit.ListModal); !ok || list.Help != "upper button is taken: Challenge and Call" {
			t.Fatalf("%T stands: %+v", s.Top(), s.Top())
		}
		scenetest.Run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1))
		for a, want := range map[input.Action]string{input.ActDraw: "RightTop", input.ActKeep: "RightTop", input.ActCall: "RightLeft", input.ActChallenge: "RightLeft"} {
			if got := input.NameOf(input.OnPad, s.Settings().Bindings.Of(input.OnPad, a)); got != want {
				t.Errorf("action %d is on %s, want %s", a, got, want)
			}
		}
		scenetest.Run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightRight, 1))
		if s.IsOpen(m) {
			t.Error("the right button does not leave the page")
		}
	})
	for name, press := range map[string]func(in *input.Script, x, y float32){
		"the mouse and a key":  func(in *input.Script, x, y float32) { in.Click(x, y) },
		"a finger and a key":   func(in *input.Script, x, y float32) { in.Tap(x, y) },
		"in a window upright ": func(in *input.Script, x, y float32) { in.Tap(x, y) },
	} {
		t.Run(name, func(t *testing.T) {
			in := input.NewScript()
			w, h := 1280, 720
			if strings.Contains(name, "upright") {
				w, h = 390, 844
			}
			s, m := pageOver(t, w, h, in, stage.DefaultSettings())
			at := func(n stage.Node) (x, y float32) { x, y = n.Bounds().Center(); return x * m.k, y * m.k }
			draw := m.rowOf(t, input.ActDraw)
			x, y := at(draw)
			press(in, x, y)
			scenetest.Run(t, s, in)
			if m.listening != draw {
				t.Fatal("a press does not wait for a key")
			}
			press(in, 5, 5)
			scenetest.Run(t, s, in)
			if m.listening != nil || !s.IsOpen(m) {
				t.Fatal("a press elsewhere does not leave it as it is")
			}
			press(in, x, y)
			scenetest.Run(t, s, in.Stroke(ebiten.KeyQ, 1))
			if k, _ := s.Settings().Bindings.Key(input.ActDraw); k != ebiten.KeyQ {
				t.Errorf("draw is on %s", k)
			}
			press(in, x+draw.W*m.k/2+35*m.k, y)
			scenetest.Run(t, s, in)
			if !s.Settings().Bindings.IsFirst(input.ActDraw) {
				t.Error("the way back does nothing")
			}
			x, y = at(m.done)
			press(in, x, y)
			scenetest.Run(t, s, in)
			if s.IsOpen(m) {
				t.Error("Done does not leave the page")
			}
		})
	}
}
