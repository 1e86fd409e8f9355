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

// ownKeyName is what is written on the key of the person with that index: F1 is the first one's. No other key of the game
// lies there.
func ownKeyName(person int) string {
	return [people]string{"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10"}[person]
}

// ownKey takes in a key that has been pressed, where it is somebody's own: it catches, or where there is nobody to be
// caught calls; with Shift it jumps in.
func (s *Sample) ownKey(k ebiten.Key, shift bool) {
	person := -1
	for i, own := range [people]ebiten.Key{ebiten.KeyF1, ebiten.KeyF2, ebiten.KeyF3, ebiten.KeyF4, ebiten.KeyF5,
		ebiten.KeyF6, ebiten.KeyF7, ebiten.KeyF8, ebiten.KeyF9, ebiten.KeyF10} {
		if k == own {
			person = i
		}
	}
	switch {
	case person < 0:
	case shift:
		s.Own[person] |= WishJump
	default:
		s.Own[person] |= WishCatch | WishCall
	}
}

// quiet forgets what was pressed in this tick; what is held stays held.
func (s *Sample) quiet() {
	s.Files = nil
	s.Did, s.KeyDown, s.WheelY, s.Pad, s.Typed, s.Own = 0, false, 0, false, "", [people]Wishes{}
	for i := range s.Pads {
		s.Pads[i].Did, s.Pads[i].Held = 0, 0
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

// ownPads keeps the gamepads of the other people out of a picture that is one person's: whoever is shown the table, or is
// to lift the curtain. A menu listens to everybody's.
func (s *Stage) ownPads(in *Input) {
	t, ok := s.scene.(*Table)
	if !ok || !t.curtains() || in.padsHere() < 2 {
		return
	}
	owner := t.viewer
	switch m := s.Top().(type) {
	case *Curtain:
		owner = m.seat
	case pauser:
		if m.Pauses() {
			return
		}
	}
	in.onlyPads(t.sharerAt(owner), len(t.hot.sharers))
}
