package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// claimTold draws what everybody has heard.
type claimTold struct{ *claiming }

// claimChip is a claim as it stays at a plate: what it was, and what came of it.
type claimChip struct {
	text  string
	shown bool // it was doubted
	lie   bool // and was one
}

// drawChips are the last claims of every seat, at its plate.
func (c claimTold) drawChips(p *paint.Painter) {
	l, u := c.queue.Layout(), c.u
	if l.Far || !roomUnderPlates(c.view) {
		return
	}
	most := 2
	if l.Portrait || l.Small {
		most = 1
	}
	for i := range min(len(l.Plates), len(c.chips)) {
		all := c.chips[i]
		all = all[max(0, len(all)-most):]
		mine := engine.Seat(i) == c.viewer
		if len(all) == 0 || mine && l.Portrait || engine.Seat(i) == c.talk.seat || c.answered>>i&1 == 1 {
			continue
		}
		wide := -8 * u
		for k := range all {
			wide += c.chipWide(p, &all[k]) + 8*u
		}
		r := c.plateOf(i)
		x, y := r.X, r.Y+r.H+10*u
		switch f := rectOf(l.Fans[i]); {
		case mine:
			y = r.Y - 42*u
		case l.Portrait || l.Small:
			x, y = r.X+(r.W-wide)/2, r.Y+r.H+3*u
		case f.X > r.X+r.W-u: // the fan is beside the plate
			x, y = f.X+f.W+20*u, r.Y+r.H/2-16*u
		}
		x = max(6*u, min(x, float32(l.W)-wide-34*u))
		for k := range all {
			x += c.drawChip(p, &all[k], x, y) + 8*u
		}
	}
}

// chipHigh is the height of a chip where it stands alone, with what keeps it off its plate, in units.
const chipHigh = 31

func (c claimTold) chipStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: c.px(17), Color: paint.Cream, Most: 20 * c.u}
}

func (c claimTold) chipWide(p *paint.Painter, chip *claimChip) float32 {
	w, _ := p.Measure(chip.text, c.chipStyle())
	if chip.lie {
		return w + 58*c.u
	}
	return w + 44*c.u
}

func (c claimTold) drawChip(p *paint.Painter, chip *claimChip, x, y float32) (wide float32) {
	u := c.u
	wide = c.chipWide(p, chip)
	high := 32 * u
	if l := c.queue.Layout(); l.Portrait || l.Small {
		high = 28 * u
	}
	r, line, thick := paint.Box(x, y, wide, high), paint.Plum500, float32(1.5)
	switch {
	case chip.lie:
		line, thick = paint.Coral, 2
	case chip.shown:
		line, thick = claimTrue, 2
	}
	p.Bordered(r, high/2, thick, paint.Plum900, line)
	st := c.chipStyle()
	p.TextIn(chip.text, paint.Box(r.X+13*u, r.Y, wide-40*u, r.H), st)
	ix, iy := r.X+r.W-18*u, r.Y+r.H/2
	switch {
	case chip.lie:
		drawBroken(p, ix-7*u, iy, 0.55*u)
	case chip.shown:
		p.Draw(c.marks.check, ix, iy, 0.72*u, claimTrue)
	default:
		p.Circle(ix, iy, 5.5*u, 2.4*u, paint.Plum300)
	}
	return wide
}

// talkTop is how many units at the top are the table's own buttons'.
const talkTop = 68

// drawTalk is a claim as it is spoken, in a balloon at the plate of who makes it.
func (c claimTold) drawTalk(p *paint.Painter) {
	l, u := c.queue.Layout(), c.u
	i := int(c.talk.seat)
	if i < 0 || i >= len(l.Plates) || c.shown.Over() || l.HandOnly {
		return
	}
	scale, alpha := c.talkAt()
	if alpha == 0 {
		return
	}
	st := paint.Style{Face: paint.Display, Size: 40 * u, Color: paint.Ink, Align: paint.Middle, Fit: float32(l.W) - 90*u, Most: 48 * u}
	if l.Portrait || l.Small {
		st.Size, st.Most = 30*u, 36*u
	}
	w, _ := p.Measure(c.talk.text, st)
	w = min(w, st.Fit) + 56*u
	h := st.Size*1.3 + 28*u + p.Grown(st)
	plate := c.plateOf(i)
	cx, cy := plate.Center()
	r := paint.Box(cx-w/2, plate.Y+plate.H+22*u, w, h) // under the plate
	if l.Portrait || l.Small {
		r.Y += (chipHigh - 14) * u // and under the chips of those beside it
	}
	if c.stacked && l.Portrait {
		r.Y += capsLow * u
	}
	tipX, tipY := cx, plate.Y+plate.H+3*u
	mine := engine.Seat(i) == c.viewer
	switch {
	case mine || l.Portrait && cy > float32(l.H)*0.5:
		r.X, r.Y, tipY = plate.X, plate.Y-h-64*u, plate.Y-42*u
	case l.Portrait || cy < float32(l.H)*0.22:
	case l.Small && cx < float32(l.W)/2: // beside it
		r.X, r.Y, tipX, tipY = plate.X+plate.W+22*u, cy-h/2, plate.X+plate.W+3*u, cy
	case l.Small:
		r.X, r.Y, tipX, tipY = plate.X-w-22*u, cy-h/2, plate.X-3*u, cy
	default:
		if top := rectOf(l.Fans[i]).Y; top-h-22*u > talkTop*u { // over its cards, where the table's own buttons leave it room
			r.Y, tipY = top-h-22*u, top-2*u
		}
	}
	r.X = min(max(r.X, 12*u), float32(l.W)-w-34*u)
	r.Y = max(r.Y, 8*u)
	if l.Portrait && !mine && c.shown.Doubtful() && !roomUnderPlates(c.view) { // below it are others' answers, or the question
		r, tipY = paint.Box(plate.X, plate.Y+onPlate*u, plate.W, onHigh*u), plate.Y+onHigh*u
		h, st.Fit = r.H, r.W-14*u
	}
	p.Push(tipX, tipY, 0, 0, scale, 0, alpha)
	p.TellPassing("claim", r)
	p.Shadow(r, h/2.4, 5*u, 12*u, paint.ShadowInk.Fade(0.6))
	switch x := min(max(tipX, r.X+40*u), r.X+r.W-40*u); {
	case r.Contains(tipX, tipY):
	case tipY <= r.Y:
		p.Quad(x-14*u, r.Y+3*u, tipX, tipY, tipX, tipY, x+14*u, r.Y+3*u, paint.Cream)
	case tipY >= r.Y+r.H:
		p.Quad(x-14*u, r.Y+r.H-3*u, x+14*u, r.Y+r.H-3*u, tipX, tipY, tipX, tipY, paint.Cream)
	case tipX < r.X:
		p.Quad(r.X+3*u, tipY-12*u, r.X+3*u, tipY+12*u, tipX, tipY, tipX, tipY, paint.Cream)
	default:
		p.Quad(r.X+r.W-3*u, tipY-12*u, tipX, tipY, tipX, tipY, r.X+r.W-3*u, tipY+12*u, paint.Cream)
	}
	p.RoundRect(r, h/2.4, paint.Cream)
	p.TextIn(c.talk.text, r, st)
	p.Pop()
}

// talkAt is how large the balloon is now, and how much of it is seen: it comes up while the cards fly, whatever they are.
func (c claimTold) talkAt() (scale, alpha float32) {
	for _, e := range c.queue.Effects() {
		if e.Kind != anim.EffectClaim || e.Seat != c.talk.seat {
			continue
		}
		at := float32(e.At)
		switch {
		case at <= 0:
			return 1, 0
		case c.calm:
			return 1, at
		case at < 0.6:
			return 0.8 + 0.26*paint.OutCubic(at/0.6), min(1, at*4)
		}
		return 1.06 - 0.06*(at-0.6)/0.4, 1
	}
	return 1, 1
}

// drawMask is half a domino in each of two colours round (x, y), 44 wide at k 1, with eyes of a third.
func drawMask(p *paint.Painter, x, y, k float32, light, deep, eyes paint.Color) {
	drawHalf(p, x, y, k, light, eyes)
	drawHalf(p, x, y, -k, deep, eyes)
}

// drawBroken is a mask in two.
func drawBroken(p *paint.Painter, x, y, k float32) {
	p.Push(x, y, -3*k, 0, 1, -0.23, 1)
	drawHalf(p, x, y, k, paint.Coral, paint.Plum900)
	p.Pop()
	p.Push(x, y, 4*k, 2*k, 1, 0.26, 1)
	drawHalf(p, x, y, -k, paint.CoralLip, paint.Plum900)
	p.Pop()
}

// drawHalf is the left half of a domino, with k below 0 the right one.
func drawHalf(p *paint.Painter, x, y, k float32, ink, eye paint.Color) {
	h := paint.Abs(k)
	x -= 10.5 * k
	p.Push(x, y, 0, 0, 1, -0.14*k/h, 1)
	p.RoundRect(paint.Centered(x, y, 24*h, 16*h), 7*h, ink)
	p.Pop()
	p.Disc(x, y-h, 3.6*h, eye)
}

// drawLock is a padlock, 22 high at k 1.
func drawLock(p *paint.Painter, x, y, k float32) {
	p.StrokeRoundRect(paint.Centered(x, y-4*k, 11*k, 15*k), 5.5*k, 2.6*k, claimLocked)
	p.RoundRect(paint.Centered(x, y+3.5*k, 17*k, 13*k), 3.5*k, claimLocked)
}
