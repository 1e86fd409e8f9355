// Package input is what the player wants in a tick, whatever device says it: the pointer, actions, and which key and which button
// asks for what.
//
// Contract: it reads the machine, or a script in its place, and decides nothing. Of the game it imports paint for boxes and
// devices, and engine for how many people there can be; never scene.
//
// # Map
//
//	Tick      input.go     one tick of wishes as a layer sees it; actions, samples and the tracker that makes ticks of them
//	Source    live.go      the machine, strokes.go what it pressed and let go (latch_js.go: as a page tells); script.go plays steps for tests
//	Bindings  bindings.go  which key and button asks for what; bindings_text.go as text
//	people    people.go    a key and a pad for each of several people
package input

import (
	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/scene/paint"
)

// Action is something a player can want, whatever device says it.
type Action uint8

// The actions, with the keys and buttons that they have at first (Bindings).
// Keys 1 to 4 are both Digit1 … and Color1 …; C is both Catch and
// Challenge, because only one of them can be meant at a time.
const (
	NoAction Action = iota
	ActLeft
	ActRight
	ActUp
	ActDown
	ActConfirm // Enter, gamepad A
	ActCancel  // Escape, gamepad B
	ActDraw    // D, X
	ActKeep    // K
	ActChallenge
	ActCall  // U, Y
	ActCatch // C, RB
	ActColor1
	ActColor2
	ActColor3
	ActColor4
	ActDigit1
	ActDigit2
	ActDigit3
	ActDigit4
	ActDigit5
	ActDigit6
	ActDigit7
	ActDigit8
	ActDigit9
	ActSort       // S
	ActLog        // L, Back
	ActMute       // M
	ActFullscreen // F11, Alt+Enter
	ActPause      // P, Escape where nothing is to be cancelled, Start
	ActHint       // H, LT
	ActTab
	ActBackTab
	ActSkip     // Space
	ActJump     // J: jump in
	ActUndo     // Z, Backspace: take back, in practice
	ActRules    // R, a press on the left stick: the rules, at the one that has just been spoken of
	ActPeek     // V, LB: see the hand that lies face down, while it is held
	ActOwn      // F1: the first person's own key where several share the screen; those of the others follow
	ActionCount = ActOwn + People
)

// Actions is a set of actions.
type Actions uint64

// Of is the set of those actions.
func Of(list ...Action) Actions {
	var s Actions
	for _, a := range list {
		s |= 1 << a
	}
	return s
}

// Has says whether a is in the set.
func (s Actions) Has(a Action) bool { return a != NoAction && s>>a&1 != 0 }

// Sample is what the devices say in one tick. Lengths are logical units.
type Sample struct {
	X, Y    float32
	Over    bool // a pointer is somewhere: a mouse in the window, a finger on it
	Touch   bool // it is a finger
	Down    bool // the button or finger is down
	Right   bool // the right button is down
	WheelY  float32
	Did     Actions // pressed in this tick, or repeated while held; but for Pads
	Held    Actions
	Key     ebiten.Key // the last key pressed in this tick, when KeyDown
	KeyDown bool
	Typed   string // by a script; the machine's letters come by way of its input method
	Pad     bool   // an action came from a gamepad
	Focused bool   // the window has the keyboard
	Files   []File // dropped on the window in this tick

	Own  [People]Wishes    // by a person's own key
	Pads [People]PadSample // by the order in which they were connected
}

// Source gives one sample a tick. unit is the device pixels of a logical unit.
type Source interface{ Sample(unit float32) Sample }

// Tick is one tick of the player's wishes as a layer sees it. The top layer
// sees it first; what a layer takes is gone for those below.
type Tick struct {
	X, Y           float32 // far away when there is no pointer, or a layer above has taken it
	Over           bool
	Touch          bool
	Down           bool // held
	Pressed        bool // went down in this tick
	Released       bool // went up in this tick: act now
	RightPressed   bool
	Moved          bool
	PressX, PressY float32 // where it went down
	Dragged        bool    // has moved 8 units or more since it went down; still true in the tick of Released
	WheelY         float32
	Device         paint.Device
	Key            ebiten.Key
	KeyDown        bool
	Typed          string
	FocusLost      bool // the window lost the keyboard in this tick
	PadLost        bool // a gamepad was there and is not any more
	active         bool
	did, held      Actions
	Own            ownInput
}

const (
	farAway  = -1e6
	dragSlop = 8 // units a press may move before it is a drag
)

// Did says whether the player asked for a in this tick.
func (in *Tick) Did(a Action) bool { return in.did.Has(a) }

// Asked is all that the player asks for in this tick and that nobody has taken.
func (in *Tick) Asked() Actions { return in.did }

// Ask asks for an action in this tick.
func (in *Tick) Ask(a Action) { in.did |= Of(a) }

// Typing leaves only the actions that are no letters: the letters go into a field.
func (in *Tick) Typing() {
	in.did &= Of(ActLeft, ActRight, ActUp, ActDown, ActConfirm, ActCancel, ActTab, ActBackTab)
}

// Deafen leaves no action and no wish, but what was pressed.
func (in *Tick) Deafen() {
	in.did, in.held, in.Own.wishes = 0, 0, [People]Wishes{}
	for i := range in.Own.Pads {
		in.Own.Pads[i].Did, in.Own.Pads[i].Held = 0, 0
	}
}

// Take is Did, and hides a from the layers below.
func (in *Tick) Take(a Action) bool {
	if !in.did.Has(a) {
		return false
	}
	in.did &^= 1 << a
	return true
}

// Holds says whether a is held down.
func (in *Tick) Holds(a Action) bool { return in.held.Has(a) }

// TakePointer hides the pointer from the layers below.
func (in *Tick) TakePointer() {
	in.X, in.Y = farAway, farAway
	in.Over, in.Down, in.Pressed, in.Released, in.RightPressed, in.Dragged = false, false, false, false, false, false
	in.WheelY = 0
}

// In says whether the pointer is in the box.
func (in *Tick) In(r paint.Rect) bool { return in.Over && r.Contains(in.X, in.Y) }

// Active says whether the player does anything in this tick, or holds anything down, whoever has taken it.
func (in *Tick) Active() bool { return in.active }

// Anything says whether the player did anything in this tick.
func (in *Tick) Anything() bool {
	return in.did != 0 || in.Pressed || in.Released || in.RightPressed || in.Moved || in.KeyDown
}

// Blank is the input of a layer that gets none.
func Blank() Tick { return Tick{X: farAway, Y: farAway, PressX: farAway, PressY: farAway} }

// Tracker turns samples into inputs.
type Tracker struct {
	last   Sample
	press  [2]float32
	drag   bool
	device paint.Device
}

// Use makes a device the one that was used last.
func (t *Tracker) Use(d paint.Device) { t.device = d }

func (t *Tracker) Next(s Sample) Tick {
	l := t.last
	in := Tick{
		X: s.X, Y: s.Y, Over: s.Over, Touch: s.Touch, Down: s.Down,
		Pressed: s.Down && !l.Down, Released: !s.Down && l.Down, RightPressed: s.Right && !l.Right,
		Moved: s.Over && (s.X != l.X || s.Y != l.Y), WheelY: s.WheelY,
		Key: s.Key, KeyDown: s.KeyDown, Typed: s.Typed, FocusLost: l.Focused && !s.Focused,
		did: s.Did, held: s.Held, Own: ownInput{did: s.Did, held: s.Held, wishes: s.Own, Pads: s.Pads},
	}
	for i := range s.Pads {
		in.PadLost = in.PadLost || l.Pads[i].Here && !s.Pads[i].Here
	}
	in.allPads()
	if in.Released && l.Touch && !s.Touch {
		// A finger that has left is still where it was for the tick of its release, unless it is told where it left.
		in.X, in.Y, in.Over, in.Touch = l.X, l.Y, true, true
	}
	if in.Pressed {
		t.press, t.drag = [2]float32{in.X, in.Y}, false
	}
	if s.Down || in.Released {
		dx, dy := in.X-t.press[0], in.Y-t.press[1]
		t.drag = t.drag || dx*dx+dy*dy >= dragSlop*dragSlop
	} else {
		t.drag = false
	}
	in.PressX, in.PressY, in.Dragged = t.press[0], t.press[1], t.drag
	if !in.Over {
		in.X, in.Y = farAway, farAway
	}
	switch {
	case in.did != 0 && (s.Pad || in.did != s.Did):
		t.device = paint.DevicePad
	case s.Did != 0:
		t.device = paint.DeviceKeys
	case s.Touch || in.Touch:
		t.device = paint.DeviceTouch
	case in.Pressed || in.Moved && l.Over:
		t.device = paint.DeviceMouse
	}
	in.Device = t.device
	in.active = in.Anything() || s.Down || in.held != 0 || s.WheelY != 0 || s.Typed != "" || len(s.Files) > 0 || in.FocusLost || in.PadLost || in.Own.any()
	t.last = s
	return in
}

// Keyed says whether a key or a button has asked for anything in this tick, whoever has taken it since.
func (in *Tick) Keyed() bool {
	did := in.Own.did
	for i := range in.Own.Pads {
		did |= in.Own.Pads[i].Did
	}
	return did != 0
}

// Scaled takes over an input as it is where everything is k times as large.
func (v *Tick) Scaled(in *Tick, k float32) *Tick {
	*v = *in
	v.X, v.Y, v.PressX, v.PressY = v.X/k, v.Y/k, v.PressX/k, v.PressY/k
	return v
}

// File is a file a player has dropped on the window or chosen.
type File struct {
	Name string // without its folder
	Text []byte
	Err  error // why it could not be read
}
