package cardart

import "image/color"

// softPictures is shadows and glows: nine-patches whose outset is the width of
// the soft edge, so that the box they are drawn for is the thing itself.
func softPictures() []Picture {
	t := tones()
	shadow := func(name string, r int, sigma, a float64) Picture {
		m := int(3*sigma + 1)
		side := m + r + int(2*sigma)
		n := 2*side + 4
		return nine("shadow", name, n, n, same(side), same(m), func(p *paper) {
			p.soft(sigma, func(p *paper) {
				p.fill(box(float64(m), float64(m), float64(n-2*m), float64(n-2*m), float64(r)), alpha(t.shadow, a))
			})
		})
	}
	glow := func(part, name string, r, gap, width, soft float64, c color.RGBA) Picture {
		const m = 14
		side := m + int(r) + 4
		n := 2*side + 4
		return nine(part, name, n, n, same(side), same(m), func(p *paper) {
			ring := func(p *paper, off, width float64, c color.RGBA) {
				p.line(box(m-off, m-off, float64(n)-2*m+2*off, float64(n)-2*m+2*off, r+off), width, c)
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
		shadow("shadow/card", 11, 3, 0.55),
		shadow("shadow/card-lifted", 11, 9, 0.7),
		shadow("shadow/panel", 28, 9, 0.7),
		shadow("shadow/pill", 32, 3, 0.5),
		whole("shadow", "shadow/disc", 88, 88, func(p *paper) {
			p.soft(3, func(p *paper) { p.fill(dot(44, 44, 33), alpha(t.shadow, 0.5)) })
		}),
		glow("glow-coral", "glow/playable", 11, 2, 2.5, 0.55, t.coral),
		glow("glow-coral", "glow/thin", 11, 1.5, 2.5, 0, t.coral),
		glow("glow-coral", "glow/turn", 32, 3, 3, 0.5, t.coral),
		glow("glow-cream", "glow/hover", 11, 2, 2.5, 0.5, t.cream),
		glow("glow-cream", "glow/focus", 22, 6, 3.5, 0, t.cream),
		glow("glow-cream", "glow/focus-card", 11, 5, 3.5, 0.3, t.cream),
		glow("glow-cream", "glow/focus-pill", 32, 6, 3.5, 0, t.cream),
		dashed,
	}
}

// whitePictures are tinted by whoever draws them.
func whitePictures() []Picture {
	white := tones().white
	plain := func(name string, r int, mid int) Picture {
		n := 2*r + mid
		return nine("white", name, n, n, same(r), same(0), func(p *paper) {
			p.fill(box(0, 0, float64(n), float64(n), float64(r)), white)
		})
	}
	outline := func(name string, h int, width float64) Picture {
		return nine("white", name, h+8, h, [4]int{h / 2, h/2 - 1, h / 2, h/2 - 1}, same(0), func(p *paper) {
			p.line(box(width/2, width/2, float64(h)+8-width, float64(h)-width, (float64(h)-width)/2-1), width, white)
		})
	}
	ramp := func(name string, w, h int, a func(x, y float64) float64) Picture {
		return whole("white", name, w, h, func(p *paper) { p.shade(a) })
	}
	all := []Picture{
		whole("white", "white", 16, 16, func(p *paper) { p.fill(box(0, 0, 16, 16, 0), white) }),
		whole("white", "disc", 64, 64, func(p *paper) { p.fill(dot(32, 32, 31.5), white) }),
		whole("white", "disc-large", 220, 220, func(p *paper) { p.fill(dot(110, 110, 109), white) }),
		whole("white", "ring", 268, 268, func(p *paper) { p.line(dot(134, 134, 130), 2.5, white) }),
		whole("white", "guest-ring", 72, 72, func(p *paper) { p.line(dot(36, 36, 31.6), 3, white) }),
		whole("white", "guest-ring-lit", 84, 84, func(p *paper) { p.line(dot(42, 42, 37), 4, white) }),
		plain("key", 7, 6), plain("bar", 5, 4), plain("pill", 15, 4), plain("round", 16, 4), plain("card-veil", 11, 4),
		outline("chip-line", 56, 2.5), outline("pill-line", 30, 2),
		whole("white", "chevron", 26, 24, func(p *paper) { p.move(13, 12).fill(svg("M-9 -9L1 0L-9 9H0L10 0L0 -9Z"), white) }),
		whole("white", "chevron-double", 60, 26, func(p *paper) {
			q := p.move(29, 13)
			q.fill(svg("M-26 -8L-16 0L-26 8H-19L-9 0L-19 -8Z"), alpha(white, 0.35))
			q.fill(svg("M-14 -9.5L-2 0L-14 9.5H-5L7 0L-5 -9.5Z"), alpha(white, 0.65))
			q.fill(svg("M0 -11L14 0L0 11H10L24 0L10 -11Z"), white)
		}),
		whole("white", "confetti", 12, 8, func(p *paper) { p.fill(box(1, 1, 10, 6, 1.5), white) }),
		whole("white", "confetti-disc", 10, 10, func(p *paper) { p.fill(dot(5, 5, 4), white) }),
		whole("white", "confetti-strip", 18, 6, func(p *paper) { p.fill(box(1, 1, 16, 4, 2), white) }),
		ramp("edge-tint", 112, 8, func(x, _ float64) float64 { return edge(1 - x/110) }),
		// A light to be stretched: filtering makes it smooth at any size.
		ramp("spot", 32, 32, func(x, y float64) float64 { return fall(x-16, y-16, 16) }),
	}
	return all
}
