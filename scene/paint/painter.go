// Package paint draws frames in logical units: sprites, shapes, texts and the ground, in the tones of a theme.
//
// Contract: it draws what it is told, where it is told, and knows no stage, no settings, no table and no sentence. Drawing
// allocates nothing once what a frame shows has been drawn before. Of the game it imports assets, and engine for the cards'
// colours; never scene.
//
// # Map
//
//	Painter   painter.go   frames, transforms, clips, quads; shapes.go, text.go, ground.go, sprite.go draw with it; zoom.go
//	textures  atlas.go     the sheet's pictures and what is baked (bake.go), packed by pack.go; loading.go brings a sheet in steps
//	colours   color.go     tones, which become the theme's when they are drawn; contrast.go high contrast
//	cards     palette.go   palette, patterns and letters, put into the pictures when they are loaded; look.go says which are shown
//	texts     text.go      lines as pictures; linebreak.go; letters*.go what the house's fonts lack; readable.go letters that are
//	                       easy to tell apart; text_room.go larger text, as far as there is room
//	keys      glyph.go     a key or a button drawn; glyph_line.go a line with some in it; focus_ring.go where the keys are
//	boxes     geometry.go  Rect, and what is reckoned with
//	tests     trace.go     what is told of a frame to tests that look for what lies over what
package paint

import (
	"image"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	maxQuads  = 4096 // in one call; more begin another
	maxPushed = 16
)

// Painter draws a frame in logical units. Everything becomes quads of one
// texture, so that a whole table is a few drawing calls, and nothing is
// allocated once what a frame shows has been drawn before.
//
// It draws in the order it is called; there is no depth.
type Painter struct {
	unit   float32 // device pixels per logical unit
	target *ebiten.Image
	atlas  *atlas
	scale  assets.Scale // of the sheet in the atlas; 0 before one is loaded
	fonts  *fonts
	art    []spriteArt
	names  []string
	known  map[string]int

	quads     []ebiten.Vertex
	indices   []uint16
	texture   int
	calls     int
	stack     [maxPushed]view
	depth     int
	now       view
	flushFn   func()
	triangle  ebiten.DrawTrianglesOptions
	plain     ebiten.DrawImageOptions
	grounds   groundCache
	tones     tones    // of the theme
	Focusing  bool     // the focus ring is shown
	look      CardLook // of the cards in the atlas
	Prompts   Prompts  // the stage keeps them up to date
	contrast  bool     // high
	textScale float32  // how much larger the player wants text; 0 and 1 as drawn
	reading   float32  // device pixels to a unit of what is read: of a window held upright, a part of 480 of its width

	tell    func(Trace) // Watch
	telling Color       // the ink of the text that is told of
	short   bool        // it is shortened
	blind   bool        // HideText
}

// view is what Push changes.
type view struct {
	m     affine
	alpha float32
	clip  Pixels
	on    assets.Surface
}

// NewPainter has the house's fonts and one blank texture: until Show it draws shapes and texts alone.
func NewPainter() (*Painter, error) {
	f, err := newFonts(fontFiles())
	if err != nil {
		return nil, err
	}
	p := &Painter{unit: 1, tones: tonesOf(assets.Midnight), fonts: f}
	p.quads = make([]ebiten.Vertex, 0, 4*maxQuads)
	p.indices = make([]uint16, 6*maxQuads)
	for i := range maxQuads {
		q := uint16(4 * i)
		copy(p.indices[6*i:], []uint16{q, q + 1, q + 2, q + 1, q + 3, q + 2})
	}
	p.flushFn = p.flush
	p.triangle = ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		Filter:         ebiten.FilterLinear,
		DisableMipmaps: true,
	}
	p.atlas = newBootAtlas()
	return p, nil
}

// Begin starts a frame on that image.
func (p *Painter) Begin(target *ebiten.Image) {
	p.begin(target.Bounds())
	p.target = target
}

func (p *Painter) begin(b image.Rectangle) {
	p.calls, p.depth = 0, 0
	p.now = view{m: affine{a: p.unit, d: p.unit}, alpha: 1, clip: boxOf(b)}
	p.quads = p.quads[:0]
	p.texture = 0
}

// End paints what is still queued.
func (p *Painter) End() {
	p.flush()
	p.target = nil
}

func (p *Painter) flush() {
	if n := len(p.quads) / 4; n > 0 && p.target == nil { // a rehearsal
		p.quads = p.quads[:0]
	} else if n > 0 {
		p.target.DrawTriangles(p.quads, p.indices[:6*n], p.atlas.textures[p.texture], &p.triangle)
		p.calls++
		p.quads = p.quads[:0]
	}
}

// Unit is the number of device pixels in a logical unit.
func (p *Painter) Unit() float32 { return p.unit }

// SetUnit says how many device pixels a logical unit has, and how many one of what is read has: of a window held upright, a part
// of its width.
func (p *Painter) SetUnit(unit, reading float32) { p.unit, p.reading = unit, reading }

// DrawCalls is how many drawing calls the last frame was.
func (p *Painter) DrawCalls() int { return p.calls }

// Rest says that a frame is as the last one: nothing is drawn.
func (p *Painter) Rest() { p.calls = 0 }

// Push draws what follows moved by (dx, dy), scaled around (cx, cy), turned by
// angle radians around it, and with its alpha multiplied, until Pop. At most
// 16 deep; deeper pushes change nothing but must be popped too.
func (p *Painter) Push(cx, cy, dx, dy, scale, angle, alpha float32) {
	if p.depth < maxPushed {
		p.stack[p.depth] = p.now
		s, c := Sincos(angle)
		s, c = s*scale, c*scale
		p.now.m = p.now.m.mul(affine{a: c, b: s, c: -s, d: c, tx: cx + dx - c*cx + s*cy, ty: cy + dy - s*cx - c*cy})
		p.now.alpha *= alpha
	}
	p.depth++
}

// PushClip draws only what lies in r until Pop. Only what is not turned is
// clipped.
func (p *Painter) PushClip(r Rect) {
	if p.depth < maxPushed {
		p.stack[p.depth] = p.now
		x0, y0 := p.now.m.apply(r.X, r.Y)
		x1, y1 := p.now.m.apply(r.X+r.W, r.Y+r.H)
		c := &p.now.clip
		c.X0, c.Y0 = max(c.X0, round32(x0)), max(c.Y0, round32(y0))
		c.X1, c.Y1 = min(c.X1, round32(x1)), min(c.Y1, round32(y1))
	}
	p.depth++
}

// PushPaper draws what follows in the tones of what stands on a window, until Pop.
func (p *Painter) PushPaper() { p.pushSurface(assets.Paper) }

// PushGround draws what follows in the tones of what stands on the table, until Pop, even on a window.
func (p *Painter) PushGround() { p.pushSurface(assets.Ground) }

func (p *Painter) pushSurface(on assets.Surface) {
	if p.depth < maxPushed {
		p.stack[p.depth] = p.now
		p.now.on = on
	}
	p.depth++
}

// OnPaper draws what follows in the tones of what stands on a window, until the Pop that ends the last Push.
func (p *Painter) OnPaper() { p.now.on = assets.Paper }

// CardRound is the radius of a card's corners, of 120 units of width.
func (p *Painter) CardRound() float32 {
	if p.Theme() == assets.Felt {
		return 14
	}
	return 11
}

// Color is what a tone is painted with here; any other colour stays.
func (p *Painter) Color(c Color) Color { return p.tones.of(c, p.now.on) }

// Pop ends the last Push, PushClip, PushPaper or PushGround.
func (p *Painter) Pop() {
	if p.depth--; p.depth < maxPushed {
		p.now = p.stack[p.depth]
	}
}

// use makes room for n quads of a texture.
func (p *Painter) use(texture, n int) {
	if p.texture != texture || len(p.quads)+4*n > 4*maxQuads {
		p.flush()
		p.texture = texture
	}
}

// corner queues one corner of a quad; the order is top left, top right, bottom
// left, bottom right.
func (p *Painter) corner(x, y, u, v, r, g, b, a float32) {
	p.quads = append(p.quads, ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: r, ColorG: g, ColorB: b, ColorA: a})
}

func (p *Painter) channels(c Color) (r, g, b, a float32) {
	r, g, b, a = p.Color(c).Channels()
	return r * p.now.alpha, g * p.now.alpha, b * p.now.alpha, a * p.now.alpha
}

// upright queues an axis-aligned quad in device pixels, cut to the clip.
func (p *Painter) upright(texture int, d, s Pixels, c Color) {
	k := &p.now.clip
	if d.X1 <= k.X0 || d.Y1 <= k.Y0 || d.X0 >= k.X1 || d.Y0 >= k.Y1 || d.X1 <= d.X0 || d.Y1 <= d.Y0 || c&0xFF == 0 {
		return
	}
	kx, ky := (s.X1-s.X0)/(d.X1-d.X0), (s.Y1-s.Y0)/(d.Y1-d.Y0)
	if cut := k.X0 - d.X0; cut > 0 {
		d.X0, s.X0 = k.X0, s.X0+cut*kx
	}
	if cut := d.X1 - k.X1; cut > 0 {
		d.X1, s.X1 = k.X1, s.X1-cut*kx
	}
	if cut := k.Y0 - d.Y0; cut > 0 {
		d.Y0, s.Y0 = k.Y0, s.Y0+cut*ky
	}
	if cut := d.Y1 - k.Y1; cut > 0 {
		d.Y1, s.Y1 = k.Y1, s.Y1-cut*ky
	}
	p.use(texture, 1)
	r, g, b, a := p.channels(c)
	p.corner(d.X0, d.Y0, s.X0, s.Y0, r, g, b, a)
	p.corner(d.X1, d.Y0, s.X1, s.Y0, r, g, b, a)
	p.corner(d.X0, d.Y1, s.X0, s.Y1, r, g, b, a)
	p.corner(d.X1, d.Y1, s.X1, s.Y1, r, g, b, a)
}

// mapped queues a logical box through an affine map of its own.
func (p *Painter) mapped(texture int, m affine, x0, y0, x1, y1 float32, s Pixels, c Color) {
	if c&0xFF == 0 {
		return
	}
	if m.plain() {
		d := Pixels{m.a*x0 + m.tx, m.d*y0 + m.ty, m.a*x1 + m.tx, m.d*y1 + m.ty}
		p.upright(texture, d, s, c)
		return
	}
	p.use(texture, 1)
	r, g, b, a := p.channels(c)
	x, y := m.apply(x0, y0)
	p.corner(x, y, s.X0, s.Y0, r, g, b, a)
	x, y = m.apply(x1, y0)
	p.corner(x, y, s.X1, s.Y0, r, g, b, a)
	x, y = m.apply(x0, y1)
	p.corner(x, y, s.X0, s.Y1, r, g, b, a)
	x, y = m.apply(x1, y1)
	p.corner(x, y, s.X1, s.Y1, r, g, b, a)
}

// device is a logical box in device pixels, on whole ones when nothing turns.
func (p *Painter) device(r Rect) Pixels {
	m := &p.now.m
	x0, y0 := m.apply(r.X, r.Y)
	x1, y1 := m.apply(r.X+r.W, r.Y+r.H)
	return Pixels{round32(x0), round32(y0), round32(x1), round32(y1)}
}

// carried is a logical box in device pixels, and what carries it to its place: nothing where it lies upright at the window's
// scale, else whatever turns or grows it.
func (p *Painter) carried(r Rect) (Pixels, affine) {
	if p.now.m.plain() && p.now.m.a == p.unit {
		return p.device(r), affine{a: 1, d: 1}
	}
	return Pixels{r.X * p.unit, r.Y * p.unit, (r.X + r.W) * p.unit, (r.Y + r.H) * p.unit}, p.now.m.mul(affine{a: 1 / p.unit, d: 1 / p.unit})
}
