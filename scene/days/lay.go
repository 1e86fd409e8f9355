package days

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// layout is where everything stands.
type layout struct {
	w, h, k     float32
	x, width    float32
	grid        paint.Rect
	nav         paint.Rect // the month's name
	headY       float32
	pane        paint.Rect // what is told of what is chosen
	tall, roomy bool
}

const (
	cellGap  = 6
	columns  = 8 // seven days and the week
	pageRows = 6
	// verbLeast is how many units a verb wants in a row of them.
	verbLeast = 200
)

// lay puts everything in its place.
func (t *Calendar) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	t.k, t.tall = held.K, held.Upright
	t.width = min(w-48, 1120)
	t.x = (w - t.width) / 2
	each, high := float32(78), float32(44)
	if t.tall {
		high = 48
		each = min((t.width+cellGap)/columns, 76)
	} else if held.Broad() {
		each, high = held.Finger, held.Finger-8
	}
	top := float32(92)
	t.headY = top + high + 26
	y := t.headY + 10
	down := min(each, (h-y-16)/pageRows)
	wide := each*columns - cellGap
	if t.tall {
		down = min(each, 56, (h-y-330)/pageRows)
		wide = t.width
		each = (t.width + cellGap) / columns
	}
	t.grid = paint.Box(t.x, y, wide, down*pageRows-cellGap)
	t.earlier.Rect = paint.Box(t.x, top, max(each-cellGap, 48), high)
	t.later.Rect = paint.Box(t.x+wide-max(each-cellGap, 48), top, max(each-cellGap, 48), high)
	t.nav = paint.Box(t.earlier.X+t.earlier.W+10, top, wide-2*(t.earlier.W+10), high)
	for _, c := range t.cells {
		c.Rect = paint.Box(t.x+float32(c.at[1])*each, y+float32(c.at[0])*down, each-cellGap, down-cellGap)
	}
	t.headAt = t.headAt[:0]
	for i := range columns {
		t.headAt = append(t.headAt, t.x+float32(i)*each+(each-cellGap)/2)
	}
	verb := max(52, high)
	if t.tall {
		t.back.Rect = paint.Box(t.x, h-66, 200, 48)
		t.pane = paint.Box(t.x, t.grid.Y+t.grid.H+20, t.width, t.back.Y-16-t.grid.Y-t.grid.H-20)
		t.layVerbs(verb - 4)
		return
	}
	x := t.grid.X + t.grid.W + 48
	t.back.Rect = paint.Box(x, h-24-verb, 210, verb)
	above := t.headY - 20
	if held.Broad() { // its verbs are as high as fingers
		above = top + 12 // clear of how many days run
	}
	t.pane = paint.Box(x, above, t.x+t.width-x, t.back.Y-20-above)
	t.layVerbs(verb)
}

// layVerbs puts what can be done at the foot of the pane: side by side, or, where it is narrow, below each other.
func (t *Calendar) layVerbs(high float32) {
	n := float32(max(len(t.verbs), 1))
	each, rows := (t.pane.W-12*(n-1))/n, float32(1)
	if each < verbLeast {
		each, rows = t.pane.W, n
	}
	line := high + kit.Lip + 10
	top := t.pane.Y + t.pane.H - rows*line + 10
	for i, b := range t.verbs {
		b.Rect = paint.Box(t.pane.X+float32(i)*(each+12), top, each, high)
		if rows > 1 {
			b.Rect = paint.Box(t.pane.X, top+float32(i)*line, each, high)
		}
	}
	if len(t.verbs) > 0 {
		t.pane.H -= rows*line + 4
	}
}
