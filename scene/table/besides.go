package table

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// hintBeside lets the player ask for advice while a question of theirs is open over cover: by the key, and by a lamp that
// stands where the question leaves room for it.
func (be *besides) hintBeside(s *stage.Stage, in *input.Tick, cover paint.Rect) {
	if !be.tools.hint {
		return
	}
	b := be.lampBeside(cover)
	if b.update(s, in, be.hint.hintable()) || in.Take(input.ActHint) {
		be.hint.ask(s)
	}
}

// lampBeside is the lamp, put beside what a question covers: at its right, above it, or in its corner. The doubt of a claim has a
// place of its own at the table, and the lamp stays in the row at the top.
func (be *besides) lampBeside(cover paint.Rect) *padButton {
	l, b := be.queue.Layout(), &be.hint.beside
	if l.Claims {
		b.at = be.hud.lamp.at
		return b
	}
	k := max(be.u, 1)
	held := be.stage.Window().Held()
	size := max(46*k, held.Finger*held.K)
	switch {
	case float32(l.W)-cover.X-cover.W >= size+16*k:
		down := 56 + 28*(be.stage.Painter().TextScale()-1) // below a line over the question that is larger
		b.at = paint.Box(cover.X+cover.W+8*k, cover.Y+down*k, size, size)
	case cover.Y >= size+16*k:
		b.at = paint.Box(min(cover.X+cover.W, float32(l.W)-12*k)-size-8*k, cover.Y-size-8*k, size, size)
	default:
		right := min(cover.X+cover.W, float32(l.W)-4*k) - 10*k
		if be.person != nil && be.clock.timed() == be.viewer { // beside the seconds, which stand in that corner
			right = min(cover.X+cover.W-46*k, float32(l.W)-74*k)
		}
		b.at = paint.Box(right-size, max(cover.Y, 0)+10*k, size, size)
	}
	return b
}

// drawHintBeside draws the lamp beside a question, and the advice where the question leaves most room.
func (be *besides) drawHintBeside(p *paint.Painter, cover paint.Rect) {
	if be.question.modal == nil || be.person == nil || !be.tools.hint {
		return
	}
	be.hint.drawLamp(p, be.lampBeside(cover), max(be.u, 1), false)
	h := be.hint
	if h.mind != nil && h.age > hintIn {
		be.strip(p, h.think, nil, cover, 1)
		return
	}
	if !h.on {
		return
	}
	if r, radius := be.question.modal.Means(&be.hint.mark, be.question.card.ID == be.hint.hinted()); r.W > 0 {
		be.hint.pulseRing(p, r, radius)
	}
	be.strip(p, h.items[h.at].text, be.hint.moreLine(), cover, min(1, float32(h.age)/hintIn))
}

// strip is a sentence beside a question: below it, above it, or over its lower edge where it leaves no room.
func (be *besides) strip(p *paint.Painter, text string, more *stage.KeyLine, cover paint.Rect, k float32) {
	l := be.queue.Layout()
	u := max(be.u, 1)
	wide := min(720*u, float32(l.W)-120*u)
	st := paint.Style{Face: paint.Body, Size: 18 * u, Color: paint.Ink, Wrap: wide}
	w, h := p.Measure(text, st)
	small := paint.Style{Face: paint.Body, Size: 16 * u, Color: paint.Note}
	high := h + 22*u
	if more != nil {
		high += 22 * u
		w = max(w, more.Wide(p, small))
	}
	r := paint.Box((float32(l.W)-w-80*u)/2, 0, w+80*u, high)
	below, above := float32(l.H)-cover.Y-cover.H, cover.Y
	switch {
	case below >= high+10*u && below >= above:
		r.Y = cover.Y + cover.H + (below-high)/2
		if hand := be.handTop(); hand > cover.Y+cover.H { // between the two, or where there is no room right below the question: the cards speak for the answer
			r.Y = cover.Y + cover.H + max(6*u, (min(below, hand-cover.Y-cover.H)-high)/2)
		}
	case above >= high+10*u:
		r.Y = (above - high) / 2
	default:
		r.Y = float32(l.H) - high - 8*u
		if from, to := be.question.modal.Clear(); r.Y < to { // over the odds, never over the verbs
			r.Y = from - high - 12*u
		}
	}
	p.Push(r.X+r.W/2, r.Y+r.H/2, 0, 8*u*(1-k), 1, 0, k)
	p.TellPassing("advice", r)
	p.Shadow(r, 16*u, 4*u, 10*u, paint.ShadowInk.Fade(0.6))
	p.RoundRect(r, 16*u, paint.Cream)
	be.hint.inkLamp(p, r.X+30*u, r.Y+high/2, 1.1*u)
	p.TextIn(text, paint.Box(r.X+56*u, r.Y+11*u, w, h), st)
	if more != nil {
		more.Draw(p, paint.Box(r.X+56*u, r.Y+high-29*u, w, 22*u), small)
	}
	p.Pop()
}

// handTop is where the player's cards begin, those that stand out too.
func (be *besides) handTop() float32 {
	l := be.queue.Layout()
	top := float32(l.H)
	for i := range l.Hand.Count {
		if id := be.cardAt(i).ID; id != 0 {
			top = min(top, be.hint.hand.cardRect(id).Y)
		}
	}
	return top
}

// besides are what stays in force beside a question: the clock, the call and the catch, the pause, and the house's advice.
type besides struct {
	*chair
	hud      *hud
	clock    *turnClock
	calls    *calls
	hint     *hinter
	question *question
	pauses   func(*stage.Stage)
}

func newBesides(c *chair, u *hud, clock *turnClock, k *calls, h *hinter, q *question, pauses func(*stage.Stage)) *besides {
	return &besides{chair: c, hud: u, clock: clock, calls: k, hint: h, question: q, pauses: pauses}
}

// update lets the player call and catch while a question of theirs is open over cover. Where the question itself may be
// a challenge, the keys that are both mean the challenge.
func (be *besides) update(s *stage.Stage, in *input.Tick, cover paint.Rect, challenge bool) {
	be.hintBeside(s, in, cover)
	be.calls.keys.doubts.beside(s, in)
	if be.hud.pause.update(s, in, be.hud.pause.at.Apart(cover)) || in.Take(input.ActPause) {
		be.pauses(s)
		return
	}
	may := be.mayCall()
	be.hud.call.at = be.callBeside(cover, may)
	if be.hud.call.update(s, in, may) || may && !challenge && in.Take(input.ActCall) || may && !in.Did(input.ActChallenge) && in.Take(input.ActCall) {
		be.calls.call(s)
	}
	for i := range be.hud.catches {
		b := &be.hud.catches[i]
		if b.update(s, in, be.mayCatch(engine.Seat(i)) && b.at.Apart(cover)) {
			be.calls.catch(s, engine.Seat(i))
		}
	}
	if seat := be.catchable(); seat != engine.NoSeat && !challenge && in.Take(input.ActCatch) {
		be.calls.catch(s, seat)
	}
}

// callBeside is where the call stands while a question over cover is open: in its place, or where the question lies there
// and the call may be made, below the question and, in a window held upright, below the row of the player's plate, of which
// it would hide a part.
func (be *besides) callBeside(cover paint.Rect, may bool) paint.Rect {
	l := be.queue.Layout()
	at := rectOf(l.Call)
	if !may || at.Apart(cover) {
		return at
	}
	below := cover.Y + cover.H + 10*be.u
	if l.Portrait && int(be.viewer) < len(l.Plates) {
		plate := be.plateOf(int(be.viewer))
		below = max(below, plate.Y+plate.H+6*be.u)
	}
	if below+at.H <= float32(l.H) {
		at.Y = below
	}
	return at
}

// draw shows above a question over cover what stays in force while it is asked: the clock at that place, the call
// and who may be caught.
func (be *besides) draw(p *paint.Painter, cover paint.Rect, x, y, k float32) {
	l := be.queue.Layout()
	pile := paint.Centered(float32(l.Discard.X), float32(l.Discard.Y), 2*float32(l.Ring), 2*float32(l.Ring))
	if seat := be.clock.timed(); seat != engine.NoSeat && seat == be.viewer && !(be.clock.ofSeveral() && pile.Apart(cover)) {
		x, y = min(max(x, 36*k), float32(l.W)-36*k), max(y, 36*k)
		p.Disc(x, y, 30*k, paint.Plum900)
		be.clock.ring(p, int(seat), x, y, 26*k, 6*k)
		p.TextIn(be.art.number(be.clock.secondsLeft(int(seat))), paint.Centered(x, y, 50*k, 50*k), paint.Style{Face: paint.Display, Size: 23 * k, Color: paint.Cream, Align: paint.Middle, Most: 27 * k})
	}
	for i := range be.hud.catches {
		if be.mayCatch(engine.Seat(i)) && be.hud.catches[i].at.Apart(cover) {
			be.hud.drawCatch(p, i)
		}
	}
	if be.mayCall() {
		be.hud.drawCall(p)
	}
	if be.hud.pause.at.Apart(cover) {
		be.hud.drawIcon(p, &be.hud.pause, be.art.pause, zonePause)
	}
	be.drawHintBeside(p, cover)
}
