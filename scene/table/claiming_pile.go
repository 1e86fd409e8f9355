package table

import (
	"fourtell/engine"
	"fourtell/scene/paint"
)

// countRolls is how many ticks the number of cards in the pile takes to change.
const countRolls = 6

// drawPile is how many cards lie there.
func (c *claiming) drawPile(p *paint.Painter) {
	l, u := c.queue.Layout(), c.u
	if c.of == nil || c.lying == 0 || l.Portrait && c.shown.Phase == engine.PhaseRespond { // upright the question lies there, and says it
		return
	}
	x, y := float32(l.Discard.X), float32(l.Discard.Y)+float32(l.Discard.H)*0.5+36*u
	if l.Portrait {
		y = min(y-24*u, float32(l.Call.Y-l.Call.H/2)-20*u) // over the button
	}
	c.drawRolling(p, x, y)
	if !l.Portrait && (l.Hand.Rows < 2 && p.TextScale() <= 1 || len(c.picked) == 0) { // larger marks of cards picked, or of two rows, stand there
		p.Text(c.said.pile, x, float32(l.Discard.Y+l.Ring)+44*u, paint.Style{Face: paint.Body, Size: c.px(17), Color: paint.Cream2, Align: paint.Middle})
	}
}

// drawRolling is their number, which rolls from the one before.
func (c *claiming) drawRolling(p *paint.Painter, x, y float32) {
	size := 18 * c.u
	k := float32(c.rolls) / countRolls
	if k == 0 || c.calm {
		c.badge(p, c.art.number(c.lying), x, y, size, paint.Cream, paint.Ink)
		return
	}
	c.badge(p, "", x, y, size, paint.Cream, paint.Ink)
	box := paint.Centered(x, y, 2.2*size, 1.5*size)
	st := paint.Style{Face: paint.Display, Size: size, Color: paint.Ink, Align: paint.Middle, Most: max(size, badgeMost*c.u)}
	up := float32(1)
	if c.lying < c.before {
		up = -1
	}
	p.PushGround()
	p.PushClip(box)
	p.TextIn(c.art.number(c.before), box.Move(0, up*(k-1)*box.H), st)
	p.TextIn(c.art.number(c.lying), box.Move(0, up*k*box.H), st)
	p.Pop()
	p.Pop()
}
