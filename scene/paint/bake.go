package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// baker keeps small white pictures that are made when they are first asked
// for: lines of text and the corners of boxes. A picture is tinted when it is
// drawn, so a colour never makes a second one. When the area is full it is
// emptied at once and what is still wanted is made again.
type baker struct {
	texture *ebiten.Image
	area    image.Rectangle
	free    shelves
	blank   Pixels // the middle of a white block
	shapes  map[shapeKey]shape
	texts   map[textKey]baked
	short   map[shortKey]string // of texts that have no room as a whole
	fills   int                 // how often the area has been emptied
	pix     []byte
}

// shapeKey names a baked corner. Lengths are quarters of a device pixel.
type shapeKey struct {
	radius, stroke, blur int32
}

// shape is a square nine-patch: corners of edge pixels round a middle of two.
type shape struct {
	at   Pixels
	edge float32
}

func (b *baker) open(texture *ebiten.Image, area image.Rectangle) {
	b.texture, b.area = texture, area
	b.empty()
}

// empty forgets everything baked.
func (b *baker) empty() {
	if b.shapes != nil {
		b.fills++
	}
	b.texture.SubImage(b.area).(*ebiten.Image).Clear()
	b.free = newShelves(b.area)
	b.shapes = map[shapeKey]shape{}
	b.texts, b.short = map[textKey]baked{}, map[shortKey]string{}
	const side = 8
	at, _ := b.free.place(side, side)
	white := make([]byte, 4*side*side)
	for i := range white {
		white[i] = 0xFF
	}
	r := image.Rectangle{at, at.Add(image.Pt(side, side))}
	b.texture.SubImage(r).(*ebiten.Image).WritePixels(white)
	x, y := float32(at.X)+side/2, float32(at.Y)+side/2
	b.blank = Pixels{x - 1, y - 1, x + 1, y + 1}
}

// room finds a place for w × h pixels with a clear pixel around it. The caller
// must have painted what it has queued before room may empty the area.
func (b *baker) room(w, h int, flush func()) (image.Rectangle, bool) {
	at, ok := b.free.place(w+2, h+2)
	if !ok {
		flush()
		b.empty()
		if at, ok = b.free.place(w+2, h+2); !ok {
			return image.Rectangle{}, false
		}
	}
	at = at.Add(image.Pt(1, 1))
	return image.Rectangle{at, at.Add(image.Pt(w, h))}, true
}

// shape bakes (or finds) a rounded corner: filled, or a line of the stroke's
// width inside the edge, or with a blur as a soft shadow whose edge reaches
// blur outwards and inwards.
func (b *baker) shape(k shapeKey, flush func()) (shape, bool) {
	if s, ok := b.shapes[k]; ok {
		return s, true
	}
	radius, stroke, blur := float64(k.radius)/4, float64(k.stroke)/4, float64(k.blur)/4
	edge := int(math.Ceil(max(radius, stroke)+2*blur)) + 1
	if blur > 0 {
		edge = int(math.Ceil(max(radius, blur)+blur)) + 1
	}
	side := 2*edge + 2
	r, ok := b.room(side, side, flush)
	if !ok {
		return shape{}, false
	}
	if cap(b.pix) < 4*side*side {
		b.pix = make([]byte, 4*side*side)
	}
	pix := b.pix[:4*side*side]
	half := float64(side)/2 - blur
	for y := range side {
		for x := range side {
			d := roundBoxDistance(math.Abs(float64(x)+0.5-float64(side)/2), math.Abs(float64(y)+0.5-float64(side)/2), half, max(radius, 0))
			v := byte(255*coverage(d, stroke, blur) + 0.5)
			i := 4 * (y*side + x)
			pix[i], pix[i+1], pix[i+2], pix[i+3] = v, v, v, v
		}
	}
	b.texture.SubImage(r).(*ebiten.Image).WritePixels(pix)
	s := shape{at: boxOf(r), edge: float32(edge)}
	b.shapes[k] = s
	return s, true
}

// roundBoxDistance is the signed distance of a point to the edge of a rounded
// square around the origin, negative inside; |x| and |y| are given.
func roundBoxDistance(x, y, half, radius float64) float64 {
	dx, dy := x-half+radius, y-half+radius
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
}

// coverage is how much of a pixel at distance d is painted, 0 … 1.
func coverage(d, stroke, blur float64) float64 {
	switch {
	case blur > 0:
		t := min(max(0.5-d/(2*blur), 0), 1)
		return t * t * (3 - 2*t)
	case stroke > 0:
		return min(max(0.5-d, 0), 1) * min(max(d+stroke+0.5, 0), 1)
	}
	return min(max(0.5-d, 0), 1)
}
