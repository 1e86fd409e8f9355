package table

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// verdictRow are the cards of a claim that was doubted, large in a row: they rise from the pile, lie closed while the breath is held,
// and turn one after the other. No face of theirs is drawn before it turns.
type verdictRow struct {
	anim.Reveal
	cards  []engine.SeenCard
	proof  []bool   // what is not what it was said to be
	labels []string // what each is
	first  int      // which of the discards is the first of them
	at     float64  // ticks at normal speed since their beat has begun
	swept  float64  // since the pile is taken; 0: it lies yet
	taken  bool     // it is
}

// newVerdictRow is that of an event which turns cards up on the pile; of any other there is none.
func newVerdictRow(s *engine.Snapshot, e *engine.Event, proof []bool, names []string) verdictRow {
	if e.Kind != engine.EventRevealed || len(e.Cards) == 0 || len(proof) != len(e.Cards) {
		return verdictRow{}
	}
	r := verdictRow{Reveal: anim.RevealOf(s, e), cards: e.Cards, proof: proof, first: len(s.Discard) - len(e.Cards)}
	for _, name := range names {
		r.labels = append(r.labels, kit.Capital(name))
	}
	return r
}

// rowEye is how large the eye is over the row, of what it is alone.
const rowEye = 0.78

// eye is how far below the upper edge it is.
func (*verdictRow) eye(u, h float32, upright bool) float32 {
	if upright {
		return h * 0.2
	}
	return 118 * u
}

// on says whether there is one.
func (r *verdictRow) on() bool { return r.N > 0 }

// follow goes on with the queue: to its end, once nothing of it moves any more.
func (r *verdictRow) follow(effects []anim.Effect) {
	turning, sweeping := false, false
	for i := range effects {
		switch e := &effects[i]; e.Kind {
		case anim.EffectReveal:
			r.at, turning = e.At*r.Ends(), true
		case anim.EffectSweep:
			r.swept, sweeping = max(e.At*anim.SweepTicks, 0.01), true
		}
	}
	if !turning {
		r.at = r.Ends()
	}
	r.taken = r.swept > 0 && !sweeping
}

// covers says whether it is a card of the pile that is shown large.
func (r *verdictRow) covers(q *anim.Pose) bool {
	return r.on() && r.swept == 0 && q.Place.Zone == anim.Discard && q.Index >= r.first
}

// drawRow draws them below y.
func (v *verdictShow) drawRow(p *paint.Painter, cx, y float32) {
	r := &v.row
	back := paint.OutCubic(float32(r.swept) / anim.SweepCloseTicks)
	if back >= 1 {
		return
	}
	u, l := v.u, v.queue.Layout()
	n := float32(r.N)
	room := float32(l.W) - 40*u
	wide := v.rowWide()
	step := min(wide*1.28, (room-wide)/max(1, n-1))
	cy := y + wide*0.75
	pile := float32(l.Discard.W)
	for i, c := range r.cards {
		rise := float32(r.Rise(i, r.at)) * (1 - back)
		alpha := float32(1)
		if v.calm {
			alpha, rise = rise, 1
		}
		x := cx + (float32(i)-(n-1)/2)*step
		w := pile + (wide-pile)*rise
		px, py := float32(l.Discard.X), float32(l.Discard.Y)
		pose := paint.Pose{X: px + (x-px)*rise, Y: py + (cy-py)*rise, ScaleX: w / anim.CardW, ScaleY: w / anim.CardW, Tint: paint.White.Fade(alpha)}
		v.drawTurning(p, i, c, pose)
		if rise == 1 && step >= wide {
			v.drawLabel(p, i, pose.X, cy+wide*0.75+30*u, step-8*u)
		}
	}
}

// rowWide is how wide a card of the row is.
func (v *verdictShow) rowWide() float32 {
	return min(146*v.u, max(52*v.u, (float32(v.queue.Layout().W)-40*v.u)/float32(v.row.N)-18*v.u))
}

// drawTurning draws one of them as far as it has turned. The first false one stands out a moment.
func (v *verdictShow) drawTurning(p *paint.Painter, i int, c engine.SeenCard, pose paint.Pose) {
	r := &v.row
	turn := float32(r.Turn(i, r.at))
	scale := pose.ScaleY
	if i == r.False && turn == 1 && !v.calm {
		hit := float32(r.at-r.Known()-6) / 10
		if hit >= 0 {
			scale *= 1.12 - 0.12*paint.OutCubic(hit)
		}
	}
	fold := paint.Abs(kit.Sin((turn + 0.5) * math.Pi))
	if v.calm {
		fold = 1
	}
	p.Push(pose.X, pose.Y, 0, 5*scale, scale, 0, float32(pose.Tint&0xFF)/255)
	p.Nine(v.art.lifted, paint.Centered(pose.X, pose.Y, max(12, anim.CardW*fold), anim.CardH), paint.White)
	p.Pop()
	pose.ScaleX, pose.ScaleY = scale*fold, scale
	if turn < 0.5 {
		p.Put(v.art.back, pose)
		return
	}
	if v.calm && turn < 1 { // it fades over its back
		p.Put(v.art.back, pose)
		pose.Tint = paint.White.Fade(2*turn - 1)
	}
	p.Put(v.art.of(c), pose)
	if turn < 1 {
		return
	}
	if r.proof[i] {
		p.Push(pose.X, pose.Y, 0, 0, scale, 0, 1)
		p.StrokeRoundRect(paint.Centered(pose.X, pose.Y, anim.CardW+6, anim.CardH+6), p.CardRound()+3, 5, paint.Coral)
		p.Pop()
	}
}

// drawLabel says under a card what it is, once it lies open.
func (v *verdictShow) drawLabel(p *paint.Painter, i int, x, y, most float32) {
	r, u := &v.row, v.u
	turn := r.Turn(i, r.at)
	if turn == 0 {
		return
	}
	ink, sign := paint.Tone(assets.ToneBest), v.art.check
	switch {
	case turn < 1:
		ink = paint.Plum500
	case r.proof[i]:
		ink, sign = paint.Coral, v.art.cross
	}
	st := paint.Style{Face: paint.Display, Size: 18 * u, Color: ink, Fit: most - 50*u, Most: 22 * u}
	w, _ := p.Measure(r.labels[i], st)
	w = min(w+52*u, most)
	if turn < 1 {
		w = 64 * u
	}
	box := paint.Centered(x, y, w, 36*u)
	p.RoundRect(box, 18*u, ink)
	p.RoundRect(box.Inset(2*u), 16*u, paint.Ink)
	if turn < 1 {
		for k := range 3 {
			p.Disc(x+float32(k-1)*9*u, y, 2.6*u, paint.Cream)
		}
		return
	}
	p.Draw(sign, box.X+22*u, y, 0.9*u, ink)
	p.TextIn(r.labels[i], paint.Box(box.X+36*u, box.Y, w-44*u, box.H), st)
}

// drawTakes says what whoever was wrong takes.
func (v *verdictShow) drawTakes(p *paint.Painter, text string, most, x, y float32) {
	if text == "" || !v.known {
		return
	}
	u := v.u
	st := paint.Style{Face: paint.Display, Size: 22 * u, Color: paint.Cream, Align: paint.Middle, Fit: most - 40*u, Most: 26 * u}
	w, _ := p.Measure(text, st)
	box := paint.Centered(x, y, min(w, st.Fit)+40*u, 44*u)
	p.RoundRect(box, 22*u, paint.Coral)
	p.RoundRect(box.Inset(2.5*u), 19.5*u, paint.Ink)
	p.TextIn(text, box, st)
}

// updateRow follows the cards that are turned up: what comes of them is told when it is seen, and they stay until their pile is taken.
func (v *verdictShow) updateRow(s *stage.Stage) {
	if !v.on || !v.row.on() || v.still {
		return
	}
	v.row.follow(v.queue.Effects())
	if !v.known && v.row.at >= v.row.Known() {
		v.known = true
		v.say(s)
	}
	now := v.shown.Cause.Kind
	if v.row.taken || now != engine.EventRevealed && now != engine.EventPileTaken {
		v.close()
	}
}

// drawRowUnder draws the cards that are turned up, where there are such, under the words.
func (v *verdictShow) drawRowUnder(p *paint.Painter, cx, ty, alpha float32) {
	if !v.row.on() {
		return
	}
	p.Push(cx, ty, 0, 0, 1, 0, alpha)
	v.drawRow(p, cx, ty+78*v.u)
	if !v.besideEye() {
		v.drawTakes(p, v.words.Taken, float32(v.queue.Layout().W)-40*v.u, cx, ty+78*v.u+1.5*v.rowWide()+92*v.u)
	}
	p.Pop()
}
