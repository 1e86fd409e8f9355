package scene

// Color is a straight-alpha colour, 0xRRGGBBAA.
type Color uint32

// The house's colours.
// Coral always means "you" or the one verb to press: a screen has one coral
// button at most.
const (
	Ink        Color = 0x160B1FFF // deepest ground, text on cream and coral
	Plum900    Color = 0x1C0F27FF // wells, chip ground
	TableColor Color = 0x22122EFF // table
	Wedge      Color = 0x2B1839FF // sunburst wedge on the table
	Plum800    Color = 0x25152FFF // panels, plates
	Plum700    Color = 0x321D40FF // rows, quiet buttons
	Plum600    Color = 0x432A54FF // lines, active plate
	Plum500    Color = 0x5C4170FF // control outline
	Plum300    Color = 0xA58DB5FF // secondary text
	Cream      Color = 0xFFF2DCFF // text, second verb, hover outline
	Cream2     Color = 0xEBD9BDFF // supporting text
	Coral      Color = 0xFF7B5FFF // the one accent
	CoralDeep  Color = 0xD9523FFF
	CoralLip   Color = 0xA83A2FFF // lip under a coral button
	CreamLip   Color = 0xB99F7CFF // lip under a cream button
	GlowPlum   Color = 0xB0447AFF // glow behind title and result
	Veil       Color = 0x0D0515C7 // behind a modal
	ShadowInk  Color = 0x08030EFF // every soft shadow
	White      Color = 0xFFFFFFFF // leaves a sprite as it is
	Clear      Color = 0
)

// Fade is the colour with its alpha multiplied by a, 0 … 1.
func (c Color) Fade(a float32) Color {
	a = min(max(a, 0), 1)
	return c&^0xFF | Color(float32(c&0xFF)*a+0.5)
}

// Mix is the colour t of the way from c to d, 0 … 1.
func (c Color) Mix(d Color, t float32) Color {
	t = min(max(t, 0), 1)
	var out Color
	for shift := 0; shift <= 24; shift += 8 {
		a, b := float32(c>>shift&0xFF), float32(d>>shift&0xFF)
		out |= Color(a+(b-a)*t+0.5) << shift
	}
	return out
}

// channels are red, green, blue (premultiplied) and alpha, 0 … 1.
func (c Color) channels() (r, g, b, a float32) {
	a = float32(c&0xFF) / 255
	k := a / 255
	return float32(c>>24) * k, float32(c>>16&0xFF) * k, float32(c>>8&0xFF) * k, a
}

// RGBA makes a Color an image/color.Color.
func (c Color) RGBA() (r, g, b, a uint32) {
	x, y, z, w := c.channels()
	return uint32(x*0xFFFF + 0.5), uint32(y*0xFFFF + 0.5), uint32(z*0xFFFF + 0.5), uint32(w*0xFFFF + 0.5)
}
