package anim

import "math"

// reseat is the seats on their way to other places round the table. The zero value: they sit.
type reseat struct {
	step     Step // Start is absolute
	from, to []seatPlace
	on       bool // still to come, or under way
	moved    bool // with the last tick
}

type seatPlace struct{ plate, fan Box }

// placesOf is where a layout's seats sit.
func placesOf(l *Layout) []seatPlace {
	at := make([]seatPlace, len(l.Plates))
	for i := range at {
		at[i] = seatPlace{l.Plates[i], l.Fans[i]}
	}
	return at
}

// begin puts the seats of the layout back to where they were.
func (r *reseat) begin(l *Layout, from []seatPlace, step Step, now float64) {
	*r = reseat{step: step, from: from, to: placesOf(l), on: len(from) == len(l.Plates)}
	r.step.Start += now
	if r.on {
		r.put(l, 0)
	}
}

// tick moves them on.
func (r *reseat) tick(l *Layout, now float64) {
	if r.moved = r.on && now > r.step.Start; !r.moved {
		return
	}
	k := 1.0
	if t := now - r.step.Start; t < r.step.Ticks {
		k = r.step.Ease.At(t / r.step.Ticks)
	} else {
		r.on = false
	}
	r.put(l, k)
}

func (r *reseat) put(l *Layout, k float64) {
	for i := range r.to {
		if k >= 1 {
			l.Plates[i], l.Fans[i] = r.to[i].plate, r.to[i].fan
			continue
		}
		from, to := r.from[i], r.to[i]
		plate, fan := from.plate.toward(to.plate, k), from.fan.toward(to.fan, k)
		if !l.Portrait && k > 0 {
			x, y := l.round(from.plate, to.plate, k)
			fan.X, fan.Y = fan.X+x-plate.X, fan.Y+y-plate.Y
			plate.X, plate.Y = x, y
		}
		l.Plates[i], l.Fans[i] = plate, fan
	}
}

const passInside = 0.2 // how much nearer to the middle somebody goes who goes clockwise, so that two who change places pass each other

// round is the share k of the way of a plate round the table, on the side away from the lower edge.
func (l *Layout) round(from, to Box, k float64) (x, y float64) {
	cx, cy := l.W/2, 0.447*l.H
	polar := func(b Box) (angle, far float64) { // from the lower edge clockwise
		dx, dy := (b.X-cx)/cx, (b.Y-cy)/cy
		angle = math.Atan2(-dx, dy)
		if angle < 0 {
			angle += 2 * math.Pi
		}
		return angle, math.Hypot(dx, dy)
	}
	a, r := polar(from)
	b, s := polar(to)
	sin, cos := math.Sincos(a + (b-a)*k)
	far := r + (s-r)*k
	if b > a {
		far *= 1 - passInside*math.Sin(math.Pi*k)
	}
	return cx - far*sin*cx, cy + far*cos*cy
}

// toward is the box the share k of the way to another.
func (b Box) toward(to Box, k float64) Box {
	return Box{b.X + (to.X-b.X)*k, b.Y + (to.Y-b.Y)*k, b.W + (to.W-b.W)*k, b.H + (to.H-b.H)*k}
}

// Reseating says that plates and fans of Layout have moved with the last tick: the seats change places before a deal.
func (q *Queue) Reseating() bool { return q.seats.moved }
