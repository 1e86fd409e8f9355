package scene

import (
	"fourtell/engine"

	"github.com/hajimehoshi/ebiten/v2"
)

// people is how many can have a key and a gamepad of their own.
const people = engine.MaxSeats

// Wishes are what one of the people at this screen can want while the picture is another's.
type Wishes uint8

// The wishes.
const (
	WishCatch Wishes = 1 << iota // catch whoever may be caught
	WishCall                     // call for one's own last card
	WishJump                     // jump in with the very same card
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
	return w
}

// everyOwnKey are the actions of the people's own keys.
const everyOwnKey = Actions(1<<people-1) << ActOwn

// takeOwn takes the people's own keys out of what a key asks for: they catch, or where there is nobody to be caught call;
// with Shift they jump in. It gives what is left.
func (s *Sample) takeOwn(a Actions, shift bool) Actions {
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
	s.Did, s.KeyDown, s.WheelY, s.Pad, s.Typed, s.Own = 0, false, 0, false, "", [people]Wishes{}
	for i := range s.Pads {
		s.Pads[i].Did, s.Pads[i].Held, s.Pads[i].ButtonDown = 0, 0, false
	}
}

// ownInput is who of the people at one screen said what in a tick.
type ownInput struct {
	did, held Actions // of the keyboard
	wishes    [people]Wishes
	pads      [people]PadSample
}

// allPads lets every gamepad say what the player wants.
func (in *Input) allPads() { in.onlyPads(-1, 0) }

// onlyPads lets, of the gamepads of so many persons, that of one alone say what the player wants; those beyond belong to
// nobody and are heard always.
func (in *Input) onlyPads(owner, persons int) {
	in.did, in.held = in.own.did, in.own.held
	for i := range in.own.pads {
		if p := &in.own.pads[i]; i == owner || i >= persons {
			in.did, in.held = in.did|p.Did, in.held|p.Held
		}
	}
}

// padsHere is how many gamepads are connected.
func (in *Input) padsHere() (n int) {
	for i := range in.own.pads {
		if in.own.pads[i].Here {
			n++
		}
	}
	return n
}

// padOf says whether a person has a gamepad of their own: one alone is everybody's.
func (in *Input) padOf(person int) bool { return in.own.pads[person].Here && in.padsHere() > 1 }

// takeWishes is what a person has said by a key of their own or, while the picture is another's, by their own gamepad. It
// is given once.
func (in *Input) takeWishes(person int, others bool) Wishes {
	w := in.own.wishes[person]
	if others && in.padOf(person) {
		w |= in.own.pads[person].wishes()
	}
	in.own.wishes[person], in.own.pads[person].Did = 0, 0
	return w
}
