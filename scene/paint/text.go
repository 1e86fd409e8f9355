package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Align says which side of a line its x is.
type Align uint8

const (
	Left Align = iota
	Middle
	Right
)

// Style is how a text looks. Sizes are in logical units; text a player must
// read is at least 16.
type Style struct {
	Face  Face
	Size  float32
	Color Color
	Align Align
	Wrap  float32 // break lines wider than this; 0 = one line
	Fit   float32 // shrink a text wider than this, and shorten what would become smaller than fitsTo; 0 = never
	Name  bool    // what is shortened is shortened in its middle: names that begin alike differ at their ends
	Most  float32 // the size up to which it grows for who wants larger text; 0 = as far as they want
	Sign  bool    // it is a picture's part and no text to be read: it may be as small as the picture

	squeezed bool // there was no room for it as large as it must be to be read in the hand
}

// Leading is the distance of two lines as a part of the size.
const Leading = 1.28

// shortKey is a text and the device pixels it has room in.
type shortKey struct {
	textKey
	room int32
	name bool
}

type textKey struct {
	s    string
	face Face
	size int32 // quarters of a device pixel
	wrap int32 // device pixels
	al   Align
}

// baked is a text as a picture.
type baked struct {
	at       Pixels
	pad      float32 // device pixels of air on each side
	ascent   float32 // from the picture's top, without the air, to the first baseline
	width    float32 // device pixels of the widest line
	height   float32 // all lines
	lines    int
	pictured bool // measured only, until it is drawn
}

// Texts draws lines of text, each baked as a picture the first time, and measures them.
type Texts struct {
	frame     *Frame
	trace     *Tracer
	fonts     *fonts
	textScale float32 // how much larger the player wants text; 0 and 1 as drawn
	leastText float32 // device pixels that a text has at least
	blind     bool    // HideText
	pace      pace
}

// TextScale is how many times as large as it is designed the player wants text, 1 … 2.
func (tx *Texts) TextScale() float32 { return tx.textScale }

// SetTextScale makes text that much larger than it is designed, 1 … 2.
func (tx *Texts) SetTextScale(k float32) { tx.textScale = k }

// largeText is how much larger text is from which a page gives it more room than it was designed with.
const largeText = 1.4

// Large says that text is so large that less of it has room beside each other.
func (tx *Texts) Large() bool { return tx.textScale >= largeText }

// HideText draws no text, so that what lies behind it can be seen; what is drawn is told of all the same.
func (tx *Texts) HideText(hide bool) { tx.blind = hide }

// SetLeastText draws no text smaller than so many device pixels, 0 as small as it is designed.
func (tx *Texts) SetLeastText(pixels float32) { tx.leastText = pixels }

// InHand says that no text is to be too small for a screen held in the hand.
func (tx *Texts) InHand() bool { return tx.leastText > 0 }

// Scaled is a style's size as the player wants text, and large enough to be read where the screen is held in the hand.
func (tx *Texts) Scaled(st Style) float32 { return max(tx.grown(st), tx.readable(st)) }

// readable is the least size in units that a text may be drawn in: 0 where nothing is held in the hand, and of a picture's sign.
func (tx *Texts) readable(st Style) float32 {
	if st.Sign || st.squeezed {
		return 0
	}
	return tx.leastText / tx.frame.unit
}

// grown is a style's size as the player wants text. What is small grows in full, headings less, and what is as large as
// growsBelow not at all.
func (tx *Texts) grown(st Style) float32 {
	if tx.textScale <= 1 || tx.frame.reading <= 0 {
		return st.Size
	}
	size := st.Size * tx.frame.unit / tx.frame.reading
	if size >= growsBelow {
		return st.Size
	}
	grow := (tx.textScale - 1) * min(size, growsFully)
	if size > growsFully {
		grow *= (growsBelow - size) / (growsBelow - growsFully)
	}
	grown := (size + grow) * tx.frame.reading / tx.frame.unit
	if st.Most > 0 {
		return max(st.Size, min(grown, st.Most))
	}
	return grown
}

// Sizes as they are read: in units of a landscape window, in parts of 480 of the width of one held upright.
const (
	growsFully = 22 // up to here a text grows in full
	growsBelow = 60 // from here on it is large already
)

func (tx *Texts) key(s string, st Style) textKey {
	k := textKey{s: s, face: st.Face, size: int32(round32(tx.Scaled(st) * tx.frame.unit * 4)), wrap: int32(st.Wrap * tx.frame.unit)}
	if k.wrap > 0 {
		k.al = st.Align
	}
	return k
}

// text measures s and, when it is to be drawn, bakes it.
func (tx *Texts) text(s string, st Style, draw bool) (textKey, baked) {
	k := tx.key(seenOf(s), st)
	if short, ok := tx.farTooLong(k, st); ok {
		return short, tx.lookUp(short, draw)
	}
	if st.Fit > 0 && k.wrap == 0 {
		b := tx.lookUp(k, false)
		if usual := int32(round32(max(st.Size, tx.readable(st)) * tx.frame.unit * 4)); b.width > st.Fit*tx.frame.unit && k.size > usual && float32(k.size)*st.Fit*tx.frame.unit/b.width < float32(usual) {
			k.size = usual // one that was grown is no smaller for it
			b = tx.lookUp(k, false)
		}
		if b.width > st.Fit*tx.frame.unit {
			k.size = int32(float32(k.size) * st.Fit * tx.frame.unit / b.width)
			for k.size > 1 && tx.lookUp(k, false).width > st.Fit*tx.frame.unit+1 { // small letters are not as much narrower as they are smaller
				k.size--
			}
			least := min(ceil32(fitsTo*tx.frame.unit*4), round32(st.Size*tx.frame.unit*4))
			size := min(fitsTo+0.5, st.Size)
			if st.Name && breadth(k.s) > wholeName { // a part of a name is better read than a whole one that can't be; of anything else not
				least, size = max(least, ceil32(tx.readable(st)*tx.frame.unit*4)), max(size, tx.readable(st))
			}
			if k.size < int32(least) {
				k.size = int32(ceil32(size * tx.frame.unit * 4))
				k.s = tx.shortened(k, st.Fit*tx.frame.unit, st.Name)
			}
		}
	}
	return k, tx.lookUp(k, draw)
}

// wholeName is how broad a name may be, in letters, that is made smaller sooner than cut.
const wholeName = 5

// fitsTo is the size in units below which a text is not shrunk to fit, but shortened: nobody could read it.
const fitsTo = 10.5

func (tx *Texts) lookUp(k textKey, draw bool) baked {
	b, ok := tx.frame.baker().texts[k]
	if ok && (b.pictured || !draw) || k.s == "" || k.size <= 0 {
		return b
	}
	t := tx.fonts.letters(k)
	ascent, descent := t.metrics()
	size := float32(k.size) / 4
	most := math.MaxInt
	if high := float32(tx.frame.baker().area.Dy()); high > 0 { // more have no room in a picture
		most = max(1, int((high-2*size)/max(round32(size*Leading), 1)))
	}
	lines := tx.fonts.wrap(k.s, t, float64(k.wrap), most)
	b = baked{pad: ceil32(size / 8), ascent: float32(ascent), lines: len(lines)}
	for _, l := range lines {
		b.width = max(b.width, float32(t.advance(l)))
	}
	b.height = float32(ascent+descent) + float32(len(lines)-1)*round32(size*Leading)
	if draw {
		tx.bake(&b, lines, t, k)
	}
	tx.frame.baker().texts[k] = b
	return b
}

// bake draws the lines in white into the atlas.
func (tx *Texts) bake(b *baked, lines []string, t lettering, k textKey) {
	w, h := int(ceil32(b.width+2*b.pad)), int(ceil32(b.height+2*b.pad))
	r, ok := tx.frame.baker().room(w, h, tx.frame.batch.flushFn)
	if !ok {
		return
	}
	target := tx.frame.baker().texture.SubImage(r).(*ebiten.Image)
	step := float64(round32(float32(k.size) / 4 * Leading))
	for i, l := range lines {
		x := float64(b.pad)
		switch k.al {
		case Middle:
			x += (float64(b.width) - t.advance(l)) / 2
		case Right:
			x += float64(b.width) - t.advance(l)
		}
		t.draw(target, l, float64(r.Min.X)+x, float64(r.Min.Y)+float64(b.pad)+float64(i)*step)
	}
	b.at, b.pictured = boxOf(image.Rectangle{r.Min, r.Max}), true
}

// Measure is the width and height of a text in units; of one line the height
// is its ascent and descent.
func (tx *Texts) Measure(s string, st Style) (w, h float32) {
	_, b := tx.text(s, st, false)
	return b.width / tx.frame.unit, b.height / tx.frame.unit
}

// Text draws s with the baseline of its first line at y.
func (tx *Texts) Text(s string, x, y float32, st Style) {
	if come := tx.comes(s, st); come != later {
		tx.put(s, x, y, st, come)
	}
}

// put draws what comes now, or of which it is not known yet whether it does.
func (tx *Texts) put(s string, x, y float32, st Style, come coming) {
	if s == "" || st.Color&0xFF == 0 {
		return
	}
	st.Color = tx.frame.scheme.plainInk(st.Color)
	k, b := tx.text(s, st, false)
	if !b.pictured && !tx.blind {
		if come != now && tx.pace.over() {
			return
		}
		if b = tx.lookUp(k, true); !b.pictured {
			return
		}
	}
	switch st.Align {
	case Middle:
		x -= b.width / tx.frame.unit / 2
	case Right:
		x -= b.width / tx.frame.unit
	}
	if tx.trace.tell != nil {
		size := float32(k.size) / 4 / tx.frame.unit
		tx.trace.telling, tx.trace.short, tx.trace.sign = tx.frame.Color(st.Color), k.s != s, st.Sign
		down := float32(max(b.lines-1, 0))*size*Leading + 0.2*size
		tx.trace.traceRect(TracedText, k.s, Rect{x, y - capHeight*size, b.width / tx.frame.unit, capHeight*size + down}, float32(st.Color&0xFF)/255, size)
	}
	if tx.blind {
		return
	}
	w, h := b.at.X1-b.at.X0, b.at.Y1-b.at.Y0
	if m := tx.frame.now.m; m.plain() && m.a == tx.frame.unit {
		// Letters lie on whole pixels, or they blur.
		dx, dy := m.apply(x, y)
		dx, dy = round32(dx-b.pad), round32(dy)-round32(b.ascent)-b.pad
		tx.frame.upright(0, Pixels{dx, dy, dx + w, dy + h}, b.at, st.Color)
		return
	}
	u := 1 / tx.frame.unit
	x0, y0 := x-b.pad*u, y-(b.ascent+b.pad)*u
	tx.frame.mapped(0, tx.frame.now.m, x0, y0, x0+w*u, y0+h*u, b.at, st.Color)
}

// TextIn draws s inside a box: by its alignment from side to side, and so that
// capitals (of all lines together) stand in the middle from top to bottom.
func (tx *Texts) TextIn(s string, r Rect, st Style) {
	come := tx.comes(s, st)
	if come == later {
		return
	}
	x := r.X
	switch st.Align {
	case Middle:
		x += r.W / 2
	case Right:
		x += r.W
	}
	k, b := tx.text(s, st, false)
	if st.Fit > 0 && !st.Name && tx.small(k, st) { // it is read in lines sooner
		many := st
		many.Wrap, many.Fit, many.Size = st.Fit, 0, tx.readable(st)
		many.Most = many.Size
		if _, h := tx.Measure(s, many); h <= r.H {
			st = many
			k, b = tx.text(s, st, false)
		}
	}
	size := float32(k.size) / 4 / tx.frame.unit
	down := float32(max(b.lines-1, 0)) * round32(size*tx.frame.unit*Leading) / tx.frame.unit
	tx.put(s, x, r.Y+r.H/2+capHeight*size/2-down/2, st, come)
}

// capHeight is the height of a capital as a part of the size, of both faces.
const capHeight = 0.7

// EmptyTexts forgets every baked text and shape: a lent sheet goes to a painter with other letters.
func (tx *Texts) EmptyTexts() { tx.frame.baker().empty() }

// Emptied is how often the room for baked texts was full and has been emptied.
func (tx *Texts) Emptied() int { return tx.frame.baker().fills }
