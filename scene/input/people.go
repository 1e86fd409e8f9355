package input

import (
	"fourtell/engine"

	"github.com/hajimehoshi/ebiten/v2"
)

// People is how many can have a key and a gamepad of their own.
const People = engine.MaxSeats

// Wishes are what one of the people at this screen can want while the picture is another's.
type Wishes uint8

// The wishes.
const (
	WishCatch Wishes = 1 << iota // catch whoever may be caught
	WishCall                     // call for one's own last card
	WishJump                     // jump in with the very same card
	WishLook                     // look at one's own hand before one answers
)

// PadSample is what one gamepad says in a tick.
type PadSample struct {
	Here      bool // it is connected
	Did, Held Actions
	// Button is the last one that went down in this tick, when ButtonDown.
	Button     ebiten.StandardGamepadButton
	ButtonDown bool
}

// wishes is what the buttons of a pad are while the picture is another person's.
func (p *PadSample) wishes() (w Wishes) {
	if p.Did.Has(ActCatch) {
		w |= WishCatch
	}
	if p.Did.Has(ActCall) {
		w |= WishCall
	}
	if p.Did.Has(ActDraw) {
		w |= WishJump
	}
	if p.Did.Has(ActPeek) {
		w |= WishLook
	}
	return w
}

// everyOwnKey are the actions of the people's own keys.
const everyOwnKey = Actions(1<<People-1) << ActOwn

// TakeOwn takes the people's own keys out of what a key asks for: they catch, or where there is nobody to be caught call;
// with Shift they jump in. It gives what is left.
func (s *Sample) TakeOwn(a Actions, shift bool) Actions {
	for i := range s.Own {
		switch {
		case !a.Has(ActOwn + Action(i)):
		case shift:
			s.Own[i] |= WishJump
		default:
			s.Own[i] |= WishCatch | WishCall
		}
	}
	return a &^ everyOwnKey
}

// quiet forgets what was pressed in this tick; what is held stays held.
func (s *Sample) quiet() {
	s.Files = nil
	s.Did, s.KeyDown, s.WheelY, s.Pad, s.Typed, s.Own = 0, false, 0, false, "", [People]Wishes{}
	for i := range s.Pads {
		s.Pads[i].Did, s.Pads[i].Held, s.Pads[i].ButtonDown = 0, 0, false
	}
}

// ownInput is who of the people at one screen said what in a tick.
type ownInput struct {
	did, held Actions // of the keyboard
	wishes    [People]Wishes
	Pads      [People]PadSample
}

// any says whether a person has said anything of their own.
func (o *ownInput) any() bool { return o.wishes != [People]Wishes{} }

// allPads lets every gamepad say what the player wants.
func (in *Tick) allPads() { in.OnlyPads(-1, 0) }

// OnlyPads lets, of the gamepads of so many persons, that of one alone say what the player wants; those beyond belong to
// nobody and are heard always.
func (in *Tick) OnlyPads(owner, persons int) {
	in.did, in.held = in.Own.did, in.Own.held
	for i := range in.Own.Pads {
		if p := &in.Own.Pads[i]; i == owner || i >= persons {
			in.did, in.held = in.did|p.Did, in.held|p.Held
		}
	}
}

// PadsHere is how many gamepads are connected.
func (in *Tick) PadsHere() (n int) {
	for i := range in.Own.Pads {
		if in.Own.Pads[i].Here {
			n++
		}
	}
	return n
}

// PadOf says whether a person has a gamepad of their own: one alone is everybody's.
func (in *Tick) PadOf(person int) bool { return in.Own.Pads[person].Here && in.PadsHere() > 1 }

// TakeWishes is what a person has said by a key of their own or, while the picture is another's, by their own gamepad. It
// is given once.
func (in *Tick) TakeWishes(person int, others bool) Wishes {
	w := in.Own.wishes[person]
	if others && in.PadOf(person) {
		w |= in.Own.Pads[person].wishes()
	}
	in.Own.wishes[person], in.Own.Pads[person].Did = 0, 0
	return w
}
