package input

import "github.com/hajimehoshi/ebiten/v2"

// Script is a source for tests: steps, played one or more ticks each. The
// pointer stays where it was left.
type Script struct {
	steps []Sample
	now   Sample
	bound Keymap
}

// NewScript is an empty script: a focused window, no pointer.
func NewScript() *Script { return &Script{now: Sample{Focused: true}} }

// Sample plays the next tick; after the last step nothing moves any more.
func (s *Script) Sample(float32) Sample {
	if len(s.steps) == 0 {
		s.now.quiet()
		return s.now
	}
	step := s.steps[0]
	s.steps = s.steps[1:]
	s.now = step
	return step
}

// Done says whether every step has been played.
func (s *Script) Done() bool { return len(s.steps) == 0 }

func (s *Script) End() Sample {
	e := s.now
	if n := len(s.steps); n > 0 {
		e = s.steps[n-1]
	}
	e.quiet()
	return e
}

func (s *Script) Add(e Sample) *Script { s.steps = append(s.steps, e); return s }

// MoveTo brings the mouse to a point.
func (s *Script) MoveTo(x, y float32) *Script {
	e := s.End()
	e.X, e.Y, e.Over, e.Touch = x, y, true, false
	return s.Add(e)
}

// Press presses the mouse button where the pointer is.
func (s *Script) Press() *Script { e := s.End(); e.Down = true; return s.Add(e) }

// Release lets it go.
func (s *Script) Release() *Script { e := s.End(); e.Down = false; return s.Add(e) }

// Click moves the mouse to a point, presses and lets go.
func (s *Script) Click(x, y float32) *Script { return s.MoveTo(x, y).Press().Release() }

// RightClick clicks the right button at a point.
func (s *Script) RightClick(x, y float32) *Script {
	e := s.MoveTo(x, y).End()
	e.Right = true
	s.Add(e)
	e.Right = false
	return s.Add(e)
}

// Drag presses at one point, moves to another in n ticks and lets go there.
func (s *Script) Drag(x0, y0, x1, y1 float32, n int) *Script {
	s.MoveTo(x0, y0).Press()
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		s.MoveTo(x0+(x1-x0)*t, y0+(y1-y0)*t)
	}
	return s.Release()
}

// Tap touches a point with a finger and lifts it.
func (s *Script) Tap(x, y float32) *Script {
	e := s.End()
	e.X, e.Y, e.Over, e.Touch, e.Down = x, y, true, true, true
	s.Add(e)
	e.Over, e.Touch, e.Down = false, false, false
	return s.Add(e)
}

// Key presses keys for those actions and lets them go.
func (s *Script) Key(list ...Action) *Script {
	e := s.End()
	e.Did = Of(list...)
	s.Add(e)
	e.Did = 0
	return s.Add(e)
}

// Own presses a person's own key.
func (s *Script) Own(person int, w Wishes) *Script {
	e := s.End()
	e.Own[person] = w
	return s.Add(e)
}

// Connect connects so many gamepads, the first ones.
func (s *Script) Connect(n int) *Script {
	e := s.End()
	for i := range e.Pads {
		e.Pads[i] = PadSample{Here: i < n}
	}
	return s.Add(e)
}

// PadKey presses buttons of one gamepad and lets them go.
func (s *Script) PadKey(pad int, list ...Action) *Script {
	e := s.End()
	e.Pads[pad] = PadSample{Here: true, Did: Of(list...), Held: Of(list...)}
	s.Add(e)
	e = s.End()
	return s.Add(e)
}

// bind tells what keys and buttons ask for.
// Bind lets keys and buttons ask for what they are given.
func (s *Script) Bind(m Keymap) { s.bound = m }

// Stroke presses a key for n ticks, and lets it go; it asks for what it is bound to as this is called.
func (s *Script) Stroke(k ebiten.Key, n int) *Script {
	e := s.End()
	e.Key, e.KeyDown, e.Held = k, true, s.bound.keyActions(k)&^everyOwnKey
	e.Did = e.TakeOwn(s.bound.keyActions(k), false)
	s.Add(e)
	for range n - 1 {
		s.Add(s.End())
	}
	e = s.End()
	e.Held = 0
	return s.Add(e)
}

// PadPress presses a button of one gamepad for n ticks, and lets it go, as Stroke does.
func (s *Script) PadPress(pad int, b ebiten.StandardGamepadButton, n int) *Script {
	e := s.End()
	a := s.bound.padActions(b)
	e.Pads[pad] = PadSample{Here: true, Did: a, Held: a, Button: b, ButtonDown: true}
	s.Add(e)
	for range n - 1 {
		e = s.End()
		e.Pads[pad].Held = a
		s.Add(e)
	}
	return s.Add(s.End())
}

// Type types letters.
func (s *Script) Type(text string) *Script { e := s.End(); e.Typed = text; return s.Add(e) }

// Push presses a key that asks for nothing by itself, and lets it go.
func (s *Script) Push(k ebiten.Key) *Script {
	e := s.End()
	e.Key, e.KeyDown = k, true
	s.Add(e)
	e.KeyDown = false
	return s.Add(e)
}

// Wheel turns the wheel by so many steps.
func (s *Script) Wheel(y float32) *Script { e := s.End(); e.WheelY = y; return s.Add(e) }

// Unfocus takes the keyboard from the window, Focus gives it back.
func (s *Script) Unfocus() *Script { e := s.End(); e.Focused = false; return s.Add(e) }

// Focus gives the window the keyboard.
func (s *Script) Focus() *Script { e := s.End(); e.Focused = true; return s.Add(e) }

// Wait lets n ticks pass.
func (s *Script) Wait(n int) *Script {
	for range n {
		s.Add(s.End())
	}
	return s
}

// Drop drops files on the window.
func (s *Script) Drop(files ...File) *Script { e := s.End(); e.Files = files; return s.Add(e) }
