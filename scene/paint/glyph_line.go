package paint

import (
	"strings"
)

// glyphHigh is the height of a glyph in a line of that style.
func (p *Painter) glyphHigh(st Style) float32 { return p.Scaled(st) * 1.35 }

// GlyphLineWide is how wide glyphs between two texts are.
func (p *Painter) GlyphLineWide(before string, glyphs []KeyGlyph, after string, st Style) float32 {
	st.Fit = 0
	before, after, left, right := p.spaced(before, after, st)
	w, _ := p.Measure(before, st)
	b, _ := p.Measure(after, st)
	w += left + b + right
	high := p.glyphHigh(st)
	for i := range glyphs {
		if glyphs[i].Of != NoGlyph {
			w += p.GlyphWide(glyphs[i], high) + high/7
		}
	}
	return w
}

// GlyphLine draws glyphs between two texts in a box, by the style's alignment, as a text.
func (p *Painter) GlyphLine(before string, glyphs []KeyGlyph, after string, r Rect, st Style) {
	w := p.GlyphLineWide(before, glyphs, after, st)
	if st.Fit > 0 && w > st.Fit {
		st.Most = p.Scaled(st) * st.Fit / w
		st.Size = min(st.Size, st.Most)
		w = p.GlyphLineWide(before, glyphs, after, st)
	}
	x := r.X
	switch st.Align {
	case Middle:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	st.Align, st.Fit = Left, 0
	before, after, left, right := p.spaced(before, after, st)
	high := p.glyphHigh(st)
	a, _ := p.Measure(before, st)
	p.TextIn(before, Rect{x, r.Y, a, r.H}, st)
	x += a + left
	for i := range glyphs {
		if glyphs[i].Of != NoGlyph {
			gw := p.GlyphWide(glyphs[i], high)
			p.Glyph(glyphs[i], Rect{x + high/14, r.Y + (r.H-high)/2, gw, high}, st.Color)
			x += gw + high/7
		}
	}
	p.TextIn(after, Rect{x + right, r.Y, r.W, r.H}, st)
}

// spaced takes the spaces beside the glyphs out of the texts and says how wide they are.
func (p *Painter) spaced(before, after string, st Style) (b, a string, left, right float32) {
	b, a = strings.TrimRight(before, " "), strings.TrimLeft(after, " ")
	space := p.Scaled(st) * 0.26
	if len(b) < len(before) {
		left = space
	}
	if len(a) < len(after) {
		right = space
	}
	return b, a, left, right
}
