package table

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const dueGrows = 18 // ticks a count that has grown stands out

// growDue notes that more cards are due than before.
func (f *felt) growDue(s *stage.Stage) {
	if f.owed != f.facts.owed {
		if f.owed < f.facts.owed {
			f.grown = dueGrows
		}
		f.owed = f.facts.owed
		s.Redraw()
	}
	if f.grown > 0 {
		if f.grown--; f.calm {
			f.grown = 0
		}
		s.Redraw()
	}
}

// drawDue is the counter of a stack at the discards, large, and under them who answers or takes it.
func (f *felt) drawDue(p *paint.Painter) {
	if f.facts.owed == 0 {
		return
	}
	l, u := f.queue.Layout(), f.u
	x, y := float32(l.Discard.X)+float32(l.Ring)*0.74, float32(l.Discard.Y)-float32(l.Ring)*0.72
	k := float32(1)
	if n := f.grown; n > 0 {
		k = 1 + 0.35*kit.Sin(float32(n)/dueGrows*3.1415927)
	}
	p.Push(x, y, 0, 0, k, 0, 1)
	p.Draw(f.art.burst, x, y, 0.74*u, paint.White)
	p.TextIn(f.facts.plus, paint.Centered(x, y, 90*u, 60*u), paint.Style{Face: paint.Display, Size: 42 * u, Color: paint.Ink, Align: paint.Middle})
	p.Pop()
	if f.facts.open != "" || f.question.modal != nil {
		return // who may challenge stands there, or the question says it
	}
	y = float32(l.Discard.Y) + float32(l.Ring) + 40*u
	wide, _ := p.Measure(f.facts.due, f.pillStyle(paint.Ink))
	x, most := f.underPile(wide + 36*u)
	if l.Portrait {
		x, y = float32(l.W)/2, min(float32(l.Chip.Y)-39*u, f.hud.call.at.Y-21*u)
		if p.TextScale() > 1 { // a larger pill, beside the count of the pile
			left := float32(l.Draw.X+l.Draw.W/2) + 14*u
			x, y, most = (left+float32(l.W)-12*u)/2, y-21*u, float32(l.W)-12*u-left
		}
	}
	f.pillIn(p, f.facts.due, input.NoAction, x, y, most, paint.Coral, paint.Ink)
}
