package input

import "github.com/hajimehoshi/ebiten/v2"

// Bindings says which key and which button of a gamepad ask for what. The zero value is as at first. Two actions lie on one
// key only where they can't both be meant.
type Bindings struct {
	Keys    [ActionCount]Bound // a key + 1
	Buttons [ActionCount]Bound // a button + 1
}

// Bound is what an action has been given: a key or a button + 1, asFirst or unbound.
type Bound uint8

const (
	asFirst Bound = 0
	unbound Bound = 255
)

// OnDevice chooses between the two kinds of what can be bound.
type OnDevice uint8

const (
	OnKeys OnDevice = iota
	OnPad
)

// Bindable are the actions that can be given a key or a button, in the order of the page and of the file. Escape and the
// gamepad's right button always take back, digits always choose by number.
func Bindable() []Action {
	list := []Action{ActConfirm, ActDraw, ActKeep, ActChallenge, ActCall, ActCatch, ActJump, ActSort, ActPeek, ActHint, ActRules, ActLog,
		ActUndo, ActSkip, ActLeft, ActRight, ActUp, ActDown, ActTab, ActPause, ActMute, ActFullscreen}
	for i := range People {
		list = append(list, ActOwn+Action(i))
	}
	return list
}

// ActionNames are the bindable actions as the settings file names them, in their order.
func ActionNames() []string {
	return []string{"confirm", "draw", "keep", "challenge", "call", "catch", "jump_in", "sort", "peek", "hint", "rules", "log",
		"undo", "skip", "left", "right", "up", "down", "tab", "pause", "mute", "fullscreen",
		"own_1", "own_2", "own_3", "own_4", "own_5", "own_6", "own_7", "own_8", "own_9", "own_10"}
}

// firstKey is the key that an action has at first.
func firstKey(a Action) (ebiten.Key, bool) {
	switch a {
	case ActConfirm:
		return ebiten.KeyEnter, true
	case ActDraw:
		return ebiten.KeyD, true
	case ActKeep:
		return ebiten.KeyK, true
	case ActChallenge, ActCatch:
		return ebiten.KeyC, true
	case ActCall:
		return ebiten.KeyU, true
	case ActJump:
		return ebiten.KeyJ, true
	case ActSort:
		return ebiten.KeyS, true
	case ActPeek:
		return ebiten.KeyV, true
	case ActHint:
		return ebiten.KeyH, true
	case ActRules:
		return ebiten.KeyR, true
	case ActLog:
		return ebiten.KeyL, true
	case ActUndo:
		return ebiten.KeyZ, true
	case ActSkip:
		return ebiten.KeySpace, true
	case ActPause:
		return ebiten.KeyP, true
	case ActMute:
		return ebiten.KeyM, true
	case ActFullscreen:
		return ebiten.KeyF11, true
	case ActLeft:
		return ebiten.KeyArrowLeft, true
	case ActRight:
		return ebiten.KeyArrowRight, true
	case ActUp:
		return ebiten.KeyArrowUp, true
	case ActDown:
		return ebiten.KeyArrowDown, true
	case ActTab:
		return ebiten.KeyTab, true
	}
	if a >= ActOwn && a < ActOwn+People {
		return [People]ebiten.Key{ebiten.KeyF1, ebiten.KeyF2, ebiten.KeyF3, ebiten.KeyF4, ebiten.KeyF5,
			ebiten.KeyF6, ebiten.KeyF7, ebiten.KeyF8, ebiten.KeyF9, ebiten.KeyF10}[a-ActOwn], true
	}
	return 0, false
}

// firstButton is the button that an action has at first; some have none.
func firstButton(a Action) (ebiten.StandardGamepadButton, bool) {
	switch a {
	case ActConfirm:
		return ebiten.StandardGamepadButtonRightBottom, true
	case ActDraw, ActKeep:
		return ebiten.StandardGamepadButtonRightLeft, true
	case ActCall, ActChallenge:
		return ebiten.StandardGamepadButtonRightTop, true
	case ActCatch:
		return ebiten.StandardGamepadButtonFrontTopRight, true
	case ActSort, ActPeek:
		return ebiten.StandardGamepadButtonFrontTopLeft, true
	case ActHint:
		return ebiten.StandardGamepadButtonFrontBottomLeft, true
	case ActSkip:
		return ebiten.StandardGamepadButtonFrontBottomRight, true
	case ActRules:
		return ebiten.StandardGamepadButtonLeftStick, true
	case ActLog:
		return ebiten.StandardGamepadButtonCenterLeft, true
	case ActPause:
		return ebiten.StandardGamepadButtonCenterRight, true
	case ActLeft:
		return ebiten.StandardGamepadButtonLeftLeft, true
	case ActRight:
		return ebiten.StandardGamepadButtonLeftRight, true
	case ActUp:
		return ebiten.StandardGamepadButtonLeftTop, true
	case ActDown:
		return ebiten.StandardGamepadButtonLeftBottom, true
	}
	return 0, false
}

// mayShare says whether two actions may lie on one key: only one of them can be meant at a time, and who asks for both gets
// that one.
func mayShare(a, b Action) bool {
	for _, pair := range [...][2]Action{{ActCatch, ActChallenge}, {ActCall, ActChallenge}, {ActDraw, ActKeep}, {ActSort, ActPeek}} {
		if pair == [2]Action{a, b} || pair == [2]Action{b, a} {
			return true
		}
	}
	return a == b
}

// OneKey is the key a key stands for: those of the number pad do what those of the same name do.
func OneKey(k ebiten.Key) ebiten.Key {
	switch {
	case k == ebiten.KeyNumpadEnter:
		return ebiten.KeyEnter
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return k - ebiten.KeyNumpad0 + ebiten.KeyDigit0
	}
	return k
}

// FreeKey says whether a key can be given away: not Escape, the digits, those that turn pages and those that are held with
// others.
func FreeKey(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyEscape, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageUp, ebiten.KeyPageDown,
		ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return false
	}
	return k >= 0 && k <= ebiten.KeyMax && OneKey(k) == k && (k < ebiten.KeyDigit0 || k > ebiten.KeyDigit9)
}

// FreeButton says whether a button can be given away: not the one that takes back, nor the one that belongs to the system.
func FreeButton(b ebiten.StandardGamepadButton) bool {
	return b >= 0 && b < ebiten.StandardGamepadButtonCenterCenter && b != ebiten.StandardGamepadButtonRightRight
}

// Of is what an action has on a device, 0 for nothing, else a key or a button + 1.
func (b *Bindings) Of(on OnDevice, a Action) Bound {
	v := b.Keys[a]
	if on == OnPad {
		v = b.Buttons[a]
	}
	switch {
	case v == unbound:
		return 0
	case v != asFirst:
		return v
	}
	return firstOf(on, a)
}

// firstOf is of as at first.
func firstOf(on OnDevice, a Action) Bound {
	if on == OnPad {
		if first, ok := firstButton(a); ok {
			return Bound(first) + 1
		}
		return 0
	}
	if first, ok := firstKey(a); ok {
		return Bound(first) + 1
	}
	return 0
}

// Key is an action's key; ok is false where it has none.
func (b *Bindings) Key(a Action) (k ebiten.Key, ok bool) {
	v := b.Of(OnKeys, a)
	return ebiten.Key(v) - 1, v > 0
}

// Button is an action's button on a standard gamepad; ok is false where it has none.
func (b *Bindings) Button(a Action) (n ebiten.StandardGamepadButton, ok bool) {
	v := b.Of(OnPad, a)
	return ebiten.StandardGamepadButton(v) - 1, v > 0
}

// give puts an action on a key or a button, or on nothing, whoever else lies there.
func (b *Bindings) give(on OnDevice, a Action, v Bound) {
	list := &b.Keys
	if on == OnPad {
		list = &b.Buttons
	}
	switch v {
	case firstOf(on, a):
		list[a] = asFirst
	case 0:
		list[a] = unbound
	default:
		list[a] = v
	}
}

// InTheWay are the actions that lie on that key or button and can't share it with a.
func (b *Bindings) InTheWay(on OnDevice, a Action, v Bound) (list []Action) {
	for _, o := range Bindable() {
		if o != a && v > 0 && b.Of(on, o) == v && !mayShare(a, o) {
			list = append(list, o)
		}
	}
	return list
}

// exchange gives everything on one key or button the other, and the other way round. What lies on nothing stays there.
func (b *Bindings) exchange(on OnDevice, v, w Bound) {
	for _, a := range Bindable() {
		switch at := b.Of(on, a); {
		case at == 0:
		case at == v:
			b.give(on, a, w)
		case at == w:
			b.give(on, a, v)
		}
	}
}

// Assign puts an action on a key or a button; where others lie there that can't share it, everything on either changes
// places.
func (b *Bindings) Assign(on OnDevice, a Action, v Bound) {
	if len(b.InTheWay(on, a, v)) > 0 {
		b.exchange(on, b.Of(on, a), v)
	}
	b.give(on, a, v)
}

// AsAtFirst gives an action back what it had.
func (b *Bindings) AsAtFirst(a Action) {
	b.Assign(OnKeys, a, firstOf(OnKeys, a))
	b.Assign(OnPad, a, firstOf(OnPad, a))
}

// IsFirst says whether an action has what it had at first.
func (b *Bindings) IsFirst(a Action) bool { return b.Keys[a] == asFirst && b.Buttons[a] == asFirst }

// KeyActions is what a key asks for.
func (b *Bindings) KeyActions(k ebiten.Key) Actions {
	k = OneKey(k)
	switch {
	case k == ebiten.KeyEscape:
		return Of(ActCancel)
	case k >= ebiten.KeyDigit1 && k <= ebiten.KeyDigit9:
		return digit(int(k - ebiten.KeyDigit1))
	}
	if k == ebiten.KeyBackspace && b.UndoesTwice() {
		return Of(ActUndo)
	}
	return b.actionsOn(OnKeys, Bound(k)+1)
}

// UndoesTwice says whether Backspace takes back too: as long as that has its first key, and Backspace is nobody's.
func (b *Bindings) UndoesTwice() bool {
	return b.Keys[ActUndo] == asFirst && b.actionsOn(OnKeys, Bound(ebiten.KeyBackspace)+1) == 0
}

// PadActions is what a button of a standard gamepad asks for.
func (b *Bindings) PadActions(n ebiten.StandardGamepadButton) Actions {
	if n == ebiten.StandardGamepadButtonRightRight {
		return Of(ActCancel)
	}
	return b.actionsOn(OnPad, Bound(n)+1)
}

func (b *Bindings) actionsOn(on OnDevice, v Bound) (all Actions) {
	for a := NoAction; a < ActionCount; a++ {
		if b.Of(on, a) == v {
			all |= Of(a)
		}
	}
	return all
}

func digit(n int) Actions {
	a := Of(ActDigit1 + Action(n))
	if n < 4 {
		a |= Of(ActColor1 + Action(n))
	}
	return a
}

// Keymap is how a source of input knows what keys and buttons ask for now.
type Keymap struct {
	Bound  *Bindings
	Typing *bool // letters are typed: keys are as at first
}

func (m Keymap) keyActions(k ebiten.Key) Actions {
	if m.Bound == nil || m.Typing != nil && *m.Typing {
		return (&Bindings{}).KeyActions(k)
	}
	return m.Bound.KeyActions(k)
}

func (m Keymap) padActions(n ebiten.StandardGamepadButton) Actions {
	if m.Bound == nil {
		return (&Bindings{}).PadActions(n)
	}
	return m.Bound.PadActions(n)
}
