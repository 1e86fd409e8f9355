package setup

import (
	"math"
	"slices"

	"fourtell/scene/paint"
)

// mark is the small picture of a switch, made of few shapes in one ink, so that it follows every theme and contrast.
type mark []stroke

// stroke is one shape of a mark, in units from its middle.
type stroke struct {
	kind strokeKind
	at   [8]float32
	word string // of a strokeWord
	cut  bool   // in the colour of what lies below: a hole
}

type strokeKind uint8

const (
	strokeDisc  strokeKind = iota // x y radius
	strokeRing                    // x y radius width
	strokeBox                     // x y wide high radius
	strokeFrame                   // x y wide high radius width
	strokeLine                    // x y x y width
	strokeQuad                    // four corners
	strokeWord                    // x y size; it stays as large as it is beside larger text
)

// markReach is how far a mark reaches from its middle.
const markReach = 16

// headAt is the head of an arrow whose tip is at a place and which points along dx, dy.
func headAt(x, y, dx, dy, size float32) stroke {
	bx, by := x-dx*size, y-dy*size
	sx, sy := -dy*size*0.8, dx*size*0.8
	return stroke{kind: strokeQuad, at: [8]float32{x, y, bx + sx, by + sy, bx - sx, by - sy, x, y}}
}

// arcAt is part of a circle's line, between two angles in degrees, clockwise from the right.
func arcAt(x, y, r, from, to, w float32) mark {
	const steps = 8
	var m mark
	point := func(i int) (float32, float32) {
		a := float64(from+(to-from)*float32(i)/steps) * math.Pi / 180
		return x + r*float32(math.Cos(a)), y + r*float32(math.Sin(a))
	}
	for i := range steps {
		x0, y0 := point(i)
		x1, y1 := point(i + 1)
		m = append(m, stroke{kind: strokeLine, at: [8]float32{x0, y0, x1, y1, w}})
	}
	return m
}

// turned says whether it has strokes that lie at a slant, which do not end at a list's edge.
func (m mark) turned() bool {
	return slices.ContainsFunc(m, func(s stroke) bool { return s.kind == strokeLine || s.kind == strokeQuad })
}

// draw paints it round a place, k times as large, in an ink on a ground.
func (m mark) draw(p *paint.Painter, cx, cy, k float32, ink, ground paint.Color) {
	for i := range m {
		s := &m[i]
		c, a := ink, &s.at
		if s.cut {
			c = ground
		}
		x, y := cx+k*a[0], cy+k*a[1]
		switch s.kind {
		case strokeDisc:
			p.Disc(x, y, k*a[2], c)
		case strokeRing:
			p.Circle(x, y, k*a[2], k*a[3], c)
		case strokeBox:
			p.RoundRect(paint.Box(x, y, k*a[2], k*a[3]), k*a[4], c)
		case strokeFrame:
			p.StrokeRoundRect(paint.Box(x, y, k*a[2], k*a[3]), k*a[4], k*a[5], c)
		case strokeLine:
			p.Line(x, y, cx+k*a[2], cy+k*a[3], k*a[4], c)
		case strokeQuad:
			p.Quad(x, y, cx+k*a[2], cy+k*a[3], cx+k*a[4], cy+k*a[5], cx+k*a[6], cy+k*a[7], c)
		case strokeWord:
			size := k * a[2]
			p.TextIn(s.word, paint.Centered(x, y, 2*markReach*k, 2*markReach*k), paint.Style{Face: paint.Display, Size: size, Most: size, Sign: true, Color: c, Align: paint.Middle})
		}
	}
}
