package rating

import "fourtell/scene/paint"

const plateEdge = 22

// Draw paints the plate.
func (p *plate) Draw(g *paint.Painter) {
	if p.kind == plateGraph {
		p.of.graph.draw(g)
	} else {
		g.Bordered(p.Rect, 20, 1.5, paint.Plum800, paint.Plum600)
		g.Text(p.title, p.X+plateEdge, p.Y+33, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: p.W - 2*plateEdge, Name: p.kind == plateNow})
		if p.kind == plateNow {
			p.drawNow(g)
		} else {
			p.drawRecent(g)
		}
	}
	if p.focus && g.Focusing {
		g.ShowFocus(p.Rect)
		g.StrokeRoundRect(p.Rect.Inset(-4), 24, 3.5, paint.Cream)
	}
}

// drawNow paints the number, how many rounds it is of, and what it means.
func (p *plate) drawNow(g *paint.Painter) {
	wide := p.W - 2*plateEdge
	g.Text(p.big, p.X+plateEdge, p.Y+78, paint.Style{Face: paint.Display, Size: 38, Most: 44, Color: paint.Cream, Fit: wide})
	g.Text(p.line, p.X+plateEdge, p.Y+106, paint.Style{Face: paint.Body, Size: 17, Most: 20, Color: paint.Cream2, Fit: wide})
	st := paint.Style{Face: paint.Body, Size: 15, Color: paint.Plum300, Wrap: wide}
	y := p.Y + 132 + 0.9*g.Grown(st)
	g.Text(p.help, p.X+plateEdge, y, g.Within(p.help, st, p.Y+p.H-y-2, 12))
}

// drawRecent paints a line a round: what it changed, and against whom.
func (p *plate) drawRecent(g *paint.Painter) {
	top, step := p.Y+46, (p.H-58)/recentRounds
	for i := range p.rounds[:p.n] {
		one := &p.rounds[i]
		y := top + float32(i)*step
		c := paint.Plum300
		if one.up {
			c = paint.Coral
		}
		g.Disc(p.X+plateEdge+5, y+step/2, 5, c)
		g.TextIn(one.change, paint.Box(p.X+plateEdge+18, y, 58, step), paint.Style{Face: paint.Display, Size: 17, Most: step, Color: paint.Cream, Align: paint.Right, Fit: 58})
		g.TextIn(one.against, paint.Box(p.X+plateEdge+88, y, p.W-2*plateEdge-88, step), paint.Style{Face: paint.Body, Size: 16, Most: step, Color: paint.Cream2, Fit: p.W - 2*plateEdge - 88, Name: true})
	}
}
