package waiting

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// pen is the button beside the room's name by which the host changes the room.
type pen struct {
	kit.IconButton
	of *here
}

// writes says that it is there: one is the host of a room that waits.
func (b *pen) writes() bool { return b.of != nil && b.of.host() && b.of.waits() }

// layPen puts the pen behind the room's name.
func (t *Waiting) layPen(p *paint.Painter) {
	if !t.pen.writes() {
		return
	}
	side := float32(40)
	if t.at.broad {
		side = 60
	}
	t.pen.Rect = paint.Box(0, 0, side, side) // the name leaves it room
	name, nameY, _, _ := t.headStyles(p)
	wide, high := p.Measure(t.name, name)
	t.pen.Rect = paint.Centered(t.headX()+min(wide, name.Fit)+12+side/2, nameY-0.32*high, side, side)
}

// Draw draws the button with a pen on it.
func (b *pen) Draw(p *paint.Painter) {
	b.IconButton.Draw(p)
	drawPen(p, b.X+b.W/2, b.Y+b.H/2, b.W/40, paint.Cream)
}

// drawPen draws a pen that points down to the left, k times as large.
func drawPen(p *paint.Painter, x, y, k float32, ink paint.Color) {
	p.Line(x-3.5*k, y+3.5*k, x+4*k, y-4*k, 5*k, ink)
	p.Line(x+6.5*k, y-6.5*k, x+7*k, y-7*k, 5*k, ink)
	p.Quad(x-7.5*k, y+7.5*k, x-6*k, y+2.2*k, x-2.2*k, y+6*k, x-7.5*k, y+7.5*k, ink)
}
