package cardart

import "image/color"

// lip is the height of a button's edge; a pressed button moves down onto it.
const lip = 6

// buttonPictures is everything that can be pressed.
func buttonPictures() []Picture {
	t := tones()
	var all []Picture
	kinds := []struct {
		name             string
		face, down, edge color.RGBA
		rim              color.RGBA // zero for none
	}{
		{"coral", t.coral, rgb(0xE8654C), t.coralLip, color.RGBA{}},
		{"cream", t.cream, t.cream2, t.creamLip, color.RGBA{}},
		{"plum", t.plum700, t.plum800, rgb(0x140A1D), t.plum500},
	}
	for _, k := range kinds {
		for _, size := range []struct {
			tail string
			r    int
		}{{"", 22}, {"-small", 13}} {
			n := 2*(size.r+2) + 4
			body := func(p *paper, y float64, ground color.RGBA) {
				rim, c := 0.0, ground
				if k.rim.A > 0 {
					rim, c = 1.5, k.rim
				}
				p.rimmed(0, y, float64(n), float64(n), float64(size.r), ground, rim, c)
			}
			insets := [4]int{size.r + 2, size.r + 2, size.r + 2, size.r + 2 + lip}
			if size.tail != "" {
				insets[3] = size.r + 2 + 4
			}
			drop := insets[3] - size.r - 2
			down := insets
			down[1], down[3] = insets[1]+drop, insets[3]-drop
			all = append(all,
				nine("buttons", "button/"+k.name+size.tail, n, n+drop, insets, same(0), func(p *paper) {
					p.fill(box(0, float64(drop), float64(n), float64(n), float64(size.r)), k.edge)
					body(p, 0, k.face)
				}),
				nine("buttons", "button/"+k.name+size.tail+"-pressed", n, n+drop, down, same(0), func(p *paper) {
					body(p, float64(drop), k.down)
				}))
		}
	}
	round := func(name string, ground, rim color.RGBA) Picture {
		return nine("buttons", name, 44, 44, same(16), same(0), func(p *paper) { p.rimmed(0, 0, 44, 44, 14, ground, 1.5, rim) })
	}
	return append(all,
		nine("buttons", "button/off", 56, 56, same(25), same(0), func(p *paper) { p.rimmed(0, 0, 56, 56, 22, t.plum800, 1.5, t.plum600) }),
		round("round-button", t.plum800, t.plum600),
		round("round-button-hover", t.plum600, t.plum300),
		round("round-button-pressed", t.plum900, t.plum500),
		callDisc("call-disc", 0, t.coral, t.coralLip, t.coralDeep),
		callDisc("call-disc-pressed", 8, rgb(0xE8654C), t.coralLip, t.coralDeep),
		callDisc("call-disc-off", 4, t.plum700, t.plum700, t.plum500),
		whole("buttons", "check-off", 32, 32, func(p *paper) { p.rimmed(0, 0, 32, 32, 9, t.plum900, 2, t.plum500) }),
		whole("buttons", "check-on", 32, 32, func(p *paper) {
			p.fill(box(0, 0, 32, 32, 9), t.coral)
			p.line(svg("M8.5 16.5L14 22L23.5 11"), 4, t.ink)
		}))
}

// callDisc is the big disc of the call, 120 across and 8 of lip below.
func callDisc(name string, y float64, face, edge, rim color.RGBA) Picture {
	c := whole("buttons", name, 120, 128, func(p *paper) {
		if y == 0 {
			p.fill(dot(60, 68, 60), edge)
		}
		p.fill(dot(60, 60+y, 60), face)
		p.line(dot(60, 60+y, 51), 2, rim)
	})
	c.Origin.Y = 60
	return c
}
