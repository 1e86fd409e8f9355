package cardart

import (
	"image"
	"image/color"
	"math"

	"github.com/tdewolff/canvas"
	"github.com/tdewolff/canvas/renderers/rasterizer"
)

// paper is what a picture is painted on. Its y grows downward and its unit is
// one logical pixel, so that paths read like the drawings they come from.
type paper struct {
	img *image.RGBA
	ras *rasterizer.Rasterizer
	px  float64       // device pixels per unit
	m   canvas.Matrix // from the drawing to the paper, without px
}

// newPaper is w by h units, px pixels per unit, transparent.
func newPaper(w, h, px int) *paper {
	img := image.NewRGBA(image.Rect(0, 0, w*px, h*px))
	return paperOn(img, float64(px), canvas.Identity.Translate(0, float64(h)).Scale(1, -1))
}

func paperOn(img *image.RGBA, px float64, m canvas.Matrix) *paper {
	// The linear space is the rasteriser's word for "do not convert": flat
	// colours come out exactly as they went in.
	ras := rasterizer.FromImage(img, canvas.DPMM(px), canvas.LinearColorSpace{})
	return &paper{img: img, ras: ras, px: px, m: m}
}

func (p *paper) with(m canvas.Matrix) *paper {
	q := *p
	q.m = m
	return &q
}

// move, turn (degrees, clockwise) and grow return the same paper with its
// coordinates changed.
func (p *paper) move(x, y float64) *paper   { return p.with(p.m.Translate(x, y)) }
func (p *paper) turn(deg float64) *paper    { return p.with(p.m.Rotate(deg)) }
func (p *paper) grow(sx, sy float64) *paper { return p.with(p.m.Scale(sx, sy)) }

// fill paints the inside of a path; holes are by winding.
func (p *paper) fill(path *canvas.Path, c color.RGBA) {
	if path.Empty() || c.A == 0 {
		return
	}
	p.ras.RenderPath(path, canvas.Style{Fill: canvas.Paint{Color: c}}, p.m)
}

// line strokes a path with round ends and joints.
func (p *paper) line(path *canvas.Path, width float64, c color.RGBA) {
	p.stroke(path, width, c, canvas.RoundCap, canvas.RoundJoin)
}

// cut strokes a path with square joints and flat ends.
func (p *paper) cut(path *canvas.Path, width float64, c color.RGBA) {
	p.stroke(path, width, c, canvas.ButtCap, canvas.MiterJoin)
}

func (p *paper) stroke(path *canvas.Path, width float64, c color.RGBA, capper canvas.Capper, joiner canvas.Joiner) {
	// Strokes are flattened in the path's own units, so a path of unit radius
	// is brought to size first.
	k := math.Sqrt(math.Abs(p.m.Det()))
	style := canvas.Style{Stroke: canvas.Paint{Color: c}, StrokeWidth: width * k, StrokeCapper: capper, StrokeJoiner: joiner}
	p.ras.RenderPath(path.Copy().Transform(p.m), style, canvas.Identity)
}

// layer paints on a sheet of its own and hands it to finish before it is laid
// over the paper.
func (p *paper) layer(draw func(*paper), finish func(*image.RGBA)) {
	top := image.NewRGBA(p.img.Bounds())
	draw(paperOn(top, p.px, p.m))
	if finish != nil {
		finish(top)
	}
	over(p.img, top)
}

// within paints only inside mask. The whole layer is cut by one coverage, so
// tones that meet on the edge of the mask leave no seam.
func (p *paper) within(mask *canvas.Path, draw func(*paper)) {
	p.layer(draw, func(top *image.RGBA) {
		hole := image.NewRGBA(top.Bounds())
		paperOn(hole, p.px, p.m).fill(mask, color.RGBA{A: 255})
		for i := 0; i < len(top.Pix); i += 4 {
			scalePixel(top.Pix[i:i+4:i+4], uint32(hole.Pix[i+3]))
		}
	})
}

// faint paints at an opacity between 0 and 1.
func (p *paper) faint(a float64, draw func(*paper)) {
	k := uint32(a*255 + 0.5)
	p.layer(draw, func(top *image.RGBA) {
		for i := 0; i < len(top.Pix); i += 4 {
			scalePixel(top.Pix[i:i+4:i+4], k)
		}
	})
}

// soft paints with blurred edges; sigma is the Gaussian's, in units.
func (p *paper) soft(sigma float64, draw func(*paper)) {
	p.layer(draw, func(top *image.RGBA) { blur(top, sigma*p.px) })
}

func scalePixel(px []uint8, k uint32) {
	for i, v := range px {
		px[i] = uint8((uint32(v)*k + 127) / 255)
	}
}

// over lays src on dst, both premultiplied and of one size.
func over(dst, src *image.RGBA) {
	for i := 0; i < len(dst.Pix); i += 4 {
		a := uint32(src.Pix[i+3])
		if a == 0 {
			continue
		}
		for k := 0; k < 4; k++ {
			v := uint32(src.Pix[i+k]) + (uint32(dst.Pix[i+k])*(255-a)+127)/255
			dst.Pix[i+k] = uint8(min(v, 255))
		}
	}
}

// blur is a Gaussian in two passes; sigma in pixels.
func blur(img *image.RGBA, sigma float64) {
	n := int(math.Ceil(sigma * 3.2))
	kernel := make([]float64, 2*n+1)
	sum := 0.0
	for i := range kernel {
		d := float64(i-n) / sigma
		kernel[i] = math.Exp(-d * d / 2)
		sum += kernel[i]
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	in := make([]float64, w*h*4)
	for i, v := range img.Pix {
		in[i] = float64(v)
	}
	mid := make([]float64, w*h*4)
	sweep(in, mid, w, h, 4, w*4, kernel)
	sweep(mid, in, h, w, w*4, 4, kernel)
	for i, v := range in {
		img.Pix[i] = uint8(v + 0.5)
	}
}

// sweep blurs along lines of n samples; step leads along a line, jump to the
// next one. Beyond the paper there is nothing.
func sweep(src, dst []float64, n, lines, step, jump int, kernel []float64) {
	r := len(kernel) / 2
	for l := 0; l < lines; l++ {
		for i := 0; i < n; i++ {
			var acc [4]float64
			for j := max(0, i-r); j <= min(n-1, i+r); j++ {
				k, o := kernel[j-i+r], l*jump+j*step
				acc[0] += src[o] * k
				acc[1] += src[o+1] * k
				acc[2] += src[o+2] * k
				acc[3] += src[o+3] * k
			}
			copy(dst[l*jump+i*step:], acc[:])
		}
	}
}

// newPaperOf lays a paper of n units square over an image.
func newPaperOf(img *image.RGBA, n float64) *paper {
	return paperOn(img, float64(img.Rect.Dx())/n, canvas.Identity.Translate(0, n).Scale(1, -1))
}
