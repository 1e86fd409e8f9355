package assets

import (
	"image"
	"math"
	"strings"
)

// patterned is how a colour takes the pattern of its suit.
type patterned struct {
	suit  byte    // 0: it takes none
	share float64 // how much of it is ground, 0 … 1
	ink   [3]float64
}

const (
	patternDark = 0.34 // how much of the hue's ink a line of the pattern has
	patternWide = 12.0 // units from line to line

	// patternFaint is as patternDark on the light hues of cut paper, whose mean light must stay apart from the dark ones'.
	patternFaint = 0.18
)

// bodies are how colours, premultiplied, take the pattern.
func bodies(colours [][4]uint8, suits string, l Look) []patterned {
	all := anchors(suits, l)
	out := make([]patterned, len(colours))
	for i, c := range colours {
		v, a := straight(c)
		if a == 0 {
			continue
		}
		share := map[byte]float64{}
		weigh(all, v, func(n *anchor, s float64) {
			if n.body {
				share[n.suit] += s
			}
		})
		for j := range all {
			if s := all[j].suit; s != 0 && share[s] > max(0.5, out[i].share) {
				out[i] = patterned{s, share[s], all[j].ink}
			}
		}
	}
	return out
}

// takesPattern says whether a sprite is large enough for a pattern to be seen on it.
func takesPattern(sprite string) bool {
	return suitsIn(sprite) != "" && (strings.HasPrefix(sprite, "card/") || strings.HasPrefix(sprite, "wheel/"))
}

// line is how dark the pattern of a suit is at a place in units, 0 … 1: red has stripes that rise, yellow dots, green level
// lines, blue a lattice; soft is half the width of an edge.
func line(suit byte, x, y, soft float64) float64 {
	off := func(v float64) float64 { // from the nearest multiple
		return math.Abs(v - patternWide*math.Round(v/patternWide))
	}
	edge := func(d, half float64) float64 { return min(max((half-d)/(2*soft)+0.5, 0), 1) }
	switch suit {
	case 'R':
		return edge(off((x+y)*math.Sqrt2/2), 2)
	case 'Y':
		row := math.Round(y / patternWide)
		if int(row)%2 != 0 {
			x += patternWide / 2
		}
		return edge(math.Hypot(off(x), y-row*patternWide), 2.7)
	case 'G':
		return edge(off(y+1.5*math.Sin(x*2*math.Pi/(2*patternWide))), 1.8)
	case 'B':
		return max(edge(off(x), 0.9), edge(off(y), 0.9))
	}
	return 0
}

// overIndex says whether a place of a card, in units, lies under one of its indices, which stay plain.
func overIndex(x, y float64, high float64) bool {
	return x < 26 && y < high || x > cardWide-26 && y > cardHigh-high
}

// A card's size and the foot of its index, in units.
const (
	cardWide, cardHigh = 120.0, 180.0
	indexHigh          = 50.0
	letteredHigh       = 67.0
)

// pattern lays the pattern over a sprite. at is where it lies on the page, keys are the entries of its palette, row by row.
func (l *looking) pattern(page *image.RGBA, at image.Rectangle, sprite string, body []patterned, key func(x, y int) uint8, scale float64) {
	card := strings.HasPrefix(sprite, "card/")
	high := indexHigh
	if l.look.Letters {
		high = letteredHigh
	}
	for y := range at.Dy() {
		uy := (float64(y) + 0.5) / scale
		for x := range at.Dx() {
			b := &body[key(x, y)]
			if b.suit == 0 {
				continue
			}
			ux := (float64(x) + 0.5) / scale
			if card && overIndex(ux, uy, high) {
				continue
			}
			dark := patternDark
			if l.look.Theme == Felt && (b.suit == 'G' || b.suit == 'Y') {
				dark = patternFaint
			}
			k := dark * b.share * line(b.suit, ux, uy, 0.5/scale)
			if k == 0 {
				continue
			}
			px := page.Pix[page.PixOffset(at.Min.X+x, at.Min.Y+y):][:4:4]
			a := float64(px[3]) / 255
			for c := range 3 {
				px[c] = uint8(float64(px[c])*(1-k) + b.ink[c]*a*k + 0.5)
			}
		}
	}
}

// label makes the ground under a coloured card's index longer, so that a letter has room below the symbol, in both corners.
func label(page *image.RGBA, at image.Rectangle, scale int) {
	w, h, k := at.Dx(), at.Dy(), float64(scale)
	pixel := func(x, y int, turned bool) []uint8 {
		if turned {
			x, y = w-1-x, h-1-y
		}
		return page.Pix[page.PixOffset(at.Min.X+x, at.Min.Y+y):][:4:4]
	}
	plain := int(31.6 * k) // a row of the label between value and symbol
	for _, turned := range []bool{false, true} {
		for y := int(39 * k); y < int(letteredHigh*k); y++ {
			uy := (float64(y) + 0.5) / k
			for x := range int(25 * k) {
				ux := (float64(x) + 0.5) / k
				if uy < 47 && ux < 20.5 {
					continue // the symbol
				}
				d := max(ux-25, uy-letteredHigh)
				if ux > 16 && uy > letteredHigh-9 {
					d = math.Hypot(ux-16, uy-letteredHigh+9) - 9
				}
				cover := min(max(0.5-d*k, 0), 1)
				to, from := pixel(x, y, turned), pixel(x, plain, turned)
				for c := range 4 {
					to[c] = uint8(float64(to[c])*(1-cover) + float64(from[c])*cover + 0.5)
				}
			}
		}
	}
}
