package cardart

import (
	"fmt"
	"image/color"

	"fourtell/assets/theme"
)

// headX is where the faces of courts are split.
const headX = 66

// lieCourt paints a masked guest: one half is drawn above the cut, the other is it turned round.
func (w *pen) lieCourt(p *paper, s lieSuit, rank string) {
	t := tones(theme.Midnight)
	above, below, fold := liePaper()
	p.twice(func(p *paper) {
		p.within(svg(lieAbove), func(p *paper) {
			p.fill(box(0, 0, cardW, cardH, 0), s.ground)
			p.fill(rays(headX, 52, 14, 130, 0.11), s.ray)
			courtOf(s.code + rank)(&portrait{p: p, paper: above, ink: t.ink})
		})
	})
	p.fill(svg("M0 113.5L120 57.5V66.5L0 122.5Z"), above)
	p.fill(svg("M0 118L120 62V66.5L0 122.5Z"), fold)
	p.fill(dot(60, 90, 12.5), above)
	p.fill(svg("M60 77.5A12.5 12.5 0 0 1 60 102.5Z"), below)
	p.pip(s.code, 60, 90, 8, s.base, s.deep)
	p.twice(func(p *paper) {
		p.fill(svg("M0 0H30V52A9 9 0 0 1 21 61H0Z"), above)
		w.lieIndex(p, s, rank)
	})
}

// courtOf is who is on a court card, by suit and rank.
func courtOf(card string) func(*portrait) {
	return map[string]func(*portrait){
		"SJ": (*portrait).raven, "SQ": (*portrait).nightQueen, "SK": (*portrait).watchKing,
		"HJ": (*portrait).suitor, "HQ": (*portrait).beloved, "HK": (*portrait).heartKing,
		"DJ": (*portrait).jester, "DQ": (*portrait).lozengeQueen, "DK": (*portrait).facetKing,
		"CJ": (*portrait).antlers, "CQ": (*portrait).threeBuns, "CK": (*portrait).leafKing,
	}[card]
}

// portrait is a court in the making: what all twelve are put together from.
type portrait struct {
	p          *paper
	paper, ink color.RGBA
}

func (c *portrait) fill(d string, of uint32) { c.p.fill(svg(d), rgb(of)) }

func (c *portrait) two(whole, right string, light, deep uint32) {
	c.p.two(whole, right, rgb(light), rgb(deep))
}

func (c *portrait) line(d string, width float64, of uint32) { c.p.line(svg(d), width, rgb(of)) }
func (c *portrait) dot(x, y, r float64, of uint32)          { c.p.fill(dot(x, y, r), rgb(of)) }

// head is 36 wide, its chin at 76 and as much lower as jaw says.
func (c *portrait) head(light, deep uint32, jaw float64) {
	c.two(fmt.Sprintf("M48 34H84V56C84 %[1]g 75 %[2]g 66 %[2]gC57 %[2]g 48 %[1]g 48 56Z", 68+jaw, 76+jaw),
		fmt.Sprintf("M66 34H84V56C84 %[1]g 75 %[2]g 66 %[2]gZ", 68+jaw, 76+jaw), light, deep)
}

// robe has a collar that is a chevron.
func (c *portrait) robe(light, deep, trim uint32) {
	c.two("M18 130L26 96C30 84 48 84 56 76H76C84 84 102 84 106 96L114 130Z", "M66 76H76C84 84 102 84 106 96L114 130H66Z", light, deep)
	c.fill("M52 78L66 96L80 78L86 84L66 108L46 84Z", trim)
}

// mask lies over the eyes, its middle at y, wide and high as told.
func (c *portrait) mask(y, wide, high float64, light, deep uint32) {
	const x = headX
	h, half := high, wide/2
	right := fmt.Sprintf("C%g %g %g %g %g %gC%g %g %g %g %g %g", x+half*.25, y-h*.5, x+half*.5, y-h*.8, x+half, y-h*.5,
		x+half, y+h*.4, x+half*.56, y+h*.75, x+half*.28, y+h*.45)
	c.two(fmt.Sprintf("M%g %gC%g %g %g %g %d %g%sQ%d %g %g %gC%g %g %g %g %g %gZ", x-half, y-h*.5, x-half*.5, y-h*.8, x-half*.25, y-h*.5, x, y-h*.34,
		right, x, y+h*.05, x-half*.28, y+h*.45, x-half*.56, y+h*.75, x-half, y+h*.4, x-half, y-h*.5),
		fmt.Sprintf("M%d %g%sQ%g %g %d %gZ", x, y-h*.34, right, x+half*.1, y+h*.2, x, y+h*.18), light, deep)
}

// eye is 4.4 wide and looks where its pupil is moved to.
func (c *portrait) eye(x, y, look float64) {
	c.p.fill(dot(x, y, 4.4), c.paper)
	c.p.fill(dot(x+look, y, 4.4*.54), c.ink)
}

// eyes are both of one who looks ahead; wink closes the right one, lids covers half of both in the mask's tone.
func (c *portrait) eyes(y float64) { c.eye(headX-9, y, .9); c.eye(headX+9, y, .9) }

func (c *portrait) sideways(y float64) { c.eye(headX-9, y, -1.6); c.eye(headX+9, y, -1.6) }

func (c *portrait) wink(y float64) {
	c.eye(headX-9, y, .9)
	x := headX + 9.5
	c.p.line(svg(fmt.Sprintf("M%g %gQ%g %g %g %g", x-4.6, y-1, x, y+4.2, x+4.6, y-1)), 2.7, c.paper)
}

func (c *portrait) lids(y float64, of uint32) {
	c.eyes(y)
	for _, x := range []float64{headX - 9, headX + 9} {
		c.fill(fmt.Sprintf("M%g %gH%gV%gL%g %gZ", x-5.4, y-5.4, x+5.4, y-.4, x-5.4, y-1.6), of)
	}
}

func (c *portrait) smirk(of uint32) { c.line("M63 68.5Q70 71 75 65.5", 2.5, of) }
func (c *portrait) lips(of uint32) {
	c.fill("M61 67.5Q64 65 66 66.5Q68 65 71 67.5Q66 72.5 61 67.5Z", of)
}

// crown has four balls and the suit between them.
func (c *portrait) crown(light, deep, gem uint32, code string) {
	c.two("M44 37V16L53 24L58 11L66 22L74 11L79 24L88 16V37Z", "M66 22L74 11L79 24L88 16V37H66Z", light, deep)
	c.p.fill(box(44, 31.5, 44, 6.5, 0), rgb(gem))
	for _, at := range [][2]float64{{44, 14}, {58, 9}, {74, 9}, {88, 14}} {
		c.p.fill(dot(at[0], at[1], 3.1), c.paper)
	}
	c.p.flatPip(code, headX, 26.5, 4.2, rgb(gem))
}

// tiara is a queen's.
func (c *portrait) tiara(light, deep, gem uint32, code string) {
	c.two("M47 36Q54 22 56 29Q61 17 66 11Q71 17 76 29Q78 22 85 36Q66 30 47 36Z", "M66 11Q71 17 76 29Q78 22 85 36Q75 32.5 66 32Z", light, deep)
	c.p.flatPip(code, headX, 23.5, 4.6, rgb(gem))
}
