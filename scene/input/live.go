package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Live is the machine: its mouse, touch screen, keyboard and gamepads, and the files dropped on its window.
type Live struct {
	Dropped func() []File // since the last tick; nil: none ever are

	bound   Keymap
	keys    []ebiten.Key
	pads    []ebiten.GamepadID
	touches []ebiten.TouchID
	lifted  []ebiten.TouchID
	finger  ebiten.TouchID
	touched bool
	slots   [People]PadSlot
	lastX   float32
	lastY   float32
	haveX   bool
	latch   latch
}

const (
	RepeatAfter = 24 // ticks until a held arrow repeats
	repeatEvery = 6
)

const arrows = Actions(1<<ActLeft | 1<<ActRight | 1<<ActUp | 1<<ActDown)

// Repeats says whether a key held for d ticks counts again.
func Repeats(d int) bool { return d > RepeatAfter && (d-RepeatAfter)%repeatEvery == 0 }

// Sample reads them all.
func (l *Live) Sample(unit float32) Sample {
	s := Sample{Focused: ebiten.IsFocused()}
	if l.Dropped != nil {
		s.Files = l.Dropped()
	}
	l.pointer(&s, unit/zoom())
	l.keyboard(&s)
	l.gamepads(&s)
	l.latch.take(&s, unit, l.bound)
	return s
}

func (l *Live) pointer(s *Sample, unit float32) {
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
func (l *Live) fingerJustLeft() bool {
	l.lifted = inpututil.AppendJustReleasedTouchIDs(l.lifted[:0])
	return len(l.lifted) > 0
}

func (l *Live) keyboard(s *Sample) {
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	l.keys = inpututil.AppendPressedKeys(l.keys[:0])
	for _, k := range l.keys {
		a := l.bound.keyActions(k)
		d := inpututil.KeyPressDuration(k)
		s.Held |= a &^ everyOwnKey
		if d == 1 || (k == ebiten.KeyBackspace || k == ebiten.KeyDelete) && Repeats(d) {
			s.Key, s.KeyDown = k, true
		}
		if d != 1 && !(a&arrows != 0 && Repeats(d)) {
			continue
		}
		switch {
		case alt && OneKey(k) == ebiten.KeyEnter:
			a = Of(ActFullscreen)
		case alt || ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta):
			a = 0
		case a.Has(ActTab) && ebiten.IsKeyPressed(ebiten.KeyShift):
			a = Of(ActBackTab)
		}
		if d != 1 {
			a &= arrows
		}
		s.Did |= s.TakeOwn(a, ebiten.IsKeyPressed(ebiten.KeyShift))
	}
}

// Bind lets keys and buttons ask for what they are given.
func (l *Live) Bind(m Keymap) { l.bound = m }

// PadSlot is one of the places for gamepads. A pad keeps its place while it is connected, whichever others come and go.
type PadSlot struct {
	ID      ebiten.GamepadID
	Here    bool
	stick   [2]int // last direction of the left stick, to repeat it
	stickAt int
}

// connect looks which pads there are.
func (l *Live) connect() {
	l.pads = ebiten.AppendGamepadIDs(l.pads[:0])
	l.pads = slices.DeleteFunc(l.pads, func(id ebiten.GamepadID) bool { return !ebiten.IsStandardGamepadLayoutAvailable(id) })
	PlacePads(&l.slots, l.pads)
}

// PlacePads frees the places of pads that are gone and gives one to each that is new, as long as there are any.
func PlacePads(slots *[People]PadSlot, here []ebiten.GamepadID) {
	for i := range slots {
		if p := &slots[i]; p.Here && !slices.Contains(here, p.ID) {
			*p = PadSlot{}
		}
	}
	for _, id := range here {
		if slices.ContainsFunc(slots[:], func(p PadSlot) bool { return p.Here && p.ID == id }) {
			continue
		}
		if i := slices.IndexFunc(slots[:], func(p PadSlot) bool { return !p.Here }); i >= 0 {
			slots[i] = PadSlot{ID: id, Here: true}
		}
	}
}

func (l *Live) gamepads(s *Sample) {
	l.connect()
	for i := range l.slots {
		if p := &l.slots[i]; p.Here {
			s.Pads[i] = p.sample(l.bound)
		}
	}
}

// sample reads the pad of a slot.
func (p *PadSlot) sample(m Keymap) PadSample {
	s := PadSample{Here: true}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		d := inpututil.StandardGamepadButtonPressDuration(p.ID, b)
		if d == 0 {
			continue
		}
		a := m.padActions(b)
		s.Held |= a
		if d == 1 {
			s.Button, s.ButtonDown = b, true
		}
		switch {
		case d == 1:
			s.Did |= a
		case Repeats(d):
			s.Did |= a & arrows
		}
	}
	now := [2]int{
		axis(ebiten.StandardGamepadAxisValue(p.ID, ebiten.StandardGamepadAxisLeftStickHorizontal)),
		axis(ebiten.StandardGamepadAxisValue(p.ID, ebiten.StandardGamepadAxisLeftStickVertical)),
	}
	if now != p.stick {
		p.stick, p.stickAt = now, 0
	}
	if p.stick == ([2]int{}) {
		return s
	}
	p.stickAt++
	if p.stickAt == 1 || Repeats(p.stickAt) {
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
