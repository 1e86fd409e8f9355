package company

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	bannerFor  = 5 * stage.TicksPerSecond // how long it stands
	missedFor  = 9 * stage.TicksPerSecond // with something to press
	bannerFade = 24
	stays      = -1
)

// banner is a word about the line or the table that stands over the felt, and fades or stays until it is no longer so.
type banner struct {
	text   string
	left   int  // ticks; stays: until something else is shown; 0: there is none
	offers bool // what was missed can be looked at
	watch  kit.Button
	box    paint.Rect
	u      float32 // units to one of the board
	style  paint.Style
}

// show shows it for that many ticks, 0: until something else is, and says it.
func (b *banner) show(s *stage.Stage, text string, ticks int) {
	b.text, b.left, b.offers = text, ticks, false
	if ticks == 0 {
		b.left = stays
	}
	s.Speech().Say(text)
	s.Redraw()
}

// offered says that its button can be pressed.
func (b *banner) offered() bool { return b.offers && b.left > 0 }

// tick lets a tick pass, and puts it round the upper edge of a box.
func (b *banner) tick(s *stage.Stage, at paint.Rect, u float32) {
	if b.left == 0 {
		return
	}
	if b.left > 0 {
		if b.left--; b.left < bannerFade {
			s.Redraw()
		}
	}
	b.u = u
	b.style = paint.Style{Face: paint.Display, Size: 19 * u, Color: maskInk, Wrap: at.W - 90*u}
	button, high := float32(0), float32(0)
	if b.offers {
		held := s.Window().Held()
		high = max(38*u, held.Finger*held.K)
		b.watch.Size = 17 * u
		wide, _ := s.Painter().Measure(b.watch.Text, paint.Style{Face: paint.Display, Size: b.watch.Size})
		button = wide + 56*u
		b.style.Wrap -= button
	}
	w, h := s.Painter().Measure(b.text, b.style)
	b.box = paint.Centered(at.X, at.Y, w+84*u+button, max(50*u, h+22*u, high+18*u))
	b.watch.Rect = paint.Box(b.box.X+b.box.W-button, b.box.Y+(b.box.H-high)/2-kit.Lip/2, button-14*u, high)
}

func (b *banner) update(s *stage.Stage, in *input.Tick) {
	if b.offered() {
		b.watch.Update(s, in)
	}
}

func (b *banner) draw(p *paint.Painter) {
	if b.left == 0 {
		return
	}
	alpha, u := float32(1), b.u
	if b.left > 0 {
		alpha = min(1, float32(b.left)/bannerFade)
	}
	x, y := b.box.Center()
	p.Push(x, y, 0, 0, 1, 0, alpha)
	p.Shadow(b.box, 14*u, 5*u, 14*u, paint.ShadowInk.Fade(0.6))
	p.RoundRect(b.box, 14*u, bannerBody)
	drawAgain(p, b.box.X+30*u, y, 10*u, maskInk)
	p.TextIn(b.text, paint.Box(b.box.X+54*u, b.box.Y, b.style.Wrap, b.box.H), b.style)
	if b.offers {
		b.watch.Draw(p)
	}
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
