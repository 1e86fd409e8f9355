package paint

import (
	"strings"
)

// glyphHigh is the height of a glyph in a line of that style.
func (gl *Glyphs) glyphHigh(st Style) float32 { return gl.texts.Scaled(st) * 1.35 }

// GlyphLineWide is how wide glyphs between two texts are.
func (gl *Glyphs) GlyphLineWide(before string, glyphs []KeyGlyph, after string, st Style) float32 {
	st.Fit = 0
	before, after, left, right := gl.spaced(before, after, st)
	w, _ := gl.texts.Measure(before, st)
	b, _ := gl.texts.Measure(after, st)
	w += left + b + right
	high := gl.glyphHigh(st)
	for i := range glyphs {
		if glyphs[i].Of != NoGlyph {
			w += gl.GlyphWide(glyphs[i], high) + high/7
		}
	}
	return w
}

// GlyphLine draws glyphs between two texts in a box, by the style's alignment, as a text.
func (gl *Glyphs) GlyphLine(before string, glyphs []KeyGlyph, after string, r Rect, st Style) {
	w := gl.GlyphLineWide(before, glyphs, after, st)
	if st.Fit > 0 && w > st.Fit {
		st.Most = gl.texts.Scaled(st) * st.Fit / w
		st.Size = min(st.Size, st.Most)
		w = gl.GlyphLineWide(before, glyphs, after, st)
	}
	x := r.X
	switch st.Align {
	case Middle:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	st.Align, st.Fit = Left, 0
	before, after, left, right := gl.spaced(before, after, st)
	high := gl.glyphHigh(st)
	a, _ := gl.texts.Measure(before, st)
	gl.texts.TextIn(before, Rect{x, r.Y, a, r.H}, st)
	x += a + left
	for i := range glyphs {
		if glyphs[i].Of != NoGlyph {
			gw := gl.GlyphWide(glyphs[i], high)
			gl.Glyph(glyphs[i], Rect{x + high/14, r.Y + (r.H-high)/2, gw, high}, st.Color)
			x += gw + high/7
		}
	}
	gl.texts.TextIn(after, Rect{x + right, r.Y, r.W, r.H}, st)
}

// spaced takes the spaces beside the glyphs out of the texts and says how wide they are.
func (gl *Glyphs) spaced(before, after string, st Style) (b, a string, left, right float32) {
	b, a = strings.TrimRight(before, " "), strings.TrimLeft(after, " ")
	space := gl.texts.Scaled(st) * 0.26
	if len(b) < len(before) {
		left = space
	}
	if len(a) < len(after) {
		right = space
	}
	return b, a, left, right
}
