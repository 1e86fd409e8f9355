package paint

import (
	"fmt"
	"math"
	"syscall/js"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// finder lets the browser draw what the house's fonts lack: it knows more scripts than any page can bring along.
type finder struct {
	canvas, pen js.Value
}

// fetchesFonts says that the fonts that are wanted later do not come with the program.
const fetchesFonts = true

// moreFont fetches a font that lies beside the page.
func moreFont(f assets.LaterFont) ([]byte, error) { return assets.Fetch(assets.FontFile(f)) }

func (f *finder) seek([]rune) []*text.GoTextFaceSource { return nil }

// letters are the browser's own, in its plain face.
func (f *finder) letters(k textKey) lettering {
	if !f.pen.Truthy() {
		f.canvas = js.Global().Get("document").Call("createElement", "canvas")
		if f.pen = f.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true}); !f.pen.Truthy() {
			return nil
		}
	}
	weight := 700
	if k.face == Display {
		weight = 900
	}
	return browserLetters{f, float64(k.size) / 4, fmt.Sprintf("%d %gpx system-ui, sans-serif", weight, float64(k.size)/4)}
}

type browserLetters struct {
	*finder
	size float64
	font string
}

func (l browserLetters) advance(s string) float64 {
	l.pen.Set("font", l.font)
	return l.pen.Call("measureText", s).Get("width").Float()
}

// metrics are those of the house's text face, so that lines of both stand alike.
func (l browserLetters) metrics() (ascent, descent float64) { return 1.011 * l.size, 0.353 * l.size }

func (l browserLetters) draw(on *ebiten.Image, s string, x, y float64) {
	ascent, descent := l.metrics()
	margin := math.Ceil(l.size / 8)
	w, h := int(math.Ceil(l.advance(s)+2*margin)), int(math.Ceil(ascent+descent))
	if w <= 0 || h <= 0 {
		return
	}
	l.canvas.Set("width", w) // clears it, and forgets the pen's settings
	l.canvas.Set("height", h)
	l.pen.Set("font", l.font)
	l.pen.Set("fillStyle", "#fff")
	l.pen.Set("textBaseline", "alphabetic")
	l.pen.Call("fillText", s, margin, ascent)
	data := l.pen.Call("getImageData", 0, 0, w, h).Get("data")
	pix := make([]byte, 4*w*h)
	js.CopyBytesToGo(pix, data)
	for i := 0; i < len(pix); i += 4 {
		pix[i], pix[i+1], pix[i+2] = pix[i+3], pix[i+3], pix[i+3] // white, its light already in it
	}
	line := ebiten.NewImage(w, h)
	defer line.Deallocate()
	line.WritePixels(pix)
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(math.Round(x-margin), math.Round(y))
	on.DrawImage(line, &op)
}
