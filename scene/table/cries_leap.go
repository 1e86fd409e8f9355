package table

import (
	"math"

	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

const leapTrail = 6 // fading copies behind the arrow

// leap is the way past a skipped seat: an arrow from the one who has played to the one who is next, bent over the plate.
type leap struct{ ax, ay, bx, by, mx, my float32 }

// leapPast is the way past a seat, as play goes.
func (cr *cries) leapPast(seat engine.Seat) (leap, bool) {
	l := cr.queue.Layout()
	n := len(l.Plates)
	if n < 2 || seat < 0 || int(seat) >= n {
		return leap{}, false
	}
	d := int(cr.shown.Direction)
	from, to := l.Plates[cr.shown.Beside(seat, -d)], l.Plates[cr.shown.Beside(seat, d)]
	c := l.Plates[seat]
	cx, cy := float32(c.X), float32(c.Y)
	dx, dy := float32(to.X-from.X), float32(to.Y-from.Y)
	if n == 2 { // out and back again
		dx, dy = float32(d), 0
	}
	far := max(1, paint.Sqrt(dx*dx+dy*dy))
	dx, dy = dx/far, dy/far
	// Half the plate's extent that way, and on the side of the table's middle.
	reach := min(paint.Abs(dx)*float32(c.W)*0.62+paint.Abs(dy)*float32(c.H)*1.5, 150*cr.u)
	nx, ny := float32(l.Discard.X)-cx, float32(l.Discard.Y)-cy
	along := nx*dx + ny*dy
	nx, ny = nx-along*dx, ny-along*dy
	if far = paint.Sqrt(nx*nx + ny*ny); far < 1 {
		nx, ny, far = 0, -1, 1
	}
	nx, ny = nx/far, ny/far
	inside := func(x, dx, most float32) float32 { return min(max(x+dx, 24*cr.u), most-24*cr.u) }
	w, h := float32(l.W), float32(l.H)
	deep := paint.Abs(nx)*float32(c.W) + paint.Abs(ny)*float32(c.H)
	return leap{inside(cx, -dx*reach, w), inside(cy, -dy*reach, h), inside(cx, dx*reach, w), inside(cy, dy*reach, h),
		inside(cx, nx*deep, w), inside(cy, ny*deep, h)}, true
}

// at is the place and the direction on the way, 0 … 1.
func (w *leap) at(k float32) (x, y, angle float32) {
	u := 1 - k
	x = u*u*w.ax + 2*u*k*w.mx + k*k*w.bx
	y = u*u*w.ay + 2*u*k*w.my + k*k*w.by
	dx := u*(w.mx-w.ax) + k*(w.bx-w.mx)
	dy := u*(w.my-w.ay) + k*(w.by-w.my)
	return x, y, float32(math.Atan2(float64(dy), float64(dx)))
}

// drawLeap shows the turn leap past who is skipped, at the share k of its time. With reduced motion the arrow stands there
// and goes.
func (cr *cries) drawLeap(p *paint.Painter, seat engine.Seat, k float32) {
	way, ok := cr.leapPast(seat)
	if !ok {
		return
	}
	if cr.calm {
		cr.leaping(p, &way, 0.5, 1.5, min(1, k*6, (1-k)*6))
		return
	}
	gone := paint.InOutQuad(min(1, k/0.75))
	fade := min(1, k*8, (1-k)*5)
	for i := leapTrail; i > 0; i-- {
		if back := gone - float32(i)*0.07; back > 0 {
			cr.leaping(p, &way, back, 1.25-0.1*float32(i), fade*(0.6-0.08*float32(i)))
		}
	}
	cr.leaping(p, &way, gone, 1.6+0.5*kit.Sin(gone*math.Pi), fade)
}

func (cr *cries) leaping(p *paint.Painter, way *leap, k, size, alpha float32) {
	x, y, angle := way.at(k)
	size *= cr.u
	p.Put(cr.art.double, paint.Pose{X: x, Y: y, Angle: angle, ScaleX: size, ScaleY: size, Tint: cr.felt.light.Mix(paint.Cream, 0.4).Fade(alpha)})
}
