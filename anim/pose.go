package anim

import (
	"math"

	"fourtell/engine"
)

// Size of a card of scale 1, in logical pixels.
const (
	CardW = 120
	CardH = 180
)

// Pose is how one card is drawn. Poses are drawn in slice order.
type Pose struct {
	Key    uint32          // the sprite's identity while it lives; 0 in a layout
	Card   engine.SeenCard // the face to show while Flip is under 0.5
	Place  Place           // where the card rests, or is on its way to
	Index  int             // which of the cards of that place, from the left or from the bottom
	X, Y   float64         // centre
	Angle  float64         // radians, clockwise
	Scale  float64         // 1 = 120 by 180
	Flip   float64         // 0 face up … 1 face down, turning about the upright axis
	Squash float64         // on landing: wider by this share and lower by it; 0 at rest
	Alpha  float64         // 0 … 1; a card of alpha 0 need not be drawn
	Corner bool            // where it rests the corner that names it is seen and no more, see CornerW
	Moving bool            // not at rest
	Flying bool            // on its way from one place to another, or let go of by the player: drawn above all that lie
}

// Turn is the width factor of the turning card, 0 … 1, and whether its back is seen: one quad draws every card.
func (p *Pose) Turn() (width float64, back bool) {
	switch p.Flip {
	case 0:
		return 1, false
	case 1:
		return 1, true
	}
	return math.Abs(math.Cos(math.Pi * p.Flip)), p.Flip >= 0.5
}

// Contains says whether the point lies on the card.
func (p *Pose) Contains(x, y float64) bool {
	sin, cos := math.Sincos(-p.Angle)
	dx, dy := x-p.X, y-p.Y
	u, v := dx*cos-dy*sin, dx*sin+dy*cos
	return math.Abs(u) <= CardW/2*p.Scale && math.Abs(v) <= CardH/2*p.Scale
}

// lerp is the pose the share k of the way from p to q, with everything but the numbers taken from q.
func (p *Pose) lerp(q *Pose, k float64) Pose {
	r := *q
	mix := func(a, b float64) float64 { return b + (a-b)*(1-k) }
	r.X, r.Y, r.Angle, r.Scale = mix(p.X, q.X), mix(p.Y, q.Y), mix(p.Angle, q.Angle), mix(p.Scale, q.Scale)
	return r
}
