package assets

import (
	"image"
	"strings"
)

// Wardrobe is what of the looks that come with achievements lies on a sheet: their emblems where Open is, or anything of it is worn. It
// is the same under every theme.
type Wardrobe struct {
	Open    bool   // it lies there, whatever is worn
	Back    string // of every card, by its name; "": the deck's own
	Costume string // of every guest; "": none
}

// wardrobeFolder is where its pictures lie.
const wardrobeFolder = "wardrobe"

func (w Wardrobe) wanted() bool { return w.Open || w.Back != "" || w.Costume != "" }

// place is where a costume is worn: how far from where it was painted for, in units of a small portrait.
type place uint8

const (
	onHead place = iota
	onEyes
	atNeck
	places
)

// placeOf is where a costume belongs.
func placeOf(costume string) place {
	switch costume {
	case "shades":
		return onEyes
	case "bowtie":
		return atNeck
	}
	return onHead
}

// figure is where a guest's head, eyes and neck are, beside those for which costumes are painted.
type figure [places]image.Point

// figures are those of guests (assets/cardart/guest.go); one that is not there is as painted for.
func figures(guest string) figure {
	switch guest {
	case "fox":
		return figure{onHead: {0, 1}, onEyes: {0, 2}, atNeck: {0, 3}}
	case "owl":
		return figure{onHead: {0, 0}, onEyes: {0, 2}, atNeck: {0, 0}}
	case "cat":
		return figure{onHead: {0, 0}, onEyes: {0, 2}, atNeck: {0, 4}}
	case "moon":
		return figure{onHead: {0, -1}, onEyes: {0, 1}, atNeck: {0, 2}}
	case "robot":
		return figure{onHead: {0, 1}, onEyes: {0, 0}, atNeck: {0, 2}}
	case "cactus":
		return figure{onHead: {0, 1}, onEyes: {0, -1}, atNeck: {0, -2}}
	case "bear":
		return figure{onHead: {0, 0}, onEyes: {0, -1}, atNeck: {0, 4}}
	case "rabbit":
		return figure{onHead: {0, 6}, onEyes: {0, 7}, atNeck: {0, 6}}
	case "toucan":
		return figure{onHead: {-4, 0}, onEyes: {4, -4}, atNeck: {-2, 1}}
	case "frog":
		return figure{onHead: {0, -4}, onEyes: {0, -10}, atNeck: {0, 5}}
	}
	return figure{}
}

// dress puts the back that is worn in the place of every other, and lays the costume over the portraits.
func (w Wardrobe) dress(s *Sheet) {
	if w.Back != "" {
		for _, name := range [...]string{"card/back", "card/back-small"} {
			if worn, ok := s.Sprites[name+"+"+w.Back]; ok {
				s.Sprites[name], s.Sprites[name+":bluff"] = worn, worn
			}
		}
	}
	if w.Costume == "" {
		return
	}
	for name, on := range s.Sprites {
		size, guest, _ := strings.Cut(name, "/")
		wear := map[string]string{"guest": "wear/", "guest-large": "wear-large/"}[size]
		worn, ok := s.Sprites[wear+w.Costume]
		if wear == "" || !ok {
			continue
		}
		guest, _, _ = strings.Cut(guest, ":") // bare of its mask it wears the same
		units := on.Rect.Dx() / 64
		lay(s, on, worn, figures(guest)[placeOf(w.Costume)].Mul(units))
	}
}

// lay lays a sprite over another of its size, so far aside.
func lay(s *Sheet, on, over Sprite, by image.Point) {
	dst, ok := s.Pages[on.Page].(*image.RGBA)
	src, too := s.Pages[over.Page].(*image.RGBA)
	if !ok || !too {
		return
	}
	for y := range over.Rect.Dy() {
		for x := range over.Rect.Dx() {
			at := image.Pt(x, y).Add(by).Add(on.Rect.Min)
			if !at.In(on.Rect) {
				continue
			}
			from := src.Pix[src.PixOffset(over.Rect.Min.X+x, over.Rect.Min.Y+y):][:4]
			to := dst.Pix[dst.PixOffset(at.X, at.Y):][:4]
			for c := range to {
				to[c] = from[c] + uint8((uint32(to[c])*uint32(255-from[3])+127)/255)
			}
		}
	}
}
