package cardart

import "image/color"

// rimmed fills a rounded box and draws a rim inside its edge.
func (p *paper) rimmed(x, y, w, h, r float64, ground color.RGBA, rim float64, c color.RGBA) {
	p.fill(box(x, y, w, h, r), c)
	p.fill(box(x+rim, y+rim, w-2*rim, h-2*rim, r-rim), ground)
}

// platePictures is the grounds things stand on: plates, panels, rows, pills.
func platePictures() []Picture {
	t := tones()
	rimmed := func(name string, r int, mid int, ground color.RGBA, rim float64, c color.RGBA) Picture {
		n := 2*(r+1) + mid
		return nine("plates", name, n, n, same(r+1), same(0), func(p *paper) {
			p.rimmed(0, 0, float64(n), float64(n), float64(r), ground, rim, c)
		})
	}
	// pill is as high as it is round, but for two rows that can be stretched.
	pill := func(name string, h int, ground color.RGBA, rim float64, c color.RGBA) Picture {
		w, side := h+8, h/2
		return nine("plates", name, w, h, [4]int{side, side - 1, side, side - 1}, same(0), func(p *paper) {
			p.rimmed(0, 0, float64(w), float64(h), float64(h)/2-1, ground, rim, c)
		})
	}
	return []Picture{
		pill("plate", 64, t.plum800, 1.5, t.plum600),
		pill("plate-active", 64, t.plum600, 3, t.coral),
		pill("plate-small", 48, t.plum800, 1.5, t.plum600),
		pill("plate-small-active", 48, t.plum600, 3, t.coral),
		rimmed("panel", 28, 6, t.plum800, 1.5, t.plum600),
		rimmed("panel-dark", 20, 6, t.plum900, 0, t.plum900),
		rimmed("row", 20, 6, t.plum700, 0, t.plum700),
		rimmed("row-active", 20, 6, t.plum600, 2.5, t.coral),
		pill("chip", 56, t.plum900, 1.5, t.plum600),
		pill("chip-small", 36, t.plum900, 1.5, t.plum600),
		pill("pill-coral", 30, t.coral, 0, t.coral),
		rimmed("tag", 9, 4, t.coral, 0, t.coral),
		rimmed("toast", 16, 4, t.cream, 0, t.cream),
		rimmed("toast-dark", 16, 4, t.plum900, 2, t.coral),
		pill("badge", 32, t.cream, 2.5, t.ink),
		pill("badge-coral", 32, t.coral, 2.5, t.ink),
		nine("plates", "tab", 24, 36, [4]int{16, 16, 4, 16}, same(0), func(p *paper) {
			// The log's tab: round on the left, cut off by the window's edge.
			p.rimmed(0, 0, 48, 36, 14, t.plum700, 1.5, t.plum500)
		}),
		nine("plates", "pile-edge", 30, 30, same(13), same(0), func(p *paper) {
			p.rimmed(0, 0, 30, 30, 11, t.cream, 0.9, t.ink)
		}),
		nine("plates", "pile-edge-tan", 30, 30, same(13), same(0), func(p *paper) {
			p.rimmed(0, 0, 30, 30, 11, t.pileTan, 0.9, t.ink)
		}),
	}
}
