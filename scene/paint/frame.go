package paint

import (
	"image"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

const maxPushed = 16

// Frame is where a picture is painted: how large a unit is on it, and where, in which tones and how much of what is drawn
// next is seen. It knows what a place is, not what stands there.
type Frame struct {
	batch   batch
	scheme  *Scheme
	unit    float32 // device pixels per logical unit
	reading float32 // device pixels to a unit of what is read: of a window held upright, a part of 480 of its width
	stack   [maxPushed]view
	depth   int
	now     view
}

// view is what Push changes.
type view struct {
	m     affine
	alpha float32
	clip  Pixels
	on    assets.Surface
}

func (f *Frame) open(s *Scheme) {
	f.scheme, f.unit = s, 1
	f.batch.open()
}

// Begin starts a frame on that image.
func (f *Frame) Begin(target *ebiten.Image) {
	f.begin(target.Bounds())
	f.batch.target = target
}

func (f *Frame) begin(b image.Rectangle) {
	f.batch.start()
	f.depth = 0
	f.now = view{m: affine{a: f.unit, d: f.unit}, alpha: 1, clip: boxOf(b)}
}

// End paints what is still queued.
func (f *Frame) End() {
	f.batch.flush()
	f.batch.target = nil
}

// Unit is the number of device pixels in a logical unit.
func (f *Frame) Unit() float32 { return f.unit }

// SetUnit says how many device pixels a logical unit has, and how many one of what is read has: of a window held upright, a part
// of its width.
func (f *Frame) SetUnit(unit, reading float32) { f.unit, f.reading = unit, reading }

// DrawCalls is how many drawing calls the last frame was.
func (f *Frame) DrawCalls() int { return f.batch.calls }

// Rest says that a frame is as the last one: nothing is drawn.
func (f *Frame) Rest() { f.batch.calls = 0 }

// Push draws what follows moved by (dx, dy), scaled around (cx, cy), turned by
// angle radians around it, and with its alpha multiplied, until Pop. At most
// 16 deep; deeper pushes change nothing but must be popped too.
func (f *Frame) Push(cx, cy, dx, dy, scale, angle, alpha float32) {
	if f.depth < maxPushed {
		f.stack[f.depth] = f.now
		s, c := Sincos(angle)
		s, c = s*scale, c*scale
		f.now.m = f.now.m.mul(affine{a: c, b: s, c: -s, d: c, tx: cx + dx - c*cx + s*cy, ty: cy + dy - s*cx - c*cy})
		f.now.alpha *= alpha
	}
	f.depth++
}

// PushClip draws only what lies in r until Pop. Only what is not turned is
// clipped.
func (f *Frame) PushClip(r Rect) {
	if f.depth < maxPushed {
		f.stack[f.depth] = f.now
		x0, y0 := f.now.m.apply(r.X, r.Y)
		x1, y1 := f.now.m.apply(r.X+r.W, r.Y+r.H)
		c := &f.now.clip
		c.X0, c.Y0 = max(c.X0, round32(x0)), max(c.Y0, round32(y0))
		c.X1, c.Y1 = min(c.X1, round32(x1)), min(c.Y1, round32(y1))
	}
	f.depth++
}

// PushPaper draws what follows in the tones of what stands on a window, until Pop.
func (f *Frame) PushPaper() { f.pushSurface(assets.Paper) }

// PushGround draws what follows in the tones of what stands on the table, until Pop, even on a window.
func (f *Frame) PushGround() { f.pushSurface(assets.Ground) }

func (f *Frame) pushSurface(on assets.Surface) {
	if f.depth < maxPushed {
		f.stack[f.depth] = f.now
		f.now.on = on
	}
	f.depth++
}

// OnPaper draws what follows in the tones of what stands on a window, until the Pop that ends the last Push.
func (f *Frame) OnPaper() { f.now.on = assets.Paper }

// Color is what a tone is painted with here; any other colour stays.
func (f *Frame) Color(c Color) Color { return f.scheme.tones.of(c, f.now.on) }

// Pop ends the last Push, PushClip, PushPaper or PushGround.
func (f *Frame) Pop() {
	if f.depth--; f.depth < maxPushed {
		f.now = f.stack[f.depth]
	}
}

// baker makes and keeps the pictures of texts and shapes.
func (f *Frame) baker() *baker { return &f.batch.atlas.baker }

func (f *Frame) channels(c Color) (r, g, b, a float32) {
	r, g, b, a = f.Color(c).Channels()
	return r * f.now.alpha, g * f.now.alpha, b * f.now.alpha, a * f.now.alpha
}

// Rehearse begins a frame of w × h device pixels that nothing is painted of, until End: it is only told of to who watches.
func (f *Frame) Rehearse(w, h int) { f.begin(image.Rect(0, 0, w, h)) }

// Forget drops what has been drawn since Begin and is not yet painted.
func (f *Frame) Forget() { f.batch.quads, f.depth = f.batch.quads[:0], 0 }
