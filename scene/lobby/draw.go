package lobby

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Draw paints the screen.
func (b *Lobby) Draw(p *paint.Painter) {
	y := &b.lay
	p.Ground(paint.Ground{X: y.w / 2, Y: -60, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.14), GlowX: y.w / 2, GlowY: 0, GlowR: 420})
	was := p.ZoomIn(y.k)
	p.TextIn(b.title, y.title, paint.Style{Face: paint.Display, Size: 36, Color: paint.Cream, Most: 48, Fit: y.title.W})
	panel(p, y.list, paint.Plum600)
	b.drawList(p)
	if y.card.W > 0 {
		b.drawCard(p)
	}
	panel(p, y.code, paint.Plum600)
	b.drawCode(p)
	for _, n := range b.nodes.Nodes {
		if _, ok := n.(*kit.Shelved); ok {
			continue // drawn with the list
		}
		if f, ok := n.(stage.Focusable); ok && f.Enabled() {
			p.TellTarget(n.Bounds())
		}
		n.Draw(p)
	}
	p.ZoomOut(was)
}

// panel is a plate on the table.
func panel(p *paint.Painter, r paint.Rect, line paint.Color) {
	p.Shadow(r, 22, 6, 12, paint.ShadowInk.Fade(0.5))
	p.Bordered(r, 22, 1.5, paint.Plum800, line)
}

// drawCode writes the heading over the boxes.
func (b *Lobby) drawCode(p *paint.Painter) {
	r := b.lay.code
	room := r.W - 36
	top := paint.Box(r.X+18, r.Y+6, room, b.code.Y-r.Y-12)
	if b.paste != nil {
		top.W = b.paste.X - top.X - 8
	}
	head := paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: top.W}
	if p.TextScale() > 1 || b.lay.upright { // one line
		p.TextIn(b.codes, top, head)
		return
	}
	p.Text(b.codes, top.X, top.Y+22, head)
	p.Text(b.links, top.X, top.Y+43, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: top.W})
}

// drawList draws the heads of the columns and the rows, or what is said in their place.
func (b *Lobby) drawList(p *paint.Painter) {
	y, r := &b.lay, &b.list
	if len(r.tabs) == 0 {
		at := paint.Box(y.list.X+20, r.search.Y, r.search.X-y.list.X-32, r.search.H)
		p.TextIn(r.head, at, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: at.W})
	}
	if line, help := b.wayTexts(); line != "" {
		w := &b.way
		if size, _ := p.Size(b.mark); b.way.phase == here && b.list.count == 0 && w.y-y.way.Y > 130 {
			p.Draw(b.mark, w.x, w.y-66, 96/max(size, 1), paint.White)
		}
		p.Text(line, w.x, w.y+p.Drop(w.big)+w.big.Size*0.8, w.big)
		p.Text(help, w.x, w.y+w.bigHigh+10+p.Drop(w.small)+w.small.Size*0.8, w.small)
		return
	}
	if !y.slim {
		for i, at := range columnsOf(r.scroll.View.X+6, r.scroll.View.W-12) {
			p.Text(r.heads4[i], at.X, r.scroll.View.Y-8, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Most: 18, Fit: at.W})
		}
	}
	r.scroll.Draw(p, r.shelf)
}

// columnsOf are the columns of a row in a width: room and host, seats, rules and clock, state.
func columnsOf(x, w float32) [4]paint.Rect {
	return [4]paint.Rect{paint.Box(x+74, 0, w*0.385-84, 0), paint.Box(x+w*0.385, 0, w*0.255, 0), paint.Box(x+w*0.65, 0, w*0.2, 0), paint.Box(x+w*0.86, 0, w*0.14-10, 0)}
}

// Draw draws the row.
func (w *row) Draw(p *paint.Painter) {
	r, body, line, wide := w.Rect, paint.Plum700, paint.Clear, float32(0)
	switch {
	case w.is():
		body, line, wide = paint.Plum600, paint.Cream, 2.5
	case w.LooksPressed():
		body = paint.Plum900
	case w.Hover:
		body = paint.Plum600
	}
	if wide > 0 {
		p.Bordered(r, 20, wide, body, line)
	} else {
		p.Plate(r, 20, body)
	}
	if w.of.lay.slim {
		w.drawSlim(p, r)
	} else {
		w.drawColumns(p, r)
	}
	if w.Focused && p.Focusing {
		p.FocusRing(r, 20)
	}
}

func nameStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Fit: fit, Name: true}
}

func lineStyle(fit float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: fit}
}

// drawColumns draws what it says in columns.
func (w *row) drawColumns(p *paint.Painter, r paint.Rect) {
	drawFace(p, w.face, r.X+36, r.Y+r.H/2, 26)
	at := columnsOf(r.X, r.W)
	top, low := r.Y+6, r.Y+r.H-6
	host, by := w.host, lineStyle(at[0].W)
	if wide, _ := p.Measure(host, lineStyle(0)); wide > at[0].W {
		host, by.Name = w.by, true
	}
	drawPair(p, at[0], top, low, w.name, nameStyle(at[0].W), host, by)
	if w.kind == isNear {
		w.drawState(p, at[3], top, low)
		return
	}
	drawSeats(p, w.seats, paint.Box(at[1].X, r.Y, at[1].W, r.H))
	rules := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Fit: at[2].W}
	clock := lineStyle(at[2].W - 24)
	rules, ry, clock, cy := p.Pair(top, low, rules, r.Y+r.H/2-5, clock, r.Y+r.H/2+20)
	p.Text(w.rules, at[2].X, ry, rules)
	drawClock(p, at[2].X+8, cy-0.35*p.Scaled(clock), w.timed)
	p.Text(w.clock, at[2].X+24, cy, clock)
	w.drawState(p, at[3], top, low)
}

// drawState draws the state, and what stands under it.
func (w *row) drawState(p *paint.Painter, at paint.Rect, top, low float32) {
	ink := w.stateInk(p)
	st := paint.Style{Face: paint.Body, Size: 17, Color: ink, Fit: at.W - 24}
	more := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Fit: at.W}
	st, y, more, moreY := p.Pair(top, low, st, top+(low-top)/2-5, more, top+(low-top)/2+20)
	w.of.marks.draw(p, w.kind, at.X+9, y-0.35*p.Scaled(st), 0.85, ink)
	p.Text(w.state, at.X+24, y, st)
	p.Text(w.more, at.X, moreY, more)
}

// drawSlim draws what it says in three lines: name and state, host and rules, who sits there.
func (w *row) drawSlim(p *paint.Painter, r paint.Rect) {
	third := r.H - 46
	drawFace(p, w.face, r.X+34, r.Y+8+third/2, 24)
	x := r.X + 68
	state := min(float32(170), r.W*0.33)
	room := r.W - 68 - 14
	name, y, line, lineY := p.Pair(r.Y+6, r.Y+6+third, nameStyle(room-state-8), r.Y+30, lineStyle(room), r.Y+56)
	p.Text(w.name, x, y, name)
	w.drawBrief(p, x, lineY, room, line)
	ink := w.stateInk(p)
	st := paint.Style{Face: paint.Body, Size: 16, Color: ink, Align: paint.Right, Fit: state - 24, Most: p.Scaled(name)}
	right := r.X + r.W - 14
	p.Text(w.state, right, y, st)
	wide, _ := p.Measure(w.state, st)
	w.of.marks.draw(p, w.kind, right-wide-14, y-0.35*p.Scaled(st), 0.85, ink)
	low := r.Y + r.H - 22
	p.Text(w.more, right, low+6, paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Align: paint.Right, Fit: state, Most: 26})
	drawLine(p, w.seats, x, low, room-state-12)
}

// drawBrief draws host, rules and, where there is room, the clock in a line.
func (w *row) drawBrief(p *paint.Painter, x, y, room float32, st paint.Style) {
	const dot = 18
	st.Name, st.Fit = true, 0
	by, _ := p.Measure(w.by, st)
	rules, _ := p.Measure(w.rules, st)
	st.Fit = min(by+1, max(room*0.48, room-rules-dot))
	p.Text(w.by, x, y, st)
	x, room = x+st.Fit+dot, room-st.Fit-dot
	if w.rules == "" {
		return
	}
	p.Disc(x-dot/2, y-5, 2, st.Color)
	st.Fit = min(rules+1, room)
	p.Text(w.rules, x, y, st)
	x, room = x+st.Fit+dot, room-st.Fit-dot
	st.Name, st.Fit = false, 0
	if clock, _ := p.Measure(w.clock, st); w.timed && clock+12 < room {
		drawClock(p, x, y-0.35*p.Scaled(st), true)
		p.Text(w.clock, x+13, y, st)
	}
}

// stateInk is the colour of the state.
func (w *row) stateInk(p *paint.Painter) paint.Color {
	if p.HighContrast() {
		return paint.Cream
	}
	switch w.kind {
	case canSit, isNear:
		return good
	case isPlayed, isPaused:
		return going
	}
	return paint.Cream2
}

// drawCard draws the room that is chosen.
func (b *Lobby) drawCard(p *paint.Painter) {
	r, c := b.lay.card, &b.chosen
	if c.row == nil {
		panel(p, r, paint.Plum600)
		p.Text(c.hint, r.X+24, r.Y+44, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: r.W - 48, Most: 28})
		return
	}
	panel(p, r, paint.Cream)
	in := paint.Box(r.X+22, r.Y+10, r.W-44, c.sit.Y-r.Y-18)
	name := paint.Style{Face: paint.Display, Size: 24, Color: paint.Cream, Fit: in.W, Name: true, Most: 32}
	about := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream2, Fit: in.W, Most: 26}
	y := in.Y + 26 + p.Drop(name)
	p.Text(c.row.name, in.X, y, name)
	y += 26 + p.Drop(about)
	says := c.about
	if wide, _ := p.Measure(says, paint.Style{Face: about.Face, Size: about.Size, Most: about.Most}); wide > 1.1*in.W && c.row.rules != "" {
		says = c.row.rules // its row tells the clock, too
	}
	p.Text(says, in.X, y, about)
	y += 10
	drawSitters(p, c.row.seats, c.free, paint.Box(in.X, y, in.W, in.Y+in.H-y))
}
