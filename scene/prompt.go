package scene

import (
	"strings"

	"fourtell/words"
)

// keyLine is a line in which a key is named: its glyph stands where the words say so. Where the mouse or a finger plays
// another line stands for it.
type keyLine struct {
	act           Action
	before, after string
	mouse, touch  string
}

// placeOfKey stands for the key in a line that is cut there.
const placeOfKey = "\x00"

// keyLineOf makes the line of a message with {key} in it, and of the two that stand for it.
func keyLineOf(l *words.Language, act Action, key, mouse, touch words.Key) keyLine {
	q := keyLine{act: act}
	q.before, q.after, _ = strings.Cut(l.Say(key, words.With("key", placeOfKey)), placeOfKey)
	if mouse != "" {
		q.mouse = l.Say(mouse)
	}
	if touch != "" {
		q.touch = l.Say(touch)
	}
	return q
}

// spoken is the line as it is said aloud.
func (q *keyLine) spoken(s *Stage) string {
	switch {
	case s.input.Device == DeviceTouch && q.touch != "":
		return q.touch
	case s.input.Device == DeviceMouse && q.mouse != "":
		return q.mouse
	}
	return q.before + s.spokenKey(q.act) + q.after
}

// unkeyed is the line where no key is named; ok is false where one is, or there is no line.
func (p *Painter) unkeyed(q *keyLine) (text string, ok bool) {
	switch p.prompts.device {
	case DeviceMouse:
		return q.mouse, true
	case DeviceTouch:
		return q.touch, true
	}
	return "", p.prompt(q.act).at == 0
}

// glyphHigh is the height of a glyph in a line of that style.
func (p *Painter) glyphHigh(st Style) float32 { return p.scaled(st) * 1.35 }

// keyLineWide is how wide a line is; 0 where there is none.
func (p *Painter) keyLineWide(q *keyLine, st Style) float32 {
	if text, ok := p.unkeyed(q); ok {
		w, _ := p.Measure(text, st)
		return w
	}
	g := [...]keyGlyph{p.prompt(q.act)}
	return p.glyphLineWide(q.before, g[:], q.after, st)
}

// KeyLine draws the line in a box by the style's alignment, its capitals in the middle from top to bottom; where the style
// says how much room there is and it is too little, all of it is drawn smaller.
func (p *Painter) KeyLine(q *keyLine, r Rect, st Style) {
	if text, ok := p.unkeyed(q); ok {
		p.TextIn(text, r, st)
		return
	}
	g := [...]keyGlyph{p.prompt(q.act)}
	p.GlyphLine(q.before, g[:], q.after, r, st)
}

// glyphLineWide is how wide glyphs between two texts are.
func (p *Painter) glyphLineWide(before string, glyphs []keyGlyph, after string, st Style) float32 {
	st.Fit = 0
	before, after, left, right := p.spaced(before, after, st)
	w, _ := p.Measure(before, st)
	b, _ := p.Measure(after, st)
	w += left + b + right
	high := p.glyphHigh(st)
	for i := range glyphs {
		if glyphs[i].at > 0 {
			w += p.glyphWide(glyphs[i], high) + high/7
		}
	}
	return w
}

// GlyphLine draws glyphs between two texts in a box, as KeyLine does.
func (p *Painter) GlyphLine(before string, glyphs []keyGlyph, after string, r Rect, st Style) {
	w := p.glyphLineWide(before, glyphs, after, st)
	if st.Fit > 0 && w > st.Fit {
		st.Most = p.scaled(st) * st.Fit / w
		st.Size = min(st.Size, st.Most)
		w = p.glyphLineWide(before, glyphs, after, st)
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
		if glyphs[i].at > 0 {
			gw := p.glyphWide(glyphs[i], high)
			p.Glyph(glyphs[i], Rect{x + high/14, r.Y + (r.H-high)/2, gw, high}, st.Color)
			x += gw + high/7
		}
	}
	p.TextIn(after, Rect{x + right, r.Y, r.W, r.H}, st)
}

// spaced takes the spaces beside the glyphs out of the texts and says how wide they are.
func (p *Painter) spaced(before, after string, st Style) (b, a string, left, right float32) {
	b, a = strings.TrimRight(before, " "), strings.TrimLeft(after, " ")
	space := p.scaled(st) * 0.26
	if len(b) < len(before) {
		left = space
	}
	if len(a) < len(after) {
		right = space
	}
	return b, a, left, right
}
