package table

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// drawHead paints the pause with the round and its rules, and the log.
func (h *hud) drawHead(p *paint.Painter) {
	u := h.u
	l := h.queue.Layout()
	if l.Far {
		h.drawRound(p)
		return
	}
	h.drawIcon(p, &h.pause, h.art.pause, zonePause)
	if l.HandOnly {
		return // the company says where the table is seen
	}
	x := h.pause.at.X + h.pause.at.W + 18*u
	if l.Claims && !l.Portrait && h.person != nil {
		x = h.sort.at.X + h.sort.at.W + 18*u
	}
	round, roundY, rules, rulesY := p.Pair(h.pause.at.Y-10*u, h.pause.at.Y+54*u, paint.Style{Face: paint.Display, Size: h.px(17), Color: paint.Cream}, h.pause.at.Y+18*u,
		paint.Style{Face: paint.Body, Size: h.px(15), Color: paint.Plum300}, h.pause.at.Y+38*u)
	second := h.heading.whole
	if l.Portrait || l.Small {
		second = h.heading.ruled
	}
	rules.Fit = 170 * u // a name of the player's own may be long
	if l.Claims {
		rules.Color = paint.Cream // it stands further right, where the floor is lighter
	}
	if l.Small {
		for i := range l.Plates { // on a screen held in the hand the buttons leave less
			if r := h.plateOf(i); r.Y < h.pause.at.Y+h.pause.at.H && r.X > x {
				rules.Fit = min(rules.Fit, r.X-x-6*u)
			}
		}
	}
	if h.hurry {
		second, rules.Color = h.labels.hurryWord, paint.Said
	}
	if !h.stage.Toasts().Over(paint.Box(x, h.pause.at.Y, rules.Fit, h.pause.at.H)) {
		p.Text(h.facts.round, x, roundY, round)
		h.drawRoundClock(p, x, roundY, round)
		if !h.hurry && !p.Reads(second, rules) { // it is told in the pause, too
			second = h.heading.ruled
		}
		if h.hurry || p.Reads(second, rules) {
			p.Text(second, x, rulesY, rules)
		}
	}
	if l.Portrait || l.Corner {
		h.drawIcon(p, &h.log, h.art.logIcon, zoneLog)
		if h.fresh {
			p.Disc(h.log.at.X+h.log.at.W-5*u, h.log.at.Y+5*u, 5*u, paint.Coral)
		}
	} else {
		h.drawTab(p)
	}
}

// drawRound is which round it is, for who looks on from afar; the company says beside it how many do.
func (h *hud) drawRound(p *paint.Painter) {
	r, u := h.pause.at, h.u
	p.Bordered(r, r.H/2, 1.5, paint.Plum800, paint.Plum600)
	st := paint.Style{Face: paint.Display, Size: 16.5 * u, Color: paint.Cream, Fit: r.W - 70*u, Most: 20 * u}
	p.TextIn(h.facts.round, paint.Box(r.X+16*u, r.Y, r.W-70*u, r.H), st)
	if h.round.second >= 0 {
		st.Size = 24 * u
		h.round.draw(p, r.X+r.W+16*u, r.Y+r.H/2+9*u, st)
	}
}

// drawRoundClock is what the round has left, after its name.
func (h *hud) drawRoundClock(p *paint.Painter, x, y float32, st paint.Style) {
	if h.round.second < 0 {
		return
	}
	w, _ := p.Measure(h.facts.round, st)
	h.round.draw(p, x+w+12*h.u, y, st)
}

// drawSort is the button that puts the hand in order.
func (h *hud) drawSort(p *paint.Painter) {
	h.drawIcon(p, &h.sort, h.art.sort, zoneSort)
}

// drawPop paints Play and Keep over the card drawn.
func (h *hud) drawPop(p *paint.Painter) {
	if h.popped() && h.asked() {
		h.play.Draw(p)
		h.keep.Draw(p)
	}
}

func (h *hud) drawIcon(p *paint.Painter, b *padButton, icon paint.Sprite, z zone) {
	u := h.u
	body, line := paint.Plum800, paint.Plum600
	switch {
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.RoundRect(b.at, 14*u, p.Edge(line))
	p.RoundRect(b.at.Inset(1.5*u), 12.5*u, body)
	cx, cy := b.at.Center()
	p.Draw(icon, cx, cy, b.at.H/44*0.95, paint.Cream)
	if p.Focusing && h.zone == z {
		p.FocusRing(b.at, 14*u)
	}
	h.keyBadge(p, b.at, z)
}

// keyBadge hangs the key or the button that does the same below a button with a picture, where there is room for it.
func (h *hud) keyBadge(p *paint.Painter, at paint.Rect, z zone) {
	if h.queue.Layout().Portrait || h.peek.peeks() && z == zoneSort {
		return
	}
	u, g := h.u, stage.Prompt(p, [zones]input.Action{zoneSort: input.ActSort, zoneHint: input.ActHint, zoneLog: input.ActLog, zonePause: input.ActPause}[z])
	if g.Of == paint.NoGlyph {
		return
	}
	high := max(20*u, 18) // or nobody could read it in a small window
	r := paint.Centered(at.X+at.W/2, at.Y+at.H+4*u, p.GlyphWide(g, high), high)
	p.RoundRect(r.Inset(-2*u), 7*u, paint.Plum900)
	p.Glyph(g, r, paint.Cream)
}

// drawTab is the log's tab at the right edge.
func (h *hud) drawTab(p *paint.Painter) {
	b, u := &h.log, h.u
	r := b.at
	r.W += 20 * u
	body := paint.Plum800
	if b.Hover {
		body, r.X = paint.Plum600, r.X-3*u
	}
	p.RoundRect(r, 14*u, p.Edge(paint.Plum600))
	p.RoundRect(r.Inset(1.5*u), 12.5*u, body)
	cx, cy := b.at.Center()
	p.Put(h.art.next, paint.Pose{X: cx, Y: b.at.Y + 30*u, ScaleX: -u, ScaleY: u, Tint: paint.Cream})
	p.Push(cx, cy+24*u, 0, 0, 1, -1.5707964, 1)
	p.TextIn(h.labels.logWord, paint.Centered(cx, cy+24*u, 60*u, 24*u), paint.Style{Face: paint.Display, Size: h.px(16), Color: paint.Cream, Align: paint.Middle, Most: 24 * u, Fit: 72 * u})
	p.Pop()
	if h.fresh {
		p.Disc(cx, b.at.Y+b.at.H-24*u, 5*u, paint.Coral)
	}
	if p.Focusing && h.zone == zoneLog {
		p.FocusRing(b.at, 14*u)
	}
	h.keyBadge(p, b.at, zoneLog)
}

// drawCall is the large disc to call with.
func (h *hud) drawCall(p *paint.Painter) {
	b, u := &h.call, h.u
	on := h.mayCall()
	cx, cy := b.at.Center()
	if h.queue.Layout().Portrait {
		body, ink := paint.Plum700, paint.Plum300
		if on {
			body, ink = paint.Coral, paint.Ink
		}
		p.RoundRect(b.at, 18*u, p.Edge(paint.Plum500))
		p.RoundRect(b.at.Inset(1.5*u), 16.5*u, body)
		p.TextIn(h.lang.CallWord, b.at, paint.Style{Face: paint.Display, Size: 25 * u, Color: ink, Align: paint.Middle, Fit: b.at.W - 20*u})
		return
	}
	k := b.at.W / 120
	sprite, ink := h.art.callOff, paint.Plum300
	if on {
		sprite, ink = h.art.callOn, paint.Ink
		if b.LooksPressed() {
			sprite = h.art.callDown
			cy += 5 * k
		} else {
			beat := 1 + 0.03*kit.Sin(float32(h.breath)*0.15)
			k *= beat
		}
	}
	p.Draw(sprite, cx, b.at.Y+b.at.H/2, k, paint.White)
	call, callY := paint.Style{Face: paint.Display, Size: 31 * b.at.W / 120, Color: ink, Align: paint.Middle, Fit: b.at.W * 0.84}, cy+4*k
	hint, hintY := paint.Style{Face: paint.Body, Size: h.px(14), Color: ink, Align: paint.Middle, Fit: b.at.W * 0.84}, cy+30*k
	low, g := cy+40*k, stage.Prompt(p, input.ActCall)
	if g.Of != paint.NoGlyph && !on {
		low, hintY = cy+29*k, cy+25*k
	}
	call, callY, hint, hintY = p.Pair(cy-34*k, low, call, callY, hint, hintY)
	call.Fit = min(call.Fit, chord(b.at.W*callRing, callY-0.7*p.Scaled(call)-cy, callY-cy))
	hint.Fit = min(hint.Fit, chord(b.at.W*callRing, hintY-0.7*p.Scaled(hint)-cy, hintY+0.2*p.Scaled(hint)-cy))
	p.Text(h.lang.CallWord, cx, callY, call)
	switch {
	case on:
		p.Glyph(g, paint.Centered(cx, cy+26*k, p.GlyphWide(g, 24*u), 24*u), ink)
	default:
		if g.Of != paint.NoGlyph {
			p.Glyph(g, paint.Centered(cx, cy+41*k, p.GlyphWide(g, 24*u), 24*u), paint.Cream2)
		}
		if w, _ := p.Measure(h.labels.callHint, paint.Style{Face: hint.Face, Size: callHintLeast, Most: callHintLeast}); w <= hint.Fit && !h.stage.Window().Held().Broad() { // else it could not be read
			p.Text(h.labels.callHint, cx, hintY, hint)
		}
	}
	if p.Focusing && h.zone == zoneCall {
		p.FocusRing(b.at, b.at.W/2)
	}
}

// callHintLeast is the size, in units, that the line under the word to call has at least.
const callHintLeast = 11

// callRing is how far the ring on the disc to call with is from its middle, in widths of the disc.
const callRing = 0.43

// chord is how wide a line may be inside a circle that reaches from one height over its middle to another.
func chord(radius, top, low float32) float32 {
	far := max(top, -top, low, -low)
	return 2 * paint.Sqrt(max(radius*radius-far*far, 0))
}

// drawCatch is the button on the plate of a seat that may be caught.
func (h *hud) drawCatch(p *paint.Painter, i int) {
	if i >= len(h.catches) {
		return
	}
	b, u := &h.catches[i], h.u
	r := b.at
	radius := r.H / 2.6
	if b.LooksPressed() {
		r = r.Move(0, 4*u)
	} else {
		p.RoundRect(r.Move(0, 4*u), radius, paint.CoralLip)
	}
	body := paint.Coral
	if b.Hover {
		body = body.Mix(paint.White, 0.14)
	}
	p.RoundRect(r, radius, body)
	word := h.labels.catchWord
	if h.queue.Layout().HandOnly { // no plate says who it is
		word = h.whom[i]
	}
	p.TextIn(word, r, paint.Style{Face: paint.Display, Size: h.px(17), Color: paint.Ink, Align: paint.Middle, Fit: r.W - 10*u})
	if p.Focusing && h.zone == zoneCatch && h.catchable() == engine.Seat(i) {
		p.FocusRing(r, radius)
	}
}
