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
