package cardart

import (
	"math"

	"github.com/tdewolff/canvas"
)

// svg reads a path in SVG's notation, y downward. The texts are ours and part
// of the program, so one that does not parse is a mistake in it.
func svg(d string) *canvas.Path { return canvas.MustParseSVGPath(d) }

// poly is a closed polygon through pairs of x and y.
func poly(xy ...float64) *canvas.Path {
	p := &canvas.Path{}
	p.MoveTo(xy[0], xy[1])
	for i := 2; i < len(xy); i += 2 {
		p.LineTo(xy[i], xy[i+1])
	}
	p.Close()
	return p
}

// seg is a straight line.
func seg(x0, y0, x1, y1 float64) *canvas.Path {
	p := &canvas.Path{}
	p.MoveTo(x0, y0)
	p.LineTo(x1, y1)
	return p
}

// box is a rectangle with its top left corner at x, y and round corners.
func box(x, y, w, h, r float64) *canvas.Path {
	return canvas.RoundedRectangle(w, h, math.Min(r, math.Min(w, h)/2)).Translate(x, y)
}

// dot is a circle.
func dot(x, y, r float64) *canvas.Path { return canvas.Circle(r).Translate(x, y) }

// oval is an ellipse turned by deg.
func oval(x, y, rx, ry, deg float64) *canvas.Path {
	return canvas.Ellipse(rx, ry).Transform(canvas.Identity.Translate(x, y).Rotate(deg))
}

// star is a star of n points round 0, 0, the first one upward.
func star(n int, outer, inner, widen, phase float64) *canvas.Path {
	xy := make([]float64, 0, 4*n)
	for i := 0; i < 2*n; i++ {
		a, r := float64(i)*math.Pi/float64(n)+phase, outer
		if i%2 == 1 {
			r = inner
		}
		xy = append(xy, math.Cos(a)*r*widen, math.Sin(a)*r)
	}
	return poly(xy...)
}

// rays is n wedges from a centre out to radius, every second one left open.
func rays(x, y float64, n int, radius, phase float64) *canvas.Path {
	p := &canvas.Path{}
	for i := 0; i < n; i++ {
		a := float64(2*i)*math.Pi/float64(n) + phase
		b := a + math.Pi/float64(n)
		p = p.Append(poly(x, y, x+radius*math.Cos(a), y+radius*math.Sin(a), x+radius*math.Cos(b), y+radius*math.Sin(b)))
	}
	return p
}

// plus is a cross of size and thickness t.
func plus(x, y, size, t float64) *canvas.Path {
	a, b := size/2, t/2
	return poly(x-b, y-a, x+b, y-a, x+b, y-b, x+a, y-b, x+a, y+b, x+b, y+b, x+b, y+a, x-b, y+a, x-b, y+b, x-a, y+b, x-a, y-b, x-b, y-b)
}

// sector is a piece of a ring round 0, 0 between two angles in degrees.
func sector(inner, outer, from, to float64) *canvas.Path {
	const steps = 48
	var xy []float64
	for i := 0; i <= steps; i++ {
		a := (from + (to-from)*float64(i)/steps) * math.Pi / 180
		xy = append(xy, outer*math.Cos(a), outer*math.Sin(a))
	}
	for i := steps; i >= 0; i-- {
		a := (from + (to-from)*float64(i)/steps) * math.Pi / 180
		xy = append(xy, inner*math.Cos(a), inner*math.Sin(a))
	}
	return poly(xy...)
}
