package scene

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
)

// box is a place in a texture or on the target, in pixels.
type box struct{ x0, y0, x1, y1 float32 }

func boxOf(r image.Rectangle) box {
	return box{float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)}
}

// spot is a box of one of the atlas's textures.
type spot struct {
	texture int
	at      box
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
	textures []*ebiten.Image
	pages    []image.Point // size of each page
	pictures []picture
	baker    baker
}

// newAtlas finds a place for every page, the smaller copies and baked things.
func newAtlas(pages []image.Point, pictures []picture) *atlas {
	a := &atlas{pages: pages, pictures: pictures}
	a.textures = []*ebiten.Image{unmanaged(oneTexture, oneTexture)}
	s := newShelves(image.Rect(0, 0, oneTexture, oneTexture))
	if a.shared() {
		s.place(pages[0].X, pages[0].Y)
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
	for level := 1; level < mipLevels; level++ {
		for i := range a.pictures {
			c := &a.pictures[i]
			if !c.shrinks() {
				continue
			}
			room := c.copied(level).Size()
			at, ok := s.place(room.X, room.Y)
			if !ok || s.y+s.h > oneTexture-bakeMinimum {
				break // what has no smaller copy uses the larger one
			}
			for l := level; l < mipLevels; l++ {
				c.level[l] = spot{0, c.inside(level, at)}
			}
		}
	}
	a.baker.open(a.textures[0], image.Rect(0, min(s.y+s.h, oneTexture-bakeMinimum), oneTexture, oneTexture))
	return a
}

// newBootAtlas has no sprites, only room for the loading screen's text.
func newBootAtlas() *atlas {
	const side = 1024
	a := &atlas{textures: []*ebiten.Image{unmanaged(side, side)}}
	a.baker.open(a.textures[0], image.Rect(0, 0, side, side))
	return a
}

// copied is the rectangle of the page shrunk to a level that a sprite touches,
// with a pixel of the air around it.
func (c *picture) copied(level int) image.Rectangle {
	k := 1 << level
	return image.Rect(c.at.Min.X/k-1, c.at.Min.Y/k-1, (c.at.Max.X+k-1)/k+1, (c.at.Max.Y+k-1)/k+1)
}

// inside is where the sprite lies in its copy put at a place.
func (c *picture) inside(level int, at image.Point) box {
	k := float32(int(1) << level)
	from := c.copied(level).Min
	dx, dy := float32(at.X-from.X), float32(at.Y-from.Y)
	return box{
		float32(c.at.Min.X)/k + dx, float32(c.at.Min.Y)/k + dy,
		float32(c.at.Max.X)/k + dx, float32(c.at.Max.Y)/k + dy,
	}
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

// upload brings a page into its texture and lets the graphics card make the
// smaller copies: halving with a linear filter is exactly the mean of four.
func (a *atlas) upload(page int, pix *image.RGBA) {
	size := a.pages[page]
	texture := a.textures[a.textureOf(page)]
	from := unmanaged(size.X, size.Y)
	from.WritePixels(pix.Pix)
	texture.DrawImage(from, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	for level := 1; level < mipLevels; level++ {
		b := from.Bounds()
		half := unmanaged(b.Dx()/2, b.Dy()/2)
		op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, DisableMipmaps: true, Blend: ebiten.BlendCopy}
		op.GeoM.Scale(0.5, 0.5)
		half.DrawImage(from, &op)
		from.Deallocate()
		from = half
		a.copyTo(level, page, half)
	}
	from.Deallocate()
}

// copyTo copies the sprites that have a copy of a level from the shrunk page.
func (a *atlas) copyTo(level, page int, shrunk *ebiten.Image) {
	k := float32(int(1) << level)
	for i := range a.pictures {
		c := &a.pictures[i]
		if c.page != page || c.level[level] == c.level[level-1] {
			continue
		}
		r := c.copied(level)
		at := c.level[level].at
		op := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
		op.GeoM.Translate(float64(at.x0-float32(c.at.Min.X)/k)+float64(r.Min.X), float64(at.y0-float32(c.at.Min.Y)/k)+float64(r.Min.Y))
		a.textures[0].DrawImage(shrunk.SubImage(r).(*ebiten.Image), &op)
	}
}

func (a *atlas) free() {
	for _, t := range a.textures {
		t.Deallocate()
	}
}
