package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

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

func tones(th theme.Theme) palette {
	c := th.Colors(theme.Ground)
	of := func(t theme.Tone) color.RGBA { return rgb(c[t] >> 8) }
	return palette{
		ink: of(theme.Ink), plum900: of(theme.Plum900), plum800: of(theme.Plum800), plum700: of(theme.Plum700),
		plum600: of(theme.Plum600), plum500: of(theme.Plum500), plum300: of(theme.Plum300),
		cream: of(theme.Cream), cream2: of(theme.Cream2), creamFold: rgb(0xD9BE98), creamLip: of(theme.SecondLip),
		coral: of(theme.Coral), coralDeep: of(theme.CoralDeep), coralLip: of(theme.CoralLip),
		headLight: rgb(0x70508A), headDark: rgb(0x553A6B), shadow: of(theme.Shadow),
		white: of(theme.White), gold: rgb(0xF7B733), pileTan: rgb(0xCDB894),
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

func suitOf(th theme.Theme, code string, greatX, greatY, greatR float64) suit {
	s := th.Suit(code[0])
	return suit{code: code, base: rgb(s.Base), deep: rgb(s.Deep), light: rgb(s.Light), shadow: rgb(s.Halo), ink: rgb(s.Ink),
		numeral: rgb(s.Numeral), greatX: greatX, greatY: greatY, greatR: greatR, darkNumeral: code == "Y"}
}

// suits returns the four colours in table order.
func suits(th theme.Theme) []suit {
	return []suit{suitOf(th, "R", 70, 78, 74), suitOf(th, "Y", 66, 74, 76), suitOf(th, "G", 64, 84, 72), suitOf(th, "B", 66, 78, 70)}
}

// unnamed is the grey of the quadrants a discarded wild did not name.
func unnamed() suit { return suitOf(theme.Midnight, "X", 0, 0, 0) }
