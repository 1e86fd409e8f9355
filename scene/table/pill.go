package table

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// px is a text's size on this window: as on the reference board, but never too small to read.
func (v *view) px(size float32) float32 {
	if v.u >= 1 {
		return size * v.u
	}
	return max(size*v.u, min(size, 16))
}

// badge is a number on a small disc that widens with it, the same on paper as on the table.
func (v *view) badge(p *paint.Painter, text string, x, y, size float32, body, ink paint.Color) {
	v.badgeOf(p, text, x, y, size, badgeMost*v.u, body, ink)
}

// badgeOf is a badge whose number grows with larger text up to a size.
func (v *view) badgeOf(p *paint.Painter, text string, x, y, size, most float32, body, ink paint.Color) {
	st := paint.Style{Face: paint.Display, Size: size, Color: ink, Most: max(size, most)}
	w, _ := p.Measure(text, st)
	h := size*1.6 + p.Grown(st)
	r := paint.Centered(x, y, max(h, w+size*0.8), h)
	p.PushGround()
	defer p.Pop()
	p.RoundRect(r.Inset(-2.5*v.u), h/2+2.5*v.u, paint.Ink)
	p.RoundRect(r, h/2, body)
	st.Align = paint.Middle
	p.TextIn(text, r, st)
}

// pill is a word on a rounded strip, with the key that does the same.
func (v *view) pill(p *paint.Painter, text string, key input.Action, x, y float32, body, ink paint.Color) {
	v.pillIn(p, text, key, x, y, float32(v.queue.Layout().W)-24*v.u, body, ink)
}

// besidePile is how wide a pill under the discards may grow: held upright as the window, else as far as the pile's own.
func (v *view) besidePile() float32 {
	l := v.queue.Layout()
	if l.Portrait {
		return float32(l.W) - 24*v.u
	}
	return 2 * (float32(l.Discard.X-l.Draw.X-l.Draw.W/2) - 16*v.u)
}

// underPile is the room of what stands under the discards and its middle, if it is so wide: where a finger needs large words it
// goes on to the right of what belongs to the draw pile, up to the button that sorts.
func (v *view) underPile(wide float32) (x, most float32) {
	l, held := v.queue.Layout(), v.stage.Window().Held()
	x, most = float32(l.Discard.X), v.besidePile()
	if l.Portrait || !held.Broad() {
		return x, most
	}
	left := x - most/2
	most = float32(l.Call.X) - max(44*v.u, held.Finger) - 16*v.u - left
	return max(x, left+min(wide, most)/2), most
}

func (v *view) pillStyle(ink paint.Color) paint.Style {
	return paint.Style{Face: paint.Display, Size: v.px(18), Color: ink}
}

// pillIn is a pill no wider than that, unless its word is wider as it is designed.
func (v *view) pillIn(p *paint.Painter, text string, key input.Action, x, y, most float32, body, ink paint.Color) paint.Rect {
	st := v.pillStyle(ink)
	w, _ := p.Measure(text, st)
	if room := most - 36*v.u; w > room && p.TextScale() > 1 {
		st.Most = p.Scaled(st) * room / w
		w, _ = p.Measure(text, st)
		if w > room {
			st.Fit, w = room, room
		}
	}
	h := 34*v.u + p.Grown(st)
	extra := float32(0)
	g := stage.Prompt(p, key)
	if g.Of != paint.NoGlyph && !v.queue.Layout().Portrait {
		extra = p.GlyphWide(g, 24*v.u) + 10*v.u
	}
	r := paint.Centered(x, y, w+extra+36*v.u, h)
	p.Shadow(r, h/2, 3*v.u, 6*v.u, paint.ShadowInk.Fade(0.5))
	if body == paint.Plum700 {
		p.RoundRect(r.Inset(-1.5*v.u), h/2, paint.Plum500)
	}
	p.RoundRect(r, h/2, body)
	p.TextIn(text, paint.Box(r.X+18*v.u, r.Y, w, h), st)
	if extra > 0 {
		p.Glyph(g, paint.Box(r.X+w+26*v.u, y-12*v.u, extra-10*v.u, 24*v.u), ink)
	}
	return r
}

// keyPillAt is the box of a strip with a line in which a key is named, round a point.
func (v *view) keyPillAt(p *paint.Painter, line *stage.KeyLine, x, y float32) paint.Rect {
	st := v.keyPillStyle(paint.Ink)
	wide := line.Wide(p, st)
	if room := v.besidePile() - 36*v.u; wide > room && p.TextScale() > 1 && !v.stage.Window().Held().Broad() {
		wide = max(room, wide*st.Size/p.Scaled(st))
	}
	return paint.Centered(x, y, wide+36*v.u, 34*v.u+0.8*p.Grown(st))
}

func (v *view) keyPillStyle(ink paint.Color) paint.Style {
	return paint.Style{Face: paint.Display, Size: v.px(18), Color: ink, Align: paint.Middle}
}

// keyPill is that strip.
func (v *view) keyPill(p *paint.Painter, line *stage.KeyLine, r paint.Rect, body, ink paint.Color) {
	p.Shadow(r, r.H/2, 3*v.u, 6*v.u, paint.ShadowInk.Fade(0.5))
	p.RoundRect(r, r.H/2, body)
	st := v.keyPillStyle(ink)
	st.Fit = r.W - 30*v.u
	line.Draw(p, r, st)
}
