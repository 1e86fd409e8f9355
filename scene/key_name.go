package scene

import (
	"strings"

	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// digitsGlyph stands for the keys that choose by number, of which none can be given away.
func digitsGlyph() KeyGlyph {
	return KeyGlyph{Of: KeyCap, Code: uint8(ebiten.KeyDigit1), Text: "1–4"}
}

// prompt is the glyph of what asks for an action on the device last used.
func prompt(p *Painter, a Action) KeyGlyph {
	if int(a) >= len(p.Prompts.Glyphs) {
		return KeyGlyph{} // nothing has been used yet
	}
	return p.Prompts.Glyphs[a]
}

// prompted is what the painter's prompts were made of.
type prompted struct {
	device Device
	bound  Bindings
	tag    string // of the language
}

// updatePrompts writes the glyphs anew where they have changed, and says whether they have.
func (s *Stage) updatePrompts(device Device) bool {
	now := prompted{device, s.Settings.Bindings, s.Lang.Tag}
	q := &s.painter.Prompts
	if s.prompted == now && q.Glyphs != nil {
		return false
	}
	s.prompted = now
	q.Device, q.Glyphs = device, make([]KeyGlyph, actions)
	if device != DeviceKeys && device != DevicePad {
		return true
	}
	on, cancel := onKeys, s.keyGlyph(ebiten.KeyEscape)
	if device == DevicePad {
		on, cancel = onPad, KeyGlyph{Of: PadButton, Code: uint8(ebiten.StandardGamepadButtonRightRight)}
	}
	for a := range q.Glyphs {
		q.Glyphs[a] = s.glyphOf(on, now.bound.of(on, Action(a)))
	}
	q.Glyphs[ActCancel] = cancel
	return true
}

// glyphOf is the glyph of what an action has been given.
func (s *Stage) glyphOf(on onDevice, v bound) KeyGlyph {
	switch {
	case v == 0:
		return KeyGlyph{}
	case on == onPad:
		return KeyGlyph{Of: PadButton, Code: uint8(v - 1)}
	}
	return s.keyGlyph(ebiten.Key(v - 1))
}

// KeyGlyph is the glyph of a key.
func (s *Stage) keyGlyph(k ebiten.Key) KeyGlyph {
	return KeyGlyph{Of: KeyCap, Code: uint8(k), Text: s.keyCap(k)}
}

// keyCap is what is written on a key; nothing on an arrow, which is drawn.
func (s *Stage) keyCap(k ebiten.Key) string {
	if _, _, ok := ArrowWay(k); ok {
		return ""
	}
	return s.keyName(k)
}

// keyName is what a key is called: as the player's keyboard has it, where the machine says so.
func (s *Stage) keyName(k ebiten.Key) string {
	switch k {
	case ebiten.KeyEnter:
		return s.Lang.Say(words.KeyEnter)
	case ebiten.KeySpace:
		return s.Lang.Say(words.KeySpace)
	case ebiten.KeyTab:
		return s.Lang.Say(words.KeyTab)
	case ebiten.KeyBackspace:
		return s.Lang.Say(words.KeyBackspace)
	case ebiten.KeyDelete:
		return s.Lang.Say(words.KeyDelete)
	case ebiten.KeyEscape:
		return s.Lang.Say(words.KeyEscape)
	case ebiten.KeyArrowLeft:
		return s.Lang.Say(words.KeyLeft)
	case ebiten.KeyArrowRight:
		return s.Lang.Say(words.KeyRight)
	case ebiten.KeyArrowUp:
		return s.Lang.Say(words.KeyUp)
	case ebiten.KeyArrowDown:
		return s.Lang.Say(words.KeyDown)
	}
	if s.options.Source == nil {
		if name := ebiten.KeyName(k); name != "" {
			return strings.ToUpper(name)
		}
	}
	return strings.TrimPrefix(k.String(), "Digit")
}

// buttonName is what a button of a gamepad is called.
func (s *Stage) buttonName(b ebiten.StandardGamepadButton) string {
	return s.Lang.Say([...]words.Key{words.PadLower, words.PadRight, words.PadLeft, words.PadUpper,
		words.PadLeftShoulder, words.PadRightShoulder, words.PadLeftTrigger, words.PadRightTrigger,
		words.PadLeftMiddle, words.PadRightMiddle, words.PadLeftStick, words.PadRightStick,
		words.PadCrossUp, words.PadCrossDown, words.PadCrossLeft, words.PadCrossRight}[b])
}

// boundName is what a key or a button is called, also where there is none.
func (s *Stage) boundName(on onDevice, v bound) string {
	switch {
	case v == 0:
		return s.Lang.Say(words.InputNone)
	case on == onPad:
		return s.buttonName(ebiten.StandardGamepadButton(v - 1))
	}
	return s.keyName(ebiten.Key(v - 1))
}

// spokenKey is what an action is asked for with, as it is spoken: a gamepad's button where one was used last, else the key.
func (s *Stage) spokenKey(a Action) string {
	on := onKeys
	if s.input.Device == DevicePad {
		on = onPad
	}
	return s.boundName(on, s.Settings.Bindings.of(on, a))
}
