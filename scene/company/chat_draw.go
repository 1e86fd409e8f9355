package company

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// row is an entry as it is written.
type row struct {
	kind    Kind
	own     bool
	fresh   bool // the first that was not read: a mark stands above it
	name    string
	text    string
	spoken  string
	face    paint.Sprite
	has     bool // it has a face
	look    *emoteLook
	y, high float32 // from the beginning of the list
	wide    float32 // of the text
	nameW   float32
}

// in is where the row lies now.
func (r *row) in(list *kit.Scroller) paint.Rect {
	return paint.Box(list.View.X, list.View.Y+r.y-list.At, list.View.W, r.high)
}

const (
	headWide = 46 // of a face and the gap behind it
	lowHead  = 34
	markHigh = 30
)

func (c *Chat) low() bool { return c.box.H < lowChat }

func (c *Chat) head() float32 {
	if c.low() {
		return lowHead
	}
	return headWide
}

func nameStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 17, Color: paint.Cream}
}

func textStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: wide}
}

func newsStyle(wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: wide}
}

func markStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 16, Color: paint.Said, Align: paint.Middle}
}

// layRows makes the rows; where the newest was in sight it is again.
func (c *Chat) layRows(s *stage.Stage) {
	atEnd := c.list.At >= c.list.Most()-4
	p := s.Painter()
	c.rows = c.rows[:0]
	y, freshAt := float32(2), float32(0)
	n, marked, entries := c.talk.first, false, c.talk.entries
	if c.log != nil {
		n, entries = 0, c.log.entries
	}
	for i := range entries {
		e := &entries[i]
		n++
		if !c.talk.shows(e) {
			continue
		}
		r := row{kind: e.Kind, own: c.talk.own(e), name: e.Name, spoken: c.told(s, e)}
		if r.spoken == "" {
			continue
		}
		if c.mark >= 0 && !marked && n > c.mark && (e.Kind == Saying || e.Kind == Told) && !r.own {
			r.fresh, marked, freshAt = true, true, y
			y += markHigh
		}
		r.face, r.has = c.heads[c.faceOf(e)]
		c.measure(p, &r, e, s)
		r.y = y
		y += r.high + rowGap
		c.rows = append(c.rows, r)
	}
	c.list.Content = y
	c.list.By(0)
	if atEnd || marked {
		c.list.By(c.list.Content)
	}
	if marked {
		c.list.By(min(freshAt-c.list.At, 0))
	}
	c.back.at = min(c.back.at, len(c.rows)-1)
}

// faceOf is the portrait beside an entry; "" beside one that is nobody's.
func (c *Chat) faceOf(e *Entry) string {
	switch {
	case e.Kind == Told && e.Seat >= 0 && int(e.Seat) < len(c.seats):
		return c.seats[e.Seat]
	case e.UID == "":
		return ""
	case c.faces[e.UID] == "":
		return FaceOf(e.UID)
	}
	return c.faces[e.UID]
}

// measure finds what a row needs.
func (c *Chat) measure(p *paint.Painter, r *row, e *Entry, s *stage.Stage) {
	room := c.box.W - 10
	switch {
	case r.kind == News:
		r.text = r.spoken
		_, high := p.Measure(r.text, newsStyle(room-28))
		r.high = high + 12
	case r.kind == Face:
		r.look, r.text = emoteOf(c.looks, e.What), r.spoken
		_, high := p.Measure(r.text, textStyle(room-c.head()-40))
		r.high = max(high+6, 36)
	case r.kind == Told:
		r.text = r.spoken
		_, high := p.Measure(r.text, textStyle(room-c.head()))
		r.high = max(high+6, 36)
	case r.own:
		r.text = wordsOf(s, &e.Said)
		w, high := p.Measure(r.text, textStyle(0.86*room-28))
		r.wide, r.high = w, high+14
	default:
		r.text = wordsOf(s, &e.Said)
		r.nameW, _ = p.Measure(r.name, nameStyle())
		if c.low() {
			_, high := p.Measure(r.text, textStyle(c.besideName(r)))
			r.high = max(high+4, 28)
			return
		}
		_, high := p.Measure(r.text, textStyle(room-headWide))
		r.high = max(22+p.Grown(nameStyle())+high+4, 40)
	}
}

// besideName is how wide the words behind a name are in a low panel.
func (c *Chat) besideName(r *row) float32 { return max(c.box.W-10-lowHead-r.nameW-10, 80) }

// Draw draws what was said.
func (c *Chat) Draw(p *paint.Painter) {
	v := c.list.View
	if len(c.rows) == 0 {
		st := textStyle(0)
		st.Align, st.Fit = paint.Middle, v.W
		p.TextIn(c.none, paint.Box(v.X, v.Y, v.W, min(v.H, 60)), st)
	}
	c.list.Draw(p, nil)
	p.PushClip(v)
	for i := range c.rows {
		r := &c.rows[i]
		b := r.in(&c.list)
		if b.Y+b.H < v.Y || b.Y-markHigh > v.Y+v.H {
			continue
		}
		if r.fresh {
			c.drawMark(p, b)
		}
		c.drawRow(p, r, b)
	}
	p.Pop()
}

// drawMark is the line above what is new.
func (c *Chat) drawMark(p *paint.Painter, b paint.Rect) {
	y := b.Y - markHigh/2 - rowGap/2
	w, _ := p.Measure(c.fresh, markStyle())
	half := (b.W-w)/2 - 14
	p.Rect(paint.Box(b.X, y, half, 1.5), paint.Said)
	p.Rect(paint.Box(b.X+b.W-half, y, half, 1.5), paint.Said)
	p.TextIn(c.fresh, paint.Box(b.X, y-12, b.W, 24), markStyle())
}

func (c *Chat) drawRow(p *paint.Painter, r *row, b paint.Rect) {
	head, room := c.head(), c.box.W-10
	radius := head/2 - 5
	x := b.X + edgeWide
	switch {
	case r.kind == News:
		p.Plate(paint.Box(b.X, b.Y, room, b.H), 12, paint.Plum900)
		p.Disc(x+10, b.Y+b.H/2, 3.5, paint.Said)
		st := newsStyle(room - 28)
		p.Text(r.text, x+22, b.Y+20+p.Drop(st), st)
		return
	case r.own && r.kind == Saying:
		plate := paint.Box(b.X+room-r.wide-28, b.Y, r.wide+28, b.H)
		p.Bordered(plate, min(b.H/2, 16), 1.5, paint.Plum600, paint.Coral)
		st := textStyle(0.86*room - 28)
		st.Color = paint.Cream
		p.Text(r.text, plate.X+14, b.Y+23+p.Drop(st), st)
		return
	}
	if r.has {
		w, _ := p.Size(r.face)
		p.Draw(r.face, x+radius, b.Y+radius+2, 2*radius/max(w, 1), paint.White)
		p.Circle(x+radius, b.Y+radius+2, radius, 1.5, paint.Cream)
	}
	switch {
	case r.kind == Face:
		r.look.draw(p, x+head+12, b.Y+18, 15)
		st := textStyle(room - head - 40)
		p.Text(r.text, x+head+36, b.Y+24+p.Drop(st), st)
	case r.kind == Told:
		st := textStyle(room - head)
		p.Text(r.text, x+head, b.Y+24+p.Drop(st), st)
	case c.low():
		p.Text(r.name, x+head, b.Y+19+p.Drop(nameStyle()), nameStyle())
		st := textStyle(c.besideName(r))
		p.Text(r.text, x+head+r.nameW+10, b.Y+19+p.Drop(st), st)
	default:
		st := nameStyle()
		st.Fit = room - headWide
		p.Text(r.name, x+head, b.Y+16+p.Drop(nameStyle()), st)
		t := textStyle(room - headWide)
		p.Text(r.text, x+head, b.Y+22+p.Grown(nameStyle())+18+p.Drop(t), t)
	}
}
