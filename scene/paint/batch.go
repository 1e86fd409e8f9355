package paint

import "github.com/hajimehoshi/ebiten/v2"

const maxQuads = 4096 // in one call; more begin another

// batch gathers the quads of one texture and paints them in one drawing call, in the order they came.
type batch struct {
	target   *ebiten.Image // nil in a rehearsal
	atlas    *atlas
	quads    []ebiten.Vertex
	indices  []uint16
	texture  int
	calls    int
	flushFn  func()
	triangle ebiten.DrawTrianglesOptions
}

func (q *batch) open() {
	q.atlas = newBootAtlas()
	q.quads = make([]ebiten.Vertex, 0, 4*maxQuads)
	q.indices = make([]uint16, 6*maxQuads)
	for i := range maxQuads {
		v := uint16(4 * i)
		copy(q.indices[6*i:], []uint16{v, v + 1, v + 2, v + 1, v + 3, v + 2})
	}
	q.flushFn = q.flush
	q.triangle = ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		Filter:         ebiten.FilterLinear,
		DisableMipmaps: true,
	}
}

// start begins a frame.
func (q *batch) start() {
	q.calls, q.texture = 0, 0
	q.quads = q.quads[:0]
}

// repaint paints from another atlas from now on and lets the old one go.
func (q *batch) repaint(a *atlas) {
	q.atlas.free()
	q.atlas, q.texture = a, 0
}

func (q *batch) flush() {
	if n := len(q.quads) / 4; n > 0 && q.target == nil { // a rehearsal
		q.quads = q.quads[:0]
	} else if n > 0 {
		q.target.DrawTriangles(q.quads, q.indices[:6*n], q.atlas.textures[q.texture], &q.triangle)
		q.calls++
		q.quads = q.quads[:0]
	}
}

// use makes room for n quads of a texture.
func (q *batch) use(texture, n int) {
	if q.texture != texture || len(q.quads)+4*n > 4*maxQuads {
		q.flush()
		q.texture = texture
	}
}

// corner queues one corner of a quad; the order is top left, top right, bottom
// left, bottom right.
func (q *batch) corner(x, y, u, v, r, g, b, a float32) {
	q.quads = append(q.quads, ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: r, ColorG: g, ColorB: b, ColorA: a})
}
