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

	// What began and ended since the last look, in its order, as far as the platform tells.
	tapped  []tap
	strokes []pointer
	clicked bool // the right button was pressed
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

// Live is the machine: its mouse, touch screen, keyboard and gamepads, and the files dropped on its window.
//
// It is looked at once a picture and asked once a tick, and there may be several ticks to a picture, or none: what was pressed
// between two looks is said in the ticks that follow, also where it has been let go since, and only there. Of several presses
// and releases a tick says one, so that each is seen where it was, in the order in which they came (Waiting). How long
// something has been held is counted in ticks.
type Live struct {
	Dropped func() []File // since the last look; nil: none ever are

	bound Keymap
	now   seen // the last look
	spare []finger
	files []File
	wheel float32

	taps taps
	hit  [ebiten.KeyMax + 1]bool // gone down since the last tick
	held [ebiten.KeyMax + 1]int  // ticks

	at      pointer
	strokes strokes
	clicked bool // the right button has gone down since the last tick
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
	s.fingers, l.spare = l.spare[:0], l.now.fingers // two lists take turns: the last one is still asked
	s.pads, s.tapped, s.strokes = l.now.pads[:0], l.now.tapped[:0], l.now.strokes[:0]
	s.read()
	if l.Dropped != nil {
		s.files = l.Dropped()
	}
	l.latch.take(&s)
	l.see(s)
	return len(s.pads) > 0
}

// Waiting says whether something has been pressed or let go that no tick has said yet.
func (l *Live) Waiting() bool { return len(l.strokes.list) > 0 || len(l.taps.list) > 0 }

// see takes in a look.
func (l *Live) see(s seen) {
	l.taps.add(s.tapped)
	for k, down := range s.down {
		l.hit[k] = l.hit[k] || down && !l.now.down[k] && !l.taps.wait(ebiten.Key(k))
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

// Sample is the next tick, in units of so many device pixels.
func (l *Live) Sample(unit float32) Sample {
	s := Sample{Focused: l.now.focused, WheelY: l.wheel, Files: l.files}
	l.wheel, l.files = 0, nil
	at := l.at
	if p, ok := l.strokes.next(); ok {
		at = p
	}
	s.X, s.Y, s.Over, s.Touch = at.x/unit, at.y/unit, at.over, at.touch
	s.Down, s.Right = at.down, l.at.right || l.clicked
	l.clicked = false
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
	tapped, told := l.taps.next()
	if told {
		l.hit[tapped.key] = true
	}
	for i := range l.held {
		k := ebiten.Key(i)
		d := holdOn(&l.held[i], &l.hit[i], l.now.down[i] && !l.taps.wait(k))
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
		with := modifiers{alt: down(ebiten.KeyAlt), control: down(ebiten.KeyControl) || down(ebiten.KeyMeta), shift: down(ebiten.KeyShift)}
		if told && d == 1 && k == tapped.key {
			with = tapped.with
		}
		switch {
		case with.alt && OneKey(k) == ebiten.KeyEnter:
			a = Of(ActFullscreen)
		case with.alt || with.control:
			a = 0
		case a.Has(ActTab) && with.shift:
			a = Of(ActBackTab)
		}
		if d != 1 {
			a &= arrows
		}
		s.Did |= s.TakeOwn(a, with.shift)
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
