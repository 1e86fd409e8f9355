package paint

import "image"

// shelves places boxes in a rectangle row by row, each row as high as its
// first box. It never moves what it has placed.
type shelves struct {
	area    image.Rectangle
	x, y, h int // the open row
}

func newShelves(area image.Rectangle) shelves {
	return shelves{area: area, x: area.Min.X, y: area.Min.Y}
}

// place finds room for w × h pixels, or says that there is none.
func (s *shelves) place(w, h int) (image.Point, bool) {
	if s.x+w > s.area.Max.X || h > s.h && s.h > 0 {
		if s.x > s.area.Min.X {
			s.x, s.y, s.h = s.area.Min.X, s.y+s.h, 0
		}
	}
	if w > s.area.Dx() || s.y+h > s.area.Max.Y {
		return image.Point{}, false
	}
	at := image.Pt(s.x, s.y)
	s.x += w
	s.h = max(s.h, h)
	return at, true
}
