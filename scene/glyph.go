package scene

import (
	"strings"

	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// keyGlyph is how a key or a button of a gamepad is drawn.
type keyGlyph struct {
	on   onDevice
	at   bound  // 0: there is nothing to draw
	text string // on the cap of a key
}

// digitsGlyph stands for the keys that choose by number, of which none can be given away.
func digitsGlyph() keyGlyph {
	return keyGlyph{on: onKeys, at: bound(ebiten.KeyDigit1) + 1, text: "1–4"}
}

// prompts are the glyphs of the device last used: the painter draws them, none where the mouse or a finger plays.
type prompts struct {
	device Device
	bound  Bindings
	tag    string // of the language
	glyphs [actions]keyGlyph
	cancel keyGlyph
}

// updatePrompts writes the glyphs anew where they have changed, and says whether they have.
func (s *Stage) updatePrompts(device Device) bool {
	q := &s.painter.prompts
	if q.device == device && q.bound == s.Settings.Bindings && q.tag == s.Lang.Tag {
		return false
	}
	*q = prompts{device: device, bound: s.Settings.Bindings, tag: s.Lang.Tag}
	if device != DeviceKeys && device != DevicePad {
		return true
	}
	on := onKeys
	q.cancel = keyGlyph{on: onKeys, at: bound(ebiten.KeyEscape) + 1, text: s.keyCap(ebiten.KeyEscape)}
	if device == DevicePad {
		on = onPad
		q.cancel = keyGlyph{on: onPad, at: bound(ebiten.StandardGamepadButtonRightRight) + 1}
	}
	for a := range q.glyphs {
		q.glyphs[a] = s.glyphOf(on, q.bound.of(on, Action(a)))
	}
	q.glyphs[ActCancel] = q.cancel
	return true
}

// glyphOf is the glyph of a key or a button.
func (s *Stage) glyphOf(on onDevice, v bound) keyGlyph {
	g := keyGlyph{on: on, at: v}
	if on == onKeys && v > 0 {
		g.text = s.keyCap(ebiten.Key(v - 1))
	}
	return g
}

// keyCap is what is written on a key; nothing on an arrow, which is drawn.
func (s *Stage) keyCap(k ebiten.Key) string {
	if _, _, ok := arrowKey(k); ok {
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

// arrowKey is the way an arrow key points; ok is false for any other key.
func arrowKey(k ebiten.Key) (dx, dy float32, ok bool) {
	switch k {
	case ebiten.KeyArrowLeft:
		return -1, 0, true
	case ebiten.KeyArrowRight:
		return 1, 0, true
	case ebiten.KeyArrowUp:
		return 0, -1, true
	case ebiten.KeyArrowDown:
		return 0, 1, true
	}
	return 0, 0, false
}

// prompt is the glyph of what asks for a on the device last used.
func (p *Painter) prompt(a Action) keyGlyph { return p.prompts.glyphs[a] }

// glyphWide is how wide a glyph of that height is; 0 for none.
func (p *Painter) glyphWide(g keyGlyph, high float32) float32 {
	switch {
	case g.at == 0:
		return 0
	case g.on == onPad || g.text == "":
		return high * glyphPad
	}
	w, _ := p.Measure(g.text, capStyle(high, Clear))
	return max(high, w+high/2)
}

const glyphPad = 1.15 // of its height, a button's width

func capStyle(high float32, ink Color) Style {
	return Style{Face: Body, Size: high * 0.62, Color: ink, Align: Middle, Most: high * 0.75}
}

// Glyph draws a glyph in a box, in the colour of the text near it.
func (p *Painter) Glyph(g keyGlyph, r Rect, ink Color) {
	if g.at == 0 {
		return
	}
	cx, cy := r.Center()
	u := r.H / 28
	p.RoundRect(r, 7*u, ink.Fade(0.16))
	switch {
	case g.on == onPad:
		p.buttonGlyph(ebiten.StandardGamepadButton(g.at-1), cx, cy, u, ink)
	case g.text != "":
		st := capStyle(r.H, ink)
		st.Fit = r.W - 6*u
		p.TextIn(g.text, r, st)
	default:
		dx, dy, _ := arrowKey(ebiten.Key(g.at - 1))
		p.arrowHead(cx, cy, dx, dy, 6*u, ink)
	}
}

// arrowHead is a triangle that points a way; outside the clip there is none, since such shapes are not cut.
func (p *Painter) arrowHead(cx, cy, dx, dy, size float32, ink Color) {
	if x, y := p.now.m.apply(cx, cy); x < p.now.clip.x0 || x > p.now.clip.x1 || y < p.now.clip.y0 || y > p.now.clip.y1 {
		return
	}
	tx, ty := cx+dx*size, cy+dy*size
	bx, by := cx-dx*size*0.7, cy-dy*size*0.7
	p.Quad(tx, ty, tx, ty, bx-dy*size, by-dx*size, bx+dy*size, by+dx*size, ink)
}

// buttonGlyph draws where a button lies among its neighbours: that one in full ink, they pale. u is a 28th of the height.
func (p *Painter) buttonGlyph(b ebiten.StandardGamepadButton, cx, cy, u float32, ink Color) {
	pale := ink.Fade(0.3)
	shade := func(on bool) Color {
		if on {
			return ink
		}
		return pale
	}
	switch {
	case b <= ebiten.StandardGamepadButtonRightTop: // the four that the thumb lies on
		for i, way := range [...][2]float32{{0, 1}, {1, 0}, {-1, 0}, {0, -1}} {
			on := int(b) == i
			size := float32(3.4)
			if on {
				size = 4.6
			}
			p.Disc(cx+way[0]*7*u, cy+way[1]*7*u, size*u, shade(on))
		}
	case b <= ebiten.StandardGamepadButtonFrontBottomRight: // shoulders below triggers, as one sees them from behind
		for i, way := range [...][2]float32{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}} {
			high := float32(6)
			if way[1] < 0 {
				high = 9
			}
			p.RoundRect(Centered(cx+way[0]*6.5*u, cy+(way[1]*5.5+0.5)*u, 11*u, high*u), 3*u, shade(int(b-ebiten.StandardGamepadButtonFrontTopLeft) == i))
		}
	case b <= ebiten.StandardGamepadButtonCenterRight: // on the body of the pad
		p.StrokeRoundRect(Centered(cx, cy, 25*u, 17*u), 7*u, 1.5*u, pale)
		for i, side := range [...]float32{-1, 1} {
			p.RoundRect(Centered(cx+side*5*u, cy-1.5*u, 7.5*u, 5*u), 2.5*u, shade(int(b-ebiten.StandardGamepadButtonCenterLeft) == i))
		}
	case b <= ebiten.StandardGamepadButtonRightStick: // a stick is pressed down: an arrow on it
		for i, side := range [...]float32{-1, 1} {
			if int(b-ebiten.StandardGamepadButtonLeftStick) != i {
				p.Disc(cx+side*7*u, cy+2*u, 4*u, pale)
				continue
			}
			p.Circle(cx+side*6*u, cy+3*u, 7*u, 2*u, ink)
			p.arrowHead(cx+side*6*u, cy, 0, 1, 4.5*u, ink)
		}
	default: // the cross
		for i, way := range [...][2]float32{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			w, h := float32(7), float32(8)
			if way[1] == 0 {
				w, h = h, w
			}
			p.RoundRect(Centered(cx+way[0]*7*u, cy+way[1]*7*u, w*u, h*u), 2*u, shade(int(b-ebiten.StandardGamepadButtonLeftTop) == i))
		}
	}
}
