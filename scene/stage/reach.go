package stage

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// reach is a finger that has come down beside a node smaller than a finger: until it is lifted it is as if it lay on that node.
type reach struct {
	on     bool
	dx, dy float32 // from the finger to where it is meant
}

// finger moves a touch onto the node of a group that it is meant for, and says how to move it back: every node takes as much room
// as a finger has, though it be drawn smaller, but none of another's. Where the screen is not held in the hand nothing moves.
func (r *reach) finger(s *Stage, in *input.Tick, nodes []Node) {
	h := s.Window().Held()
	if h.Finger == 0 || !in.Touch {
		*r = reach{}
		return
	}
	if in.Pressed {
		*r = reachFor(in.X, in.Y, h.Finger*min(1, h.K), nodes)
	} else if !in.Down && !in.Released {
		*r = reach{}
	}
	r.move(in, 1)
}

// back moves the touch to where it is, for whoever looks at it next; one that a node has taken stays taken.
func (r *reach) back(in *input.Tick) { r.move(in, -1) }

func (r *reach) move(in *input.Tick, way float32) {
	if r.on && in.Over {
		in.X, in.Y = in.X+way*r.dx, in.Y+way*r.dy
		in.PressX, in.PressY = in.PressX+way*r.dx, in.PressY+way*r.dy
	}
}

// reachFor finds the nearest node that a finger at that place can be meant for; it is off where the finger lies on a node, or on
// none.
func reachFor(x, y, wide float32, nodes []Node) (best reach) {
	least := wide * wide
	for _, n := range nodes {
		f, ok := n.(Focusable)
		if !ok || !f.Enabled() {
			continue
		}
		b := n.Bounds()
		if b.W <= 0 || b.H <= 0 {
			continue
		}
		if b.Contains(x, y) {
			return reach{}
		}
		cx, cy := b.Center()
		if paint.Abs(x-cx) > max(b.W, wide)/2 || paint.Abs(y-cy) > max(b.H, wide)/2 {
			continue
		}
		dx := min(max(x, b.X+1), b.X+b.W-1) - x
		dy := min(max(y, b.Y+1), b.Y+b.H-1) - y
		if d := dx*dx + dy*dy; d < least {
			best, least = reach{on: true, dx: dx, dy: dy}, d
		}
	}
	return best
}
