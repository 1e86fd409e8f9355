package waiting

import (
	"math"

	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// places are where the parts of the screen lie.
type places struct {
	w, h, k float32 // of the window, and the size of a unit of the layout in it
	upright bool
	broad   bool // a phone held sideways: what is read is larger
	narrow  bool // beside the panels there is no room for seats round the table
	cx, cy  float32
	rx, ry  float32    // of the table
	strip   paint.Rect // of a window held upright: the code lies here
	head    float32    // width of the head
	watch   paint.Rect // who watches
	note    paint.Rect // below the main button
}

// The board's measures, in units.
const (
	edge      = 32
	plateWide = 176
	plateHigh = 64
	tableY    = 382
)

// lay puts everything in its place.
func (t *Waiting) lay(s *stage.Stage) {
	held := s.Window().Held()
	a := &t.at
	a.w, a.h = s.Window().Size()
	a.k, a.upright, a.broad = held.K, held.Upright, held.Broad()
	p := s.Painter()
	was := p.ZoomIn(a.k)
	defer p.ZoomOut(was)
	if a.upright {
		t.layUpright(s, held.W, held.H)
		return
	}
	t.layWide(s, held.W, held.H)
}

// layWide puts the seats round the table, and the panels in a column beside them.
func (t *Waiting) layWide(s *stage.Stage, w, h float32) {
	p := s.Painter()
	a := &t.at
	column := min(max(w*0.333, 330), 480)
	x := w - edge - column
	a.narrow = w < 1100
	a.cx, a.cy, a.head = (x-edge+24)/2, tableY, x-24-98
	t.back.Rect = paint.Box(edge, 24, 44, 44)
	t.layPen(p)
	if a.narrow {
		t.seatsBeside()
	} else {
		t.seatsRound()
	}
	t.invite.lay(paint.Box(x, 24, column, 172))
	t.rules.lay(p, paint.Box(x, 206, column, 142))
	t.layTalk(s, paint.Box(x, 358, column, 252))
	t.verbs.main.Rect = paint.Box(x, 622, column, 60)
	a.note = paint.Box(x, h-30, column, 26)
	t.layVerbs(p, paint.Box(edge, 646, x-24-edge, 50))
}

// layVerbs puts the quiet buttons at the right end of a row, and who watches at its left.
func (t *Waiting) layVerbs(p *paint.Painter, row paint.Rect) {
	var others []*kit.Button
	for _, n := range t.verbs.shown[1:] {
		others = append(others, t.button(n))
	}
	n, at, most, gap := float32(len(others)), row, float32(146), float32(14)
	if t.at.broad {
		most = 228
	}
	if !t.at.upright {
		at.W = min(most*n+gap*(n-1), row.W*0.72)
		at.X += row.W - at.W
	}
	kit.Abreast(p, at, gap, others...)
	t.at.watch = paint.Box(row.X, row.Y-2, at.X-gap-row.X, row.H+4)
	t.looks.Rect = t.at.watch
	if t.at.upright { // there it stands with the code
		t.looks.Rect = paint.Box(t.at.strip.X+12, t.at.strip.Y+t.at.strip.H-36, t.at.strip.W-24, 32)
	}
}

// seatsRound puts the seats on an ellipse round the table, one's own nearest, or the first for who has none; the next to play sits
// at the left.
func (t *Waiting) seatsRound() {
	a := &t.at
	a.rx, a.ry = 192, 122
	n := len(t.chairs)
	wide, high, margin := float32(plateWide), float32(plateHigh), float32(edge)
	if a.broad { // read at arm's length
		wide, high, margin = 230, 76, 8
	}
	if n > 6 { // the nearest two lie beside each other
		apart := float32(math.Sin(2 * math.Pi / float64(n)))
		wide = min(wide, ((a.cx-margin)*apart-4)/(1+apart/2))
	}
	out := float32(0) // how far out the outermost lies, of the ellipse
	for i := range n {
		out = max(out, float32(math.Sin(float64(i)/float64(n)*2*math.Pi)))
	}
	rx, ry := min((a.cx-margin-wide/2)/out, 400), float32(208)
	if !a.broad {
		rx = min(rx, 312)
	}
	mine := max(int(t.seat), 0)
	for i, c := range t.chairs {
		turn := float64((i-mine+n)%n) / float64(n) * 2 * math.Pi
		x, y := a.cx-rx*float32(math.Sin(turn)), a.cy+ry*float32(math.Cos(turn))
		c.Rect = paint.Centered(x, y, wide, high)
	}
}

// seatsBeside puts them in two columns beside a table that is higher than wide: down at the right, up at the left.
func (t *Waiting) seatsBeside() {
	a := &t.at
	a.rx, a.ry = 86, 150
	n := len(t.chairs)
	rows := (n + 1) / 2
	gap := min(float32(100), 470/float32(max(rows, 1)))
	left := float32(12)
	right := 2*a.cx - left - plateWide
	for i, c := range t.chairs {
		x, row := right, i
		if i >= rows {
			x, row = left, 2*rows-1-i
		}
		c.Rect = paint.Box(x, a.cy+(float32(row)-float32(rows-1)/2)*gap-plateHigh/2, plateWide, plateHigh)
	}
}

// layUpright puts everything under each other; of the panels one is shown.
func (t *Waiting) layUpright(s *stage.Stage, w, h float32) {
	p := s.Painter()
	a := &t.at
	const m = 16
	a.narrow = true
	a.cx, a.cy, a.head = w/2, h*0.3, w-76-m
	t.back.Rect = paint.Box(m, 20, 44, 44)
	t.layPen(p)
	n := len(t.chairs)
	strip, high, gap := float32(100), float32(60), float32(8)
	switch {
	case n > 6 && h < 900: // a short one
		strip, high, gap = 80, 46, 5
	case n > 8:
		high, gap = 52, 6
	}
	a.strip = paint.Box(m, 96, w-2*m, strip)
	columns := 2
	if w > 600 {
		columns = 3
	}
	each := (w - 2*m - 10*float32(columns-1)) / float32(columns)
	y := a.strip.Y + strip + 14
	for i, c := range t.chairs {
		c.Rect = paint.Box(m+float32(i%columns)*(each+10), y+float32(i/columns)*(high+gap), each, high)
	}
	y += float32((n+columns-1)/columns)*(high+gap) + 4
	third := (w - 2*m - 16) / 3
	for i, c := range t.tabs {
		c.Rect = paint.Box(m+float32(i)*(third+8), y, third, 42)
	}
	y += 50
	a.note = paint.Box(m, h-34, w-2*m, 26)
	t.verbs.main.Rect = paint.Box(m, h-108, w-2*m, 60)
	row := paint.Box(m, h-172, w-2*m, 46)
	t.layVerbs(p, row)
	panel := paint.Box(m, y, w-2*m, row.Y-12-y)
	t.invite.lay(panel)
	t.rules.lay(p, panel)
	t.layTalk(s, panel)
}

// layTalk puts what is said into its panel.
func (t *Waiting) layTalk(s *stage.Stage, at paint.Rect) {
	t.talkAt = at
	t.chat.Lay(s, paint.Box(at.X+18, at.Y+42, at.W-36, at.H-54))
}
