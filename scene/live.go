package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// liveSource reads the machine's mouse, touch screen, keyboard and gamepads.
type liveSource struct {
	keys    []ebiten.Key
	pads    []ebiten.GamepadID
	touches []ebiten.TouchID
	lifted  []ebiten.TouchID
	finger  ebiten.TouchID
	touched bool
	slots   [people]padSlot
	lastX   float32
	lastY   float32
	haveX   bool
	latch   latch
}

const (
	repeatAfter = 24 // ticks until a held arrow repeats
	repeatEvery = 6
)

// keyActions is what each key asks for.
func keyActions(k ebiten.Key) Actions {
	switch k {
	case ebiten.KeyArrowLeft:
		return Of(ActLeft)
	case ebiten.KeyArrowRight:
		return Of(ActRight)
	case ebiten.KeyArrowUp:
		return Of(ActUp)
	case ebiten.KeyArrowDown:
		return Of(ActDown)
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		return Of(ActConfirm)
	case ebiten.KeyEscape:
		return Of(ActCancel)
	case ebiten.KeyD:
		return Of(ActDraw)
	case ebiten.KeyK:
		return Of(ActKeep)
	case ebiten.KeyU:
		return Of(ActCall)
	case ebiten.KeyC:
		return Of(ActCatch, ActChallenge)
	case ebiten.KeyS:
		return Of(ActSort)
	case ebiten.KeyJ:
		return Of(ActJump)
	case ebiten.KeyL:
		return Of(ActLog)
	case ebiten.KeyM:
		return Of(ActMute)
	case ebiten.KeyF11:
		return Of(ActFullscreen)
	case ebiten.KeyP:
		return Of(ActPause)
	case ebiten.KeyZ, ebiten.KeyBackspace:
		return Of(ActUndo)
	case ebiten.KeyH:
		return Of(ActHint)
	case ebiten.KeyV:
		return Of(ActPeek)
	case ebiten.KeyR:
		return Of(ActRules)
	case ebiten.KeyTab:
		return Of(ActTab)
	case ebiten.KeySpace:
		return Of(ActSkip)
	}
	if k >= ebiten.KeyDigit1 && k <= ebiten.KeyDigit9 {
		return digit(int(k - ebiten.KeyDigit1))
	}
	if k >= ebiten.KeyNumpad1 && k <= ebiten.KeyNumpad9 {
		return digit(int(k - ebiten.KeyNumpad1))
	}
	return 0
}

func digit(n int) Actions {
	a := Of(ActDigit1 + Action(n))
	if n < 4 {
		a |= Of(ActColor1 + Action(n))
	}
	return a
}

// padActions is what each button of a standard gamepad asks for.
func padActions(b ebiten.StandardGamepadButton) Actions {
	switch b {
	case ebiten.StandardGamepadButtonRightBottom:
		return Of(ActConfirm)
	case ebiten.StandardGamepadButtonRightRight:
		return Of(ActCancel)
	case ebiten.StandardGamepadButtonRightLeft:
		return Of(ActDraw, ActKeep)
	case ebiten.StandardGamepadButtonRightTop:
		return Of(ActCall, ActChallenge)
	case ebiten.StandardGamepadButtonFrontTopRight:
		return Of(ActCatch)
	case ebiten.StandardGamepadButtonFrontTopLeft:
		return Of(ActSort, ActPeek)
	case ebiten.StandardGamepadButtonFrontBottomLeft:
		return Of(ActHint)
	case ebiten.StandardGamepadButtonFrontBottomRight:
		return Of(ActSkip)
	case ebiten.StandardGamepadButtonLeftStick:
		return Of(ActRules)
	case ebiten.StandardGamepadButtonCenterLeft:
		return Of(ActLog)
	case ebiten.StandardGamepadButtonCenterRight:
		return Of(ActPause)
	case ebiten.StandardGamepadButtonLeftLeft:
		return Of(ActLeft)
	case ebiten.StandardGamepadButtonLeftRight:
		return Of(ActRight)
	case ebiten.StandardGamepadButtonLeftTop:
		return Of(ActUp)
	case ebiten.StandardGamepadButtonLeftBottom:
		return Of(ActDown)
	}
	return 0
}

const arrows = Actions(1<<ActLeft | 1<<ActRight | 1<<ActUp | 1<<ActDown)

// repeats says whether a key held for d ticks counts again.
func repeats(d int) bool { return d > repeatAfter && (d-repeatAfter)%repeatEvery == 0 }

func (l *liveSource) Sample(unit float32) Sample {
	s := Sample{Focused: ebiten.IsFocused(), Files: droppedFiles()}
	l.pointer(&s, unit)
	l.keyboard(&s)
	l.gamepads(&s)
	l.latch.take(&s, unit)
	return s
}

func (l *liveSource) pointer(s *Sample, unit float32) {
	l.touches = ebiten.AppendTouchIDs(l.touches[:0])
	held := false
	for _, id := range l.touches {
		held = held || l.touched && id == l.finger
	}
	if !held {
		l.touched = len(l.touches) > 0
		if l.touched {
			l.finger = l.touches[0]
		}
	}
	if l.touched {
		x, y := ebiten.TouchPosition(l.finger)
		s.X, s.Y, s.Over, s.Touch, s.Down = float32(x)/unit, float32(y)/unit, true, true, true
		l.haveX = false
		return
	}
	x, y := ebiten.CursorPosition()
	s.X, s.Y = float32(x)/unit, float32(y)/unit
	// Until a mouse has moved there may be none.
	if !l.haveX && (s.X != l.lastX || s.Y != l.lastY) && !l.fingerJustLeft() {
		l.haveX = true
	}
	l.lastX, l.lastY = s.X, s.Y
	s.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	s.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	l.haveX = l.haveX || s.Down || s.Right
	s.Over = l.haveX
	_, wy := ebiten.Wheel()
	s.WheelY = float32(wy)
}

// fingerJustLeft says whether a finger has just been lifted: some browsers
// move the mouse there.
func (l *liveSource) fingerJustLeft() bool {
	l.lifted = inpututil.AppendJustReleasedTouchIDs(l.lifted[:0])
	return len(l.lifted) > 0
}

func (l *liveSource) keyboard(s *Sample) {
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	l.keys = inpututil.AppendPressedKeys(l.keys[:0])
	for _, k := range l.keys {
		a := keyActions(k)
		d := inpututil.KeyPressDuration(k)
		s.Held |= a
		if d == 1 || (k == ebiten.KeyBackspace || k == ebiten.KeyDelete) && repeats(d) {
			s.Key, s.KeyDown = k, true
		}
		if d != 1 && !(a&arrows != 0 && repeats(d)) {
			continue
		}
		switch {
		case alt && a.Has(ActConfirm):
			a = Of(ActFullscreen)
		case alt || ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta):
			a = 0
		case a.Has(ActTab) && ebiten.IsKeyPressed(ebiten.KeyShift):
			a = Of(ActBackTab)
		}
		s.Did |= a
		if d == 1 && !alt && !ebiten.IsKeyPressed(ebiten.KeyControl) && !ebiten.IsKeyPressed(ebiten.KeyMeta) {
			s.ownKey(k, ebiten.IsKeyPressed(ebiten.KeyShift))
		}
	}
}

// padSlot is one of the places for gamepads. A pad keeps its place while it is connected, whichever others come and go.
type padSlot struct {
	id      ebiten.GamepadID
	here    bool
	stick   [2]int // last direction of the left stick, to repeat it
	stickAt int
}

// connect looks which pads there are.
func (l *liveSource) connect() {
	l.pads = ebiten.AppendGamepadIDs(l.pads[:0])
	l.pads = slices.DeleteFunc(l.pads, func(id ebiten.GamepadID) bool { return !ebiten.IsStandardGamepadLayoutAvailable(id) })
	placePads(&l.slots, l.pads)
}

// placePads frees the places of pads that are gone and gives one to each that is new, as long as there are any.
func placePads(slots *[people]padSlot, here []ebiten.GamepadID) {
	for i := range slots {
		if p := &slots[i]; p.here && !slices.Contains(here, p.id) {
			*p = padSlot{}
		}
	}
	for _, id := range here {
		if slices.ContainsFunc(slots[:], func(p padSlot) bool { return p.here && p.id == id }) {
			continue
		}
		if i := slices.IndexFunc(slots[:], func(p padSlot) bool { return !p.here }); i >= 0 {
			slots[i] = padSlot{id: id, here: true}
		}
	}
}

func (l *liveSource) gamepads(s *Sample) {
	l.connect()
	for i := range l.slots {
		if p := &l.slots[i]; p.here {
			s.Pads[i] = p.sample()
		}
	}
}

// sample reads the pad of a slot.
func (p *padSlot) sample() PadSample {
	s := PadSample{Here: true}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		d := inpututil.StandardGamepadButtonPressDuration(p.id, b)
		if d == 0 {
			continue
		}
		a := padActions(b)
		s.Held |= a
		if d == 1 || a&arrows != 0 && repeats(d) {
			s.Did |= a
		}
	}
	now := [2]int{
		axis(ebiten.StandardGamepadAxisValue(p.id, ebiten.StandardGamepadAxisLeftStickHorizontal)),
		axis(ebiten.StandardGamepadAxisValue(p.id, ebiten.StandardGamepadAxisLeftStickVertical)),
	}
	if now != p.stick {
		p.stick, p.stickAt = now, 0
	}
	if p.stick == ([2]int{}) {
		return s
	}
	p.stickAt++
	if p.stickAt == 1 || repeats(p.stickAt) {
		s.Did |= stickActions(p.stick)
	}
	return s
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

func stickActions(d [2]int) Actions {
	var a Actions
	if d[0] < 0 {
		a |= Of(ActLeft)
	}
	if d[0] > 0 {
		a |= Of(ActRight)
	}
	if d[1] < 0 {
		a |= Of(ActUp)
	}
	if d[1] > 0 {
		a |= Of(ActDown)
	}
	return a
}
