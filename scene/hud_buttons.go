package scene

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// padButton is a place that can be pressed, whatever it looks like.
type padButton struct {
	at paint.Rect
	stage.Press
}

// update follows the pointer; it says that the button was pressed and let go.
func (b *padButton) update(s *Stage, in *input.Tick, on bool) bool {
	if b.Follow(s, in, b.at, on) != stage.LetGo {
		return false
	}
	b.Flash = 6
	return true
}

// makeHUD builds what stays the same for the table's life.
func (t *Table) makeHUD(s *Stage) {
	l := &t.lang
	h := t.hud
	t.labels.read(l)
	t.peek.word(l)
	t.hint.word(l)
	w, _ := s.Painter().Size(t.art.small)
	t.smallBack = 120 / max(w, 1)
	h.play = Button{Text: l.Say(words.ButtonPlay), Kind: CoralVerb, OnPress: func(s *Stage) { t.moves.try(s, t.shown.Drawn) }}
	h.keep = Button{Text: l.Say(words.ButtonKeep), Kind: CreamVerb, OnPress: func(s *Stage) { t.moves.keep(s) }}
}

// layHUD puts everything where the layout of the beat shown leaves room for it.
func (t *Table) layHUD(s *Stage) {
	l := t.queue.Layout()
	if l.Unit == 0 {
		return
	}
	t.u = float32(l.Unit)
	t.hud.lay(s)
	t.felt.layArrows(l, t.viewer)
	if !t.o.Demo {
		s.Toasts.K = max(1, t.u)
		if l.Portrait {
			s.Toasts.K *= 0.85
		}
		s.Toasts.Space = t.hud.messages()
	}
}

// lay puts every button into its place.
func (h *hud) lay(s *Stage) {
	l := h.queue.Layout()
	u, w := h.u, float32(l.W)
	held := s.Held()
	side := max(44*u, held.Finger*held.K)
	h.pause.at = paint.Box(20*u, 20*u, side, side)
	if l.Portrait {
		h.pause.at = paint.Box(14*u, 16*u, side, side)
	}
	switch {
	case l.Portrait:
		h.log.at = rectOf(l.Log)
	case h.cornered(l.Small, held):
		h.log.at = paint.Box(w-20*u-side, 20*u, side, side)
	default:
		h.log.at = rectOf(l.Log)
	}
	h.pile.at = rectOf(l.Draw)
	h.played.at = rectOf(l.Discard)
	h.call.at = rectOf(l.Call)
	if mine := int(h.viewer); mine >= 0 && mine < len(l.Plates) {
		h.sort.at = paint.Centered(float32(l.Call.X)-(side+8*u)/2, h.call.at.Y-18*u-side/2, side, side)
		if held.Broad() { // clear of the number of a long hand
			h.sort.at.Y -= 36 * u
		}
		if l.Portrait {
			h.sort.at = paint.Centered(w-36*u, float32(l.Plates[mine].Y), side, side)
		}
	}
	h.layLamp()
	h.catches = h.catches[:0]
	for i := range l.Plates {
		b := h.plateOf(i)
		r := paint.Box(b.X+b.W-62*u, b.Y+b.H/2-18*u, 86*u, 36*u)
		if wide, _ := s.Painter().Measure(h.labels.catchWord, paint.Style{Face: paint.Display, Size: h.px(17)}); wide > r.W-16*u {
			r.X, r.W = b.X+b.W-46*u, wide+20*u
		}
		if l.Small {
			r = paint.Box(b.X+56*u, b.Y+b.H-12*u, 86*u, 34*u)
		}
		if l.Portrait && engine.Seat(i) != h.viewer { // in the place of the name
			r = paint.Box(b.X, b.Y+b.H-28*u, b.W, 30*u)
		}
		if held.Broad() {
			r = paint.Centered(r.X+r.W/2, r.Y+r.H/2, max(r.W, side), max(r.H, side))
		}
		h.catches = append(h.catches, padButton{at: r})
	}
	h.layPop()
}

// cornered says whether the log is a button in the corner and no tab: where plates are small, and where a finger needs more than a
// tab's width.
func (h *hud) cornered(small bool, held stage.Hold) bool {
	h.corner = small || held.Broad()
	return h.corner
}

// popMost is how wide, in units of the board, Play and Keep may become for their keys.
const popMost = 168

// layPop puts Play and Keep over the drawn card.
func (h *hud) layPop() {
	if !h.popped() {
		return
	}
	l, u := h.queue.Layout(), h.u
	i := h.indexOf(h.shown.Drawn.ID)
	if i == noCard {
		return
	}
	held := h.stage.Held()
	w, high, p := 132*u, max(46*u, held.Finger*held.K), h.stage.Painter()
	h.play.Cap, h.keep.Cap = input.ActConfirm, input.ActKeep
	for _, b := range [2]*Button{&h.play, &h.keep} { // as wide as word and key want, and where that is too wide, the word alone
		b.Size = 21 * u
		wide, _ := p.Measure(b.Text, paint.Style{Face: paint.Display, Size: b.Size})
		if wide += 44 + p.GlyphWide(stage.Prompt(p, b.Cap), 28); h.u > 1.5 || wide > popMost*u {
			b.Cap = input.NoAction
		} else {
			w = max(w, wide)
		}
	}
	q := l.HandPose(i)
	x := min(max(float32(q.X), w+20*u), float32(l.W)-w-20*u)
	y := float32(l.Hand.Box.Y-l.Hand.Box.H/2) - 72*u - high
	if l.Portrait {
		x, y = float32(l.W)/2, float32(l.Chip.Y)-46*u-high
	} else if held.Broad() { // beside the pile, which they would cover
		x = float32(l.Discard.X+l.Discard.W/2) + w + 30*u
	}
	h.play.Rect, h.keep.Rect = paint.Box(x-w-6*u, y, w, high), paint.Box(x+6*u, y, w, high)
}

// update follows the buttons and their keys.
func (co *controls) update(s *Stage, in *input.Tick) {
	h := co.hud
	if co.popped() {
		co.hud.layPop()
		h.play.Update(s, in)
		h.keep.Update(s, in)
		if !co.popped() {
			return
		}
	}
	if h.pause.update(s, in, true) {
		s.Audio.Play(assets.SoundClick)
		co.doors.pause(s)
		return
	}
	if h.log.update(s, in, true) || in.Take(input.ActLog) {
		s.Audio.Play(assets.SoundClick)
		co.doors.log(s)
		return
	}
	if h.played.update(s, in, true) {
		co.doors.played(s)
		return
	}
	if co.person == nil {
		return
	}
	if h.sort.update(s, in, true) || in.Take(input.ActSort) {
		s.Audio.Play(assets.SoundClick)
		co.resort(s)
	}
	if co.hud.lamp.update(s, in, true) || in.Take(input.ActHint) {
		co.hint.ask(s)
	}
	h.call.at = rectOf(co.queue.Layout().Call)
	if h.call.update(s, in, true) || in.Take(input.ActCall) {
		co.calls.call(s)
	}
	for i := range h.catches {
		if h.catches[i].update(s, in, co.mayCatch(engine.Seat(i))) {
			co.calls.catch(s, engine.Seat(i))
		}
	}
	co.lines.pressPlates(s, in)
	if in.Take(input.ActCatch) {
		co.calls.catchAnybody(s)
	}
	if h.pile.update(s, in, true) || h.underPile.update(s, in, h.underPile.at.W > 0) {
		co.moves.draw(s)
	}
}

// drawHead paints the pause with the round and its rules, and the log.
func (h *hud) drawHead(p *paint.Painter) {
	u := h.u
	l := h.queue.Layout()
	h.drawIcon(p, &h.pause, h.art.pause, zonePause)
	x := h.pause.at.X + h.pause.at.W + 18*u
	round, roundY, rules, rulesY := p.Pair(h.pause.at.Y-10*u, h.pause.at.Y+54*u, paint.Style{Face: paint.Display, Size: h.px(17), Color: paint.Cream}, h.pause.at.Y+18*u,
		paint.Style{Face: paint.Body, Size: h.px(15), Color: paint.Plum300}, h.pause.at.Y+38*u)
	second := h.ruled
	rules.Fit = 170 * u // a name of the player's own may be long
	if h.hurry {
		second, rules.Color = h.labels.hurryWord, paint.Said
	}
	if !h.stage.Toasts.Over(paint.Box(x, h.pause.at.Y, rules.Fit, h.pause.at.H)) {
		p.Text(h.facts.round, x, roundY, round)
		p.Text(second, x, rulesY, rules)
	}
	if l.Portrait || h.corner {
		h.drawIcon(p, &h.log, h.art.logIcon, zoneLog)
		if h.fresh {
			p.Disc(h.log.at.X+h.log.at.W-5*u, h.log.at.Y+5*u, 5*u, paint.Coral)
		}
	} else {
		h.drawTab(p)
	}
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
			beat := 1 + 0.03*sin32(float32(h.breath)*0.15)
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
		if w, _ := p.Measure(h.labels.callHint, paint.Style{Face: hint.Face, Size: callHintLeast, Most: callHintLeast}); w <= hint.Fit && !h.stage.Held().Broad() { // else it could not be read
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
	p.TextIn(h.labels.catchWord, r, paint.Style{Face: paint.Display, Size: h.px(17), Color: paint.Ink, Align: paint.Middle, Fit: r.W - 10*u})
	if p.Focusing && h.zone == zoneCatch && h.catchable() == engine.Seat(i) {
		p.FocusRing(r, radius)
	}
}
