package days

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// Draw paints the month and what is chosen in it.
func (t *Calendar) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: t.w / 2, Y: t.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: t.w / 2, GlowY: t.h / 2, GlowR: 420})
	was := p.ZoomIn(t.k)
	p.Text(t.title, t.x, 70, kit.PageTitle(0.55*t.width))
	p.Text(t.streak, t.x+t.width, 70, paint.Style{Face: paint.Body, Size: 18, Most: 30, Color: paint.Cream2, Align: paint.Right, Fit: 0.42 * t.width})
	p.TextIn(t.named, t.nav, paint.Style{Face: paint.Display, Size: 24, Most: 32, Color: paint.Cream, Align: paint.Middle, Fit: t.nav.W})
	for i, head := range t.heads {
		p.Text(head, t.headAt[i], t.headY, paint.Style{Face: paint.Body, Size: 16, Most: 20, Color: paint.Cream, Align: paint.Middle})
	}
	t.drawDetail(p)
	t.nodes.Draw(p)
	p.ZoomOut(was)
}

// drawDetail tells of what is chosen, and how others did at it.
func (t *Calendar) drawDetail(p *paint.Painter) {
	y, low := t.pane.Y, t.pane.Y+t.pane.H
	if w := t.worlds[t.chosen]; w != nil && w.how == told && t.pane.H > 1.8*w.High() {
		low -= w.High() + 8
		w.Draw(p, paint.Box(t.pane.X, low+8, t.pane.W, w.High()))
	}
	for i, text := range t.detail {
		if text == "" {
			continue
		}
		st := paint.Style{Face: paint.Body, Size: 18, Most: 30, Color: paint.Cream2, Wrap: t.pane.W}
		if i == 0 {
			st = paint.Style{Face: paint.Display, Size: 24, Most: 34, Color: paint.Cream, Wrap: t.pane.W}
		}
		st = p.Within(text, st, (low-y)/float32(3-i)*1.2, 16)
		_, high := p.Measure(text, st)
		p.Text(text, t.pane.X, y+p.Drop(st), st)
		y += high + 12
	}
}
