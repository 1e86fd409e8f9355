package cardart

import (
	"image"
	"image/draw"
)

// Contact lays every picture on a plum ground, to be looked at.
func Contact(pictures []Picture, px int) *image.RGBA {
	sizes := make([]image.Point, len(pictures))
	images := make([]*image.RGBA, len(pictures))
	for i, c := range pictures {
		images[i] = c.Render(px)
		sizes[i] = images[i].Rect.Size()
	}
	at, _, pages, err := pack(sizes, image.Pt(16*130*px, 1<<20), 5*px)
	if err != nil {
		// Only a sprite wider than sixteen cards can bring this about.
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	out := image.NewRGBA(image.Rectangle{Max: pages[0]})
	draw.Draw(out, out.Rect, image.NewUniform(tones().headDark), image.Point{}, draw.Src)
	for i, m := range images {
		draw.Draw(out, m.Rect.Add(at[i]), m, image.Point{}, draw.Over)
	}
	return out
}
