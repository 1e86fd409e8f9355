package cardart

import "fourtell/assets/theme"

// signPictures is the suits' symbols outside the cards.
func signPictures(th theme.Theme) []Picture {
	const n, r = 48, 21
	t := tones(th)
	if th == theme.Felt {
		return append(cutSigns(), glarePictures(th)...)
	}
	var all []Picture
	for _, s := range suits(th) {
		all = append(all,
			whole("signs", "symbol/"+s.code, n, n, func(p *paper) { p.sign(s.code, n/2, n/2, r, s.light) }),
			whole("signs", "symbol-cream/"+s.code, n, n, func(p *paper) { p.sign(s.code, n/2, n/2, r, t.cream) }),
			whole("signs", "symbol-ink/"+s.code, n, n, func(p *paper) { p.sign(s.code, n/2, n/2, r, t.ink) }),
			whole("signs", "symbol-disc/"+s.code, n, n, func(p *paper) {
				p.fill(dot(n/2, n/2, n/2-1), s.base)
				p.within(dot(n/2, n/2, n/2-1), func(p *paper) { p.fill(poly(0, 36, n, 14, n, n, 0, n), s.deep) })
				p.sign(s.code, n/2+0.8, n/2+1.1, 13.5, s.ink)
				p.sign(s.code, n/2, n/2, 13.5, s.numeral)
			}))
	}
	all = append(all, whole("signs", "pinwheel", n, n, func(p *paper) { p.pinwheel(n/2, n/2, 22, "") }))
	return append(all, glarePictures(th)...)
}

// glarePictures are the eye of the Wild Draw Four in pieces, and the burst behind a catch.
func glarePictures(th theme.Theme) []Picture {
	t := tones(th)
	return []Picture{
		// The Wild Draw Four's eye in three pieces, its middle at 65, 61 of the
		// card: ball, slit and lid, so that it can look at somebody.
		whole("signs", "glare-ball", 36, 36, func(p *paper) {
			p.fill(dot(18, 18, 17), t.ink)
			p.fill(dot(18, 18, 13.5), t.cream)
		}),
		whole("signs", "glare-slit", 12, 26, func(p *paper) { p.fill(poly(6, 2.5, 10.8, 13.5, 6, 24, 1.2, 13.5), t.ink) }),
		whole("signs", "glare-lid", 36, 36, func(p *paper) {
			p.within(dot(18, 18, 14), func(p *paper) { p.fill(poly(0, 10.6, 36, 17.6, 36, 0, 0, 0), t.ink) })
		}),
		whole("signs", "burst", 152, 142, func(p *paper) {
			p.faint(0.45, func(p *paper) { p.move(79, 76).fill(star(14, 62, 46, 1.1, 0.1), t.shadow) })
			p.move(76, 71).fill(star(14, 62, 46, 1.1, 0.1), t.coral)
		}),
	}
}
