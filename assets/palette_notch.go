package assets

import (
	"image"
	"math"
)

// notch makes the notch in a cut-paper card's border longer, so that a letter has room below the symbol, in both corners.
func notch(page *image.RGBA, at image.Rectangle, scale int) {
	w, h, k := at.Dx(), at.Dy(), float64(scale)
	const right, round = 27.0, 8.5
	for _, turned := range []bool{false, true} {
		pixel := func(x, y int) []uint8 {
			if turned {
				x, y = w-1-x, h-1-y
			}
			return page.Pix[page.PixOffset(at.Min.X+x, at.Min.Y+y):][:4:4]
		}
		for y := int(36 * k); y < int((letteredHigh+1)*k); y++ {
			uy := (float64(y) + 0.5) / k
			from := pixel(int(3.4*k), y)
			for x := int(4 * k); x < int((right+1)*k); x++ {
				ux := (float64(x) + 0.5) / k
				if uy < 46.5 && ux < 21.8 {
					continue // the symbol
				}
				d := max(ux-right, uy-letteredHigh)
				if ux > right-round && uy > letteredHigh-round {
					d = math.Hypot(ux-right+round, uy-letteredHigh+round) - round
				}
				cover := min(max(0.5-d*k, 0), 1)
				to := pixel(x, y)
				for c := range 4 {
					to[c] = uint8(float64(to[c])*(1-cover) + float64(from[c])*cover + 0.5)
				}
			}
		}
	}
}
