package assets

import "image/color"

// anchor is a tone of the pictures and what it becomes.
type anchor struct {
	from, to [3]float64
	suit     byte // of the colours; 0 what belongs to none
	body     bool // a tone of a card's ground
	ink      [3]float64
}

// anchors are the tones from which faces with these suits were painted: those of the suits, which change, and the cream, the
// inks and the greys beside them, which do not.
func anchors(suits string, l Look) []anchor {
	var all []anchor
	for i := range len(suits) {
		was, is := SuitIn(l.Theme, suits[i]), l.Suit(suits[i])
		add := func(from, to color.RGBA, body bool) {
			all = append(all, anchor{channels(from), channels(to), suits[i], body, channels(is.Ink)})
		}
		add(was.Base, is.Base, true)
		add(was.Deep, is.Deep, true)
		add(was.Light, is.Light, true)
		add(was.Ink, is.Ink, false)
		if l.Theme == Felt {
			add(rgb(Felt.Suit(suits[i]).Pale), l.pale(suits[i]), true)
			continue
		}
		if halo := PaletteHouse.halo(suits[i]); halo != was.Ink {
			add(halo, l.Palette.halo(suits[i]), false)
		}
	}
	grey := SuitIn(l.Theme, '-')
	kept := []color.RGBA{rgb(0xFFF2DC), rgb(0x2A1030)}
	if l.Theme == Felt {
		kept = []color.RGBA{rgb(0xFCF4E3), rgb(0xFFF9EC), rgb(0xF6EAD2), rgb(0xD8C8A8)}
	}
	if len(suits) > 1 {
		kept = append(kept, rgb(0x160B1F), rgb(0x321D40), rgb(0x08030E), grey.Base, grey.Deep, grey.Light, grey.Ink)
	}
	for _, c := range kept {
		all = append(all, anchor{from: channels(c), to: channels(c)})
	}
	return all
}

// recolour is what becomes of colours, premultiplied. A tone that faces are painted with becomes the palette's, exactly; what
// lies between, the mixtures along edges, moves as its neighbours do, each by the inverse square of its distance (D. Shepard,
// "A two-dimensional interpolation function for irregularly-spaced data", 1968). It is reckoned in the encoded values, because
// that is how the edges were mixed.
func recolour(colours [][4]uint8, suits string, l Look) [][4]uint8 {
	if l.Palette == PaletteHouse {
		return colours
	}
	all := anchors(suits, l)
	out := make([][4]uint8, len(colours))
	for i, c := range colours {
		out[i] = c
		v, a := straight(c)
		if a == 0 {
			continue
		}
		var move [3]float64
		weigh(all, v, func(n *anchor, share float64) {
			for k := range move {
				move[k] += share * (n.to[k] - n.from[k])
			}
		})
		for k := range move {
			out[i][k] = uint8(min(max((v[k]+move[k])*a, 0), a*255) + 0.5)
		}
	}
	return out
}

// weigh gives every anchor's share in a colour; together they are 1.
func weigh(all []anchor, v [3]float64, use func(n *anchor, share float64)) {
	sum := 0.0
	for i := range all {
		sum += 1 / away(&all[i], v)
	}
	for i := range all {
		use(&all[i], 1/away(&all[i], v)/sum)
	}
}

// away is the square of the distance of a colour to an anchor, never quite nothing.
func away(n *anchor, v [3]float64) float64 {
	d := 1e-3
	for k := range v {
		d += (v[k] - n.from[k]) * (v[k] - n.from[k])
	}
	return d
}

func channels(c color.RGBA) [3]float64 {
	return [3]float64{float64(c.R), float64(c.G), float64(c.B)}
}

// straight is a premultiplied colour without its opacity, 0 … 255, and the opacity, 0 … 1.
func straight(c [4]uint8) (v [3]float64, a float64) {
	if a = float64(c[3]) / 255; a > 0 {
		for k := range v {
			v[k] = float64(c[k]) / a
		}
	}
	return v, a
}
