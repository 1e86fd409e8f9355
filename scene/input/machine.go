package input

import "github.com/hajimehoshi/ebiten/v2"

// read looks at every device of the machine.
func (s *seen) read() {
	s.focused = ebiten.IsFocused()
	k := zoom()
	for _, id := range ebiten.AppendTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		s.fingers = append(s.fingers, finger{id, float32(x) * k, float32(y) * k})
	}
	x, y := ebiten.CursorPosition()
	s.x, s.y = float32(x)*k, float32(y)*k
	s.left = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	s.right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	_, wheel := ebiten.Wheel()
	s.wheel = float32(wheel)
	for i := range s.down {
		s.down[i] = ebiten.IsKeyPressed(ebiten.Key(i))
	}
	for _, id := range ebiten.AppendGamepadIDs(nil) {
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			s.pads = append(s.pads, padOf(id))
		}
	}
}

// padOf looks at a gamepad.
func padOf(id ebiten.GamepadID) padSeen {
	p := padSeen{id: id}
	for b := range p.down {
		p.down[b] = ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButton(b))
	}
	p.stick = [2]int{
		axis(ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)),
		axis(ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)),
	}
	return p
}

func axis(v float64) int {
	switch {
	case v > 0.5:
		return 1
	case v < -0.5:
		return -1
	}
	return 0
}
