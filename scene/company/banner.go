package company

import (
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	bannerFor  = 5 * stage.TicksPerSecond // how long it stands
	bannerFade = 24
	stays      = -1
)

// banner is a word about the line or the table that stands over the felt, and fades or stays until it is no longer so.
type banner struct {
	text string
	left int // ticks; stays: until something else is shown; 0: there is none
}

// show shows it for that many ticks, 0: until something else is, and says it.
func (b *banner) show(s *stage.Stage, text string, ticks int) {
	b.text, b.left = text, ticks
	if ticks == 0 {
		b.left = stays
	}
	s.Speech().Say(text)
	s.Redraw()
}

func (b *banner) tick(s *stage.Stage) {
	if b.left <= 0 {
		return
	}
	if b.left--; b.left < bannerFade {
		s.Redraw()
	}
}

// draw draws it round a point, u units to one of the board, in a width.
func (b *banner) draw(p *paint.Painter, x, y, u, wide float32) {
	if b.left == 0 {
		return
	}
	alpha := float32(1)
	if b.left > 0 {
		alpha = min(1, float32(b.left)/bannerFade)
	}
	st := paint.Style{Face: paint.Display, Size: 19 * u, Color: paint.Ink, Wrap: wide - 90*u}
	w, h := p.Measure(b.text, st)
	r := paint.Centered(x, y, w+84*u, max(50*u, h+22*u))
	p.Push(x, y, 0, 0, 1, 0, alpha)
	p.Shadow(r, 14*u, 5*u, 14*u, paint.ShadowInk.Fade(0.6))
	p.RoundRect(r, 14*u, bannerBody)
	drawAgain(p, r.X+30*u, y, 10*u, maskInk)
	st.Color = maskInk
	p.TextIn(b.text, paint.Box(r.X+54*u, r.Y, w, r.H), st)
	p.Pop()
}

// drawAgain is an arrow round in a circle: what is tried again.
func drawAgain(p *paint.Painter, x, y, r float32, ink paint.Color) {
	p.PushClip(paint.Box(x-2*r, y-2*r, 2*r, 4*r))
	p.Circle(x, y, r, 0.32*r, ink)
	p.Pop()
	p.PushClip(paint.Box(x, y, 2*r, 2*r))
	p.Circle(x, y, r, 0.32*r, ink)
	p.Pop()
	p.ArrowHead(x+0.2*r, y-0.84*r, 1, 0, 0.62*r, ink)
}
