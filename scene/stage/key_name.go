package stage

import (
	"strings"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// DigitsGlyph stands for the keys that choose by number, of which none can be given away.
func DigitsGlyph() paint.KeyGlyph {
	return paint.KeyGlyph{Of: paint.KeyCap, Code: uint8(ebiten.KeyDigit1), Text: "1–4"}
}

// Prompt is the glyph of what asks for an action on the device last used.
func Prompt(p *paint.Painter, a input.Action) paint.KeyGlyph {
	if int(a) >= len(p.Prompts.Glyphs) {
		return paint.KeyGlyph{} // nothing has been used yet
	}
	return p.Prompts.Glyphs[a]
}

// prompted is what the painter's prompts were made of.
type prompted struct {
	device paint.Device
	bound  input.Bindings
	tag    string // of the language
}

// Keys tells what the keys and buttons that ask for something are called, and how they are drawn.
type Keys struct {
	lang     *words.Language
	bound    *input.Bindings
	in       *input.Tick // of this tick: which device was used last
	machine  bool        // the player's own keyboard says how its keys are called
	prompted prompted    // the painter's prompts are of
}

// prompt writes the glyphs anew where they have changed, and says whether they have.
func (n *Keys) prompt(q *paint.Prompts, device paint.Device) bool {
	now := prompted{device, *n.bound, n.lang.Tag}
	if n.prompted == now && q.Glyphs != nil {
		return false
	}
	n.prompted = now
	q.Device, q.Glyphs = device, make([]paint.KeyGlyph, input.ActionCount)
	if device != paint.DeviceKeys && device != paint.DevicePad {
		return true
	}
	on, cancel := input.OnKeys, n.keyGlyph(ebiten.KeyEscape)
	if device == paint.DevicePad {
		on, cancel = input.OnPad, paint.KeyGlyph{Of: paint.PadButton, Code: uint8(ebiten.StandardGamepadButtonRightRight)}
	}
	for a := range q.Glyphs {
		q.Glyphs[a] = n.GlyphOf(on, now.bound.Of(on, input.Action(a)))
	}
	q.Glyphs[input.ActCancel] = cancel
	return true
}

// GlyphOf is the glyph of what an action has been given.
func (n *Keys) GlyphOf(on input.OnDevice, v input.Bound) paint.KeyGlyph {
	switch {
	case v == 0:
		return paint.KeyGlyph{}
	case on == input.OnPad:
		return paint.KeyGlyph{Of: paint.PadButton, Code: uint8(v - 1)}
	}
	return n.keyGlyph(ebiten.Key(v - 1))
}

// KeyGlyph is the glyph of a key.
func (n *Keys) keyGlyph(k ebiten.Key) paint.KeyGlyph {
	return paint.KeyGlyph{Of: paint.KeyCap, Code: uint8(k), Text: n.keyCap(k)}
}

// keyCap is what is written on a key; nothing on an arrow, which is drawn.
func (n *Keys) keyCap(k ebiten.Key) string {
	if _, _, ok := paint.ArrowWay(k); ok {
		return ""
	}
	return n.KeyName(k)
}

// KeyName is what a key is called: as the player's keyboard has it, where the machine says so.
func (n *Keys) KeyName(k ebiten.Key) string {
	switch k {
	case ebiten.KeyEnter:
		return n.lang.Say(words.KeyEnter)
	case ebiten.KeySpace:
		return n.lang.Say(words.KeySpace)
	case ebiten.KeyTab:
		return n.lang.Say(words.KeyTab)
	case ebiten.KeyBackspace:
		return n.lang.Say(words.KeyBackspace)
	case ebiten.KeyDelete:
		return n.lang.Say(words.KeyDelete)
	case ebiten.KeyEscape:
		return n.lang.Say(words.KeyEscape)
	case ebiten.KeyArrowLeft:
		return n.lang.Say(words.KeyLeft)
	case ebiten.KeyArrowRight:
		return n.lang.Say(words.KeyRight)
	case ebiten.KeyArrowUp:
		return n.lang.Say(words.KeyUp)
	case ebiten.KeyArrowDown:
		return n.lang.Say(words.KeyDown)
	}
	if n.machine {
		if name := ebiten.KeyName(k); name != "" {
			return strings.ToUpper(name)
		}
	}
	return strings.TrimPrefix(k.String(), "Digit")
}

// buttonName is what a button of a gamepad is called.
func (n *Keys) buttonName(b ebiten.StandardGamepadButton) string {
	return n.lang.Say([...]words.Key{words.PadLower, words.PadRight, words.PadLeft, words.PadUpper,
		words.PadLeftShoulder, words.PadRightShoulder, words.PadLeftTrigger, words.PadRightTrigger,
		words.PadLeftMiddle, words.PadRightMiddle, words.PadLeftStick, words.PadRightStick,
		words.PadCrossUp, words.PadCrossDown, words.PadCrossLeft, words.PadCrossRight}[b])
}

// NameOf is what a key or a button is called, also where there is none.
func (n *Keys) NameOf(on input.OnDevice, v input.Bound) string {
	switch {
	case v == 0:
		return n.lang.Say(words.InputNone)
	case on == input.OnPad:
		return n.buttonName(ebiten.StandardGamepadButton(v - 1))
	}
	return n.KeyName(ebiten.Key(v - 1))
}

// Spoken is what an action is asked for with, as it is spoken: a gamepad's button where one was used last, else the key.
func (n *Keys) Spoken(a input.Action) string {
	on := input.OnKeys
	if n.in.Device == paint.DevicePad {
		on = input.OnPad
	}
	return n.NameOf(on, n.bound.Of(on, a))
}

// ActionName is what an action is called.
func ActionName(l *words.Language, a input.Action) string {
	if a >= input.ActOwn && a < input.ActOwn+input.People {
		return l.Say(words.ActionOwn, words.Count("n", int(a-input.ActOwn)+1))
	}
	return l.Say(map[input.Action]words.Key{
		input.ActConfirm: words.ActionConfirm, input.ActDraw: words.ButtonDraw, input.ActKeep: words.ButtonKeep, input.ActChallenge: words.ButtonChallenge,
		input.ActCall: words.ActionCall, input.ActCatch: words.ButtonCatch, input.ActJump: words.ActionJump, input.ActSort: words.ButtonSort, input.ActPeek: words.ActionPeek,
		input.ActHint: words.ActionHint, input.ActRules: words.ButtonRules, input.ActLog: words.ButtonLog, input.ActUndo: words.ActionUndo, input.ActSkip: words.ActionSkip,
		input.ActPause: words.ButtonPause, input.ActMute: words.ButtonMute, input.ActFullscreen: words.SettingFull,
		input.ActLeft: words.ActionLeft, input.ActRight: words.ActionRight, input.ActUp: words.ActionUp, input.ActDown: words.ActionDown, input.ActTab: words.ActionTab,
	}[a])
}

// Actions names several actions.
func (n *Keys) Actions(list []input.Action) string {
	names := make([]string, len(list))
	for i, a := range list {
		names[i] = ActionName(n.lang, a)
	}
	return n.lang.List(names)
}
