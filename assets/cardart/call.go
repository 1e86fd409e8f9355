package cardart

import (
	"image/color"

	"fourtell/assets/theme"
)

// callPictures is the big disc of the call: ready, pressed onto its lip, and
// not yet due.
func callPictures(th theme.Theme) []Picture {
	t := tones(th)
	pressed := rgb(0xE8654C)
	if th == theme.Felt {
		pressed = t.coralDeep
	}
	return []Picture{
		callDisc("call-disc", 0, t.coral, t.coralLip, t.coralDeep),
		callDisc("call-disc-pressed", 8, pressed, t.coralLip, t.coralDeep),
		callDisc("call-disc-off", 4, t.plum700, t.plum700, t.plum500),
	}
}

// callDisc is 120 across with 8 of lip below.
func callDisc(name string, y float64, face, edge, rim color.RGBA) Picture {
	c := whole("signs", name, 120, 128, func(p *paper) {
		if y == 0 {
			p.fill(dot(60, 68, 60), edge)
		}
		p.fill(dot(60, 60+y, 60), face)
		p.line(dot(60, 60+y, 51), 2, rim)
	})
	c.Origin.Y = 60
	return c
}
