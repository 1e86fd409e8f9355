package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// softPictures is a card's shadows and glows: nine-patches whose outset is the width of
// the soft edge, so that the box they are drawn for is the thing itself.
func softPictures(th theme.Theme) []Picture {
	t, round := tones(th), roundOf(th)
	shadow := func(name string, sigma, a float64) Picture {
		m := int(3*sigma + 1)
		side := m + int(round) + int(2*sigma)
		n := 2*side + 4
		return nine("shadow", name, n, n, same(side), same(m), func(p *paper) {
			p.soft(sigma, func(p *paper) {
				p.fill(box(float64(m), float64(m), float64(n-2*m), float64(n-2*m), round), alpha(t.shadow, a))
			})
		})
	}
	glow := func(part, name string, gap, width, soft float64, c color.RGBA) Picture {
		const m = 14
		side := m + int(round) + 4
		n := 2*side + 4
		return nine(part, name, n, n, same(side), same(m), func(p *paper) {
			ring := func(p *paper, off, width float64, c color.RGBA) {
				p.line(box(m-off, m-off, float64(n)-2*m+2*off, float64(n)-2*m+2*off, round+off), width, c)
			}
			if soft > 0 {
				p.soft(3, func(p *paper) { ring(p, 3.5, 7, alpha(c, soft)) })
			}
			ring(p, gap, width, c)
		})
	}
	dashed := whole("glow-cream", "outline-dashed", 136, 196, func(p *paper) {
		p.dashes(box(3, 3, 130, 190, 15), 3, t.cream)
	})
	return []Picture{
		shadow("shadow/card", 3, 0.55),
		shadow("shadow/card-lifted", 9, 0.7),
		glow("glow-coral", "glow/playable", 2, 2.5, 0.55, t.coral),
		glow("glow-coral", "glow/thin", 1.5, 2.5, 0, t.coral),
		glow("glow-cream", "glow/hover", 2, 2.5, 0.5, t.cream),
		glow("glow-cream", "glow/focus-card", 5, 3.5, 0.3, t.cream),
		dashed,
	}
}
