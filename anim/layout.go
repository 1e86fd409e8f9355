package anim

import (
	"math"

	"fourtell/engine"
)

// Geometry is what a layout depends on besides the table.
type Geometry struct {
	W, H      float64 // the window in logical pixels, from 960 by 540 or 390 by 844 up
	TextScale float64 // 1 … 2, the text-size setting; 0 counts as 1
	// Order is how the viewer's hand is sorted. It may name cards that are not in the hand, so that a ranking of the
	// whole deck sorts cards as they arrive; cards it does not name follow in deck order.
	Order []engine.Card
	// Public says that the table is looked at from afar, by several people at once: seen by a spectator it is arranged for a big screen.
	Public bool
	// HandOnly says that the viewer sees the table elsewhere: in a window held upright they have their hand and what it has to fit alone.
	HandOnly bool
	// Claims says that cards are laid closed and said to be something: there is no draw pile, the cards lie further left, beside them
	// stands what they are said to be (Chip), and where a call would be made the claim is (Call).
	Claims bool
	// Finger is how wide a target has at least on a screen held in the hand, in logical pixels: 0 where none is.
	Finger float64
}

// Box is a rectangle by its centre.
type Box struct{ X, Y, W, H float64 }

// Contains says whether the point lies in the box.
func (b Box) Contains(x, y float64) bool {
	return math.Abs(x-b.X) <= b.W/2 && math.Abs(y-b.Y) <= b.H/2
}

// Layout is where everything rests. It is a pure function of a snapshot and a geometry, see Arrange.
type Layout struct {
	Geometry
	Unit     float64 // one pixel of the reference boards (1280 by 720, or 390 by 844), in logical pixels
	Portrait bool    // higher than wide: the phone's arrangement
	Far      bool    // a big screen's arrangement, looked at from afar
	Small    bool    // small plates that hold one back and the count
	Corner   bool    // the log is a button in the corner and no tab: where plates are small, and where a finger needs much more than its width
	Button   float64 // how wide and high the buttons at the head are

	Poses []Pose // every visible card at rest, in drawing order: discards, the others' hands, the viewer's hand

	Plates  []Box // by seat, the viewer's among them; a spectator sees seat 0 at the bottom
	Fans    []Box // by seat: centre and greatest extent of the small backs; the viewer's is the hand's bounds
	Discard Box   // the top discard
	Draw    Box   // the top of the draw pile
	Ring    float64
	Chip    Box // the active colour
	Call    Box // the call button
	Toast   Box // the upper toast; a second goes under it
	Log     Box // the log's tab, or its button
	Doubt   Box // what is told of a claim that waits, to whoever may doubt it; empty where no Claims are made
	Verbs   Box // and the two answers to it, the lip under them left out
	Hand    HandLine
}

// HandLine describes the viewer's fan.
type HandLine struct {
	Seat    engine.Seat // the viewer's; NoSeat for a spectator
	Count   int
	First   int     // index in Poses of the leftmost card
	Rows    int     // 1, or more when strips would be under 24 px
	Strip   float64 // visible width of each card but the last of a row
	Scale   float64
	Box     Box     // bounds of the fan at rest
	Release float64 // y above which a dragged card is let go on the table
}

// Arrange lays the table out. It allocates the layout and nothing else.
func Arrange(s *engine.Snapshot, g Geometry) Layout {
	g.TextScale = min(2, max(1, g.TextScale))
	l := Layout{Geometry: g, Portrait: g.H > g.W}
	if l.Portrait {
		l.Unit = min(g.W/390, g.H/844)
	} else {
		l.Unit = min(g.W/1280, g.H/720)
	}
	n := len(s.Hands)
	l.HandOnly = g.HandOnly && l.Portrait && s.Viewer >= 0 && int(s.Viewer) < n
	if l.Far = g.Public && !l.Portrait && n >= 2 && s.Viewer < 0; l.Far {
		l.Unit *= FarScale
	}
	l.Button = max(44*l.Unit, g.Finger)
	l.Plates, l.Fans = make([]Box, n), make([]Box, n)
	l.Small = l.Far || n >= 7 || n == 6 && g.TextScale > 1 || n == 5 && g.TextScale >= 1.5
	mine := -1
	if s.Viewer >= 0 && int(s.Viewer) < n {
		mine = int(s.Viewer)
	}
	l.Hand.Seat = engine.Seat(mine)
	if l.Claims && !l.Portrait {
		l.doubtAside()
	}
	if n == 0 { // an empty table, before the first deal
		l.measureHand(0)
		return l
	}
	if mine >= 0 {
		l.Hand.Count = s.Hands[mine].Count
	}
	l.measureHand(n)
	switch {
	case l.Far:
		l.standBack(n)
	case l.HandOnly:
		l.holdHand(n, mine)
	case l.Portrait:
		l.standUp(n, max(0, mine), mine < 0)
	default:
		l.sitRound(n, max(0, mine), mine < 0)
	}
	l.seat(s, max(0, mine))
	shown := l.seenOf(s.Discard)
	total := shown
	for i := range s.Hands {
		total += s.Hands[i].Count
	}
	l.Poses = make([]Pose, 0, total)
	for i := len(s.Discard) - shown; i < len(s.Discard); i++ {
		l.Poses = append(l.Poses, l.discarded(s.Discard[i], i))
	}
	for i := range n {
		if i != mine {
			l.layBacks(s, engine.Seat(i))
		}
	}
	if mine >= 0 {
		l.Fans[mine] = l.Hand.Box
		l.layHand(s, engine.Seat(mine))
	}
	return l
}

// seat gives each plate and fan, laid by the number of the seats, to the seat that sits there.
func (l *Layout) seat(s *engine.Snapshot, bottom int) {
	n := len(s.Hands)
	if len(s.Order) != n {
		return
	}
	plates, fans := l.Plates, l.Fans
	l.Plates, l.Fans = make([]Box, n), make([]Box, n)
	for k := range n {
		sits, place := s.Beside(engine.Seat(bottom), k), (bottom+k)%n
		l.Plates[sits], l.Fans[sits] = plates[place], fans[place]
	}
}

// seenOf is how many of the discards are seen where they lie: the last few, and of a heap of closed ones more.
func (l *Layout) seenOf(discard []engine.SeenCard) int {
	if l.Claims {
		return min(7, len(discard))
	}
	return min(3, len(discard))
}

// discarded is the rest pose of a discard, a little askew by its identity, so that it lies the same for ever.
func (l *Layout) discarded(c engine.SeenCard, index int) Pose {
	seed := uint32(c.ID)
	if seed == 0 {
		seed = 1<<16 + uint32(index)
	}
	seed *= 2654435761 // Knuth's multiplicative hash
	spread := func(shift uint) float64 { return float64(seed>>shift&255)/127.5 - 1 }
	p := Pose{Card: c, Place: discardPile(), Index: index, Alpha: 1, Scale: l.Discard.W / CardW}
	p.X = l.Discard.X + spread(8)*l.Discard.W*0.14
	p.Y = l.Discard.Y + spread(16)*l.Discard.W*0.05
	p.Angle = spread(24) * 15 * math.Pi / 180
	if c.Hidden() {
		p.Flip = 1
	}
	if l.Claims { // a heap
		p.X, p.Y = l.Discard.X+spread(8)*l.Discard.W*0.3, l.Discard.Y+spread(16)*l.Discard.W*0.22
		p.Angle = spread(24) * 34 * math.Pi / 180
	}
	return p
}

// DrawTop is the pose of the topmost card of the draw pile.
func (l *Layout) DrawTop() Pose {
	return Pose{Place: drawPile(), X: l.Draw.X, Y: l.Draw.Y, Scale: l.Draw.W / CardW, Flip: 1, Alpha: 1}
}

// shown are the cards of a hand that lie face up: the viewer's own, an open hand, and the accused's while a challenge
// is resolved before somebody who may see it.
func shown(s *engine.Snapshot, seat engine.Seat) []engine.SeenCard {
	h := &s.Hands[seat]
	if len(h.Cards) > 0 {
		return h.Cards
	}
	if e := &s.Cause; e.Kind == engine.EventChallengeResolved && e.Seat == seat && len(e.Cards) <= h.Count {
		return e.Cards
	}
	return nil
}

// inFan is card i of n of another seat's fan with its middle at (x, y).
func (l *Layout) inFan(seat engine.Seat, i, n int, x, y, scale, step, lean float64) Pose {
	t, off := 0.0, float64(i)-float64(n-1)/2
	if n > 1 {
		t = off / (float64(n-1) / 2)
	}
	p := Pose{Place: handOf(seat), Index: i, Scale: scale, Flip: 1, Alpha: 1, X: x + off*step}
	p.Y = y + t*t*CardW*scale*0.1*lean
	p.Angle = t * min(12, 2*float64(n)) * math.Pi / 180 * lean
	switch {
	case l.Far:
		p.Angle = 0
	case l.Small:
		p.Angle = 0.15
	}
	return p
}

// fanStep is how far apart n cards of another seat's fan lie, in units.
func (l *Layout) fanStep(box Box, n int) float64 {
	w := CardW * box.H / CardH
	step := min(w/3, (box.W-w)/9)
	if n > 10 {
		step *= 9 / float64(n-1)
	}
	return step
}

// Back is where card i of n of another seat's hand lies face down, while it is not shown: 0 ≤ i < n.
func (l *Layout) Back(seat engine.Seat, i, n int) Pose {
	box := l.Fans[seat]
	return l.inFan(seat, i, n, box.X, box.Y, box.H/CardH, l.fanStep(box, n), 1)
}

// layBacks puts a small fan of another seat's cards beside its plate: drawn ten wide at most, then closer.
func (l *Layout) layBacks(s *engine.Snapshot, seat engine.Seat) {
	n, box, open := s.Hands[seat].Count, l.Fans[seat], shown(s, seat)
	if n == 0 {
		return
	}
	judged := s.Cause.Kind == engine.EventChallengeResolved && s.Cause.Seat == seat
	if len(open) > 0 && !judged && !s.Over() { // at the end they are counted, and lie as they lay
		l.layOpen(s, seat, open)
		return
	}
	scale := box.H / CardH
	w, lean := CardW*scale, 1.0
	step := l.fanStep(box, n)
	x, y := box.X, box.Y
	if len(open) > 0 && judged {
		// A hand shown in a challenge comes forward, large enough to be read, inside the window.
		lean = 0
		scale = max(scale, 0.6*l.Unit)
		w = CardW * scale
		step = min(w*0.5, (0.5*l.W-w)/float64(max(1, n-1)))
		half := step*float64(n-1)/2 + w/2 + 8*l.Unit
		x = min(l.W-half, max(half, x+(l.W/2-x)*0.25))
		y = max(y+(l.Discard.Y-y)*0.2, CardH*scale/2+8*l.Unit)
	}
	for i := range n {
		p := l.inFan(seat, i, n, x, y, scale, step, lean)
		l.Poses = append(l.Poses, opened(p, i, open))
	}
}
