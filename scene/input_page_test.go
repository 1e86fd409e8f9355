//go:build display

package scene

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// pageOver opens the keys and buttons over a bare scene.
func pageOver(t *testing.T, w, h int, in *Script, set Settings) (*Stage, *inputPage) {
	t.Helper()
	s := testStage(t, w, h, Options{Source: in, First: func(*Stage) Scene { return NewTitle() }, NoDemo: true, Settings: set})
	m, _ := NewInputPage().(*inputPage)
	s.Open(m)
	step(t, s, 30)
	return s, m
}

// rowOf is the line of an action.
func (m *inputPage) rowOf(t *testing.T, a Action) *inputRow {
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
func onRow(t *testing.T, s *Stage, m *inputPage, in *Script, a Action) {
	t.Helper()
	want := m.rowOf(t, a)
	for range 80 {
		if n, ok := m.Group.Focused().(*shelved); ok && n.Focusable == Focusable(want) {
			return
		}
		run(t, s, in.Stroke(ebiten.KeyTab, 1))
	}
	t.Fatalf("the keys do not reach action %d", a)
}

func TestKeysAndButtonsEveryLineIsReachedSpokenAndInView(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}} {
		in := NewScript()
		set := DefaultSettings()
		set.Bindings.assign(onKeys, ActDraw, bound(ebiten.KeyH)+1)
		s, m := pageOver(t, size.X, size.Y, in, set)
		run(t, s, in.Key(ActTab).Key(ActBackTab))
		seen := 0
		for range m.Group.Nodes {
			f := m.Group.Focused()
			if n, ok := f.(*shelved); ok {
				if b, v := n.Bounds(), m.list.view; b.Y < v.Y || b.Y+b.H > v.Y+v.H || b.X+b.W > m.Panel.X+m.Panel.W {
					t.Errorf("at %v a line with the focus is out of view: %v in %v", size, b, v)
				}
				if said := lastSaid(s, 1)[0]; !strings.Contains(said, ":") {
					t.Errorf("at %v said %q", size, said)
				}
				seen++
			}
			run(t, s, in.Key(ActTab))
		}
		if want := len(bindable()) - 1; seen < want {
			t.Errorf("at %v %d lines are reached, there are %d", size, seen, want)
		}
		keepLook(t, s, fmt.Sprintf("input-%d", size.X))
		onRow(t, s, m, in, ActDraw)
		run(t, s, in.Stroke(ebiten.KeyEnter, 1))
		keepLook(t, s, fmt.Sprintf("input-listens-%d", size.X))
		run(t, s, in.Stroke(ebiten.KeyC, 1).Wait(20))
		keepLook(t, s, fmt.Sprintf("input-taken-%d", size.X))
	}
}

func TestKeysAndButtonsAreGivenByWhateverIsPressedNext(t *testing.T) {
	in := NewScript()
	s, m := pageOver(t, 1280, 720, in, DefaultSettings())
	key := func(a Action) string { k, _ := s.Settings.Bindings.Key(a); return k.String() }
	button := func(a Action) string { return boundName(onPad, s.Settings.Bindings.of(onPad, a)) }
	onRow(t, s, m, in, ActHint)
	run(t, s, in.Stroke(ebiten.KeyEnter, 1))
	if m.listening == nil {
		t.Fatal("Enter on a line does not wait for a key")
	}
	run(t, s, in.Stroke(ebiten.KeyQ, 3))
	if key(ActHint) != "Q" || m.listening != nil || lastSaid(s, 1)[0] != "A hint: Q, left trigger" {
		t.Errorf("the hint is on %s, said %q", key(ActHint), lastSaid(s, 1))
	}
	mute := s.Settings.Mute
	run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyEscape, 1))
	if key(ActHint) != "Q" || m.listening != nil || !s.IsOpen(m) {
		t.Error("Escape does not leave it as it is, or leaves the page")
	}
	run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyHome, 1).Stroke(ebiten.KeyDigit3, 1))
	if m.listening == nil || key(ActHint) != "Q" || !strings.Contains(strings.Join(lastSaid(s, 1), ""), "3 can't be given away") {
		t.Errorf("a key that is fixed: said %q", lastSaid(s, 2))
	}
	run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonRightStick, 2))
	if button(ActHint) != "RightStick" || key(ActHint) != "Q" {
		t.Errorf("the hint is on %s and %s", key(ActHint), button(ActHint))
	}
	// What is pressed is given away and asks for nothing, not even where it works everywhere.
	run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyM, 1))
	if list, ok := s.Top().(*listModal); !ok || s.Settings.Mute != mute || list.help != "M is taken: Mute" {
		t.Fatalf("%T stands, mute %v", s.Top(), s.Settings.Mute)
	}
	run(t, s, in.Stroke(ebiten.KeyEnter, 1))
	if key(ActHint) != "M" || key(ActMute) != "Q" {
		t.Errorf("swapped: the hint on %s, mute on %s", key(ActHint), key(ActMute))
	}
	// Another instead.
	run(t, s, in.Stroke(ebiten.KeyEnter, 1).Stroke(ebiten.KeyD, 1).Stroke(ebiten.KeyArrowDown, 1).Stroke(ebiten.KeyEnter, 1))
	if m.listening == nil || key(ActDraw) != "D" {
		t.Error("Another does not wait for it")
	}
	run(t, s, in.Stroke(ebiten.KeyW, 1))
	if key(ActHint) != "W" || key(ActDraw) != "D" {
		t.Errorf("the hint is on %s", key(ActHint))
	}
	// One as at first: who lies there goes where it was.
	run(t, s, in.Stroke(ebiten.KeyArrowRight, 1).Stroke(ebiten.KeyEnter, 1))
	if !s.Settings.Bindings.isFirst(ActHint) || key(ActHint) != "H" || key(ActMute) != "Q" || m.all.Off {
		t.Errorf("the hint is on %s, mute on %s", key(ActHint), key(ActMute))
	}
	m.Group.SetFocus(m.all)
	run(t, s, in.Stroke(ebiten.KeyEnter, 1).Wait(15).Stroke(ebiten.KeyArrowUp, 1).Stroke(ebiten.KeyEnter, 1))
	if s.Settings.Bindings != (Bindings{}) || !m.all.Off {
		t.Errorf("all as at first: %+v", s.Settings.Bindings)
	}
	run(t, s, in.Stroke(ebiten.KeyEscape, 1))
	if s.IsOpen(m) {
		t.Error("Escape does not leave the page")
	}
}

func TestKeysAndButtonsByEachDevice(t *testing.T) {
	t.Run("a gamepad alone", func(t *testing.T) {
		in := NewScript()
		s, m := pageOver(t, 1280, 720, in, DefaultSettings())
		run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftBottom, 1).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1))
		if m.listening == nil || m.listening.act != ActDraw {
			t.Fatalf("waits for %+v", m.listening)
		}
		run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightRight, 1))
		if m.listening != nil || !s.IsOpen(m) {
			t.Error("the right button does not leave it as it is")
		}
		run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1).PadPress(0, ebiten.StandardGamepadButtonRightTop, 1))
		if list, ok := s.Top().(*listModal); !ok || list.help != "upper button is taken: Challenge and Call" {
			t.Fatalf("%T stands: %+v", s.Top(), s.Top())
		}
		run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightBottom, 1))
		for a, want := range map[Action]string{ActDraw: "RightTop", ActKeep: "RightTop", ActCall: "RightLeft", ActChallenge: "RightLeft"} {
			if got := boundName(onPad, s.Settings.Bindings.of(onPad, a)); got != want {
				t.Errorf("action %d is on %s, want %s", a, got, want)
			}
		}
		run(t, s, in.PadPress(0, ebiten.StandardGamepadButtonRightRight, 1))
		if s.IsOpen(m) {
			t.Error("the right button does not leave the page")
		}
	})
	for name, press := range map[string]func(in *Script, x, y float32){
		"the mouse and a key":  func(in *Script, x, y float32) { in.Click(x, y) },
		"a finger and a key":   func(in *Script, x, y float32) { in.Tap(x, y) },
		"in a window upright ": func(in *Script, x, y float32) { in.Tap(x, y) },
	} {
		t.Run(name, func(t *testing.T) {
			in := NewScript()
			w, h := 1280, 720
			if strings.Contains(name, "upright") {
				w, h = 390, 844
			}
			s, m := pageOver(t, w, h, in, DefaultSettings())
			at := func(n Node) (x, y float32) { x, y = n.Bounds().Center(); return x * m.k, y * m.k }
			draw := m.rowOf(t, ActDraw)
			x, y := at(draw)
			press(in, x, y)
			run(t, s, in)
			if m.listening != draw {
				t.Fatal("a press does not wait for a key")
			}
			press(in, 5, 5)
			run(t, s, in)
			if m.listening != nil || !s.IsOpen(m) {
				t.Fatal("a press elsewhere does not leave it as it is")
			}
			press(in, x, y)
			run(t, s, in.Stroke(ebiten.KeyQ, 1))
			if k, _ := s.Settings.Bindings.Key(ActDraw); k != ebiten.KeyQ {
				t.Errorf("draw is on %s", k)
			}
			press(in, x+draw.W*m.k/2+35*m.k, y)
			run(t, s, in)
			if !s.Settings.Bindings.isFirst(ActDraw) {
				t.Error("the way back does nothing")
			}
			x, y = at(m.done)
			press(in, x, y)
			run(t, s, in)
			if s.IsOpen(m) {
				t.Error("Done does not leave the page")
			}
		})
	}
}

func TestPromptsShowTheDeviceLastUsedAndWhatItIsBoundTo(t *testing.T) {
	in, set := NewScript(), DefaultSettings()
	set.Bindings.assign(onKeys, ActRules, bound(ebiten.KeyF12)+1)
	s, table := tableStage(t, 1280, 720, placed(t, "classic", 0, "R5", "R1 G7 B2", "B1 B2 B3"), set, in)
	still(t, s, table)
	g := func(a Action) KeyGlyph { return prompt(s.painter, a) }
	run(t, s, in.MoveTo(30, 300).MoveTo(31, 300))
	if g(ActRules).Of != NoGlyph || g(ActCancel).Of != NoGlyph {
		t.Error("with the mouse a glyph is shown")
	}
	run(t, s, in.Stroke(ebiten.KeyArrowRight, 1))
	if g(ActRules).Text != "F12" || g(ActCall).Text != "U" || g(ActLeft).Text != "" || g(ActLeft).Of == NoGlyph || g(ActCancel).Text != "Esc" {
		t.Errorf("with keys: %+v, %+v", g(ActRules), g(ActLeft))
	}
	run(t, s, in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftRight, 1))
	if g(ActRules) != (KeyGlyph{Of: PadButton, Code: uint8(ebiten.StandardGamepadButtonLeftStick)}) || g(ActJump).Of != NoGlyph {
		t.Errorf("with a gamepad: %+v", g(ActRules))
	}
	run(t, s, in.Tap(30, 300))
	if g(ActRules).Of != NoGlyph {
		t.Error("with a finger a glyph is shown")
	}
	run(t, s, in.Stroke(ebiten.KeyArrowRight, 1))
	s.Settings.Bindings.assign(onKeys, ActCall, bound(ebiten.KeyQ)+1)
	step(t, s, 1)
	if g(ActCall).Text != "Q" {
		t.Errorf("a new key is not shown: %+v", g(ActCall))
	}
}
