package table

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// padButton is a place that can be pressed, whatever it looks like.
type padButton struct {
	at paint.Rect
	stage.Press
}

// update follows the pointer; it says that the button was pressed and let go.
func (b *padButton) update(s *stage.Stage, in *input.Tick, on bool) bool {
	if b.Follow(s, in, b.at, on) != stage.LetGo {
		return false
	}
	b.Flash = 6
	return true
}

// drawCap paints it as the cap of a key, u a unit of the table, and gives where its letter belongs.
func (b *padButton) drawCap(p *paint.Painter, u float32) paint.Rect {
	r, body := b.at, paint.Cream
	if b.Hover {
		body = paint.White
	}
	if b.LooksPressed() {
		r = r.Move(0, 2*u)
	} else {
		p.Shadow(r, 9*u, 3*u, 6*u, paint.ShadowInk.Fade(0.5))
	}
	p.RoundRect(r, 9*u, body)
	return r
}
