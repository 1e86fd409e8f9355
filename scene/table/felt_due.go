package table

import (
	"fourtell/anim"
	"fourtell/engine/shed"
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

// dueAt is where the counter of a stack stands: beside the discards, and while the stack is turned away on the way from who does so to
// who has to answer it now; alpha is how far it is seen.
func (f *felt) dueAt(l *anim.Layout) (x, y, alpha float32) {
	x, y = float32(l.Discard.X)+float32(l.Ring)*0.74, float32(l.Discard.Y)-float32(l.Ring)*0.72
	due := shed.Of(&f.shown).Pending
	for _, e := range f.queue.Effects() {
		if e.Kind != anim.EffectDeflect || due == nil || e.Seat < 0 || int(e.Seat) >= len(l.Plates) || due.Victim < 0 || int(due.Victim) >= len(l.Plates) {
			continue
		}
		from, to := l.Plates[e.Seat], l.Plates[due.Victim]
		at := float32(e.At)
		if f.calm { // it stands where it goes
			return float32(to.X), float32(to.Y), min(1, at*6, (1-at)*6)
		}
		const flies = 0.7 // of its time; then it is on its way back to its place
		if at >= flies {
			k := paint.InOutQuad((at - flies) / (1 - flies))
			return float32(to.X) + (x-float32(to.X))*k, float32(to.Y) + (y-float32(to.Y))*k, 1
		}
		k := paint.InOutQuad(at / flies)
		u := 1 - k
		return u*u*float32(from.X) + 2*u*k*x + k*k*float32(to.X), u*u*float32(from.Y) + 2*u*k*y + k*k*float32(to.Y), 1
	}
	return x, y, 1
}

// drawDue is the counter of a stack at the discards, large, and under them who answers or takes it.
func (f *felt) drawDue(p *paint.Painter) {
	if f.facts.owed == 0 {
		return
	}
	l, u := f.queue.Layout(), f.u
	x, y, alpha := f.dueAt(l)
	k := float32(1)
	if n := f.grown; n > 0 {
		k = 1 + 0.35*kit.Sin(float32(n)/dueGrows*3.1415927)
	}
	p.Push(x, y, 0, 0, k, 0, alpha)
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
