package cardart

import (
	"image"

	"fourtell/assets/theme"
)

// IconSizes are the sides of the window's icons in pixels.
func IconSizes() []int { return []int{16, 32, 48, 256} }

// Icon is the program's icon, n pixels square: the mark on a plum tile from 40
// pixels on, the mark alone below, where a tile would only make it smaller.
func Icon(n int) image.Image {
	t := tones(theme.Midnight)
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	// The drawing is 160 units square whatever the pixels.
	p := newPaperOf(img, 160)
	if n >= 40 {
		p.fill(box(0, 0, 160, 160, 36), t.plum600)
		p.within(box(4, 4, 152, 152, 32), func(p *paper) {
			p.fill(box(0, 0, 160, 160, 0), t.plum700)
			p.fill(rays(80, 84, 10, 140, 0.11), t.plum600)
		})
		q := p.move(28.5, 17)
		mark(q.grow(0.93, 0.93).move(5, 4))
		return img
	}
	markSmall(p.move(12, 2).grow(1.13, 1.13).move(10, 4))
	return img
}
