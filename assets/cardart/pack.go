package cardart

import (
	"fmt"
	"image"
	"slices"
)

// skyline is the upper edge of what has been packed so far: steps from left to
// right, each with its height.
type skyline struct {
	limit image.Point
	steps []step
	used  image.Point
}

type step struct{ x, y, w int }

// place finds the lowest, then leftmost spot for a size and takes it.
func (s *skyline) place(size image.Point) (image.Point, bool) {
	best, at := -1, image.Pt(0, 1<<30)
	for i := range s.steps {
		x := s.steps[i].x
		if x+size.X > s.limit.X {
			break
		}
		y, left := 0, size.X
		for j := i; left > 0 && j < len(s.steps); j++ {
			y = max(y, s.steps[j].y)
			left -= s.steps[j].w
		}
		if y+size.Y <= s.limit.Y && y < at.Y {
			best, at = i, image.Pt(x, y)
		}
	}
	if best < 0 {
		return at, false
	}
	raised := []step{{at.X, at.Y + size.Y, size.X}}
	end := at.X + size.X
	rest := s.steps[best:]
	for len(rest) > 0 && rest[0].x+rest[0].w <= end {
		rest = rest[1:]
	}
	if len(rest) > 0 && rest[0].x < end {
		cut := rest[0]
		raised = append(raised, step{end, cut.y, cut.x + cut.w - end})
		rest = rest[1:]
	}
	s.steps = append(append(slices.Clone(s.steps[:best]), raised...), rest...)
	s.used = image.Pt(max(s.used.X, end), max(s.used.Y, at.Y+size.Y))
	return at, true
}

// pack puts rectangles on as few pages of at most limit as it can, with pad
// pixels free round each. It returns where each lies, on which page, and the
// size each page needs.
func pack(sizes []image.Point, limit image.Point, pad int) (at []image.Point, page []int, pages []image.Point, err error) {
	order := make([]int, len(sizes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return sizes[b].Y - sizes[a].Y })
	at, page = make([]image.Point, len(sizes)), make([]int, len(sizes))
	var lines []*skyline
	for _, i := range order {
		size := sizes[i].Add(image.Pt(2*pad, 2*pad))
		if size.X > limit.X || size.Y > limit.Y {
			return nil, nil, nil, fmt.Errorf("a sprite of %v does not fit on a page of %v", size, limit)
		}
		for n := 0; ; n++ {
			if n == len(lines) {
				lines = append(lines, &skyline{limit: limit, steps: []step{{0, 0, limit.X}}})
			}
			if p, ok := lines[n].place(size); ok {
				at[i], page[i] = p.Add(image.Pt(pad, pad)), n
				break
			}
		}
	}
	for _, l := range lines {
		pages = append(pages, l.used)
	}
	return at, page, pages, nil
}

// packTight packs without padding on one picture, trying widths from limit
// downward for the smallest area. The widest wins a tie: cards that stand side
// by side repeat each other's rows and compress well.
func packTight(sizes []image.Point, limit int) (at []image.Point, size image.Point, err error) {
	narrowest := 0
	for _, s := range sizes {
		narrowest = max(narrowest, s.X)
	}
	for width := limit; width >= narrowest; width -= max(1, limit/64) {
		a, _, pages, err := pack(sizes, image.Pt(width, 1<<20), 0)
		if err != nil {
			return nil, size, err
		}
		if at == nil || pages[0].X*pages[0].Y < size.X*size.Y {
			at, size = a, pages[0]
		}
	}
	if at == nil {
		return nil, size, fmt.Errorf("a picture %d pixels wide does not fit in %d", narrowest, limit)
	}
	return at, size, nil
}
