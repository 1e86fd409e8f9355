package cardart

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// tally is one colour of a picture, premultiplied, and how often it occurs.
type tally struct {
	c [4]uint8
	n int
}

// colours is how many entries a part's palette may have. Soft edges in one tone
// do with few, portraits want more; what looks the same with fewer is smaller.
func colours(part string) int {
	switch part {
	case "shadow", "glow-coral", "glow-cream", "white", "wood", "wheel", "plates":
		return 48
	case "red", "yellow", "green", "blue":
		return 60
	case "back", "signs":
		return 72
	}
	return 88
}

// choosePalette picks at most limit colours for the images: the flat colours as
// they are, the mixtures on their edges by cutting the colour space where it
// is widest and settling the cuts. Entry 0 is transparent. The same images
// give the same palette.
func choosePalette(images []*image.RGBA, limit int) [][4]uint8 {
	count := map[[4]uint8]int{}
	total := 0
	for _, m := range images {
		for i := 0; i < len(m.Pix); i += 4 {
			count[[4]uint8(m.Pix[i:i+4])]++
		}
		total += len(m.Pix) / 4
	}
	delete(count, [4]uint8{})
	all := make([]tally, 0, len(count))
	for c, n := range count {
		all = append(all, tally{c, n})
	}
	slices.SortFunc(all, func(a, b tally) int {
		if a.n != b.n {
			return b.n - a.n
		}
		return slices.Compare(a.c[:], b.c[:])
	})
	out := [][4]uint8{{}}
	if len(all) < limit {
		for _, t := range all {
			out = append(out, t.c)
		}
		return out
	}
	flat := 0
	for flat < limit/2 && all[flat].n*4000 > total {
		out = append(out, all[flat].c)
		flat++
	}
	out = append(out, medianCut(all[flat:], limit-len(out))...)
	return settle(out, flat+1, all[flat:])
}

// medianCut splits the colours into n boxes and returns their means.
func medianCut(all []tally, n int) [][4]uint8 {
	boxes := [][]tally{slices.Clone(all)}
	for len(boxes) < n {
		best, bestAxis, bestScore := -1, 0, 0.0
		for i, b := range boxes {
			axis, score := widest(b)
			if len(b) > 1 && score > bestScore {
				best, bestAxis, bestScore = i, axis, score
			}
		}
		if best < 0 {
			break
		}
		b := boxes[best]
		slices.SortFunc(b, func(x, y tally) int {
			if d := cmp.Compare(x.c[bestAxis], y.c[bestAxis]); d != 0 {
				return d
			}
			return slices.Compare(x.c[:], y.c[:])
		})
		half, sum := 0, 0
		for _, t := range b {
			half += t.n
		}
		k := 0
		for k < len(b)-1 && sum+b[k].n <= half/2 {
			sum += b[k].n
			k++
		}
		k = max(k, 1)
		boxes[best] = b[:k:k]
		boxes = append(boxes, b[k:])
	}
	out := make([][4]uint8, len(boxes))
	for i, b := range boxes {
		out[i] = mean(b)
	}
	return out
}

// widest is the axis with the largest squared spread, weighed by use.
func widest(b []tally) (axis int, score float64) {
	var sum, sq [4]float64
	n := 0.0
	for _, t := range b {
		w := float64(t.n)
		n += w
		for k, v := range t.c {
			sum[k] += w * float64(v)
			sq[k] += w * float64(v) * float64(v)
		}
	}
	for k := range sum {
		if s := sq[k] - sum[k]*sum[k]/n; s > score {
			axis, score = k, s
		}
	}
	return axis, score
}

func mean(b []tally) [4]uint8 {
	var sum [4]int
	n := 0
	for _, t := range b {
		n += t.n
		for k, v := range t.c {
			sum[k] += t.n * int(v)
		}
	}
	var c [4]uint8
	for k := range c {
		c[k] = uint8((sum[k] + n/2) / n)
	}
	return c
}

// settle moves the entries from fixed on to the mean of what is nearest to
// them, a few times over.
func settle(pal [][4]uint8, fixed int, all []tally) [][4]uint8 {
	for round := 0; round < 4; round++ {
		groups := make([][]tally, len(pal))
		for _, t := range all {
			i := nearest(pal, t.c)
			groups[i] = append(groups[i], t)
		}
		for i := fixed; i < len(pal); i++ {
			if len(groups[i]) > 0 {
				pal[i] = mean(groups[i])
			}
		}
	}
	return pal
}

func nearest(pal [][4]uint8, c [4]uint8) int {
	best, bestD := 0, 1<<30
	for i, p := range pal {
		d := 0
		for k := range p {
			e := int(p[k]) - int(c[k])
			d += e * e
		}
		if d < bestD {
			best, bestD = i, d
		}
	}
	return best
}

// toPaletted paints the images at their places on one picture of the palette.
func toPaletted(size image.Point, images []*image.RGBA, at []image.Point, pal [][4]uint8) *image.Paletted {
	colours := make(color.Palette, len(pal))
	for i, c := range pal {
		colours[i] = color.NRGBAModel.Convert(color.RGBA{R: c[0], G: c[1], B: c[2], A: c[3]})
	}
	out := image.NewPaletted(image.Rectangle{Max: size}, colours)
	known := map[[4]uint8]uint8{}
	for i, m := range images {
		b := m.Bounds()
		for y := 0; y < b.Dy(); y++ {
			for x := 0; x < b.Dx(); x++ {
				o := m.PixOffset(x, y)
				c := [4]uint8(m.Pix[o : o+4])
				k, ok := known[c]
				if !ok {
					k = uint8(nearest(pal, c))
					known[c] = k
				}
				out.SetColorIndex(at[i].X+x, at[i].Y+y, k)
			}
		}
	}
	return out
}
