package paint

import (
	"fourtell/assets"
)

// tonesOf are a theme's tones in the contrast that is wanted.
func (p *Painter) tonesOf(t assets.Theme) tones {
	out := tonesOf(t)
	if p.contrast {
		for on := range out {
			out[on] = out[on].HighContrast()
		}
	}
	return out
}

// plainInk is the colour of a text: in high contrast none is dimmed, and none is of the accent, which is too near to the plate
// of who is to move.
func (p *Painter) plainInk(c Color) Color {
	if !p.contrast || c&0xFF == 0 {
		return c
	}
	if c |= 0xFF; c == Coral || c == Said {
		return Cream
	}
	return c
}

// Edge is the colour of an outline: in high contrast that of a text.
func (p *Painter) Edge(c Color) Color {
	if p.contrast && (c == Plum500 || c == Plum600) {
		return Cream
	}
	return c
}
