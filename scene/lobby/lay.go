package lobby

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// places are where everything is, in units of the layout.
type places struct {
	w, h    float32 // of the window
	k       float32 // units of the window to one of the layout
	upright bool
	slim    bool // rows of three lines instead of columns
	title   paint.Rect
	list    paint.Rect
	card    paint.Rect
	code    paint.Rect
	way     paint.Rect // where is said how far the way to the house is
	row     float32    // height of a row
}

const (
	edge     = 32  // units round everything
	gap      = 16  // between panels
	rowGap   = 8   // between rows
	rowHigh  = 90  // of a row of columns
	slimHigh = 112 // of a row of three lines
	columns  = 700 // width of a list from which its rows have columns
)

// place puts everything in its place.
func (b *Lobby) place(s *stage.Stage) {
	y := &b.lay
	y.w, y.h = s.Window().Size()
	held := s.Window().Held()
	y.k, y.upright = held.K, held.Upright
	was := s.Painter().ZoomIn(y.k) // texts are as wide as they are drawn
	if y.upright {
		b.placeUpright(s, held)
	} else {
		b.placeWide(s, held)
	}
	b.placeRows(s)
	s.Painter().ZoomOut(was)
}

// placeWide puts the list at the left, and what one does beside it.
func (b *Lobby) placeWide(s *stage.Stage, held stage.Hold) {
	y := &b.lay
	finger := min(held.Finger, 88)
	side := float32(390)
	if held.W < 1180 {
		side = 340
	}
	verb, field := max(54, finger-kit.Lip), max(58, finger)
	back := max(44, min(finger, 60))
	b.back.Rect = paint.Box(edge, 46-back/2, back, back)
	pill := min(float32(390), held.W*0.36)
	b.who.Rect = paint.Box(held.W-edge-pill, 46-back/2, pill, max(48, back))
	x := b.back.X + back + 20
	y.title = paint.Box(x, 20, b.who.X-x-16, 56)
	y.list = paint.Box(edge, 92, held.W-2*edge-gap-side, held.H-92-edge)
	x = held.W - edge - side
	foot := held.H - edge - kit.Lip - verb
	b.placeOpen(paint.Box(x, foot, side, verb))
	high := 60 + field + 12
	y.code = paint.Box(x, foot-gap-high, side, high)
	if y.card = paint.Box(x, 92, side, y.code.Y-gap-92); b.chosen.row == nil && len(b.list.rows) == 0 { // there is nothing to choose
		y.card = paint.Rect{}
		y.code.Y = 92
		b.placeOpen(paint.Box(x, 92+high+gap, side, verb))
	}
	b.placeCode(s, field)
	b.chosen.place(y.card, max(56, finger-kit.Lip))
	y.slim = y.list.W < columns || s.Painter().Large()
	b.placeHeads(s, max(44, min(finger, 64)))
}

// placeUpright puts everything in one column: the list, the card of the room that is chosen, the code.
func (b *Lobby) placeUpright(s *stage.Stage, held stage.Hold) {
	const in = 14
	y := &b.lay
	wide := held.W - 2*in
	verb, field := max(50, min(held.Finger, 60)-kit.Lip), max(52, min(held.Finger, 60))
	b.back.Rect = paint.Box(in, 14, 48, 48)
	pill := min(float32(260), wide*0.56)
	b.who.Rect = paint.Box(held.W-in-pill, 14, pill, 48)
	y.title = paint.Box(b.back.X+60, 14, b.who.X-b.back.X-68, 48)
	foot := held.H - in - kit.Lip - verb
	b.placeOpen(paint.Box(in, foot, wide, verb))
	high := 54 + field + 12
	y.code = paint.Box(in, foot-10-high, wide, high)
	b.placeCode(s, field)
	low := y.code.Y - 10
	y.card = paint.Rect{}
	if b.chosen.row != nil {
		high := 132 + verb
		y.card = paint.Box(in, low-high, wide, high)
		b.chosen.place(y.card, verb)
		low -= high + 10
	}
	y.list = paint.Box(in, 74, wide, low-74)
	y.slim = true
	b.placeHeads(s, 46)
}

// placeOpen puts the ways to a room of one's own into a box.
func (b *Lobby) placeOpen(r paint.Rect) {
	b.open.Rect = r
	if b.host != nil {
		half := (r.W - 10) / 2
		b.open.W = half
		b.host.Rect = paint.Box(r.X+half+10, r.Y, half, r.H)
	}
}

// placeCode puts the boxes for a code, and the button beside them, into their panel.
func (b *Lobby) placeCode(s *stage.Stage, high float32) {
	r := b.lay.code
	top := r.Y + r.H - 12 - high
	join := min(float32(96), 0.22*r.W)
	b.join.Rect = paint.Box(r.X+r.W-16-join, top, join, high-kit.Lip)
	b.code.Rect = paint.Box(r.X+16, top, b.join.X-r.X-16-10, high)
	b.code.Size = 30
	if b.paste != nil {
		wide := float32(96)
		b.paste.Rect = paint.Box(r.X+r.W-16-wide, r.Y+8, wide, top-r.Y-8-8-kit.Lip)
	}
}

// placeHeads puts the tabs and the search over the rows, and says what is left for those.
func (b *Lobby) placeHeads(s *stage.Stage, high float32) {
	y, r := &b.lay, &b.list
	x, top := y.list.X+14, y.list.Y+12
	room := y.list.W - 28
	for _, t := range r.tabs {
		wide := min(t.Wide(s.Painter()), room*0.29)
		t.Rect = paint.Box(x, top+(high-kit.ChipHigh)/2, wide, kit.ChipHigh)
		x += wide + 8
	}
	if len(r.tabs) == 0 {
		x += room * 0.42
	}
	search := min(float32(290), y.list.X+y.list.W-14-x)
	r.search.Size = 18
	r.search.Place(paint.Box(y.list.X+y.list.W-14-search, top, search, high))
	if r.search.Hint = r.hints[0]; y.upright {
		r.search.Hint = r.hints[1]
	}
	top += high + 8
	if !y.slim {
		top += 26
	}
	r.scroll.View = paint.Box(y.list.X+6, top, y.list.W-18, y.list.Y+y.list.H-10-top)
	y.way = paint.Box(y.list.X+24, y.list.Y+12+high+16, y.list.W-48, y.list.H-high-44)
	line, help := b.wayTexts()
	b.way.place(s.Painter(), y.way, line, help)
}

// placeRows puts the rows under each other.
func (b *Lobby) placeRows(s *stage.Stage) {
	y, r := &b.lay, &b.list
	y.row = rowHigh
	if y.slim {
		y.row = slimHigh
		if s.Painter().TextScale() > 1.3 && !y.upright {
			y.row = slimHigh + 32
		}
	}
	r.scroll.Content = float32(len(r.rows))*(y.row+rowGap) + rowGap
	r.scroll.By(0)
	top := r.scroll.View.Y + 4 - r.scroll.At
	for _, w := range r.rows {
		w.Rect = paint.Box(r.scroll.View.X+6, top, r.scroll.View.W-12, y.row)
		top += y.row + rowGap
	}
}

// place puts the verbs of the card at its foot.
func (c *chosen) place(r paint.Rect, high float32) {
	top := r.Y + r.H - 16 - kit.Lip - high
	watch := r.W * 0.32
	c.watch.Rect = paint.Box(r.X+r.W-18-watch, top, watch, high)
	c.sit.Rect = paint.Box(r.X+18, top, r.W-36-watch-12, high)
}

// wayTexts is what is said where the rows would be.
func (b *Lobby) wayTexts() (line, help string) {
	if b.way.phase == here || b.list.near {
		return b.list.empty, b.list.help
	}
	return b.way.line1, b.way.line2
}

// place puts what is said in the middle of a box, and what can be pressed below it.
func (w *way) place(p *paint.Painter, r paint.Rect, line, help string) {
	const high = 54
	wide := min(r.W, 460)
	w.big = p.Within(line, paint.Style{Face: paint.Display, Size: 24, Color: paint.Cream, Wrap: wide, Align: paint.Middle}, r.H*0.4, 18)
	w.small = p.Within(help, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: wide, Align: paint.Middle}, r.H*0.4, 15)
	_, w.bigHigh = p.Measure(line, w.big)
	_, smallHigh := p.Measure(help, w.small)
	whole := w.bigHigh + 10 + smallHigh
	if len(w.mine) > 0 {
		whole += 18 + high
	}
	w.x, w.y = r.X+r.W/2, r.Y+(r.H-whole)*0.46
	each := min((wide-12*float32(len(w.mine)-1))/max(float32(len(w.mine)), 1), 240)
	x := w.x - (each*float32(len(w.mine))+12*float32(len(w.mine)-1))/2
	for _, n := range w.mine {
		if n, ok := n.(*kit.Button); ok {
			n.Rect = paint.Box(x, w.y+w.bigHigh+10+smallHigh+18, each, high)
			x += each + 12
		}
	}
}
