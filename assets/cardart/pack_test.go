package cardart

import (
	"image"
	"testing"
)

func TestPackedRectanglesKeepTheirDistance(t *testing.T) {
	var sizes []image.Point
	for i := 0; i < 120; i++ {
		sizes = append(sizes, image.Pt(5+i*37%91, 5+i*53%67))
	}
	const pad = 2
	at, page, pages, err := pack(sizes, image.Pt(300, 300), pad)
	if err != nil {
		t.Fatal(err)
	}
	rect := func(i int) image.Rectangle { return image.Rectangle{at[i], at[i].Add(sizes[i])} }
	for i := range sizes {
		if r := rect(i).Inset(-pad); !r.In(image.Rectangle{Max: pages[page[i]]}) {
			t.Errorf("%d at %v leaves page %d of %v", i, r, page[i], pages[page[i]])
		}
		for j := range i {
			if page[i] == page[j] && rect(i).Inset(-pad).Overlaps(rect(j).Inset(-pad)) {
				t.Errorf("%d at %v and %d at %v are too close", i, rect(i), j, rect(j))
			}
		}
	}
}

func TestARectangleLargerThanThePageIsRefused(t *testing.T) {
	if _, _, _, err := pack([]image.Point{{301, 4}}, image.Pt(300, 300), 0); err == nil {
		t.Error("a rectangle of 301 was packed on a page of 300")
	}
}
