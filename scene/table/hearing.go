package table

import (
	"math"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// The ring of a hearing, in units of a ring whose radius is ringReach.
const (
	ringReach   = 130
	ringStroke  = 12
	ringTicks   = 40  // outside it: the second sign of how much time is left
	ringDisc    = 22  // that the seconds stand in
	ringRide    = 136 // of its middle: clear of the pile's count
	ringBeat    = 8   // ticks it beats once a second
	ringBeats   = 3   // seconds left from which on it does
	hearingFade = 8   // ticks in which the ring comes, and in which an arc is lit
	hearingCalm = 5   // the same with reduced motion
	ringParts   = 360
)

// hearing is the ring round the pile while several are asked at once whether somebody is believed, in place of the way of play. With a
// clock it is the time that is left, without one an arc for each who is asked. It follows what everybody may know alone.
type hearing struct {
	*view
	seen     uint32 // Seq of the beat followed
	decision uint32 // the question
	asked    uint16 // by seat; 0: nobody is
	passed   uint16 // who has let it be
	heard    uint16 // who has said what is told when all have
	doubter  engine.Seat

	come   float32                  // 0 … 1: how far the ring has come
	lit    [engine.MaxSeats]float32 // the same of the arcs of who has answered
	part   int                      // of the time, of ringParts
	second int
	beat   int // ticks left of it
}

func newHearing(v *view) *hearing { return &hearing{view: v, doubter: engine.NoSeat} }

// on says whether the ring stands there.
func (h *hearing) on() bool { return h.asked != 0 && h.come > 0 }

// follow takes over who is asked, and who has answered what.
func (h *hearing) follow(now *engine.Snapshot) {
	doubt, doubted := now.Happened(engine.EventDoubted)
	switch {
	case doubted && !now.Over() && doubt.Seat >= 0:
		h.doubter = doubt.Seat
		h.asked |= 1 << doubt.Seat
	case now.Doubtful() && len(now.Owing) > 0:
		if h.decision != now.Decision || h.asked == 0 {
			*h = hearing{view: h.view, decision: now.Decision, part: ringParts}
		}
		h.seen, h.doubter = now.Seq, engine.NoSeat
		h.answers(now)
	default:
		h.asked, h.come = 0, 0
	}
}

// answers reads them off what has happened since the claim.
func (h *hearing) answers(now *engine.Snapshot) {
	h.asked, h.passed, h.heard = 0, 0, 0
	for _, seat := range now.Owing {
		h.asked |= 1 << seat
	}
	for i := len(now.History) - 1; i >= 0; i-- {
		e := &now.History[i]
		switch {
		case e.Kind.Plays():
			h.asked |= h.passed | h.heard
			return
		case e.Seat < 0:
		case e.Kind == engine.EventPassed:
			h.passed |= 1 << e.Seat
		case e.Kind == engine.EventNews:
			h.heard |= 1 << e.Seat
		}
	}
}

// animate lets a tick pass.
func (h *hearing) animate(s *stage.Stage) {
	if h.seen != h.shown.Seq {
		h.seen = h.shown.Seq
		h.follow(&h.shown)
		s.Redraw()
	}
	if h.asked == 0 || h.come == 0 && !h.queue.Idle() {
		return // the cards land first
	}
	step := float32(1.0 / hearingFade)
	switch {
	case h.speed == stage.SpeedInstant:
		step = 1
	case h.calm:
		step = 1.0 / hearingCalm
	}
	h.towards(s, &h.come, step)
	for i := range h.lit {
		if (h.passed|h.heard)>>i&1 == 1 {
			h.towards(s, &h.lit[i], step)
		}
	}
	h.pass(s)
}

func (h *hearing) towards(s *stage.Stage, at *float32, step float32) {
	if *at < 1 {
		*at = min(1, *at+step)
		s.Redraw()
	}
}

// timed says whether the ring is the time that is left.
func (h *hearing) timed() bool {
	return h.facts.clock > 0 && h.shown.Clock.Deadline != 0 || h.second > 0
}

// pass takes over how much time is left; once somebody has doubted it stands.
func (h *hearing) pass(s *stage.Stage) {
	if h.beat > 0 {
		h.beat--
		s.Redraw()
	}
	if h.doubter != engine.NoSeat {
		h.beat = 0
		return
	}
	if h.facts.clock <= 0 || h.shown.Clock.Deadline == 0 || !h.current() {
		return
	}
	left := max(0, h.shown.Clock.Deadline-h.table.Now())
	second := int(left+999) / 1000
	if h.calm {
		left = engine.Millis(second) * 1000
	}
	part := int(min(ringParts, (left*ringParts+h.facts.clock-1)/h.facts.clock))
	if part != h.part || second != h.second {
		s.Redraw()
	}
	if second != h.second && second <= ringBeats && second > 0 && !h.calm {
		h.beat = ringBeat
	}
	h.part, h.second = part, second
}

// draw paints it round the pile.
func (h *hearing) draw(p *paint.Painter) {
	l := h.queue.Layout()
	x, y, k := float32(l.Discard.X), float32(l.Discard.Y), float32(l.Ring)/ringReach
	p.Push(x, y, 0, 0, 1, 0, h.come)
	if h.timed() {
		h.drawTime(p, x, y, k)
		h.drawArcs(p, x, y, k, 114, 5)
	} else {
		h.drawArcs(p, x, y, k, ringReach, ringStroke)
	}
	p.Pop()
}

// drawTime is what is left: a ring that runs out from its end back to the top, with the seconds on that end.
func (h *hearing) drawTime(p *paint.Painter, x, y, k float32) {
	share := float32(h.part) / ringParts
	color := p.Suit(shed.Yellow).Base
	if h.doubter != engine.NoSeat {
		color = paint.Coral
	}
	in, out := (ringReach-ringStroke/2.0)*k, (ringReach+ringStroke/2.0)*k
	p.Circle(x, y, out, out-in, paint.Plum600)
	p.Arc(x, y, in, out, -math.Pi/2, share*2*math.Pi, color)
	for i := range ringTicks {
		at := float32(i) / ringTicks
		sin, cos := paint.Sincos(at*2*math.Pi - math.Pi/2)
		from, to, tone := 149*k, 156*k, paint.Plum500
		if i%(ringTicks/4) == 0 {
			from, to = 145*k, 158*k
		}
		if at < share {
			tone = paint.Cream
		}
		p.Line(x+from*cos, y+from*sin, x+to*cos, y+to*sin, max(2.2*k, 1.2*h.u), tone)
	}
	sin, cos := paint.Sincos(share*2*math.Pi - math.Pi/2)
	r := max(ringDisc*k, 15*h.u)
	r += 3.0 / ringDisc * r * kit.Sin(float32(h.beat)/ringBeat*math.Pi)
	cx, cy := x+ringRide*k*cos, y+ringRide*k*sin
	p.Disc(cx, cy, r+3*k, paint.Plum900)
	p.Disc(cx, cy, r, color)
	p.TextIn(h.art.number(h.second), paint.Centered(cx, cy, 2*r, 2*r), paint.Style{Face: paint.Display, Size: 1.05 * r, Color: paint.Ink, Align: paint.Middle, Fit: 1.6 * r})
}

// drawArcs are who is asked, each nearest to where they sit: hollow while they think.
func (h *hearing) drawArcs(p *paint.Painter, x, y, k, radius, stroke float32) {
	n, off := h.turned(x, y)
	sweep := 2 * math.Pi / float32(n)
	gap := (stroke + 10) / radius
	in, out := (radius-stroke/2)*k, (radius+stroke/2)*k
	line := max(2*k, 1.2*h.u)
	for i := range n {
		seat, middle := h.arcOf(i), off+float32(i)*sweep
		from, wide := middle-(sweep-gap)/2, sweep-gap
		if seat == h.doubter {
			p.Arc(x, y, in, out, from, wide, paint.Coral)
			h.sign(p, x, y, radius*k, middle, stroke*k, paint.Coral)
			continue
		}
		p.Arc(x, y, in, out, from, wide, paint.Plum500)
		p.Arc(x, y, in+line, out-line, from, wide, paint.Plum900)
		lit := h.lit[seat]
		if lit == 0 {
			continue
		}
		tone := paint.Cream
		if h.passed>>seat&1 == 1 {
			tone = paint.Tone(assets.ToneBest)
		}
		p.Arc(x, y, in, out, from, wide, tone.Fade(lit))
		if h.passed>>seat&1 == 1 {
			h.sign(p, x, y, radius*k, middle, stroke*k, tone.Fade(lit))
		}
	}
}

// sign says in the middle of an arc what it says by its colour: a tick, or that it is doubted.
func (h *hearing) sign(p *paint.Painter, x, y, radius, middle, stroke float32, tone paint.Color) {
	if stroke < 5*h.u {
		return // too thin: whoever has doubted is told beside it
	}
	sin, cos := paint.Sincos(middle)
	cx, cy, r := x+radius*cos, y+radius*sin, 1.25*stroke
	p.Disc(cx, cy, r, tone)
	if tone == paint.Coral {
		p.TextIn("!", paint.Centered(cx, cy, 2*r, 2*r), paint.Style{Face: paint.Display, Size: 1.4 * r, Color: paint.Ink, Align: paint.Middle})
		return
	}
	p.Draw(h.art.check, cx, cy, r/20, paint.Ink.Fade(float32(tone&0xFF)/255))
}

// arcOf is the seat of an arc: the seats that are asked in the order of play, from the one after who is asked about on.
func (h *hearing) arcOf(i int) engine.Seat {
	seats := len(h.shown.Hands)
	first := 0
	for seat := range seats { // the first after one that is not asked
		if h.asked>>seat&1 == 1 && h.asked>>((seat+seats-1)%seats)&1 == 0 {
			first = seat
			break
		}
	}
	for n := range seats {
		if seat := (first + n) % seats; h.asked>>seat&1 == 1 {
			if i == 0 {
				return engine.Seat(seat)
			}
			i--
		}
	}
	return engine.NoSeat
}

// turned is how many arcs there are, and where the middle of the first lies so that all are as near to their seats as can be.
func (h *hearing) turned(x, y float32) (n int, off float32) {
	l := h.queue.Layout()
	for asked := h.asked; asked != 0; asked &= asked - 1 {
		n++
	}
	var sum, across float64
	for i := range n {
		seat := int(h.arcOf(i))
		at := math.Pi / 2 // one's own is below
		if engine.Seat(seat) != h.viewer && seat >= 0 && seat < len(l.Plates) {
			at = math.Atan2(l.Plates[seat].Y-float64(y), l.Plates[seat].X-float64(x))
		}
		sin, cos := math.Sincos(at - float64(i)*2*math.Pi/float64(n))
		sum, across = sum+sin, across+cos
	}
	return n, float32(math.Atan2(sum, across))
}
