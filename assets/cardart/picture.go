package cardart

import "image"

// Picture is one sprite of the catalogue.
type Picture struct {
	Name string // as the game asks for it, "card/R7"
	Part string // the file it is stored in; pictures of one part share a palette
	W, H int    // logical units
	// Nine is the insets of a nine-patch in units: left, top, right, bottom;
	// all zero when the picture is drawn whole.
	Nine [4]int
	// Outset is how far the art reaches beyond the box it belongs to, in units:
	// left, top, right, bottom. A glow has some, a button has none.
	Outset [4]int
	// Origin is the anchor in units from the top left corner.
	Origin image.Point
	paint  func(*paper)
}

// Render paints the picture at px pixels per unit, px at least 1.
func (c Picture) Render(px int) *image.RGBA {
	p := newPaper(c.W, c.H, px)
	c.paint(p)
	return p.img
}

// All is the whole catalogue in a fixed order. displayFont is the bytes of the
// display face, from which the figures are cut.
func All(displayFont []byte) ([]Picture, error) {
	w, err := newPen(displayFont)
	if err != nil {
		return nil, err
	}
	all := cardPictures(w)
	all = append(all, guestPictures()...)
	all = append(all, signPictures()...)
	all = append(all, callPictures()...)
	all = append(all, softPictures()...)
	all = append(all, whitePictures()...)
	all = append(all, iconPictures()...)
	all = append(all, centrePictures()...)
	return all, nil
}

// whole is a picture drawn as it is, anchored in its middle.
func whole(part, name string, w, h int, paint func(*paper)) Picture {
	return Picture{Name: name, Part: part, W: w, H: h, Origin: image.Pt(w/2, h/2), paint: paint}
}

// nine is a nine-patch, anchored in the top left corner of the box it draws.
func nine(part, name string, w, h int, insets, outset [4]int, paint func(*paper)) Picture {
	return Picture{Name: name, Part: part, W: w, H: h, Nine: insets, Outset: outset, Origin: image.Pt(outset[0], outset[1]), paint: paint}
}

func same(n int) [4]int { return [4]int{n, n, n, n} }

func cardPictures(w *pen) []Picture {
	var all []Picture
	parts := map[string]string{"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
	for _, s := range suits() {
		for _, v := range []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"} {
			all = append(all, whole(parts[s.code], "card/"+s.code+v, cardW, cardH, func(p *paper) { w.face(p, s, v) }))
		}
	}
	for _, named := range []string{"", "R", "Y", "G", "B"} {
		tail := ""
		if named != "" {
			tail = ":" + named
		}
		all = append(all,
			whole("wild", "card/W"+tail, cardW, cardH, func(p *paper) { w.wild(p, named) }),
			whole("wild", "card/W+4"+tail, cardW, cardH, func(p *paper) { w.wildFour(p, named) }))
	}
	const small = 48
	return append(all,
		whole("back", "card/back", cardW, cardH, back),
		whole("back", "card/back-small", small, small*3/2, func(p *paper) { backSmall(p.grow(small/120.0, small/120.0)) }),
		whole("back", "mark", 168, 196, func(p *paper) { mark(p.grow(1.4, 1.4).move(10, 5)) }),
		whole("back", "mark-small", 36, 42, func(p *paper) { markSmall(p.move(0.6, 0.6).grow(0.29, 0.29).move(10, 5)) }))
}

func guestPictures() []Picture {
	var all []Picture
	for i, g := range guests() {
		part := "guests" + string(rune('a'+i/4))
		all = append(all,
			whole(part, "guest/"+g.name, 64, 64, func(p *paper) { g.portrait(p.move(32, 32)) }),
			whole(part, "guest-large/"+g.name, 128, 128, func(p *paper) { g.portrait(p.move(64, 64).grow(2, 2)) }))
	}
	return all
}
