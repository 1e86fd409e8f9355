package theme

import "math"

// HighContrast are the colours for who sees little: grounds black, or on paper white, and every text at least seven times as
// light or as dark as them, which is what WCAG 2.2, 1.4.6 asks for; also on Plum600, the plate of who is to move, which is as
// far from the panels as that allows. Outlines of controls are drawn in the colour of the texts.
func (c Colors) HighContrast() Colors {
	out := c
	paper := luminance(c[Plum800]) > 0.5
	ground, text := uint32(0x000000FF), uint32(0xFFFFFFFF)
	if paper {
		ground, text = text, ground
	}
	for _, t := range [...]Tone{Plum900, Plum800, Plum700} {
		out[t] = ground
	}
	for _, t := range [...]Tone{Cream, Cream2, Plum300} {
		out[t] = text
	}
	for _, t := range [...]Tone{Said, Best, Fine, Doubtful, Poor, Blunder, Spark, Line3, Line4, Line5, Line6, Line7, Line8, Line9, Line10} {
		if paper {
			out[t] = darker(c[t], 0.09)
		} else {
			out[t] = lighter(c[t], 0.42)
		}
	}
	for _, t := range [...]Tone{Plum600, Plum500} {
		if paper {
			out[t] = lighter(darker(c[t], 0.33), 0.33)
		} else {
			out[t] = darker(lighter(c[t], 0.085), 0.085)
		}
	}
	for _, t := range [...]Tone{Table, Wedge, FloorEdge, Glow, ClothDark, ClothLight, ClothFoot, PelmetA, PelmetB} {
		out[t] = darker(c[t], 0.02)
	}
	out[Coral] = lighter(c[Coral], 0.36)
	out[Ink], out[Note] = 0x000000FF, 0x000000FF
	out[OnCream] = 0x000000FF
	if luminance(c[Second]) < 0.3 {
		out[Second], out[OnCream] = 0x000000FF, 0xFFFFFFFF
	} else {
		out[Second] = 0xFFFFFFFF
	}
	if c[Active] == c[Plum600] {
		out[Active] = out[Plum600]
	}
	out[Veil] = 0x000000F4
	return out
}

// luminance is that of WCAG 2.2: relative, 0 … 1.
func luminance(c uint32) float64 {
	linear := func(v uint32) float64 {
		x := float64(v&0xFF) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c>>24) + 0.7152*linear(c>>16) + 0.0722*linear(c>>8)
}

// darker is a colour no lighter than that, lighter one no darker; hue and alpha stay.
func darker(c uint32, most float64) uint32 {
	return toward(c, 0x000000, func(l float64) bool { return l <= most })
}
func lighter(c uint32, least float64) uint32 {
	return toward(c, 0xFFFFFF, func(l float64) bool { return l >= least })
}

// toward mixes a colour with another until it is as light as wanted.
func toward(c, with uint32, enough func(float64) bool) uint32 {
	for k := uint32(0); k <= 256; k += 2 {
		out := c & 0xFF
		for shift := 8; shift <= 24; shift += 8 {
			out |= ((c>>shift&0xFF)*(256-k) + (with>>(shift-8)&0xFF)*k) / 256 << shift
		}
		if enough(luminance(out)) {
			return out
		}
	}
	return with<<8 | c&0xFF
}
