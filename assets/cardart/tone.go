package cardart

import "image/color"

// rgb turns 0xRRGGBB into an opaque colour.
func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}

// alpha returns c at an opacity between 0 and 1, premultiplied.
func alpha(c color.RGBA, a float64) color.RGBA {
	f := func(v uint8) uint8 { return uint8(float64(v)*a + 0.5) }
	return color.RGBA{R: f(c.R), G: f(c.G), B: f(c.B), A: f(c.A)}
}

// palette is the parlour's colours, the tokens of the art direction.
type palette struct {
	ink, plum900, plum800, plum700, plum600, plum500, plum300 color.RGBA
	cream, cream2, creamFold, creamLip                        color.RGBA
	coral, coralDeep, coralLip                                color.RGBA
	headLight, headDark, shadow, white, gold, pileTan         color.RGBA
}

func tones() palette {
	return palette{
		ink: rgb(0x160B1F), plum900: rgb(0x1C0F27), plum800: rgb(0x25152F), plum700: rgb(0x321D40),
		plum600: rgb(0x432A54), plum500: rgb(0x5C4170), plum300: rgb(0xA58DB5),
		cream: rgb(0xFFF2DC), cream2: rgb(0xEBD9BD), creamFold: rgb(0xD9BE98), creamLip: rgb(0xB99F7C),
		coral: rgb(0xFF7B5F), coralDeep: rgb(0xD9523F), coralLip: rgb(0xA83A2F),
		headLight: rgb(0x70508A), headDark: rgb(0x553A6B), shadow: rgb(0x08030E),
		white: rgb(0xFFFFFF), gold: rgb(0xF7B733), pileTan: rgb(0xCDB894),
	}
}

// suit is one colour of the deck: the flat tones a face is cut from.
type suit struct {
	code                   string
	base, deep, light      color.RGBA // body, below the cut, great symbol
	shadow, ink, numeral   color.RGBA // under a numeral, under a symbol, the numeral itself
	greatX, greatY, greatR float64    // centre and radius of the great symbol
	darkNumeral            bool       // dark on light: no outline needed
}

// suits returns the four colours in table order. Green is a step lighter and
// red a step darker than a plain reading of the tokens, so that the two stay
// apart in brightness for eyes that cannot part them by hue.
func suits() []suit {
	t := tones()
	return []suit{
		{code: "R", base: rgb(0xDA2F45), deep: rgb(0x9C1439), light: rgb(0xEA4E55), shadow: rgb(0x660828), ink: rgb(0x660828), numeral: t.cream, greatX: 70, greatY: 78, greatR: 74},
		{code: "Y", base: rgb(0xF7B52C), deep: rgb(0xE08A12), light: rgb(0xFFD15E), shadow: rgb(0xFFE08A), ink: rgb(0x7A3F00), numeral: rgb(0x2A1030), greatX: 66, greatY: 74, greatR: 76, darkNumeral: true},
		{code: "G", base: rgb(0x1F9D66), deep: rgb(0x0C6B54), light: rgb(0x38B880), shadow: rgb(0x043D36), ink: rgb(0x043D36), numeral: t.cream, greatX: 64, greatY: 84, greatR: 72},
		{code: "B", base: rgb(0x2B6AD3), deep: rgb(0x173F9A), light: rgb(0x4A88EA), shadow: rgb(0x0B2368), ink: rgb(0x0B2368), numeral: t.cream, greatX: 66, greatY: 78, greatR: 70},
	}
}

// unnamed is the grey of the quadrants a discarded wild did not name.
func unnamed() suit {
	return suit{code: "X", base: rgb(0x8B8294), deep: rgb(0x655B70), light: rgb(0xA79FAF), shadow: rgb(0x3A3145), ink: rgb(0x3A3145), numeral: tones().cream}
}
