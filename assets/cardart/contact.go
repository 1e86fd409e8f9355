package cardart

import (
	"image"
	"image/draw"

	"fourtell/assets/theme"
)

// Contact lays every picture on the table's ground in the catalogue's order, a
// suit to a row, to be looked at.
func Contact(pictures []Picture, px int) *image.RGBA {
	const gap = 8
	width := 13*(cardW+gap) + gap
	at := make([]image.Point, len(pictures))
	x, y, row := gap, gap, 0
	for i, c := range pictures {
		if x > gap && (x+c.W+gap > width || pictures[i-1].Part != c.Part && c.H > row*5/4) {
			x, y, row = gap, y+row+gap, 0
		}
		at[i] = image.Pt(x, y)
		x += c.W + gap
		row = max(row, c.H)
	}
	height := y + row + gap
	p := newPaper(width, height, px)
	t := tones(theme.Midnight)
	p.fill(box(0, 0, float64(width), float64(height), 0), t.headDark)
	p.fill(rays(float64(width)/2, float64(height)/2, 28, float64(width+height), 0.056), t.plum500)
	for i, c := range pictures {
		m := c.Render(px)
		draw.Draw(p.img, m.Rect.Add(at[i].Mul(px)), m, image.Point{}, draw.Over)
	}
	return p.img
}
