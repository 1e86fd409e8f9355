package table

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// plates are the seats as they are seen: who sits there, how many cards they hold, whose turn it is.
type plates struct {
	*chair
	hud      *hud
	felt     *felt
	eyes     *eyes
	verdict  *verdictShow
	bubble   *bubble
	question *question
	stands   *standIns
	deeds    deeds
}

func newPlates(c *chair, u *hud, f *felt, e *eyes, v *verdictShow, b *bubble, q *question, i *standIns) *plates {
	return &plates{chair: c, hud: u, felt: f, eyes: e, verdict: v, bubble: b, question: q, stands: i, deeds: deeds{view: c.view}}
}

// draw paints every seat's plate, under the cards.
func (pl *plates) draw(p *paint.Painter) {
	l := pl.queue.Layout()
	for i := range pl.facts.seats {
		if i >= len(l.Plates) {
			break
		}
		pl.drawPlate(p, i, pl.plateOf(i))
	}
}

// drawPlate draws a seat's plate; the active one stands out. While it grows it is drawn scaled, so that no shape has to
// be baked for a tick.
func (pl *plates) drawPlate(p *paint.Painter, i int, box paint.Rect) {
	const stands = 3.5
	dx, dy, scale := pl.plateMove(i, box)
	if dx != 0 || dy != 0 || scale != 1 {
		cx, cy := box.Center()
		p.Push(cx, cy, dx, dy, scale, 0, 1)
		defer p.Pop()
	}
	switch lit := pl.felt.lit[i]; lit {
	case 0:
		pl.drawPlateIn(p, i, box, 0)
	case 1:
		pl.drawPlateIn(p, i, box.Inset(-stands*pl.u), 1)
	default:
		cx, cy := box.Center()
		grown := 1 + 2*stands*pl.u*paint.OutBack(lit, 1.4)/box.H
		p.Push(cx, cy, 0, 0, grown, 0, 1)
		pl.drawPlateIn(p, i, box, lit)
		p.Pop()
	}
}

// drawPlateIn draws a plate in a box, lit so far.
func (pl *plates) drawPlateIn(p *paint.Painter, i int, r paint.Rect, lit float32) {
	l, d := pl.queue.Layout(), &pl.facts.seats[i]
	u := pl.u
	radius := r.H / 2
	if l.Portrait && engine.Seat(i) != pl.viewer {
		radius = 18 * u
	}
	p.Shadow(r, radius, 3*u, 8*u, paint.ShadowInk.Fade(0.55))
	turned := lit
	if p.Theme() == assets.Felt { // dark cloth becomes paper at once: on what lies between nothing can be read
		turned = float32(math.Floor(float64(lit) + 0.5))
	}
	body, line, wide := paint.Plum800.Mix(paint.Active, turned), p.Edge(paint.Plum600).Mix(paint.Coral, lit), 1.5*u
	if lit > 0 {
		wide = 3 * u
	}
	p.RoundRect(r, radius, line)
	p.RoundRect(r.Inset(wide), radius-wide, body)
	fade := float32(1)
	if d.skipped || d.out {
		fade = 0.45
	}
	gx, gy, gr := pl.portraitIn(r, engine.Seat(i))
	p.Draw(pl.art.guest[i], gx, gy, gr/32, paint.White.Fade(fade))
	pl.eyes.draw(p, i, gx, gy, gr/32, fade)
	if lit > 0 {
		p.Circle(gx, gy, gr+2.5*u, 3*u, paint.Coral)
	} else {
		p.Circle(gx, gy, gr+1*u, 2*u, paint.Cream.Fade(fade))
	}
	if lit > 0.5 {
		p.PushPaper()
		defer p.Pop()
	}
	pl.stands.drawRobot(p, i, gx, gy, gr)
	taken := pl.o.Company.DrawPlate(p, i, r, gx, gy, gr)
	pl.drawPlateText(p, i, r, gx+gr+10*u, taken, fade)
}

// drawPlateText writes beside the portrait; the name leaves at its end what is taken there.
func (pl *plates) drawPlateText(p *paint.Painter, i int, r paint.Rect, x, taken, fade float32) {
	l, d := pl.queue.Layout(), &pl.facts.seats[i]
	u := pl.u
	name := paint.Style{Name: true, Face: paint.Display, Size: pl.px(20), Color: paint.Cream.Fade(fade)}
	room := r.X + r.W - x - 14*u
	mine := engine.Seat(i) == pl.viewer
	switch {
	case l.Portrait && !mine:
		pl.drawUprightText(p, i, r, name)
		return
	case l.Far:
		pl.drawFarText(p, i, r, x, name)
		return
	case l.Small && !mine:
		name.Size, name.Fit = pl.px(18), room-50*u
		p.TextIn(d.name, paint.Box(x, r.Y, room, r.H), name)
		return
	}
	name.Fit = room - taken
	count := paint.Style{Face: paint.Body, Size: pl.px(16.5), Color: paint.Cream2.Fade(fade)}
	name, nameY, count, countY := p.Pair(r.Y+5*u, r.Y+r.H-8*u, name, r.Y+r.H/2-3*u, count, r.Y+r.H/2+19*u)
	if pl.mayCatch(engine.Seat(i)) && i < len(pl.hud.catches) {
		if c := pl.hud.catches[i].at; c.X > x && c.Y < r.Y+r.H && c.Y+c.H > r.Y {
			room = min(room, c.X-x-6*u) // the button lies over the plate
			if c.Y < nameY+4*u {
				name.Fit = min(name.Fit, room)
			}
		}
	}
	p.Text(d.name, x, nameY, name)
	line := d.cards
	if n := pl.queue.Held(engine.Seat(i)); !d.scored && !d.out && n < len(pl.labels.counts) {
		line = pl.labels.counts[n] // as many as have arrived
	}
	if pl.table.Thinking(engine.Seat(i)) && pl.current() && !mine {
		line, count.Color = pl.labels.thinking, paint.Cream2
		if pl.deciding(i) {
			count.Color = paint.Coral
		}
		pl.drawDots(p, x, countY, line, count)
	}
	if told, ink := pl.o.Company.Plate(i); told != "" {
		line, count.Color = told, ink
	}
	count.Fit = room
	if !p.Reads(line, count) {
		return // the number beside the backs says it too
	}
	p.Text(line, x, countY, count)
}

// drawFarText is what stands on a plate of a big screen: the name and, where there is something to tell, a line under it.
func (pl *plates) drawFarText(p *paint.Painter, i int, r paint.Rect, x float32, name paint.Style) {
	d, u := &pl.facts.seats[i], pl.u
	name.Fit, name.Most = float32(pl.queue.Layout().Fans[i].X)-0.5*float32(pl.queue.Layout().Fans[i].W)-x-5*u, 22*u
	told := paint.Style{Face: paint.Body, Size: 14.5 * u, Color: paint.Cream2, Fit: name.Fit, Most: 16 * u}
	line := pl.deeds.line(i)
	switch {
	case d.out:
		line = d.cards
	case d.active:
		told.Color = paint.Said
	}
	if said, ink := pl.o.Company.Plate(i); said != "" {
		line, told.Color = said, ink
	}
	if line == "" {
		p.TextIn(d.name, paint.Box(x, r.Y, name.Fit, r.H), name)
		return
	}
	p.Text(d.name, x, r.Y+0.47*r.H, name)
	p.Text(line, x, r.Y+0.77*r.H, told)
}

// drawUprightText is what stands on another's plate in a window held upright: how many cards beside the backs, where the call
// comes down in its time, and the name over the plate's whole width, unless the button to catch with lies there.
func (pl *plates) drawUprightText(p *paint.Painter, i int, r paint.Rect, name paint.Style) {
	u, seat := pl.u, engine.Seat(i)
	r = rectOf(pl.queue.Layout().Plates[i]) // as it is at rest
	_, _, _, called := pl.stamp(i)
	if _, open := pl.queue.Layout().Opened(seat); !called && !open { // else its cards lie there
		x := float32(pl.queue.Layout().Fans[i].X) + 20*u
		count := paint.Style{Face: paint.Display, Size: pl.px(18), Color: name.Color, Fit: r.X + r.W - x - 6*u, Most: 34 * u}
		p.TextIn(pl.art.number(pl.queue.Held(seat)), paint.Box(x, r.Y+4*u, count.Fit, 40*u), count)
	}
	if !pl.mayCatch(seat) {
		name.Size, name.Fit, name.Most, name.Align = pl.px(17), r.W-12*u, 24*u, paint.Middle
		p.TextIn(pl.facts.seats[i].name, paint.Box(r.X+6*u, r.Y+43*u, name.Fit, 23*u), name)
	}
}

// drawDots are three small discs that breathe behind the word "thinking".
func (pl *plates) drawDots(p *paint.Painter, x, y float32, word string, st paint.Style) {
	w, _ := p.Measure(word, st)
	for k := range 3 {
		a := 0.35 + 0.65*max(0, kit.Sin(float32(pl.breath)*0.11-float32(k)*0.9))
		p.Disc(x+w+float32(7+k*8)*pl.u, y-5*pl.u, 2.4*pl.u, paint.Cream2.Fade(a))
	}
}

// drawCounts are the counts, balloons and catch buttons, above the cards.
func (pl *plates) drawCounts(p *paint.Painter) {
	l := pl.queue.Layout()
	u := pl.u
	for i := range pl.facts.seats {
		seat := engine.Seat(i)
		if i >= len(l.Plates) {
			break
		}
		n := pl.queue.Held(seat)
		box := pl.plateOf(i)
		if seat != pl.viewer && !l.Portrait && n > 0 && !pl.verdict.coversSeat(seat) {
			f := rectOf(l.Fans[i])
			x, y := fanEnd(l, seat, f, n, u)
			body := paint.Cream
			if n == 1 {
				body = paint.Coral
			}
			pl.badge(p, pl.art.number(n), x, y, 17*u, body, paint.Ink)
		}
		pl.drawBalloon(p, i, box)
		if pl.mayCatch(seat) {
			pl.hud.drawCatch(p, i)
		}
	}
	if n := pl.queue.Held(pl.viewer); n >= anim.CountedFrom && (l.Portrait || !l.Claims) { // a claim is made and doubted beside the hand: there its plate counts it
		b := l.Hand.Box
		x := min(float32(b.X+b.W/2)+24*u, float32(l.W)-26*u)
		y := max(float32(b.Y-b.H/2)+10*u, 0)
		switch {
		case l.Portrait: // at the lower corner: above are the plate's buttons, and what is said of a card
			y = min(float32(b.Y+b.H/2), float32(l.H)-12*u) - 14*u
		case l.Hand.Rows > 1:
			y -= 22 * u
		}
		pl.badge(p, pl.art.number(n), x, y, 17*u, paint.Coral, paint.Ink)
	}
}

// fanEnd is the lower right corner of a seat's small backs.
func fanEnd(l *anim.Layout, seat engine.Seat, f paint.Rect, n int, u float32) (x, y float32) {
	cx, cy := f.Center()
	w := f.H * 2 / 3
	step := min(w/3, (f.W-w)/9)
	if n > 10 {
		step *= 9 / float32(n-1)
	}
	if l.Far {
		return cx + w*0.5, cy + f.H*0.28
	}
	if last, open := l.Opened(seat); open && !l.Small {
		return float32(last.X + 0.44*anim.CardW*last.Scale), float32(last.Y + 0.4*anim.CardH*last.Scale)
	}
	if l.Small {
		return cx + w*0.55 + 3*u, cy + f.H*0.3
	}
	return cx + step*float32(n-1)/2 + w*0.42, cy + f.H*0.36
}

// The line of the suspense, in units of the board.
const (
	openUp    = 60 // from the middle of the colour to its own, where the window is held upright
	openHigh  = 48 // of its words at most
	openEdges = 14 // above and below them
	// openUpright is from the middle of the colour to above the line at its highest, there.
	openUpright = openUp + (openHigh+openEdges)/2 + 4
)

// drawOpen is the suspense while a Wild Draw Four waits for its answer: who may doubt it, and, to a bluffer alone, that
// there is something to find out.
func (pl *plates) drawOpen(p *paint.Painter) {
	if pl.facts.open == "" || pl.question.modal != nil || !pl.queue.Idle() {
		return
	}
	l, u := pl.queue.Layout(), pl.u
	tag, bluff := float32(0), paint.Style{Face: paint.Display, Size: pl.px(16), Color: paint.Ink, Align: paint.Middle}
	if pl.bluffed {
		w, _ := p.Measure(pl.labels.bluffWord, bluff)
		tag = max(70*u, w+18*u) + 8*u
	}
	st := paint.Style{Face: paint.Body, Size: pl.px(18), Color: paint.Cream, Wrap: float32(l.W) - tag - 96*u}
	_, most := pl.underPile(0)
	if p.TextScale() > 1 && !l.Portrait {
		st.Wrap = max(most-tag-72*u, 160*u)
	}
	st = p.Within(pl.facts.open, st, openHigh*u, st.Size*0.7)
	w, h := p.Measure(pl.facts.open, st)
	y := float32(l.Discard.Y) + float32(l.Ring) + 40*u
	x, _ := pl.underPile(w + 72*u + tag)
	if l.Portrait {
		x, y = float32(l.W)/2, float32(l.Chip.Y)-openUp*u
	}
	r := paint.Centered(x, y, w+72*u+tag, max(42*u, h+openEdges*u))
	if at, under := pl.bubble.place(p); pl.bubble.on && under && !at.Apart(r) { // beside what is said at the pile
		r.X = max(r.X, min(at.X+at.W+8*u, float32(l.W)-12*u-r.W))
		if sort := pl.hud.sort.at; !r.Apart(sort) { // a long name's goes as far as over the button
			y -= r.Y + r.H + 3*u - sort.Y
			r.Y = y - r.H/2
		}
	}
	p.Shadow(r, 21*u, 4*u, 10*u, paint.ShadowInk.Fade(0.6))
	p.RoundRect(r, 21*u, paint.Coral)
	p.RoundRect(r.Inset(2*u), 19*u, paint.Plum900)
	beat := 0.85 + 0.15*kit.Sin(float32(pl.breath)*0.13)
	p.Draw(pl.art.eyeHalf, r.X+28*u, y, 0.19*u*beat, paint.White)
	p.TextIn(pl.facts.open, paint.Box(r.X+52*u, r.Y, w, r.H), st)
	if pl.bluffed {
		c := paint.Centered(r.X+w+58*u+tag/2, y, tag-8*u, 28*u+p.Grown(bluff))
		p.RoundRect(c, 9*u, paint.Coral)
		p.TextIn(pl.labels.bluffWord, c, bluff)
	}
}

// drawMyTurn is the coral pill over the player's plate, and for a moment a large word on the table.
func (pl *plates) drawMyTurn(p *paint.Painter) {
	if pl.person == nil || pl.tools.claim { // what is to be claimed says it
		return
	}
	l := pl.queue.Layout()
	u := pl.u
	if pl.asked() && int(pl.viewer) < len(l.Plates) && !(pl.shown.Doubtful() && len(pl.shown.Owing) > 0) { // it is nobody's turn while several are asked
		box := pl.plateOf(int(pl.viewer))
		cx, _ := box.Center()
		if l.Portrait {
			x := box.X + box.W + 62*u
			pl.pillIn(p, pl.labels.yourTurn, input.NoAction, x, float32(l.Plates[pl.viewer].Y), 2*min(x-box.X-box.W+8*u, pl.hud.sort.at.X-6*u-x), paint.Coral, paint.Ink)
		} else {
			pl.pill(p, pl.labels.yourTurn, input.NoAction, cx, box.Y-24*u-0.5*p.Grown(pl.pillStyle(paint.Ink)), paint.Coral, paint.Ink)
		}
	}
	if b := pl.felt.banner; b > 0 && !pl.popped() && !pl.bubble.on {
		age := float32(bannerFor - b)
		k := min(1, age/8) * min(1, float32(b)/10)
		y := float32(l.Hand.Release) - 42*u // a card that is looked at rises below it
		if l.Portrait {
			y = float32(l.Chip.Y) - 66*u
		}
		scale := 0.85 + 0.15*paint.OutBack(min(1, age/10), 1.6)
		p.Push(float32(l.W)/2, y, 0, 0, scale, 0, k)
		st := paint.Style{Face: paint.Display, Size: 34 * u, Color: paint.Ink, Align: paint.Middle}
		w, _ := p.Measure(pl.labels.yourTurn, st)
		r := paint.Centered(float32(l.W)/2, y, w+72*u, 58*u)
		p.Shadow(r, r.H/2, 6*u, 14*u, paint.ShadowInk.Fade(0.6))
		p.RoundRect(r, r.H/2, paint.Coral)
		p.TextIn(pl.labels.yourTurn, r, st)
		p.Pop()
	}
}
