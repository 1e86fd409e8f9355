package cardart

import (
	"image/color"
	"math"

	"github.com/tdewolff/canvas"

	"fourtell/assets/theme"
)

// cutSuit is one colour of the deck of cut paper: the sheets a face is laid of.
type cutSuit struct {
	code                                      string
	base, deep, light, pale, ink, top, bottom color.RGBA // top and bottom are the window's gradient
}

func cutOf(code string, letter byte) cutSuit {
	s := theme.Felt.Suit(letter)
	base, deep := rgb(s.Base), rgb(s.Deep)
	return cutSuit{code: code, base: base, deep: deep, light: rgb(s.Light), pale: rgb(s.Pale), ink: rgb(s.Ink),
		top: blend(base, rgb(0xFFFFFF), 0.07), bottom: blend(base, deep, 0.35)}
}

// cutSuits are the four colours in table order; of a wild that is played only the one it names keeps its colour.
func cutSuits(named string) [4]cutSuit {
	var out [4]cutSuit
	for i, code := range [4]string{"R", "Y", "G", "B"} {
		letter := code[0]
		if named != "" && named != code {
			letter = 'X'
		}
		out[i] = cutOf(code, letter)
	}
	return out
}

// cutTones are what is of no suit.
type cutTones struct {
	paper, light, shade, edge, ink, night, brass, brassDark, amber, plum, plumLight, plumDeep color.RGBA
}

func feltTones() cutTones {
	return cutTones{paper: rgb(0xFCF4E3), light: rgb(0xFFF9EC), shade: rgb(0xF6EAD2), edge: rgb(0xB9A27A), ink: rgb(0x2B1E33),
		night: rgb(0x231A31), brass: rgb(0xE3A83F), brassDark: rgb(0x8F6118), amber: rgb(0xFFC44D),
		plum: rgb(0x43305C), plumLight: rgb(0x573F74), plumDeep: rgb(0x2F2044)}
}

// blend is the colour t of the way from a to b, both opaque.
func blend(a, b color.RGBA, t float64) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.RGBA{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: 255}
}

// fade fills a path of a card with a gradient from the top left to the foot, the light of one lamp.
func (p *paper) fade(path *canvas.Path, top, bottom color.RGBA) {
	p.within(path, func(p *paper) {
		b := p.img.Bounds()
		w, h := float64(b.Dx()), float64(b.Dy())
		for y := range b.Dy() {
			for x := range b.Dx() {
				t := (0.35*(float64(x)+0.5)/w + (float64(y)+0.5)/h) / 1.35
				p.img.SetRGBA(x, y, blend(top, bottom, t))
			}
		}
	})
}

// sheet lays a sheet of paper with its shadow down and right; k is how much larger than a card's unit the path's is.
func (p *paper) sheet(path *canvas.Path, fill, ink color.RGBA, a, k float64) {
	q := p.move(1.2*k, 2.2*k)
	for _, w := range [3]float64{5, 3, 1} {
		q.fill(path, alpha(ink, a))
		q.line(path, w*k, alpha(ink, a))
	}
	p.fill(path, fill)
}

// smooth is a closed polygon through pairs of x and y whose corners are rounded by the radii, used in turn.
func smooth(xy [][2]float64, radii ...float64) *canvas.Path {
	p := &canvas.Path{}
	n := len(xy)
	for i, c := range xy {
		a, b := xy[(i+n-1)%n], xy[(i+1)%n]
		r := radii[i%len(radii)]
		la, lb := math.Hypot(a[0]-c[0], a[1]-c[1]), math.Hypot(b[0]-c[0], b[1]-c[1])
		ra, rb := min(r, la/2), min(r, lb/2)
		sx, sy := c[0]+(a[0]-c[0])*ra/la, c[1]+(a[1]-c[1])*ra/la
		ex, ey := c[0]+(b[0]-c[0])*rb/lb, c[1]+(b[1]-c[1])*rb/lb
		if i == 0 {
			p.MoveTo(sx, sy)
		} else {
			p.LineTo(sx, sy)
		}
		p.QuadTo(c[0], c[1], ex, ey)
	}
	p.Close()
	return p
}

// burst is a round star of n points: radii outside and inside, and of its corners.
func burst(n int, outer, inner, tip, dent float64) *canvas.Path {
	var xy [][2]float64
	for k := range 2 * n {
		r := outer
		if k%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos((float64(k)/float64(n) - 0.5) * math.Pi)
		xy = append(xy, [2]float64{r * cos, r * sin})
	}
	return smooth(xy, tip, dent)
}

// cutHexagon has its point up.
func cutHexagon(r, round float64) *canvas.Path {
	var xy [][2]float64
	for k := range 6 {
		sin, cos := math.Sincos(float64(60*k-90) * math.Pi / 180)
		xy = append(xy, [2]float64{r * cos, r * sin})
	}
	return smooth(xy, round)
}

const (
	cutFlame = "M4,-50 C10,-30 38,-16 38,14 C38,36 21,50 0,50 C-21,50 -38,36 -38,14 C-38,-4 -29,-14 -24,-28 C-17,-20 -13,-13 -11,-7 C-8,-22 -6,-36 4,-50 Z"
	cutLeaf  = "M42,-46 C50,6 26,42 -24,31 C-36,-18 -8,-44 42,-46 Z"
)

// cutSymbol is a suit's symbol in a box of 100 round 0, 0.
func cutSymbol(code string) *canvas.Path {
	switch code {
	case "R":
		return svg(cutFlame)
	case "Y":
		p := canvas.Circle(26)
		for k := range 8 {
			sin, cos := math.Sincos(float64(45*k-90) * math.Pi / 180)
			at := func(x, y float64) [2]float64 { return [2]float64{x*cos - y*sin, x*sin + y*cos} }
			p = p.Append(smooth([][2]float64{at(31, -9.5), at(50, 0), at(31, 9.5)}, 3.2))
		}
		return p
	case "G":
		return svg(cutLeaf)
	}
	return cutHexagon(49, 9)
}

// cutSign paints a small symbol as high as size, with an outline of its ink that wide.
func (p *paper) cutSign(code string, x, y, size float64, fill, ink color.RGBA, wide float64) {
	k := size / 100
	q := p.move(x, y).grow(k, k)
	path := cutSymbol(code)
	stem := seg(-45, 47, -18, 22)
	if wide > 0 {
		q.fill(path, ink)
		q.line(path, 2*wide/k, ink)
		if code == "G" {
			q.line(stem, 10+2*wide/k, ink)
		}
	}
	if code == "G" {
		q.line(stem, 10, fill)
	}
	q.fill(path, fill)
}
