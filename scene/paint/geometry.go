package paint

import "math"

// Rect is a box in logical units, y down: 720 units are the height of a
// landscape window.
type Rect struct{ X, Y, W, H float32 }

// Apart says whether two boxes have nothing in common.
func (r Rect) Apart(o Rect) bool {
	return r.X+r.W <= o.X || o.X+o.W <= r.X || r.Y+r.H <= o.Y || o.Y+o.H <= r.Y
}

// Contains says whether the point lies in the box; its right and lower edges
// do not belong to it.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset is the box made smaller by d on every side; a negative d makes it larger.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move is the box moved by (dx, dy).
func (r Rect) Move(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Center is the middle of the box.
func (r Rect) Center() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// Box is the box whose top left corner is there.
func Box(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// Centered is a box of that size around a point.
func Centered(cx, cy, w, h float32) Rect { return Rect{cx - w/2, cy - h/2, w, h} }

// affine maps a point: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
type affine struct{ a, b, c, d, tx, ty float32 }

func (m affine) apply(x, y float32) (float32, float32) {
	return m.a*x + m.c*y + m.tx, m.b*x + m.d*y + m.ty
}

// scale is how much longer what it maps becomes, the mean of both ways.
func (m affine) scale() float32 { return float32(math.Sqrt(math.Abs(float64(m.a*m.d - m.b*m.c)))) }

// mul is the map that applies n first and then m.
func (m affine) mul(n affine) affine {
	tx, ty := m.apply(n.tx, n.ty)
	return affine{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d, tx, ty,
	}
}

// plain says that the map neither turns nor mirrors, so that edges may be laid
// on whole pixels.
func (m affine) plain() bool { return m.b == 0 && m.c == 0 && m.a > 0 && m.d > 0 }

func round32(x float32) float32 { return float32(math.Round(float64(x))) }
func ceil32(x float32) float32  { return float32(math.Ceil(float64(x))) }
func Sqrt(x float32) float32    { return float32(math.Sqrt(float64(x))) }
func Abs(x float32) float32     { return max(x, -x) }
func Sincos(a float32) (float32, float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

// OutCubic eases 0 … 1 fast at first, slow at the end.
func OutCubic(t float32) float32 { t = 1 - min(max(t, 0), 1); return 1 - t*t*t }

// InOutQuad eases 0 … 1 slow at both ends.
func InOutQuad(t float32) float32 {
	t = min(max(t, 0), 1)
	if t < 0.5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// OutBack eases 0 … 1 and shoots over by about s·10 % before it rests.
func OutBack(t, s float32) float32 {
	t = min(max(t, 0), 1) - 1
	return 1 + t*t*((s+1)*t+s)
}

// atan32 is the direction of (x, y) in radians.
func atan32(y, x float32) float32 { return float32(math.Atan2(float64(y), float64(x))) }

// Times is the box where a unit is k times as large.
func (r Rect) Times(k float32) Rect { return Rect{r.X * k, r.Y * k, r.W * k, r.H * k} }
