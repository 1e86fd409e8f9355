package anim

import (
	"math"

	"fourtell/engine"
)

const (
	stripMin  = 24 // px: the index of a card and the smallest thing a finger or a pointer may be asked to hit
	mostRows  = 4
	flatFrom  = 13 // cards: from here on the fan is flat
	mostAngle = 10 * math.Pi / 180

	uprightHand = 212 // units from the lower edge to the top of the highest hand in a window held upright
)

// measureHand fixes card size, strip and rows of the viewer's fan at a table of so many seats: strip = min(0.62·cardW,
// (room − cardW)/(n−1)), and where that is under 24 px, or hides the index, one more row. The room is what the viewer's plate
// leaves, and as much at the other side for the call; held upright both stand above the highest hand there may be. So neither
// has to move for a hand that grows.
func (l *Layout) measureHand(seats int) {
	if l.HandOnly {
		l.measureHandOnly()
		return
	}
	h := &l.Hand
	n := h.Count
	h.Scale = l.Unit
	plate, _ := l.plateSize(seats)
	room, lower := l.W-2*(plate+48*l.Unit), 6.0
	middle := l.W / 2
	if l.Portrait {
		h.Scale, room = 0.7*l.Unit, 0.92*l.W
	} else if l.Claims { // as far as the question whether a claim is doubted leaves it room, at which claims are made too
		left, right := plate+38*l.Unit, l.Doubt.X-l.Doubt.W/2-24*l.Unit
		room, middle = right-left, (left+right)/2
	}
	w, height := CardW*h.Scale, CardH*h.Scale
	for h.Rows = 1; ; h.Rows++ {
		perRow := (n + h.Rows - 1) / h.Rows
		h.Strip = 0.62 * w
		if perRow > 1 {
			h.Strip = min(h.Strip, (room-w)/float64(perRow-1))
		}
		if h.Strip >= max(stripMin, 0.2*w) || h.Rows == mostRows {
			break
		}
	}
	offset := 0.36 * height // of a row to the next
	switch {
	case l.Portrait:
		lower = 58 - 18*float64(h.Rows)
		offset = min(0.62*height, (uprightHand*l.Unit-height-lower*l.Unit)/float64(max(1, h.Rows-1)))
	case h.Rows > 1:
		lower = -54 // the front row stands partly below the edge: its indexes are at the top
	}
	perRow := (n + h.Rows - 1) / h.Rows
	width := w
	if perRow > 1 {
		width += float64(perRow-1) * h.Strip
	}
	front := l.H - lower*l.Unit - height/2 // centre line of the front row
	top := front - height/2 - float64(h.Rows-1)*offset
	h.Box = Box{X: middle, Y: (top + front + height/2) / 2, W: width, H: front + height/2 - top}
	h.Release = top - 30*l.Unit
}

// layHand appends the viewer's fan, left to right, back row first.
func (l *Layout) layHand(s *engine.Snapshot, seat engine.Seat) {
	h := &l.Hand
	h.First = len(l.Poses)
	n := h.Count
	if n == 0 {
		return
	}
	cards := s.Hands[seat].Cards
	height := CardH * h.Scale
	perRow := (n + h.Rows - 1) / h.Rows
	rowStep := 0.0
	if h.Rows > 1 {
		rowStep = (h.Box.H - height) / float64(h.Rows-1)
	}
	i := 0
	add := func(c engine.SeenCard) {
		row := i / perRow
		inRow := min(perRow, n-row*perRow)
		off := float64(i%perRow) - float64(inRow-1)/2
		p := Pose{Card: c, Place: handOf(seat), Index: i, Scale: h.Scale, Alpha: 1, X: h.Box.X + off*h.Strip}
		p.Y = h.Box.Y - h.Box.H/2 + height/2 + float64(row)*rowStep
		if n < flatFrom && h.Rows == 1 && n > 1 && !l.HandOnly {
			half := float64(n-1) / 2
			t, angle := off/half, min(mostAngle, 0.7*float64(n)*math.Pi/180)
			p.Angle = t * angle
			p.Y += t * t * half * h.Strip * math.Tan(angle) / 2
		}
		if c.Hidden() {
			p.Flip = 1
		}
		l.Poses = append(l.Poses, p)
		i++
	}
	// Sorted cards first, then those the order does not name, then cards the viewer has but may not see.
	var placed [maxID]bool
	for _, id := range l.Order {
		if id == 0 || id >= maxID || placed[id] {
			continue
		}
		for _, c := range cards {
			if c.ID == id && i < n {
				placed[id] = true
				add(c)
				break
			}
		}
	}
	for _, c := range cards {
		if (c.ID >= maxID || !placed[c.ID]) && i < n {
			add(c)
		}
	}
	for i < n {
		add(engine.SeenCard{})
	}
}

// HandPose is the rest pose of the viewer's i-th card, 0 … Hand.Count-1 from the left, back row first.
func (l *Layout) HandPose(i int) *Pose { return &l.Poses[l.Hand.First+i] }

// gathered is a pose of the viewer's fan brought nearer to its middle by the share g, so that it lies almost under the
// others.
func (l *Layout) gathered(p Pose, g float64) Pose {
	m := l.HandPose(l.Hand.Count / 2)
	p.X -= (p.X - l.Hand.Box.X) * g
	p.Y -= (p.Y - m.Y) * g
	p.Angle *= 1 - g
	return p
}

// HandAt is the viewer's card under the point, in the rest layout: what is lifted or parted by the pointer does not
// move the targets away from under it. Below a card its strip goes on to the window's edge.
func (l *Layout) HandAt(x, y float64) (index int, ok bool) {
	for i := l.Hand.Count - 1; i >= 0; i-- {
		p := l.HandPose(i)
		if p.Contains(x, y) || y > p.Y && p.Contains(x, p.Y) && i+l.perRow() >= l.Hand.Count {
			return i, true
		}
	}
	return 0, false
}

func (l *Layout) perRow() int { return (l.Hand.Count + l.Hand.Rows - 1) / max(1, l.Hand.Rows) }

// CountedFrom is how many cards of a hand have their number beside them.
const CountedFrom = 10

// Hovered is the pose of one of the viewer's cards while the card hovered (by index) is lifted, t of the way, 0 … 1:
// that card rises by 24 of 180, grows to 1.15 and stands straight; its neighbours part, to the right as far as the next
// index needs. It is a cosmetic change of the pose given; the rest layout stays. Draw the hovered card last.
func (l *Layout) Hovered(p Pose, hovered int, t float64) Pose {
	h := &l.Hand
	if t <= 0 || hovered < 0 || hovered >= h.Count || !p.Place.is(h.Seat) {
		return p
	}
	t = min(1, t)
	perRow := l.perRow()
	if p.Index == hovered {
		p.Y -= t * (24 + 0.075*CardH) * h.Scale
		p.Scale *= 1 + 0.15*t
		p.Angle *= 1 - t
		return p
	}
	if p.Index/perRow != hovered/perRow {
		return p
	}
	if p.Index < hovered {
		first := hovered / perRow * perRow
		room, last := max(0, l.HandPose(first).X-CardW/2*h.Scale-l.besidePlate()), hovered-1-first
		p.X -= t * l.parted(min(18*l.Unit, room+float64(last)*l.closes()), room, hovered-1-p.Index, last)
		return p
	}
	at := l.HandPose(hovered)
	last := min(h.Count, (hovered/perRow+1)*perRow) - 1
	right := at.X + 0.575*CardW*h.Scale
	next := l.HandPose(hovered + 1)
	need := max(18*l.Unit, right-(next.X-CardW/2*h.Scale)+2*l.Unit)
	// The cards further right close up rather than leave the window or lie over the call or the number of a large hand.
	edge := l.W
	switch {
	case l.Portrait:
	case h.Count >= CountedFrom && !l.Claims:
		edge = h.Box.X + h.Box.W/2 + 4*l.Unit
	default:
		edge = l.Call.X - l.Call.W/2 - 6*l.Unit
	}
	room := max(0, edge-(l.HandPose(last).X+CardW/2*h.Scale))
	p.X += t * l.parted(need, room, p.Index-hovered-1, last-hovered-1)
	return p
}

// parted is how far a card goes aside for a lifted one whose neighbour goes as far as need: the at-th after that neighbour, of last,
// which has so much room. What there is no room for they close up, as far as their indexes stay readable.
func (l *Layout) parted(need, room float64, at, last int) float64 {
	if last == 0 || need <= room {
		return need
	}
	return need - float64(at)*min((need-room)/float64(last), l.closes())
}

// closes is how much nearer a card of the viewer's may come to the next with its index still readable.
func (l *Layout) closes() float64 { return max(0, l.Hand.Strip-0.17*CardW*l.Hand.Scale) }

// besidePlate is how far left a card of the viewer's may come: to their plate, or in a window held upright, where that lies
// elsewhere, and for a hand alone, to where the upper corner of one that leans is still in the window.
func (l *Layout) besidePlate() float64 {
	if l.Portrait || l.HandOnly {
		return 0.07 * CardH * l.Hand.Scale
	}
	plate := l.Plates[l.Hand.Seat]
	return plate.X + plate.W/2 + 2*l.Unit
}
