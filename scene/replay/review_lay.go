package replay

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// lay puts everything in its place: beside each other in a wide window, below each other in one held upright.
func (r *Review) lay(s *stage.Stage) {
	w0, h0 := s.Window().Size()
	moved := w0 != r.w || h0 != r.h
	held := s.Window().Held()
	w, h := held.W, held.H
	r.w, r.h, r.k = w0, h0, held.K
	was := r.graph.Rect
	p := s.Painter()
	in := p.ZoomIn(r.k)
	r.graph.enlarge(p)
	p.ZoomOut(in)
	if held.Upright {
		r.layTall(w, h)
	} else {
		r.layWide(w, h)
	}
	if moved || was != r.graph.Rect {
		r.graph.bake(r)
		r.graph.label(s, r)
		r.fitLine(s)
	}
	in = p.ZoomIn(r.k)
	defer p.ZoomOut(in)
	x, wide := r.list.View.X+12, r.list.View.W-24
	r.list.Content = 16
	for _, row := range r.rows {
		row.W = wide
		row.fit(p)
		r.list.Content += row.H + reviewRowGap
	}
	r.list.By(0)
	y := r.list.View.Y + 8 - r.list.At
	for _, row := range r.rows {
		row.X, row.Y = x, y
		y += row.H + reviewRowGap
	}
}

func (r *Review) layWide(w, h float32) {
	r.edge = 32
	left := (w - 3*r.edge) * 0.56
	r.bar = paint.Box(r.edge+left+r.edge, 52, w-left-3*r.edge-150, 8)
	r.halt.Rect = paint.Box(w-r.edge-130, 22, 130, 46)
	foot := h - 32 - kit.Lip - 52
	r.leave.Rect = paint.Box(r.edge+left-150, foot, 150, 52)
	r.whose.Rect = paint.Box(r.edge, foot, left-150-16, 52)
	r.show.Rect = paint.Box(r.edge, foot-72, left, 54)
	r.lineAt = paint.Box(r.edge+4, foot-72-104, left-8, 92)
	r.graph.place(paint.Box(r.edge, 92, left, r.lineAt.Y-8-92))
	r.list.View = paint.Box(r.edge+left+r.edge-12, 84, w-left-3*r.edge+24, h-84-24)
}

func (r *Review) layTall(w, h float32) {
	r.edge = 16
	wide := w - 2*r.edge
	r.bar = paint.Box(r.edge, 96, wide-130, 8)
	r.halt.Rect = paint.Box(w-r.edge-116, 64, 116, 46)
	high := min(max(h*0.27, 150), 300)
	r.graph.place(paint.Box(r.edge, 128, wide, high))
	r.lineAt = paint.Box(r.edge+4, 128+high+6, wide-8, 74)
	y := r.lineAt.Y + r.lineAt.H + 6
	r.show.Rect = paint.Box(r.edge, y, wide, 50)
	y += 50 + kit.Lip + 10
	r.whose.Rect = paint.Box(r.edge, y, wide-140, 50)
	r.leave.Rect = paint.Box(w-r.edge-128, y, 128, 50)
	y += 50 + kit.Lip + 10
	r.list.View = paint.Box(r.edge-10, y, wide+20, h-y-12)
}

// fitLine sets what happened in its box, in letters for which there is room.
func (r *Review) fitLine(s *stage.Stage) {
	p := s.Painter()
	was := p.ZoomIn(r.k)
	defer p.ZoomOut(was)
	r.lineIn = p.Within(r.line, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream, Wrap: r.lineAt.W}, r.lineAt.H, 13)
	_, high := p.Measure(r.line, r.lineIn)
	r.base = r.lineAt.Y + max(0, (r.lineAt.H-high)/2) + max(r.lineIn.Size, r.lineIn.Most)
}

// Draw paints it.
func (r *Review) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: r.w / 2, Y: r.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.7, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.3), GlowX: r.w / 2, GlowY: r.h / 2, GlowR: 420})
	was := p.ZoomIn(r.k)
	p.Text(r.title, r.edge, 60, paint.Style{Face: paint.Display, Size: 40, Color: paint.Cream})
	wide, _ := p.Measure(r.title, paint.Style{Face: paint.Display, Size: 40})
	p.Text(r.sub, r.edge+wide+16, 60, paint.Style{Face: paint.Body, Size: 20, Color: paint.Cream2})
	state, over := paint.Style{Face: paint.Body, Size: 17, Most: 24, Color: paint.Cream2, Fit: r.bar.W}, float32(10)
	if r.w < r.h { // right under the heading: it grows towards the bar
		state.Most = 21
		over -= p.Scaled(state) - state.Size
	}
	p.Text(r.state, r.bar.X, r.bar.Y-over, state)
	p.RoundRect(r.bar, 4, paint.Plum600)
	done := r.bar
	done.W = max(8, done.W*float32(r.told.percent)/100)
	p.RoundRect(done, 4, paint.Cream)
	p.Text(r.line, r.lineAt.X, r.base, r.lineIn)
	for _, n := range r.nodes.Nodes[:reviewNodes] {
		if n != stage.Node(r.halt) || !r.halt.Off {
			n.Draw(p)
		}
	}
	kit.DrawRows(&r.list, p, r.rows)
	p.ZoomOut(was)
}
