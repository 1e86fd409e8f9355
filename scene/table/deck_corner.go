package table

import (
	"fourtell/anim"
	"fourtell/scene/paint"
)

// markUnseen is the small mark on a card of one's own that one has not looked at, where an open one has its index.
func (dk *deck) markUnseen(p *paint.Painter, q *anim.Pose, x, y, angle, scale float32) {
	if !dk.own(q) || !q.Card.Hidden() || q.Flip != 1 || q.Flying || dk.peek.hidden() {
		return
	}
	p.Push(x, y, 0, 0, scale, angle, 1)
	cx, cy := x-(anim.CardW/2-24), y-(anim.CardH/2-26)
	p.Disc(cx, cy, 20, paint.Ink)
	p.Disc(cx, cy, 17.5, paint.Cream)
	p.TextIn("?", paint.Centered(cx, cy, 34, 36), paint.Style{Face: paint.Display, Size: 30, Color: paint.Ink, Align: paint.Middle})
	p.Pop()
}

// drawCorner paints of a card of another's hand that lies open the corner that names it.
func (dk *deck) drawCorner(p *paint.Painter, q *anim.Pose, x, y, scale float32) {
	r := paint.Box(x-(anim.CardW/2-anim.CornerX)*scale, y-(anim.CardH/2-anim.CornerY)*scale, anim.CornerW*scale, anim.CornerH*scale)
	p.RoundRect(r, 3*scale, paint.Ink)
	r = r.Inset(scale)
	p.PushClip(r)
	pose := paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Tint: paint.White.Fade(float32(q.Alpha))}
	face := dk.art.of(q.Card)
	if q.Flip != 0 { // a back has nothing there: its middle
		face = dk.art.back
		pose.X, pose.Y = r.Center()
		pose.ScaleX, pose.ScaleY = 0.4*scale, 0.4*scale
	}
	p.Put(face, pose)
	p.Pop()
}
