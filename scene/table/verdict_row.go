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
	pile   int      // how many cards that is
	rush   bool     // all of it is to be over at once
	skip   stage.KeyLine
	turns  string // under a card that turns
	bare   bareArt
}

// newVerdictRow is that of an event which turns cards up on the pile; of any other there is none.
func newVerdictRow(s *engine.Snapshot, e *engine.Event, proof []bool, names []string) verdictRow {
	if e.Kind != engine.EventRevealed || len(e.Cards) == 0 || len(proof) != len(e.Cards) {
		return verdictRow{}
	}
	r := verdictRow{Reveal: anim.RevealOf(s, e), cards: e.Cards, proof: proof, first: len(s.Discard) - len(e.Cards)}
	r.labels, r.pile = names, len(s.Discard)
	return r
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

// covers says whether it is a card of the pile that is shown large, or on its way under the words.
func (r *verdictRow) covers(q *anim.Pose) bool {
	return r.on() && r.swept == 0 && q.Place.Zone == anim.Discard && q.Index >= r.first
}

// drawRow draws them side by side.
func (v revealShow) drawRow(p *paint.Painter, pl *revealPlaces) {
	r := &v.row
	back := paint.OutCubic(float32(r.swept) / anim.SweepCloseTicks)
	if back >= 1 {
		return
	}
	u, l := v.u, v.queue.Layout()
	n := float32(r.N)
	wide := max(52*u, min(146*u, pl.room/(1.28*n-0.28)))
	step := min(wide*1.28, (pl.room-wide)/max(1, n-1))
	cy := pl.row + wide*0.75
	pile := float32(l.Discard.W)
	for i, c := range r.cards {
		rise := float32(r.Rise(i, r.at))
		alpha := float32(1)
		if v.calm {
			alpha, rise = rise*(1-back), 1
		}
		x := pl.eyeX + (float32(i)-(n-1)/2)*step
		w := pile + (wide-pile)*rise
		px, py := float32(l.Discard.X), float32(l.Discard.Y)
		px, py = px+(x-px)*rise, py+(cy-py)*rise
		if !v.calm {
			px, py, w = px+(pl.stackX-px)*back, py+(pl.stackY-py)*back, w+(pl.card-w)*back
		}
		v.drawTurning(p, i, c, paint.Pose{X: px, Y: py, ScaleX: w / anim.CardW, ScaleY: w / anim.CardW, Tint: paint.White.Fade(alpha)})
		if rise == 1 && back == 0 && step >= wide {
			v.drawLabel(p, i, x, cy+wide*0.75+35*u, step-8*u)
		}
	}
}

// drawTurning draws one of them as far as it has turned. The first false one stands out a moment.
func (v revealShow) drawTurning(p *paint.Painter, i int, c engine.SeenCard, pose paint.Pose) {
	r := &v.row
	turn := float32(r.Turn(i, r.at))
	if !v.calm { // it lies closed in the pile
		turn *= 1 - min(1, float32(r.swept)/anim.SweepCloseTicks)
	}
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

// label is what is said under card i: nothing before it turns, that it turns, and then what it is.
func (r *verdictRow) label(i int) string {
	switch turn := r.Turn(i, r.at); {
	case turn == 0:
		return ""
	case turn < 1:
		return r.turns
	}
	return r.labels[i]
}

// drawLabel says under a card what it is, once it lies open.
func (v revealShow) drawLabel(p *paint.Painter, i int, x, y, most float32) {
	r, u := &v.row, v.u
	text, turn := r.label(i), r.Turn(i, r.at)
	if text == "" {
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
	if turn < 1 {
		st.Color = paint.Cream
	}
	w, _ := p.Measure(text, st)
	if w > 1.3*st.Fit { // a sign has to do
		text, w = "", -8*u
	}
	box := paint.Centered(x, y, min(w+52*u, most), 36*u)
	p.Bordered(box, 18*u, 2*u, paint.Ink, ink)
	if turn < 1 {
		for k := range 3 {
			p.Disc(box.X+22*u+float32(k-1)*8*u, y, 2.6*u, paint.Cream)
		}
	} else {
		p.Draw(sign, box.X+22*u, y, 0.9*u, ink)
	}
	if text != "" {
		p.TextIn(text, paint.Box(box.X+38*u, box.Y, box.W-46*u, box.H), st)
	}
}

// updateRow follows the cards that are turned up: what comes of them is told when it is seen, and they stay until their pile is taken.
func (v *verdictShow) updateRow(s *stage.Stage) {
	if !v.on || !v.row.on() || v.still {
		return
	}
	v.row.follow(v.queue.Effects())
	if v.row.rush {
		v.queue.Skip()
	}
	if !v.known && v.row.at >= v.row.Known() {
		v.known = true
		v.say(s)
	}
	now := v.shown.Cause.Kind
	if v.row.taken || v.row.leaves() || now != engine.EventRevealed && now != engine.EventPileTaken {
		v.close()
	}
}
