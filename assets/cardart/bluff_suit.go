package cardart

import "image/color"

// lieSuit is one suit of the deck that Bluff is played with: spades, hearts, diamonds or clubs.
type lieSuit struct {
	code        string     // S, H, D or C
	base, deep  color.RGBA // left and right half of a folded pip
	index       color.RGBA // rank and small pip in the corner
	ground, ray color.RGBA // behind a court
}

// The suit's outline round 0, 0 at a radius of 1, and its right half.
type pipShape struct{ whole, right string }

func pipOf(code string) pipShape {
	switch code {
	case "S":
		return pipShape{"M0 -1L.82 -.02C1.1 .3 .92 .74 .5 .74C.3 .74 .15 .64 .08 .48L.32 1H-.32L-.08 .48C-.15 .64 -.3 .74 -.5 .74C-.92 .74 -1.1 .3 -.82 -.02Z",
			"M0 -1L.82 -.02C1.1 .3 .92 .74 .5 .74C.3 .74 .15 .64 .08 .48L.32 1H0Z"}
	case "H":
		return pipShape{"M0 .98L-.86 .1C-1.14 -.2 -1.04 -.84 -.5 -.88C-.22 -.9 -.06 -.72 0 -.5C.06 -.72 .22 -.9 .5 -.88C1.04 -.84 1.14 -.2 .86 .1Z",
			"M0 -.5C.06 -.72 .22 -.9 .5 -.88C1.04 -.84 1.14 -.2 .86 .1L0 .98Z"}
	case "D":
		return pipShape{"M0 -1L.76 0L0 1L-.76 0Z", "M0 -1L.76 0L0 1Z"}
	}
	return pipShape{"M0 -1A.45 .45 0 0 1 .31 -.225A.45 .45 0 1 1 .16 .46L.32 1H-.32L-.16 .46A.45 .45 0 1 1 -.31 -.225A.45 .45 0 0 1 0 -1Z",
		"M0 -1A.45 .45 0 0 1 .31 -.225A.45 .45 0 1 1 .16 .46L.32 1H0Z"}
}

// lieSuits are the four in the order of a fan; four says that each has a colour of its own.
func lieSuits(four bool) []lieSuit {
	black := lieSuit{base: rgb(0x3A2158), deep: rgb(0x1C0F27), index: rgb(0x1C0F27)}
	red := lieSuit{base: rgb(0xD92B44), deep: rgb(0xA3173B), index: rgb(0xB8183A)}
	suit := func(code string, of lieSuit, ground, ray uint32) lieSuit {
		of.code, of.ground, of.ray = code, rgb(ground), rgb(ray)
		return of
	}
	all := []lieSuit{suit("S", black, 0x43305F, 0x2C1B44), suit("H", red, 0xD92B44, 0xA3173B), suit("D", red, 0xC43A3A, 0x8F1F33), suit("C", black, 0x3B3A66, 0x25244A)}
	if four {
		all[2] = suit("D", lieSuit{base: rgb(0x2B6AD3), deep: rgb(0x173F9A), index: rgb(0x1D4FB4)}, 0x2B6AD3, 0x173F9A)
		all[3] = suit("C", lieSuit{base: rgb(0x158054), deep: rgb(0x0B6350), index: rgb(0x0B6B4A)}, 0x1A8A5B, 0x0B6350)
	}
	return all
}

// two paints a shape, and its right half deeper: every shape of the house is folded once.
func (p *paper) two(whole, right string, light, deep color.RGBA) {
	p.fill(svg(whole), light)
	p.fill(svg(right), deep)
}

// pip paints a suit's sign, folded.
func (p *paper) pip(code string, x, y, r float64, light, deep color.RGBA) {
	s := pipOf(code)
	p.move(x, y).grow(r, r).two(s.whole, s.right, light, deep)
}

// flatPip paints a suit's sign in one tone.
func (p *paper) flatPip(code string, x, y, r float64, c color.RGBA) {
	p.move(x, y).grow(r, r).fill(svg(pipOf(code).whole), c)
}
