package assets

import (
	"image"
	"math"
)

// TableGround paints the parlour's table, w by h pixels: 28 faint wedges from
// the middle of the discard pile and a vignette. It is opaque and quick enough
// to be painted anew whenever a window changes its size.
func TableGround(w, h int) *image.RGBA {
	// The discard pile lies right of the middle and above it.
	return TableGroundAt(w, h, float64(w)*660/1280, float64(h)*314/720)
}

// TableGroundAt is TableGround with the wedges' centre at cx, cy in pixels. A
// size below one pixel gives an empty picture.
func TableGroundAt(w, h int, cx, cy float64) *image.RGBA {
	w, h = max(w, 0), max(h, 0)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	far := math.Hypot(float64(w), float64(h)) * 0.6
	tones := groundTones()
	perUnit := float64(len(tones)-1) / far
	const pairs = 28
	const width = math.Pi / pairs // of one wedge, radians
	for y := 0; y < h; y++ {
		row := img.Pix[y*img.Stride:][:4*w]
		dy := float64(y) + 0.5 - cy
		for x := 0; x < w; x++ {
			dx := float64(x) + 0.5 - cx
			r := math.Sqrt(dx*dx + dy*dy)
			// Which wedge, and how far in pixels to its nearer side: that is
			// all an edge without steps needs.
			turn := (arctan(dy, dx)-0.056)*(1/width) + 2*pairs
			k := int(turn)
			side := turn - float64(k)
			side = min(side, 1-side) * width * r
			tone := &tones[min(int(r*perUnit), len(tones)-1)]
			a, b := &tone[k&1], &tone[1-k&1]
			// Dark tones step visibly in eight bits; a fixed pattern of less
			// than one step breaks the steps up.
			grain := bayer(x, y)
			px := row[4*x : 4*x+4 : 4*x+4]
			if side >= 0.5 {
				px[0], px[1], px[2] = uint8(a[0]+grain), uint8(a[1]+grain), uint8(a[2]+grain)
			} else {
				c := float32(0.5 - side)
				for i := range a {
					px[i] = uint8(a[i] + (b[i]-a[i])*c + grain)
				}
			}
			px[3] = 255
		}
	}
	return img
}

// groundTones is the two tones of the table, light wedge first, from the
// middle out to where the vignette is darkest.
func groundTones() [][2][3]float32 {
	wedge, table, night := [3]float32{0x2B, 0x18, 0x39}, [3]float32{0x22, 0x12, 0x2E}, [3]float32{0x12, 0x07, 0x1B}
	tones := make([][2][3]float32, 1024)
	for n := range tones {
		dark := max(0, (float32(n)/float32(len(tones)-1)-0.25)/0.75) * 0.75
		for i := range night {
			tones[n][0][i] = wedge[i] + (night[i]-wedge[i])*dark
			tones[n][1][i] = table[i] + (night[i]-table[i])*dark
		}
	}
	return tones
}

// arctan is atan2 to a ten thousandth of a radian, several times as fast
// (Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49).
func arctan(y, x float64) float64 {
	ax, ay := math.Abs(x), math.Abs(y)
	lo, hi := min(ax, ay), max(ax, ay)
	if hi == 0 {
		return 0
	}
	t := lo / hi
	s := t * t
	a := t * (0.9998660 + s*(-0.3302995+s*(0.1801410+s*(-0.0851330+s*0.0208351))))
	if ay > ax {
		a = math.Pi/2 - a
	}
	if x < 0 {
		a = math.Pi - a
	}
	if y < 0 {
		return -a
	}
	return a
}

// bayer is the 4 by 4 ordered dither, between 0 and 1.
func bayer(x, y int) float32 {
	const rows = "\x00\x08\x02\x0A\x0C\x04\x0E\x06\x03\x0B\x01\x09\x0F\x07\x0D\x05"
	return (float32(rows[(y&3)<<2|x&3]) + 0.5) / 16
}
