package kit

import (
	"fourtell/online/qr"
	"fourtell/scene/paint"
)

// Light and dark of a code are the same in every theme, or a camera would not read it.
const (
	scanLight paint.Color = 0xFFF3DFFF
	scanDark  paint.Color = 0x150A1EFF
	scanQuiet             = 2 // modules of light round a code: the panel beyond it is no pattern
)

// ScanCode is a link that a telephone's camera opens.
type ScanCode struct {
	side int   // modules; 0: there is none
	runs []run // its dark ones
}

// run is a row's dark modules that lie beside each other.
type run struct{ x, y, n int }

// Make makes the code of a link. One that is longer than any house's has none: it can still be read and copied.
func (c *ScanCode) Make(link string) { c.of(qr.Of(link)) }

// MakeDense makes that of a longer one, to be held close to.
func (c *ScanCode) MakeDense(link string) { c.of(qr.Dense(link)) }

func (c *ScanCode) of(code qr.Code, err error) {
	c.side, c.runs = 0, c.runs[:0]
	if err != nil {
		return
	}
	c.side = len(code)
	for y, row := range code {
		for x := 0; x < len(row); x++ {
			n := 0
			for x+n < len(row) && row[x+n] {
				n++
			}
			if n > 0 {
				c.runs = append(c.runs, run{x, y, n})
				x += n
			}
		}
	}
}

// Stands says that there is a code.
func (c *ScanCode) Stands() bool { return c.side > 0 }

// Draw draws it in a box, on whole pixels, so that no module is smeared.
func (c *ScanCode) Draw(p *paint.Painter, box paint.Rect, radius float32) {
	p.RoundRect(box, radius, scanLight)
	unit := p.Unit()
	module := float32(int(box.W*unit/float32(c.side+2*scanQuiet))) / unit
	if c.side == 0 || module*unit < 1 {
		return // a window so small that there is nothing to scan
	}
	all := module * float32(c.side)
	x0 := float32(int((box.X+(box.W-all)/2)*unit)) / unit
	y0 := float32(int((box.Y+(box.H-all)/2)*unit)) / unit
	for _, r := range c.runs {
		p.Rect(paint.Box(x0+float32(r.x)*module, y0+float32(r.y)*module, float32(r.n)*module, module), scanDark)
	}
}
