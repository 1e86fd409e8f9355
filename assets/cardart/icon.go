package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// iconPictures are white on 28 units, strokes of 3, tinted by whoever draws them.
func iconPictures() []Picture {
	white := tones(theme.Midnight).white
	icon := func(name string, paint func(p *paper, c color.RGBA)) Picture {
		return whole("white", "icon/"+name, 28, 28, func(p *paper) { paint(p.move(14, 14), white) })
	}
	lines := func(name, d string) Picture {
		return icon(name, func(p *paper, c color.RGBA) { p.line(svg(d), 3, c) })
	}
	speaker := func(p *paper, c color.RGBA) {
		p.fill(svg("M-11 -3.5H-7L-1 -9V9L-7 3.5H-11Z"), c)
		p.line(svg("M-10 -3H-7L-1.5 -8V8L-7 3H-10Z"), 2, c)
	}
	return []Picture{
		icon("pause", func(p *paper, c color.RGBA) { p.fill(box(-7, -8, 5, 16, 1.4), c); p.fill(box(2, -8, 5, 16, 1.4), c) }),
		icon("play", func(p *paper, c color.RGBA) {
			p.fill(svg("M-5 -7.5L8 0L-5 7.5Z"), c)
			p.line(svg("M-5 -7.5L8 0L-5 7.5Z"), 2, c)
		}),
		icon("sound", func(p *paper, c color.RGBA) {
			speaker(p, c)
			p.line(svg("M3.5 -4A5.5 5.5 0 0 1 3.5 4M7 -8A11 11 0 0 1 7 8"), 2.6, c)
		}),
		icon("mute", func(p *paper, c color.RGBA) { speaker(p, c); p.line(svg("M4 -4L11 4M11 -4L4 4"), 2.8, c) }),
		icon("music", func(p *paper, c color.RGBA) {
			p.fill(oval(-5.5, 7, 4.2, 3.3, -20), c)
			p.fill(oval(6, 4.5, 4.2, 3.3, -20), c)
			p.fill(svg("M-3.4 -8.5L10 -11.5V-6.5L-3.4 -3.5Z"), c)
			p.cut(svg("M-2.4 7V-6M9 4.5V-9"), 2.2, c)
		}),
		lines("log", "M-8.5 -7H8.5M-8.5 0H8.5M-8.5 7H3"),
		lines("sort", "M-11 -7H-3M-11 0H-1M-11 7H1M7.5 -8V8M3.5 4L7.5 8L11.5 4"),
		icon("help", func(p *paper, c color.RGBA) {
			p.line(svg("M-5.5 -4.5A5.6 5.6 0 1 1 2.4 0.7C0.8 1.5 0 2.2 0 4"), 3.2, c)
			p.fill(dot(0, 9, 2.2), c)
		}),
		lines("close", "M-7 -7L7 7M7 -7L-7 7"),
		lines("fullscreen", "M-9 -3.5V-9H-3.5M3.5 -9H9V-3.5M9 3.5V9H3.5M-3.5 9H-9V3.5"),
		lines("window", "M-3.5 -9V-3.5H-9M9 -3.5H3.5V-9M3.5 9V3.5H9M-9 3.5H-3.5V9"),
		lines("back", "M4 -8L-5 0L4 8"),
		lines("next", "M-4 -8L5 0L-4 8"),
		lines("down", "M-8 -4L0 5L8 -4"),
		lines("check", "M-8.5 0.5L-2.5 6.5L8.5 -6"),
		icon("hint", func(p *paper, c color.RGBA) {
			p.fill(svg("M-8 -3.5A8 8 0 1 1 8 -3.5C8 -0.5 4.5 1.5 4.2 4.5H-4.2C-4.5 1.5 -8 -0.5 -8 -3.5Z"), c)
			p.fill(box(-4.2, 6, 8.4, 2.4, 1.2), c)
			p.fill(box(-2.8, 9.4, 5.6, 2.2, 1.1), c)
		}),
		icon("gear", gear),
		icon("puzzle", func(p *paper, c color.RGBA) { // a piece of one
			p.fill(svg("M-9 -5H-3.7A2.6 2.6 0 1 1 -0.3 -5H5V0.3A2.6 2.6 0 1 1 5 3.7V9H-0.3A2.6 2.6 0 1 0 -3.7 9H-9V3.7A2.6 2.6 0 1 0 -9 0.3Z"), c)
		}),
	}
}

// gear is eight teeth round a ring.
func gear(p *paper, c color.RGBA) {
	for i := 0; i < 8; i++ {
		p.turn(float64(i)*45).fill(box(-2.4, -11.5, 4.8, 6, 1.4), c)
	}
	p.line(dot(0, 0, 6), 4.6, c)
}
