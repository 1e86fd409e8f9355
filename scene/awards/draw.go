package awards

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	gap      = 12
	foot     = 92  // units for the way back
	told     = 344 // units of the plate beside the tiles
	toldHeld = 430 // on a phone, where it is read from as far away
	toldLow  = 280 // its height below them, on a phone
	tileHigh = 92  // at least
)

// lay puts everything in its place.
func (t *Awards) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	t.k, t.tall = held.K, held.Upright
	t.width = min(w-48, 1120)
	t.edge = (w - t.width) / 2
	top, low := float32(96), h-foot
	t.back.Rect = paint.Box(t.edge, low+18, 210, 52)
	beside := float32(told)
	if s.Painter().InHand() {
		beside = toldHeld
	}
	columns, wide := 6, t.width-beside-24
	if t.tall {
		columns, wide = 4, t.width
		high := float32(toldLow)
		if s.Painter().Large() {
			high += 70
		}
		t.plate = paint.Box(t.edge, low-high+8, t.width, high)
		low -= high + 8
	} else {
		t.plate = paint.Box(t.edge+t.width-beside, top, beside, low-top)
	}
	rows := (len(t.tiles) + columns - 1) / columns
	each := (wide - gap*float32(columns-1)) / float32(columns)
	high := min(max(tileHigh, (low-top-8-gap*float32(rows-1))/float32(rows)), each+16)
	t.list.View = paint.Box(t.edge-8, top, wide+16, low-top)
	t.list.Content = float32(rows)*(high+gap) - gap + 8
	t.list.By(0)
	for i, o := range t.tiles {
		o.Rect = paint.Box(t.edge+float32(i%columns)*(each+gap), top+4-t.list.At+float32(i/columns)*(high+gap), each, high)
	}
}

// Draw paints the tiles, and the one that is told beside them.
func (t *Awards) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: t.w / 2, Y: t.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: t.w / 2, GlowY: t.h / 2, GlowR: 420})
	was := p.ZoomIn(t.k)
	title := kit.PageTitle(0.68 * t.width)
	p.Text(t.title, t.edge, 70, title)
	wide, _ := p.Measure(t.title, title)
	p.Text(t.count, t.edge+t.width, 70, paint.Style{Face: paint.Body, Size: 20, Most: 30, Color: paint.Cream2, Align: paint.Right, Fit: t.width - wide - 16})
	t.list.Draw(p, t.shelf)
	t.drawTold(p)
	t.back.Draw(p)
	p.ZoomOut(was)
}

// drawTold paints the plate of the one that is told: beside the tiles from the top down, below them with its emblem at the left.
func (t *Awards) drawTold(p *paint.Painter) {
	const pad = 22
	r := t.plate
	(&stage.Panel{Rect: r}).Draw(p)
	p.PushPaper()
	defer p.Pop()
	x, y, wide := r.X+pad, r.Y+pad, r.W-2*pad
	size, high := float32(132), float32(64)
	if t.tall {
		size = 84
		t.at.draw(p, x+size/2, y+size/2, size, paint.White)
		x, wide = x+size+16, wide-size-16
	} else {
		t.at.draw(p, r.X+r.W/2, y+size/2, size, paint.White)
		y += size + 10
		high = 84
	}
	y = t.write(p, t.says.title, x, y, wide, high, paint.Style{Face: paint.Display, Size: 24, Color: paint.Cream})
	if t.tall {
		y = max(y, r.Y+pad+size+6)
		x, wide = r.X+pad, r.W-2*pad
	}
	rest := r.Y + r.H - pad - y
	lines := float32(1)
	if t.says.day != "" {
		lines++
	}
	if t.says.opens != "" {
		lines++
	}
	each := min(max(p.Scaled(paint.Style{Face: paint.Body, Size: 17})*paint.Leading, 24), 0.19*rest)
	y = t.write(p, t.says.how, x, y, wide, rest-lines*each-24, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2})
	y = r.Y + r.H - pad - lines*each - 12
	t.at.bar(p, paint.Box(x, y, wide, 10))
	y += 14
	line := paint.Style{Face: paint.Body, Size: 17, Most: each / paint.Leading, Color: paint.Cream, Fit: wide}
	for _, text := range [...]string{t.says.far, t.says.day, t.says.opens} {
		if text != "" {
			p.Text(text, x, y+0.8*each, line)
			y += each
		}
	}
}

// write writes a text in lines from y down, as high as it has room, and gives the y below it.
func (t *Awards) write(p *paint.Painter, text string, x, y, wide, high float32, st paint.Style) float32 {
	st.Wrap = wide
	st = p.Within(text, st, high, 12)
	_, tall := p.Measure(text, st)
	p.Text(text, x, y+0.95*p.Scaled(st), st)
	return y + tall + 8
}
