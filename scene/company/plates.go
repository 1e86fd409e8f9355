package company

import (
	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// The colours of a line, the same in every theme: they stand on a chip of their own or on the plate's dark side.
const (
	green      = paint.Color(0x45CF8BFF)
	amber      = paint.Color(0xFFB633FF)
	bannerBody = paint.Color(0xFFF1DAFF)
)

// DrawPlate draws how somebody is reached: bars at the plate's upper right, where plates are small a sign at the portrait.
func (m *Mates) DrawPlate(p *paint.Painter, seat int, box paint.Rect, x, y, r float32) (taken float32) {
	if seat >= len(m.seats) || m.seats[seat].here == "" {
		return 0
	}
	l, u, here := m.table.Queue().Layout(), m.table.Unit(), m.seats[seat].here
	small := l.Small || l.Portrait
	if here == wire.HereYes && (small || engine.Seat(seat) == m.seat) {
		return 0 // there only what is wrong
	}
	if small || here == wire.HereBot {
		p.Disc(x+0.72*r, y+0.72*r, 11*u, maskInk)
		drawHere(p, here, x+0.72*r, y+0.72*r, 0.72*u)
		return 0
	}
	drawHere(p, here, box.X+box.W-30*u, box.Y+0.36*box.H, u)
	return 30 * u // and the plate's own edge
}

// drawHere is the sign of how somebody is reached, round a point: three bars, one bar, an arrow that tries again, a bot's head.
func drawHere(p *paint.Painter, here wire.Here, x, y, u float32) {
	switch here {
	case wire.HereGone:
		drawAgain(p, x, y, 8*u, amber)
	case wire.HereBot:
		p.RoundRect(paint.Centered(x, y+1*u, 18*u, 13*u), 4*u, botGrey)
		p.Disc(x-4*u, y+1*u, 2*u, maskInk)
		p.Disc(x+4*u, y+1*u, 2*u, maskInk)
		p.Rect(paint.Centered(x, y-8*u, 2*u, 6*u), botGrey)
	default:
		for k := range 3 {
			high := float32(6+4*k) * u
			bar := paint.Box(x+float32(k-1)*7*u-2.5*u, y+7*u-high, 5*u, high)
			switch {
			case here == wire.HereYes:
				p.RoundRect(bar, 1.5*u, green)
			case k == 0:
				p.RoundRect(bar, 1.5*u, amber)
			default:
				p.StrokeRoundRect(bar, 1.5*u, 1.2*u, amber)
			}
		}
	}
}

const botGrey = paint.Color(0xB9A6D9FF)

const (
	bubbleFor = 3 * stage.TicksPerSecond
	bubbleIn  = 10
)

// bubble is a face that somebody has made, beside their plate for a while.
type bubble struct {
	look *emoteLook
	age  int // ticks
}

// drawBubbles draws the faces beside the plates: under those at the upper edge, above the others.
func (m *Mates) drawBubbles(p *paint.Painter) {
	l, u := m.table.Queue().Layout(), m.table.Unit()
	for i := range m.bubbles {
		b := &m.bubbles[i]
		if b.age >= bubbleFor || b.look == nil || i >= len(l.Plates) {
			continue
		}
		at := l.Plates[i]
		x, y, tail := float32(at.X), float32(at.Y), float32(1)
		x += 0.3 * float32(at.W)
		if top := y - float32(at.H)/2; top < 110*u {
			y, tail = y+float32(at.H)/2+40*u, -1
		} else {
			y = top - 42*u
		}
		scale := float32(1)
		if !m.stage.Settings().ReducedMotion {
			scale = 0.6 + 0.4*paint.OutBack(min(1, float32(b.age)/bubbleIn), 1.6)
		}
		alpha := min(1, float32(bubbleFor-b.age)/bubbleIn)
		p.Push(x, y, 0, 0, scale, 0, alpha)
		p.Disc(x, y, 31*u, bannerBody)
		p.ArrowHead(x-10*u, y+tail*29*u, -0.3, tail, 9*u, bannerBody)
		b.look.draw(p, x, y, 25*u)
		p.Pop()
	}
}

// Draw draws what lies above the table: faces, the word about the line, what is on its way, the corner, and the drawer.
func (m *Mates) Draw(p *paint.Painter) {
	l, u := m.table.Queue().Layout(), m.table.Unit()
	if m.underway >= onWayAfter {
		st := paint.Style{Face: paint.Body, Size: 17 * u, Color: paint.Cream, Align: paint.Middle}
		w, _ := p.Measure(m.onWay, st)
		y := float32(l.Discard.Y) + float32(l.Ring) + 36*u
		if l.Portrait {
			y = float32(l.Chip.Y) - 60*u
		}
		if l.HandOnly {
			y = float32(l.Toast.Y)
		}
		r := paint.Centered(float32(l.Discard.X), y, w+40*u, 34*u)
		p.Bordered(r, r.H/2, 1.5, paint.Plum900, paint.Plum500)
		p.TextIn(m.onWay, r, st)
	}
	m.banner.draw(p)
	m.drawBubbles(p)
	if l.HandOnly && !m.stage.Toasts().Over(paint.Box(float32(l.W)/2-121*u, 16*u, 240*u, 44*u)) {
		m.poster.drawOver(p, float32(l.W)/2-121*u, 252*u, u)
	}
	if l.Far {
		m.poster.draw(p, float32(l.W), float32(l.H), m.table.Board(), m.corner.eye.text)
	}
	m.corner.draw(p)
	m.drawer.draw(p)
}
