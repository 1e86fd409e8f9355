package scene

import (
	"fourtell/engine"
)

const (
	bubbleFor = 150
	bubbleOut = 8
)

// bubble is the reason why a wish was refused, next to the card it is about.
type bubble struct {
	text string
	card engine.Card // 0: at the place below
	x, y float32
	foot float32 // the lower edge of what it is about, where it has one
	age  int
	on   bool
	// of is the table it was said at, decision the question asked there then: when that has changed it has nothing more to say.
	of       *Table
	decision uint32
}

func (b *bubble) say(s *Stage, t *Table, text string, card engine.Card) {
	*b = bubble{text: text, card: card, on: text != "", of: t, decision: t.shown.Decision}
	if card == 0 {
		l := t.queue.Layout()
		b.x, b.y = float32(l.Draw.X), float32(l.Draw.Y-l.Draw.H/2)
		b.foot = float32(l.Draw.Y + l.Draw.H/2)
	}
	s.Say(text)
	s.Redraw()
}

func (b *bubble) close() {
	if b.on {
		b.age = max(b.age, bubbleFor)
	}
}

func (b *bubble) update(s *Stage) {
	if !b.on {
		return
	}
	if b.of.shown.Decision != b.decision {
		b.close()
	}
	b.age++
	if b.age <= bubbleOut || b.age >= bubbleFor {
		s.Redraw()
	}
	if b.age > bubbleFor+bubbleOut {
		b.on = false
	}
}

func (b *bubble) draw(p *Painter, t *Table) {
	if !b.on {
		return
	}
	u, l := t.u, t.queue.Layout()
	x, y := b.x, b.y
	if i := t.indexOf(b.card); i != noCard {
		q := l.HandPose(i)
		x, y = float32(q.X), float32(q.Y-q.Scale*90)
		if c := q.Card.ID; c < mostIDs {
			y += t.hand.springs[c].y - 12*u
		}
	}
	k := min(1, float32(b.age)/bubbleOut)
	if out := b.age - bubbleFor; out > 0 {
		k = 1 - float32(out)/bubbleOut
	}
	st := Style{Face: Body, Size: t.px(18), Color: Ink, Wrap: 300 * u, Align: Middle}
	w, h := p.Measure(b.text, st)
	r := Centered(x, y-h/2-24*u, w+40*u, h+20*u)
	tip := x
	if s := t.stage; b.card == 0 && r.Y < t.toastTop()+toastsShown*64*max(1, s.toasts.k) { // toasts would cover it
		y = b.foot
		r.Y = y + 24*u
		r.X = min(max(r.X, 12*u), float32(l.W)-r.W-12*u)
		p.Push(tip, y, 0, -6*u*(1-k), 1, 0, k)
		p.Shadow(r, 14*u, 4*u, 10*u, ShadowInk.Fade(0.6))
		p.Quad(tip, r.Y-10*u, tip, r.Y-10*u, tip+10*u, r.Y+2*u, tip-10*u, r.Y+2*u, Cream)
		p.RoundRect(r, 14*u, Cream)
		p.TextIn(b.text, r, st)
		p.Pop()
		return
	}
	r.X = min(max(r.X, 12*u), float32(l.W)-r.W-12*u)
	p.Push(tip, y, 0, 6*u*(1-k), 1, 0, k)
	p.Shadow(r, 14*u, 4*u, 10*u, ShadowInk.Fade(0.6))
	p.Quad(tip-10*u, r.Y+r.H-2*u, tip+10*u, r.Y+r.H-2*u, tip, r.Y+r.H+10*u, tip, r.Y+r.H+10*u, Cream)
	p.RoundRect(r, 14*u, Cream)
	p.TextIn(b.text, r, st)
	p.Pop()
}
