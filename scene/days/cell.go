package days

import (
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// cell is a day in the calendar, or the week at the edge of a row.
type cell struct {
	kit.Button
	name   string
	number string
	said   string
	played room.DailyPlayed // nothing where Of is 0
	left   bool             // it is begun
	today  bool
	chosen bool
	week   bool
	at     [2]int // row and column
	run    bool   // the day before is counted too, and stands beside it
}

func (c *cell) Speak(s *stage.Stage) { s.Speech().Say(c.said) }

// medal is the colour of a place.
func medal(place int) (body, ink paint.Color) {
	switch place {
	case 1:
		return 0xFFC94DFF, paint.OnCream // gold
	case 2:
		return 0xD8DEE8FF, paint.OnCream // silver
	case 3:
		return 0xE5A36BFF, paint.OnCream // bronze
	}
	return paint.Plum900, paint.Cream
}

// places are the numbers on medals.
func places() [11]string {
	return [...]string{"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}
}

// Draw draws the number, the place as a medal, a dot where a try is begun, and a ring round today's.
func (c *cell) Draw(p *paint.Painter) {
	if c.run {
		p.RoundRect(paint.Box(c.X-cellGap-4, c.Y+c.H/2-3, cellGap+8, 6), 3, paint.Coral)
	}
	c.Button.Draw(p)
	ink := paint.Cream
	switch {
	case c.Off:
		ink = paint.Plum300
	case c.chosen:
		ink = paint.OnCream
	}
	if c.today {
		p.StrokeRoundRect(paint.Box(c.X+2, c.Y+2, c.W-4, c.H-4), (c.H-4)/2.6, 2.5, paint.Coral)
	}
	middle := c.played.Of == 0 && !c.left
	st := paint.Style{Face: paint.Display, Size: 18, Most: 22, Color: ink, Align: paint.Middle}
	box := c.Rect
	if !middle {
		box.H = c.H * 0.52
		box.Y += 2
		st.Most = max(st.Size, min(st.Most, box.H/paint.Leading)) // the medal is below
	}
	p.TextIn(c.number, box, st)
	x, y, r := c.X+c.W/2, c.Y+c.H*0.72, min(c.H*0.22, 14)
	switch {
	case c.played.Of > 0:
		body, on := medal(c.played.Place)
		p.Disc(x, y, r, body)
		p.TextIn(places()[c.played.Place], paint.Box(x-r, y-r, 2*r, 2*r), paint.Style{Face: paint.Display, Size: 16, Most: 16, Color: on, Align: paint.Middle})
	case c.left:
		p.Disc(x, y, 5, paint.Coral)
	}
}
