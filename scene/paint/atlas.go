package paint

import (
	"image"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	mipLevels   = 3    // a sprite, its half and its quarter
	oneTexture  = 4096 // what every WebGL 2 and OpenGL machine of interest can hold
	bakeMinimum = 256  // least height of the area for text and shapes
	copyAir     = 4    // clear pixels between smaller copies
)

// Pixels is a place in a texture or on the target, in pixels.
type Pixels struct{ X0, Y0, X1, Y1 float32 }

func boxOf(r image.Rectangle) Pixels {
	return Pixels{float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)}
}

// spot is a box of one of the atlas's textures.
type spot struct {
	texture int
	at      Pixels
}

// picture is one sprite of a loaded sheet; at is in the page's pixels, the
// other lengths are units.
type picture struct {
	name         string
	page         int
	at           image.Rectangle
	w, h, ox, oy float32
	nine, outset [4]float32
	level        [mipLevels]spot
}

// shrinks says whether a sprite is ever drawn much smaller than it is, so that
// it needs its half and its quarter to stay smooth.
func (c *picture) shrinks() bool {
	return strings.HasPrefix(c.name, "card/") || strings.HasPrefix(c.name, "guest") || strings.HasPrefix(c.name, "mark")
}

// atlas is everything a frame is painted from. A sheet of one page shares its
// texture with text and shapes, because every change of texture is a drawing
// call; the pages of the finest sheet are too large for that.
type atlas struct {
	lent     bool // to several stages, in tests: none of them frees it
	textures []*ebiten.Image
	pages    []image.Point // size of each page
	pictures []picture
	baker    baker
	copies   image.Rectangle // of the first texture, where the smaller copies lie
	strip    *image.RGBA     // their pixels, until they are uploaded
}

// newAtlas finds a place for every page, the smaller copies and baked things.
func newAtlas(pages []image.Point, pictures []picture) *atlas {
	a := &atlas{pages: pages, pictures: pictures}
	a.textures = []*ebiten.Image{unmanaged(oneTexture, oneTexture)}
	top := 0
	if a.shared() {
		top = pages[0].Y
	} else {
		for _, size := range pages {
			a.textures = append(a.textures, unmanaged(size.X, size.Y))
		}
	}
	slices.SortFunc(a.pictures, func(x, y picture) int {
		if d := y.at.Dy() - x.at.Dy(); d != 0 {
			return d
		}
		return strings.Compare(x.name, y.name)
	})
	for i := range a.pictures {
		c := &a.pictures[i]
		c.level[0] = spot{a.textureOf(c.page), boxOf(c.at)}
		for level := 1; level < mipLevels; level++ {
			c.level[level] = c.level[level-1]
		}
	}
	s := newShelves(image.Rect(0, top, oneTexture, oneTexture))
	for level := 1; level < mipLevels; level++ {
		for i := range a.pictures {
			c := &a.pictures[i]
			if !c.shrinks() {
				continue
			}
			w, h := c.at.Dx()>>level, c.at.Dy()>>level
			at, ok := s.place(w+copyAir, h+copyAir)
			if !ok || s.y+s.h > oneTexture-bakeMinimum {
				break // what has no smaller copy uses the larger one
			}
			at = at.Add(image.Pt(copyAir/2, copyAir/2))
			for l := level; l < mipLevels; l++ {
				c.level[l] = spot{0, boxOf(image.Rect(at.X, at.Y, at.X+w, at.Y+h))}
			}
		}
	}
	bottom := min(s.y+s.h, oneTexture-bakeMinimum)
	a.copies = image.Rect(0, top, oneTexture, bottom)
	a.baker.open(a.textures[0], image.Rect(0, bottom, oneTexture, oneTexture))
	return a
}

// newBootAtlas has no sprites, only room for the loading screen's text.
func newBootAtlas() *atlas {
	const side = 1024
	a := &atlas{textures: []*ebiten.Image{unmanaged(side, side)}}
	a.baker.open(a.textures[0], image.Rect(0, 0, side, side))
	return a
}

// shared says whether the sheet's page lies in the texture of text and shapes.
func (a *atlas) shared() bool {
	return len(a.pages) == 1 && a.pages[0].X <= oneTexture && a.pages[0].Y <= oneTexture-2*bakeMinimum
}

func (a *atlas) textureOf(page int) int {
	if a.shared() {
		return 0
	}
	return page + 1
}

func unmanaged(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// upload brings a page into its texture, and the smaller copies of its sprites
// into theirs: each pixel of a copy is the mean of four. There is a pause before
// each sprite that is copied and after each piece that is written, in which it
// may be given up; either may be nil.
func (a *atlas) upload(page int, pix *image.RGBA, copied, written func() (goOn bool)) {
	if !write(a.textures[a.textureOf(page)], pix, written) || a.copies.Empty() {
		return
	}
	if a.strip == nil {
		a.strip = image.NewRGBA(a.copies)
	}
	for i := range a.pictures {
		c := &a.pictures[i]
		if c.page != page {
			continue
		}
		if copied != nil && !copied() {
			return
		}
		from, at := pix, c.at
		for level := 1; level < mipLevels && c.level[level] != c.level[level-1]; level++ {
			to := c.level[level].at
			halve(a.strip, image.Pt(int(to.X0), int(to.Y0)), from, at)
			from, at = a.strip, image.Rect(int(to.X0), int(to.Y0), int(to.X1), int(to.Y1))
		}
	}
	if page == len(a.pages)-1 {
		write(a.textures[0], a.strip, written)
		a.strip = nil
	}
}

// mostWritten is how many bytes are written to a texture without a pause.
const mostWritten = 4 << 20

// write brings pixels to their place in a texture, with a pause after each piece
// where there is one, in which it may be given up.
func write(to *ebiten.Image, pix *image.RGBA, pause func() (goOn bool)) (all bool) {
	r := pix.Rect
	rows := r.Dy()
	if pause != nil {
		rows = max(1, mostWritten/pix.Stride)
	}
	for y := r.Min.Y; y < r.Max.Y; y += rows {
		piece := image.Rect(r.Min.X, y, r.Max.X, min(y+rows, r.Max.Y))
		from := pix.PixOffset(piece.Min.X, piece.Min.Y)
		to.SubImage(piece).(*ebiten.Image).WritePixels(pix.Pix[from:][:4*piece.Dx()*piece.Dy()])
		if pause != nil && !pause() {
			return false
		}
	}
	return true
}

// halve shrinks a rectangle of an image to half its size. An odd last row or
// column is left out.
func halve(to *image.RGBA, at image.Point, from *image.RGBA, r image.Rectangle) {
	w, h := r.Dx()/2, r.Dy()/2
	for y := range h {
		upper := from.Pix[from.PixOffset(r.Min.X, r.Min.Y+2*y):][:8*w]
		lower := from.Pix[from.PixOffset(r.Min.X, r.Min.Y+2*y+1):][:8*w]
		out := to.Pix[to.PixOffset(at.X, at.Y+y):][:4*w]
		for x := 0; x < 4*w; x += 4 {
			u, l := upper[2*x:2*x+8:2*x+8], lower[2*x:2*x+8:2*x+8]
			o := out[x : x+4 : x+4]
			o[0] = uint8((uint16(u[0]) + uint16(u[4]) + uint16(l[0]) + uint16(l[4]) + 2) / 4)
			o[1] = uint8((uint16(u[1]) + uint16(u[5]) + uint16(l[1]) + uint16(l[5]) + 2) / 4)
			o[2] = uint8((uint16(u[2]) + uint16(u[6]) + uint16(l[2]) + uint16(l[6]) + 2) / 4)
			o[3] = uint8((uint16(u[3]) + uint16(u[7]) + uint16(l[3]) + uint16(l[7]) + 2) / 4)
		}
	}
}

func (a *atlas) free() {
	if a.lent {
		return
	}
	for _, t := range a.textures {
		t.Deallocate()
	}
}
