package paint

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// KeyGlyph is how a key or a button of a gamepad is drawn.
type KeyGlyph struct {
	Of   GlyphKind
	Code uint8  // an ebiten.Key, or an ebiten.StandardGamepadButton
	Text string // on the cap of a key; an arrow has none
}

// GlyphKind is what a glyph shows.
type GlyphKind uint8

// Nothing, a key, a button of a gamepad.
const (
	NoGlyph GlyphKind = iota
	KeyCap
	PadButton
)

// Device is what the player used last.
type Device uint8

// The devices.
const (
	DeviceMouse Device = iota
	DeviceTouch
	DeviceKeys
	DevicePad
)

// Prompts are the glyphs of the device last used, by the number of what each asks for; none where the mouse or a finger plays.
type Prompts struct {
	Device Device
	Glyphs []KeyGlyph
}

// Glyphs draws keys and buttons of a gamepad.
type Glyphs struct {
	shapes  *Shapes
	texts   *Texts
	Prompts Prompts // the stage keeps them up to date
}

// ArrowWay is the way an arrow key points; ok is false for any other key.
func ArrowWay(k ebiten.Key) (dx, dy float32, ok bool) {
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

// GlyphWide is how wide a glyph of that height is; 0 for none.
func (gl *Glyphs) GlyphWide(g KeyGlyph, high float32) float32 {
	switch {
	case g.Of == NoGlyph:
		return 0
	case g.Of == PadButton || g.Text == "":
		return high * glyphPad
	}
	w, _ := gl.texts.Measure(g.Text, capStyle(high, Clear))
	return max(high, w+high/2)
}

const glyphPad = 1.15 // of its height, a button's width

func capStyle(high float32, ink Color) Style {
	return Style{Face: Body, Size: high * 0.62, Color: ink, Align: Middle, Most: high * 0.75}
}

// Glyph draws a glyph in a box, in the colour of the text near it.
func (gl *Glyphs) Glyph(g KeyGlyph, r Rect, ink Color) {
	if g.Of == NoGlyph {
		return
	}
	cx, cy := r.Center()
	u := r.H / 28
	if gl.shapes.frame.scheme.contrast {
		gl.shapes.StrokeRoundRect(r, 7*u, 1.5*u, ink)
	} else {
		gl.shapes.RoundRect(r, 7*u, ink.Fade(0.16))
	}
	switch {
	case g.Of == PadButton:
		gl.buttonGlyph(ebiten.StandardGamepadButton(g.Code), cx, cy, u, ink)
	case g.Text != "":
		st := capStyle(r.H, ink)
		st.Fit = r.W - 6*u
		gl.texts.TextIn(g.Text, r, st)
	default:
		dx, dy, _ := ArrowWay(ebiten.Key(g.Code))
		gl.shapes.ArrowHead(cx, cy, dx, dy, 6*u, ink)
	}
}

// buttonGlyph draws where a button lies among its neighbours: that one in full ink, they pale. u is a 28th of the height.
func (gl *Glyphs) buttonGlyph(b ebiten.StandardGamepadButton, cx, cy, u float32, ink Color) {
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
			gl.shapes.Disc(cx+way[0]*7*u, cy+way[1]*7*u, size*u, shade(on))
		}
	case b <= ebiten.StandardGamepadButtonFrontBottomRight: // shoulders below triggers, as one sees them from behind
		for i, way := range [...][2]float32{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}} {
			high := float32(6)
			if way[1] < 0 {
				high = 9
			}
			gl.shapes.RoundRect(Centered(cx+way[0]*6.5*u, cy+(way[1]*5.5+0.5)*u, 11*u, high*u), 3*u, shade(int(b-ebiten.StandardGamepadButtonFrontTopLeft) == i))
		}
	case b <= ebiten.StandardGamepadButtonCenterRight: // on the body of the pad
		gl.shapes.StrokeRoundRect(Centered(cx, cy, 25*u, 17*u), 7*u, 1.5*u, pale)
		for i, side := range [...]float32{-1, 1} {
			gl.shapes.RoundRect(Centered(cx+side*5*u, cy-1.5*u, 7.5*u, 5*u), 2.5*u, shade(int(b-ebiten.StandardGamepadButtonCenterLeft) == i))
		}
	case b <= ebiten.StandardGamepadButtonRightStick: // a stick is pressed down: an arrow on it
		for i, side := range [...]float32{-1, 1} {
			if int(b-ebiten.StandardGamepadButtonLeftStick) != i {
				gl.shapes.Disc(cx+side*7*u, cy+2*u, 4*u, pale)
				continue
			}
			gl.shapes.Circle(cx+side*6*u, cy+3*u, 7*u, 2*u, ink)
			gl.shapes.ArrowHead(cx+side*6*u, cy, 0, 1, 4.5*u, ink)
		}
	default: // the cross
		for i, way := range [...][2]float32{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			w, h := float32(7), float32(8)
			if way[1] == 0 {
				w, h = h, w
			}
			gl.shapes.RoundRect(Centered(cx+way[0]*7*u, cy+way[1]*7*u, w*u, h*u), 2*u, shade(int(b-ebiten.StandardGamepadButtonLeftTop) == i))
		}
	}
}
