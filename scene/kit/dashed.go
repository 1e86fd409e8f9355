package kit

import "fourtell/scene/paint"

// Dashed draws the edge of a box in dashes: what may come there is not there yet.
func Dashed(p *paint.Painter, r paint.Rect, radius, wide float32, ink paint.Color) {
	const dash, every = 7, 12
	d := dashes{r, min(radius, r.W/2, r.H/2)}
	around := d.around()
	n := max(float32(int(around/every)), 4)
	for i := range int(n) {
		from := around * float32(i) / n
		x, y := d.at(from)
		tox, toy := d.at(from + dash)
		p.Line(x, y, tox, toy, wide, ink)
	}
}

// dashes is the way round a box with round corners.
type dashes struct {
	paint.Rect
	radius float32
}

const quarter = 3.14159265 / 2

// around is how long it is.
func (d dashes) around() float32 { return 2*(d.W+d.H-4*d.radius) + 4*quarter*d.radius }

// at is the place so far from the beginning of the upper side, to the right.
func (d dashes) at(s float32) (x, y float32) {
	x, y = d.X+d.radius, d.Y
	dx, dy := float32(1), float32(0)
	for side := range 8 {
		long := d.W - 2*d.radius
		if side%4 >= 2 {
			long = d.H - 2*d.radius
		}
		if side%2 == 1 {
			long = quarter * d.radius
		}
		if s > long {
			s -= long
			if side%2 == 0 {
				x, y = x+dx*long, y+dy*long
			} else { // the corner turns to the right
				x, y = x+d.radius*(dx-dy), y+d.radius*(dy+dx)
				dx, dy = -dy, dx
			}
			continue
		}
		if side%2 == 0 {
			return x + dx*s, y + dy*s
		}
		sin, cos := paint.Sincos(s / d.radius)
		return x + d.radius*(dx*sin-dy*(1-cos)), y + d.radius*(dy*sin+dx*(1-cos))
	}
	return x + dx*s, y + dy*s
}
