package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// seen is what the devices say when they are looked at. Lengths are device pixels.
type seen struct {
	focused     bool
	x, y        float32 // of the mouse
	left, right bool
	wheel       float32
	fingers     []finger
	down        [ebiten.KeyMax + 1]bool
	pads        []padSeen
	files       []File

	// What began and ended since the last look, as far as the platform tells.
	tapped  []ebiten.Key
	clicked bool
	click   pointer
}

// finger is one on the screen.
type finger struct {
	id   ebiten.TouchID
	x, y float32
}

// padSeen is a gamepad.
type padSeen struct {
	id    ebiten.GamepadID
	down  [ebiten.StandardGamepadButtonMax + 1]bool
	stick [2]int // the left one's direction
}

// pointer is where a mouse or a finger is, and what it presses.
type pointer struct {
	x, y        float32
	over, touch bool
	down, right bool
}

// Live is the machine: its mouse, touch screen, keyboard and gamepads, and the files dropped on its window.
//
// It is looked at once a picture and asked once a tick, and there may be several ticks to a picture, or none: what was pressed
// between two ticks is said in the next one, also where it has been let go since, and only there. How long something has been
// held is counted in ticks.
type Live struct {
	Dropped func() []File // since the last look; nil: none ever are

	bound Keymap
	now   seen // the last look
	files []File
	wheel float32

	hit  [ebiten.KeyMax + 1]bool // gone down since the last tick
	held [ebiten.KeyMax + 1]int  // ticks

	at      pointer
	pressed bool // the button has, or a finger
	press   pointer
	clicked bool // the right button has
	finger  ebiten.TouchID
	mouse   bool // there is one: it has moved

	slots [People]PadSlot
	ids   []ebiten.GamepadID
	latch latch
}

const (
	RepeatAfter = 24 // ticks until a held arrow repeats
	repeatEvery = 6
)

const arrows = Actions(1<<ActLeft | 1<<ActRight | 1<<ActUp | 1<<ActDown)

// Repeats says whether a key held for d ticks counts again.
func Repeats(d int) bool { return d > RepeatAfter && (d-RepeatAfter)%repeatEvery == 0 }

// Look looks at every device, once a picture. It says whether a gamepad is connected: those wake nobody, they have to be
// looked at.
func (l *Live) Look() (pads bool) {
	var s seen
	s.fingers, s.pads, s.tapped = l.now.fingers[:0], l.now.pads[:0], l.now.tapped[:0]
	s.read()
	if l.Dropped != nil {
		s.files = l.Dropped()
	}
	l.latch.take(&s)
	l.see(s)
	return len(s.pads) > 0
}

// see takes in a look.
func (l *Live) see(s seen) {
	for k, down := range s.down {
		l.hit[k] = l.hit[k] || down && !l.now.down[k]
	}
	for _, k := range s.tapped {
		l.hit[k] = l.hit[k] || !s.down[k] // it is seen without help
	}
	l.seePointer(&s)
	l.ids = l.ids[:0]
	for i := range s.pads {
		l.ids = append(l.ids, s.pads[i].id)
	}
	PlacePads(&l.slots, l.ids)
	for i := range l.slots {
		if p := &l.slots[i]; p.Here {
			p.see(&s.pads[slices.Index(l.ids, p.ID)])
		}
	}
	l.wheel += s.wheel
	l.files = append(l.files, s.files...)
	l.now = s
}

func (l *Live) seePointer(s *seen) {
	was := l.at
	held := -1
	for i, f := range s.fingers {
		if was.touch && f.id == l.finger {
			held = i
		}
	}
	switch {
	case len(s.fingers) > 0:
		f := s.fingers[max(held, 0)]
		l.finger, l.mouse = f.id, false
		l.at = pointer{x: f.x, y: f.y, over: true, touch: true, down: true}
	default:
		// Until a mouse has moved there may be none; some browsers move it to where a finger has just been lifted.
		moved := (s.x != l.now.x || s.y != l.now.y) && !was.touch
		l.mouse = l.mouse || moved || s.left || s.right
		l.at = pointer{x: s.x, y: s.y, over: l.mouse, down: s.left, right: s.right}
	}
	switch {
	case l.at.down && !was.down:
		l.pressed, l.press = true, l.at
	case s.clicked && !l.at.down:
		l.pressed, l.press = true, s.click
	}
	l.clicked = l.clicked || l.at.right && !was.right
}

// Sample is the next tick, in units of so many device pixels.
func (l *Live) Sample(unit float32) Sample {
	s := Sample{Focused: l.now.focused, WheelY: l.wheel, Files: l.files}
	l.wheel, l.files = 0, nil
	at := l.at
	if l.pressed && !at.down { // pressed and let go since
		at = l.press
		at.down = true
	}
	s.X, s.Y, s.Over, s.Touch = at.x/unit, at.y/unit, at.over, at.touch
	s.Down, s.Right = at.down, at.right || l.clicked
	l.pressed, l.clicked = false, false
	l.keyboard(&s)
	for i := range l.slots {
		if p := &l.slots[i]; p.Here {
			s.Pads[i] = p.sample(l.bound)
		}
	}
	return s
}

func (l *Live) keyboard(s *Sample) {
	down := func(k ebiten.Key) bool { return l.now.down[k] }
	alt := down(ebiten.KeyAlt)
	for i := range l.held {
		k := ebiten.Key(i)
		d := holdOn(&l.held[i], &l.hit[i], l.now.down[i])
		if d == 0 {
			continue
		}
		a := l.bound.keyActions(k)
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
		case alt || down(ebiten.KeyControl) || down(ebiten.KeyMeta):
			a = 0
		case a.Has(ActTab) && down(ebiten.KeyShift):
			a = Of(ActBackTab)
		}
		if d != 1 {
			a &= arrows
		}
		s.Did |= s.TakeOwn(a, down(ebiten.KeyShift))
	}
}

// holdOn counts for how many ticks a key or a button has been held, this one included, and takes back that it was hit: 0 where
// it is up, 1 in the tick of its press, however short that was.
func holdOn(held *int, hit *bool, down bool) int {
	switch {
	case *hit:
		*held = 1
	case down:
		*held++
	default:
		*held = 0
	}
	*hit = false
	return *held
}

// Bind lets keys and buttons ask for what they are given.
func (l *Live) Bind(m Keymap) { l.bound = m }

// PadSlot is one of the places for gamepads. A pad keeps its place while it is connected, whichever others come and go.
type PadSlot struct {
	ID   ebiten.GamepadID
	Here bool

	down    [ebiten.StandardGamepadButtonMax + 1]bool
	hit     [ebiten.StandardGamepadButtonMax + 1]bool
	held    [ebiten.StandardGamepadButtonMax + 1]int
	stick   [2]int // direction of the left stick
	toward  [2]int // as the last tick said, to repeat it
	stickAt int
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

// see takes in a look at the pad.
func (p *PadSlot) see(s *padSeen) {
	for b, down := range s.down {
		p.hit[b] = p.hit[b] || down && !p.down[b]
	}
	p.down, p.stick = s.down, s.stick
}

// sample is the pad's next tick.
func (p *PadSlot) sample(m Keymap) PadSample {
	s := PadSample{Here: true}
	for i := range p.held {
		b := ebiten.StandardGamepadButton(i)
		d := holdOn(&p.held[i], &p.hit[i], p.down[i])
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
	if p.stick != p.toward {
		p.toward, p.stickAt = p.stick, 0
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
