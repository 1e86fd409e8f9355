package cardart

import (
	"image"

	"fourtell/assets/theme"
)

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
	// Rich says that the picture is shaded and wants more colours than flat tones do.
	Rich  bool
	paint func(*paper)
}

// Render paints the picture at px pixels per unit, px at least 1.
func (c Picture) Render(px int) *image.RGBA {
	p := newPaper(c.W, c.H, px)
	c.paint(p)
	return p.img
}

// All is the whole catalogue of a theme in a fixed order. displayFont is the bytes of the
// display face, from which the figures are cut.
func All(th theme.Theme, displayFont []byte) ([]Picture, error) {
	w, err := newPen(displayFont)
	if err != nil {
		return nil, err
	}
	all := deckPictures(w, th)
	all = append(all, guestPictures()...)
	all = append(all, signPictures(th)...)
	all = append(all, callPictures(th)...)
	all = append(all, softPictures(th)...)
	all = append(all, whitePictures(th)...)
	all = append(all, iconPictures()...)
	all = append(all, centrePictures(th)...)
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

// deck is how a theme's cards are drawn.
type deck struct {
	face            func(p *paper, code, value string)
	wild, four      func(p *paper, named string)
	back, small     func(p *paper) // in a card's units
	mark, markSmall func(p *paper) // in the mark's: -10, -4 to 110, 134
}

func deckOf(w *pen, th theme.Theme) deck {
	if th == theme.Felt {
		return deck{
			face: func(p *paper, code, value string) { w.cutFace(p, cutOf(code, code[0]), value) },
			wild: w.cutWild, four: w.cutWildFour, back: w.cutBack, small: cutBackSmall,
			mark:      func(p *paper) { w.cutMark(p, false) },
			markSmall: func(p *paper) { w.cutMark(p, true) },
		}
	}
	return deck{
		face: func(p *paper, code, value string) {
			for _, s := range suits(th) {
				if s.code == code {
					w.face(p, s, value)
				}
			}
		},
		wild: w.wild, four: w.wildFour, back: back, small: backSmall, mark: mark, markSmall: markSmall,
	}
}

func deckPictures(w *pen, th theme.Theme) []Picture {
	d := deckOf(w, th)
	var all []Picture
	for i, code := range []string{"R", "Y", "G", "B"} {
		part := [4]string{"red", "yellow", "green", "blue"}[i]
		for _, v := range []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"} {
			all = append(all, whole(part, "card/"+code+v, cardW, cardH, func(p *paper) { d.face(p, code, v) }))
		}
	}
	for _, named := range []string{"", "R", "Y", "G", "B"} {
		tail := ""
		if named != "" {
			tail = ":" + named
		}
		all = append(all,
			whole("wild", "card/W"+tail, cardW, cardH, func(p *paper) { d.wild(p, named) }),
			whole("wild", "card/W+4"+tail, cardW, cardH, func(p *paper) { d.four(p, named) }))
	}
	const small = 48
	all = append(all,
		whole("back", "card/back", cardW, cardH, d.back),
		whole("back", "card/back-small", small, small*3/2, func(p *paper) { d.small(p.grow(small/120.0, small/120.0)) }),
		whole("back", "mark", 168, 196, func(p *paper) { d.mark(p.grow(1.4, 1.4).move(10, 5)) }),
		whole("back", "mark-small", 36, 42, func(p *paper) { d.markSmall(p.move(0.6, 0.6).grow(0.29, 0.29).move(10, 5)) }))
	for i := range all {
		all[i].Rich = th == theme.Felt
	}
	return all
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
