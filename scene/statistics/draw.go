package statistics

import (
	"math"
	"slices"

	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	statisticsGap  = 14
	statisticsFoot = 92 // units for the buttons
	statisticsRow  = 64 // for those that lead further, where they have a row of their own
)

// lay puts everything in its place.
func (t *Statistics) lay(s *stage.Stage) {
	t.w, t.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	t.k, t.tall = held.K, held.Upright
	t.roomy = !t.tall && s.Painter().Large()
	t.width = min(w-48, 1120)
	t.edge = (w - t.width) / 2
	top, foot := float32(96), h-statisticsFoot
	if t.tall && len(t.onward) > 0 {
		foot -= statisticsRow
	}
	t.layFoot(foot + 18)
	t.invite.Lay(t.edge, t.width, foot, t.tall)
	cols := len(t.filters)
	if t.tall {
		cols = 2
	}
	each := (t.width - float32(cols-1)*statisticsGap) / float32(cols)
	for i, f := range t.filters {
		x, y := t.edge+float32(i%cols)*(each+statisticsGap), top+float32(i/cols)*(statisticsFilterHigh+8)
		f.Rect = paint.Box(x, y+24, each, 48)
	}
	top += float32((len(t.filters)+cols-1)/cols)*(statisticsFilterHigh+8) + 4
	t.list.View = paint.Box(t.edge-12, top, t.width+24, foot-top)
	t.list.Content = t.layPlates(paint.Box(t.edge, top+10, t.width, foot-top-20))
	if t.list.By(0) || t.list.At != 0 {
		t.layPlates(paint.Box(t.edge, top+10-t.list.At, t.width, foot-top-20))
	}
}

// layFoot lays the buttons below: those that lead further lie between the others, or upright in a row over them.
func (t *Statistics) layFoot(y float32) {
	back, save, reset, gap, size := float32(210), float32(200), float32(120), float32(16), float32(20)
	onward, left, wide := y, t.edge+back+gap, t.width-back-save-reset-3*gap
	if t.tall {
		back, reset, gap, size = 168, 96, 12, 17
		save = t.width - back - reset - 2*gap
		left, wide = t.edge, t.width
		if len(t.onward) > 0 {
			y += statisticsRow
		}
	}
	t.back.Rect = paint.Box(t.edge, y, back, 52)
	t.reset.Rect = paint.Box(t.edge+t.width-reset, y, reset, 52)
	t.save.Rect = paint.Box(t.reset.X-gap-save, y, save, 52)
	t.back.Size, t.save.Size, t.reset.Size = size, size, size
	n := float32(len(t.onward))
	each := (wide - gap*(n-1)) / n
	if !t.tall {
		each = min(each, 200)
	}
	for i, b := range t.onward {
		b.Rect, b.Size = paint.Box(left+float32(i)*(each+gap), onward, each, 52), size
	}
}

// layPlates lays the plates into a box, and gives the height they need with the air round them.
func (t *Statistics) layPlates(in paint.Rect) float32 {
	if len(t.plates) == 0 {
		return 0
	}
	const gap = statisticsGap
	there := func(k plateKind) bool { return !t.plates[k].none }
	row := func(y, high float32, x, wide float32, kinds []plateKind, parts []float32) {
		n, whole := 0, float32(0) // of those that are there
		for i, k := range kinds {
			if !t.plates[k].none {
				n, whole = n+1, whole+parts[i]
			}
		}
		for i, k := range kinds {
			if t.plates[k].none {
				continue
			}
			w := (wide - gap*float32(n-1)) * parts[i] / whole
			t.plates[k].Rect = paint.Box(x, y, w, high)
			x += w + gap
		}
	}
	one, half := []float32{1}, []float32{0.5, 0.5}
	if t.tall {
		y := in.Y
		for _, r := range []struct {
			high  float32
			kinds []plateKind
			parts []float32
		}{{196, []plateKind{plateWon}, one}, {132, []plateKind{plateLast}, one}, {116, []plateKind{plateFirst}, one},
			{116, []plateKind{plateSecond}, one}, {116, []plateKind{plateThird}, one}, {138, []plateKind{plateLeft, plateLost}, half},
			{116, []plateKind{plateNumber}, one}} {
			if !slices.ContainsFunc(r.kinds, there) {
				continue
			}
			row(y, r.high, in.X, in.W, r.kinds, r.parts)
			y += r.high + gap
		}
		return y - in.Y - gap + 20
	}
	last := []plateKind{plateThird, plateLeft, plateLost, plateNumber}
	ring := float32(290)
	if t.roomy { // large text: fewer beside each other, and the list scrolls
		const high = 182
		ring = 350
		x, wide := in.X+ring+gap, in.W-ring-gap
		t.plates[plateWon].Rect = paint.Box(in.X, in.Y, ring, 2*high+gap)
		row(in.Y, high, x, wide, []plateKind{plateLast}, one)
		row(in.Y+high+gap, high, x, wide, []plateKind{plateFirst, plateSecond}, half)
		row(in.Y+2*(high+gap), high, in.X, in.W, last, []float32{0.44, 0.28, 0.28, 0.28})
		return 3*high + 2*gap + 20
	}
	high := max(118, (in.H-2*gap)/3)
	t.plates[plateWon].Rect = paint.Box(in.X, in.Y, ring, 3*high+2*gap)
	x, wide := in.X+ring+gap, in.W-ring-gap
	row(in.Y, high, x, wide, []plateKind{plateLast}, one)
	row(in.Y+high+gap, high, x, wide, []plateKind{plateFirst, plateSecond}, half)
	row(in.Y+2*(high+gap), high, x, wide, last, []float32{0.44, 0.28, 0.28, 0.28})
	return 3*high + 2*gap + 20
}

// Draw paints the pictures, or the invitation where there are none.
func (t *Statistics) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: t.w / 2, Y: t.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: t.w / 2, GlowY: t.h / 2, GlowR: 420})
	was := p.ZoomIn(t.k)
	p.Text(t.title, t.edge, 70, kit.PageTitle(0.6*t.width))
	if t.none() {
		t.invite.Draw(p)
		t.Nodes.Draw(p)
		p.ZoomOut(was)
		return
	}
	count := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Align: paint.Right, Wrap: t.width - t.titleWide(p) - 20}
	count = p.Within(t.count, count, 2.2*18*paint.Leading, 12)
	_, high := p.Measure(t.count, count)
	p.Text(t.count, t.edge+t.width, 70-max(0, high-p.Scaled(count)*paint.Leading), count)
	for _, f := range t.filters {
		p.Text(f.head, f.X+4, f.Y-8, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2})
		f.Draw(p)
	}
	t.list.Draw(p, t.shelf)
	for _, b := range t.onward {
		b.Draw(p)
	}
	t.back.Draw(p)
	t.save.Draw(p)
	t.reset.Draw(p)
	p.ZoomOut(was)
}

// titleWide is how wide the heading is drawn.
func (t *Statistics) titleWide(p *paint.Painter) float32 {
	w, _ := p.Measure(t.title, kit.PageTitle(0.6*t.width))
	return w
}

// Draw paints the plate.
func (p *plate) Draw(g *paint.Painter) {
	g.Bordered(p.Rect, 20, 1.5, paint.Plum800, paint.Plum600)
	switch p.kind {
	case plateWon:
		p.drawWon(g)
	case plateLast:
		p.drawLast(g)
	case plateLeft, plateLost, plateNumber:
		p.drawNumber(g)
	default:
		p.drawParts(g)
	}
	if p.focus && g.Focusing {
		g.ShowFocus(p.Rect)
		g.StrokeRoundRect(p.Rect.Inset(-4), 24, 3.5, paint.Cream)
	}
}

const (
	plateEdge = 22
	wonWords  = 170 // units above and below the ring for the words of its plate
	sideLeast = 110 // units beside a title, for what stands there
)

func (p *plate) drawTitle(g *paint.Painter) {
	title, side := paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream}, paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Align: paint.Right}
	w, _ := g.Measure(p.title, title)
	small := side
	small.Size, small.Most = 14, 14
	if needs, _ := g.Measure(p.side, small); w+needs > p.W-2*plateEdge-16 && !g.InHand() { // a larger title leaves the side room to be read
		title.Most = g.Scaled(title) * (p.W - 2*plateEdge - 16 - needs) / w
		w, _ = g.Measure(p.title, title)
	}
	title.Fit = p.W - 2*plateEdge
	g.Text(p.title, p.X+plateEdge, p.Y+33, title)
	side.Fit = p.W - 2*plateEdge - w - 16
	if side.Fit >= sideLeast && g.Reads(p.side, side) {
		g.Text(p.side, p.X+p.W-plateEdge, p.Y+33, side)
	} else if bar := p.Y + p.H*0.5 - 9; bar-p.Y-33 >= 34 { // it stands below
		g.Text(p.side, p.X+plateEdge, p.Y+56, paint.Style{Face: paint.Body, Size: 16, Most: 20, Color: paint.Cream2, Fit: p.W - 2*plateEdge})
	}
}

// drawWon paints the ring, its number in the middle and the lines beside or under it.
func (p *plate) drawWon(g *paint.Painter) {
	radius := min(min(p.W, p.H)/2-2*plateEdge, (p.H-wonWords)/2)
	cx, cy := p.X+p.W/2, p.Y+p.H/2-22
	textX, textY, al := p.X+p.W/2, cy+radius+44, paint.Middle
	room := p.W - 2*plateEdge
	if p.W > p.H { // the lines stand beside it
		radius = p.H/2 - plateEdge
		cx, cy = p.X+plateEdge+radius, p.Y+p.H/2
		textX, textY, al = cx+radius+28, cy+8, paint.Left
		room = p.X + p.W - plateEdge - textX
		g.Text(p.title, textX, cy-28, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream, Fit: room})
	} else {
		g.Text(p.title, textX, p.Y+38, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream, Align: paint.Middle, Fit: room})
	}
	thick := radius * 0.22
	drawRing(g, cx, cy, radius, thick, p.share)
	g.TextIn(p.big, paint.Centered(cx, cy, 2*(radius-thick), radius), paint.Style{Face: paint.Display, Size: radius * 0.46, Most: radius * 0.46, Color: paint.Cream, Align: paint.Middle, Fit: 1.7 * (radius - thick)})
	for _, line := range [...]string{p.side, p.good} {
		st := paint.Style{Face: paint.Body, Size: 18, Most: 21, Color: paint.Cream2, Align: al, Fit: room}
		apart := float32(30)
		if !g.Reads(line, st) {
			st.Fit, st.Wrap, apart = 0, room, 58
		}
		g.Text(line, textX, textY, st)
		textY += apart
	}
}

// drawRing paints a share of a ring, from the top clockwise. It is set of discs so close that its edge is smooth.
func drawRing(g *paint.Painter, cx, cy, radius, thick, share float32) {
	g.Circle(cx, cy, radius, thick, paint.Plum900)
	if share <= 0 {
		return
	}
	if share >= 1 {
		g.Circle(cx, cy, radius, thick, paint.Coral)
		return
	}
	mid := radius - thick/2
	steps := int(2*math.Pi*mid*share/1.5) + 1
	for i := range steps + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(share) * float64(i) / float64(steps))
		g.Disc(cx+mid*float32(sin), cy-mid*float32(cos), thick/2, paint.Coral)
	}
}

// drawLast paints the last results: one won stands on the line, one lost hangs under it.
func (p *plate) drawLast(g *paint.Painter) {
	p.drawTitle(g)
	g.Text(p.good, p.X+plateEdge, p.Y+p.H-16, paint.Style{Face: paint.Body, Size: 17, Most: 19, Color: paint.Cream2, Fit: p.W - 2*plateEdge})
	top, low := p.Y+46, p.Y+p.H-38
	line := top + (low-top)*0.62
	x, wide := p.X+plateEdge, p.W-2*plateEdge
	g.RoundRect(paint.Box(x, line-1, wide, 2), 1, paint.Plum600)
	each := wide / float32(len(p.last))
	for i := range p.lastN {
		r := paint.Box(x+float32(i)*each+each*0.14, line+3, each*0.72, low-line-3)
		c := paint.Plum300
		if p.last[i] {
			r.Y, r.H, c = top, line-top-3, paint.Coral
		}
		g.RoundRect(r, min(5, r.W/2), c)
	}
}

// drawParts paints a bar of two parts and what each of them is.
func (p *plate) drawParts(g *paint.Painter) {
	p.drawTitle(g)
	bar := paint.Box(p.X+plateEdge, p.Y+p.H*0.5-9, p.W-2*plateEdge, 22)
	foot := min(p.Y+p.H-18, bar.Y+bar.H+32)
	g.RoundRect(bar, 8, paint.Plum900)
	if !p.some {
		g.Text(p.good, bar.X, foot, paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: bar.W})
		return
	}
	good, bad := bar, bar
	good.W = bar.W * p.share
	bad.X, bad.W = bar.X+good.W, bar.W-good.W
	if good.W > 0 && bad.W > 0 { // a line of the ground between them
		good.W, bad.X, bad.W = good.W-1.5, bad.X+1.5, bad.W-1.5
	}
	g.RoundRect(good, 8, paint.Coral)
	g.RoundRect(bad, 8, paint.Plum300)
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream}
	wide, _ := g.Measure(p.good, st)
	other, _ := g.Measure(p.bad, st)
	room := bar.W - 2*20 - 12
	if st.Fit = wide * min(1, room/max(wide+other, 1)); !g.Reads(p.good, st) { // one over the other
		st.Fit = bar.W - 20
		for i, part := range [...]string{p.good, p.bad} {
			y := foot + float32(i)*1.3*g.Scaled(st)
			g.Disc(bar.X+6, y-6, 6, [...]paint.Color{paint.Coral, paint.Plum300}[i])
			g.Text(part, bar.X+20, y, st)
		}
		return
	}
	k := min(1, room/max(wide+other, 1)) // both become smaller alike
	g.Disc(bar.X+6, foot-6, 6, paint.Coral)
	st.Fit = wide * k
	g.Text(p.good, bar.X+20, foot, st)
	st.Fit, st.Align = other*k, paint.Right
	g.Disc(bar.X+bar.W-other*k-14, foot-6, 6, paint.Plum300)
	g.Text(p.bad, bar.X+bar.W, foot, st)
}

// drawNumber paints a number and what it is of.
func (p *plate) drawNumber(g *paint.Painter) {
	p.drawTitle(g)
	y := p.Y + 58
	if p.big != "" {
		g.Text(p.big, p.X+plateEdge, p.Y+74, paint.Style{Face: paint.Display, Size: 34, Color: paint.Cream, Fit: p.W - 2*plateEdge})
		y = p.Y + 96
	}
	st := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: p.W - 2*plateEdge}
	y += 0.7 * g.Grown(st)
	g.Text(p.good, p.X+plateEdge, y, g.Within(p.good, st, p.Y+p.H-y+6, 12))
}
