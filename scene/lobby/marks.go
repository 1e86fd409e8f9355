package lobby

import (
	"math"

	"fourtell/assets"
	"fourtell/scene/paint"
)

// The colours of what can be done, and of what is under way.
const (
	good  = paint.Color(assets.ToneBest)<<paint.ToneAt | 0xFF
	going = paint.Color(assets.ToneDoubtful)<<paint.ToneAt | 0xFF
)

// marks are the small pictures before a state: no colour says anything alone.
type marks struct{ check, play, pause paint.Sprite }

func newMarks(p *paint.Painter) marks {
	return marks{p.Sprite("icon/check"), p.Sprite("icon/play"), p.Sprite("icon/pause")}
}

func (m *marks) draw(p *paint.Painter, k stateKind, x, y, scale float32, ink paint.Color) {
	of := m.check
	switch k {
	case isFull: // a lock
		p.StrokeRoundRect(paint.Box(x-4.5, y-9, 9, 13), 4.5, 2.2, ink)
		p.RoundRect(paint.Box(x-7, y-2, 14, 10), 2.5, ink)
		return
	case isPlayed:
		of = m.play
	case isPaused:
		of = m.pause
	}
	p.Draw(of, x, y, scale, ink)
}

// drawClock draws a clock, dim where there is none.
func drawClock(p *paint.Painter, x, y float32, on bool) {
	ink := paint.Plum300
	if on {
		ink = paint.Cream2
	}
	p.Circle(x, y, 7, 2, ink)
	p.Line(x, y, x, y-4.5, 1.8, ink)
	p.Line(x, y, x+3.5, y, 1.8, ink)
}

// drawFace draws a portrait with a ring round it.
func drawFace(p *paint.Painter, face paint.Sprite, x, y, r float32) {
	p.Draw(face, x, y, r/32, paint.White)
	p.Circle(x, y, r+0.5, 2, paint.Cream)
}

// drawFree draws a free chair: a ring of dashes.
func drawFree(p *paint.Painter, x, y, r float32) {
	const dashes = 10
	p.Disc(x, y, r, paint.Plum900)
	for i := range dashes {
		a := float32(i) * 2 * math.Pi / dashes
		s0, c0 := paint.Sincos(a)
		s1, c1 := paint.Sincos(a + 1.1*math.Pi/dashes)
		p.Line(x+c0*(r-1), y+s0*(r-1), x+c1*(r-1), y+s1*(r-1), 1.8, paint.Plum300)
	}
}

func (c *chair) draw(p *paint.Painter, x, y, r float32) {
	if c.taken {
		drawFace(p, c.face, x, y, r)
	} else {
		drawFree(p, x, y, r)
	}
}

// drawSeats draws who sits there into a column of a row: in two lines where there are more than six chairs.
func drawSeats(p *paint.Painter, seats []chair, in paint.Rect) {
	n, r, step, y := len(seats), float32(15), float32(31), in.Y+in.H/2
	per := n
	if n > 6 {
		per, r, step, y = (n+1)/2, 13, 30, y-15.5
	}
	step = min(step, (in.W-2*r)/float32(max(per-1, 1)))
	for i := range seats {
		seats[i].draw(p, in.X+r+float32(i%per)*step, y+float32(i/per)*31, r)
	}
}

// drawLine draws who sits there in one line, closer to each other where there is little room.
func drawLine(p *paint.Painter, seats []chair, x, y, wide float32) {
	r := float32(14)
	step := min(30, (wide-2*r)/float32(max(len(seats)-1, 1)))
	for i := range seats {
		seats[i].draw(p, x+r+float32(i)*step, y, r)
	}
}

// drawSitters draws who sits there into the card: with their names where there is room for those, else their faces alone.
func drawSitters(p *paint.Painter, seats []chair, free string, in paint.Rect) {
	if len(seats) == 0 || in.H < 24 {
		return
	}
	name := paint.Style{Face: paint.Body, Size: 17, Most: 26, Color: paint.Cream, Name: true}
	rows := (len(seats) + 1) / 2
	high := min(in.H/float32(rows), 52)
	if need := max(34, p.Scaled(name)*1.5); high >= need {
		half := in.W / 2
		r := min(high/2-3, 22)
		for i := range seats {
			c := &seats[i]
			x, y := in.X+float32(i%2)*half, in.Y+float32(i/2)*high
			c.draw(p, x+r+2, y+high/2, r)
			st, text := name, c.name
			if !c.taken {
				st.Color, text = paint.Cream2, free
			}
			st.Fit = half - 2*r - 16
			p.TextIn(text, paint.Box(x+2*r+12, y, st.Fit, high), st)
		}
		return
	}
	per := len(seats)
	if per > 5 && in.H >= 72 {
		per = (per + 1) / 2
	}
	lines := float32((len(seats) + per - 1) / per)
	r := min((in.H/lines-6)/2, 25, (in.W/float32(per)-6)/2)
	r = max(r, 9)
	for i := range seats {
		seats[i].draw(p, in.X+r+2+float32(i%per)*(2*r+6), in.Y+in.H/(2*lines)+float32(i/per)*in.H/lines, r)
	}
}

// drawPair draws two lines into a column.
func drawPair(p *paint.Painter, at paint.Rect, top, low float32, a string, as paint.Style, b string, bs paint.Style) {
	mid := (top + low) / 2
	as, ay, bs, by := p.Pair(top, low, as, mid-5, bs, mid+20)
	p.Text(a, at.X, ay, as)
	p.Text(b, at.X, by, bs)
}
