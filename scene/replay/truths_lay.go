package replay

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	honourHigh = 104 // units, of a plate
	truthsFoot = 92
	truthsGap  = 14
)

// lay puts the plates beside each other over the list, or below each other in a window held upright.
func (t *Truths) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	t.k = held.K
	t.width = min(held.W-48, 1000)
	if held.Upright {
		t.width = held.W - 32
	}
	t.edge = (held.W - t.width) / 2
	p := s.Painter()
	in := p.ZoomIn(t.k)
	defer p.ZoomOut(in)
	high := float32(honourHigh)
	if p.Large() {
		high = 132
	}
	y, columns := float32(96), max(len(t.honours), 1)
	if held.Upright {
		columns = 1
	}
	each := (t.width - truthsGap*float32(columns-1)) / float32(columns)
	for i := range t.honours {
		t.honours[i].Rect = paint.Box(t.edge+float32(i%columns)*(each+truthsGap), y+float32(i/columns)*(high+truthsGap), each, high)
	}
	y += float32((len(t.honours)+columns-1)/columns) * (high + truthsGap)
	foot := held.H - truthsFoot
	t.leave.Rect = paint.Box(t.edge, foot+18, min(t.width, 210), 52)
	t.list.View = paint.Box(t.edge-12, y, t.width+24, foot-y)
	t.list.Content = 16
	for _, row := range t.rows {
		row.W = t.width
		row.fit(p)
		t.list.Content += row.H + reviewRowGap
	}
	t.list.By(0)
	y += 8 - t.list.At
	for _, row := range t.rows {
		row.X, row.Y = t.edge, y
		y += row.H + reviewRowGap
	}
}

// Draw paints it.
func (t *Truths) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: t.w / 2, Y: t.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.7, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.3), GlowX: t.w / 2, GlowY: t.h / 2, GlowR: 420})
	was := p.ZoomIn(t.k)
	defer p.ZoomOut(was)
	title := paint.Style{Face: paint.Display, Size: 40, Color: paint.Cream, Fit: 0.5 * t.width}
	p.Text(t.title, t.edge, 64, title)
	wide, _ := p.Measure(t.title, title)
	p.Text(t.sub, t.edge+wide+16, 64, paint.Style{Face: paint.Body, Size: 20, Color: paint.Cream2, Fit: 0.2 * t.width})
	p.Text(t.count, t.edge+t.width, 64, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Align: paint.Right, Fit: 0.3 * t.width})
	for i := range t.honours {
		t.honours[i].draw(p)
	}
	if t.none != "" {
		p.TextIn(t.none, t.list.View, paint.Style{Face: paint.Body, Size: 22, Color: paint.Cream2, Align: paint.Middle, Fit: t.width})
	}
	kit.DrawRows(&t.list, p, t.rows)
	t.leave.Draw(p)
}

// draw paints the plate: what for, who, and their figures.
func (h *honourPlate) draw(p *paint.Painter) {
	p.Bordered(h.Rect, 20, 1.5, paint.Plum800, paint.Plum600)
	x, fit := h.X+22, h.W-44
	p.Text(h.Title, x, h.Y+0.29*h.H, paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: fit})
	p.Text(h.Names, x, h.Y+0.59*h.H, paint.Style{Face: paint.Display, Size: 26, Most: 0.3 * h.H, Color: paint.Cream, Fit: fit, Name: true})
	p.Text(h.Why, x, h.Y+0.85*h.H, paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: fit})
}
