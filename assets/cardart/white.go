package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// whitePictures are tinted by whoever draws them.
func whitePictures(th theme.Theme) []Picture {
	t := tones(th)
	white, round := t.white, roundOf(th)
	side := int(2*round) + 8
	middle, band := 134, 2.5
	if th == theme.Felt {
		middle, band = 146, 24 // the way of play runs on it
	}
	// flat is a card's outline filled with one tone, for any size of card.
	flat := func(part, name string, rim float64, ground color.RGBA) Picture {
		r := roundOf(th)
		n := 2*r + 8
		return nine(part, name, int(n), int(n), same(int(r)+2), same(0), func(p *paper) {
			p.fill(box(0, 0, n, n, r), t.ink)
			p.fill(box(rim, rim, n-2*rim, n-2*rim, r-rim), ground)
		})
	}
	return []Picture{
		flat("plain", "pile-edge", 0.9, t.cream),
		flat("plain", "pile-edge-tan", 0.9, t.pileTan),
		nine("white", "card-veil", side, side, same(int(round)+2), same(0), func(p *paper) { p.fill(box(0, 0, float64(side), float64(side), round), white) }),
		whole("white", "white", 16, 16, func(p *paper) { p.fill(box(0, 0, 16, 16, 0), white) }),
		whole("white", "disc", 64, 64, func(p *paper) { p.fill(dot(32, 32, 31.5), white) }),
		whole("white", "ring", 2*middle, 2*middle, func(p *paper) { p.line(dot(float64(middle), float64(middle), 130), band, white) }),
		whole("white", "guest-ring", 72, 72, func(p *paper) { p.line(dot(36, 36, 31.6), 3, white) }),
		whole("white", "guest-ring-lit", 84, 84, func(p *paper) { p.line(dot(42, 42, 37), 4, white) }),
		whole("white", "chevron", 26, 24, func(p *paper) { p.move(13, 12).fill(svg("M-9 -9L1 0L-9 9H0L10 0L0 -9Z"), white) }),
		whole("white", "chevron-double", 60, 26, func(p *paper) {
			q := p.move(29, 13)
			q.fill(svg("M-26 -8L-16 0L-26 8H-19L-9 0L-19 -8Z"), alpha(white, 0.35))
			q.fill(svg("M-14 -9.5L-2 0L-14 9.5H-5L7 0L-5 -9.5Z"), alpha(white, 0.65))
			q.fill(svg("M0 -11L14 0L0 11H10L24 0L10 -11Z"), white)
		}),
		// A light to be stretched: filtering makes it smooth at any size.
		whole("white", "spot", 32, 32, func(p *paper) { p.shade(func(x, y float64) float64 { return fall(x-16, y-16, 16) }) }),
	}
}
