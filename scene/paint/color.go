package paint

import "fourtell/assets"

// Color is a straight-alpha colour, 0xRRGGBBAA, or a tone of the theme, which the painter turns into that of the theme in
// force and of the surface under it when it is drawn: what stands on a page of paper has other tones than what stands on the
// table.
//
// Bits 32 to 39 are the tone, bits 40 to 47 one it is mixed with, and bits 48 to 55 how much of that, of 255; a tone has no
// red, green and blue of its own, and its alpha is a share of the theme's.
type Color uint64

const (
	ToneAt   = 32
	secondAt = 40
	shareAt  = 48
)

// The tones that are drawn with; what each is for is told beside the theme's own list.
// Coral always means "you" or the one verb to press: a screen has one coral
// button at most.
const (
	Ink        = Color(assets.ToneInk)<<ToneAt | 0xFF       // deepest ground, text on cream and coral
	OnCream    = Color(assets.ToneOnCream)<<ToneAt | 0xFF   // text on what is chosen and on the second verb
	Plum900    = Color(assets.TonePlum900)<<ToneAt | 0xFF   // wells, chip ground
	TableColor = Color(assets.ToneTable)<<ToneAt | 0xFF     // table
	Wedge      = Color(assets.ToneWedge)<<ToneAt | 0xFF     // what varies it
	FloorEdge  = Color(assets.ToneFloorEdge)<<ToneAt | 0xFF // the table far from the light
	Plum800    = Color(assets.TonePlum800)<<ToneAt | 0xFF   // panels, plates
	Plum700    = Color(assets.TonePlum700)<<ToneAt | 0xFF   // rows, quiet buttons
	Plum600    = Color(assets.TonePlum600)<<ToneAt | 0xFF   // lines, active plate
	Plum500    = Color(assets.TonePlum500)<<ToneAt | 0xFF   // control outline
	Plum300    = Color(assets.TonePlum300)<<ToneAt | 0xFF   // secondary text
	Cream      = Color(assets.ToneCream)<<ToneAt | 0xFF     // text, hover outline
	Cream2     = Color(assets.ToneCream2)<<ToneAt | 0xFF    // supporting text
	Second     = Color(assets.ToneSecond)<<ToneAt | 0xFF    // second verb, what is chosen
	SecondLip  = Color(assets.ToneSecondLip)<<ToneAt | 0xFF // lip under a second verb
	Note       = Color(assets.ToneNote)<<ToneAt | 0xFF      // supporting text on cream
	Coral      = Color(assets.ToneCoral)<<ToneAt | 0xFF     // the one accent
	Said       = Color(assets.ToneSaid)<<ToneAt | 0xFF      // the accent as a word or a thin sign
	CoralDeep  = Color(assets.ToneCoralDeep)<<ToneAt | 0xFF
	CoralLip   = Color(assets.ToneCoralLip)<<ToneAt | 0xFF // lip under a coral button
	Sheen      = Color(assets.ToneSheen)<<ToneAt | 0xFF    // light on the edge of a coral button
	Active     = Color(assets.ToneActive)<<ToneAt | 0xFF   // plate of whose turn it is
	GlowColor  = Color(assets.ToneGlow)<<ToneAt | 0xFF     // behind title and result
	Veil       = Color(assets.ToneVeil)<<ToneAt | 0xFF     // behind a modal
	ShadowInk  = Color(assets.ToneShadow)<<ToneAt | 0xFF   // every soft shadow
	White      = Color(assets.ToneWhite)<<ToneAt | 0xFF    // leaves a sprite as it is
	Clear      = Color(0)
)

// Tone is a tone that has no name here.
func Tone(t assets.Tone) Color { return Color(t)<<ToneAt | 0xFF }

// Fade is the colour with its alpha multiplied by a, 0 … 1.
func (c Color) Fade(a float32) Color {
	a = min(max(a, 0), 1)
	return c&^0xFF | Color(float32(c&0xFF)*a+0.5)
}

// Mix is the colour t of the way from c to d, 0 … 1: of two tones, or of two colours that are none. A tone that is mixed
// already is not mixed again.
func (c Color) Mix(d Color, t float32) Color {
	t = min(max(t, 0), 1)
	if c>>ToneAt != 0 && d>>ToneAt != 0 && c>>secondAt == 0 {
		a := float32(c&0xFF) + (float32(d&0xFF)-float32(c&0xFF))*t
		return c&(0xFF<<ToneAt) | (d>>ToneAt&0xFF)<<secondAt | Color(t*255+0.5)<<shareAt | Color(a+0.5)
	}
	if c>>ToneAt != 0 || d>>ToneAt != 0 {
		return c
	}
	return mixed(c, d, t)
}

func mixed(c, d Color, t float32) Color {
	var out Color
	for shift := 0; shift <= 24; shift += 8 {
		a, b := float32(c>>shift&0xFF), float32(d>>shift&0xFF)
		out |= Color(a+(b-a)*t+0.5) << shift
	}
	return out
}

// tones are what a theme's colours are on each surface.
type tones [assets.Surfaces]assets.Tones

// of turns a tone into the colour it has on a surface; any other colour stays.
func (t *tones) of(c Color, on assets.Surface) Color {
	if c>>ToneAt == 0 {
		return c
	}
	out := Color(t[on][c>>ToneAt&0xFF])
	if second := c >> secondAt & 0xFF; second != 0 {
		out = mixed(out, Color(t[on][second]), float32(c>>shareAt&0xFF)/255)
	}
	if a := c & 0xFF; a != 0xFF {
		out = out&^0xFF | ((out&0xFF)*a+127)/255
	}
	return out
}

// tonesOf are the tones of a theme.
func tonesOf(t assets.Theme) tones {
	var out tones
	for on := range out {
		out[on] = t.Colors(assets.Surface(on))
	}
	return out
}

// Channels are red, green, blue (premultiplied) and alpha, 0 … 1, of a colour that is no tone.
func (c Color) Channels() (r, g, b, a float32) {
	a = float32(c&0xFF) / 255
	k := a / 255
	return float32(c>>24&0xFF) * k, float32(c>>16&0xFF) * k, float32(c>>8&0xFF) * k, a
}

// RGBA makes a Color that is no tone an image/color.Color.
func (c Color) RGBA() (r, g, b, a uint32) {
	x, y, z, w := c.Channels()
	return uint32(x*0xFFFF + 0.5), uint32(y*0xFFFF + 0.5), uint32(z*0xFFFF + 0.5), uint32(w*0xFFFF + 0.5)
}
