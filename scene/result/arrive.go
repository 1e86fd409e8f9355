package result

import (
	"math"

	"fourtell/assets"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// arrived is how many ticks the result takes to come, all told. Its buttons answer from the first.
const arrived = 60

// part is how much of a part of the arrival is over, 0 … 1, that begins at a tick and takes so many.
func (r *Result) part(from, ticks float32) float32 {
	return min(1, max(0, (float32(r.age)-from)/ticks))
}

// drawWinner paints who won before the last cards, and what is said about it, q times as large as designed. The cards
// open like a fan, the portrait comes down before them, and what is said strikes under it.
func (r *Result) drawWinner(p *paint.Painter, cx, cy, q float32) {
	d := &r.data
	n := len(r.faces)
	open := paint.OutBack(r.part(6, 22), 1.6)
	for i := range r.faces {
		if i != n/2 {
			r.drawFace(p, i, cx, cy, q, open, paint.Tone(assets.ToneBeside))
		}
	}
	if n > 0 {
		r.drawFace(p, n/2, cx, cy, q, open, paint.White)
	}
	if d.Winner >= 0 && d.Winner < len(r.rows) {
		k := r.part(10, 12)
		fall := 1.5 - 0.5*k*k
		after := r.part(22, 16)
		fall *= 1 - 0.07*(1-after)*kit.Sin(after*2*math.Pi*1.5)
		p.Push(cx, cy-30*q, 0, 0, fall, 0, min(1, k*1.6))
		p.Shadow(paint.Centered(cx, cy-30*q, 224*q, 224*q), 112*q, 10, 18, paint.ShadowInk.Fade(0.7))
		size, _ := p.Size(r.guest)
		p.Draw(r.guest, cx, cy-30*q, 212*q/max(size, 1), paint.White)
		p.Circle(cx, cy-30*q, 113*q, 9*q, paint.Coral)
		p.Pop()
		if k := r.part(22, 26); k > 0 && k < 1 {
			p.Draw(r.ring, cx, cy-30*q, q*(113+90*paint.OutCubic(k))/130, paint.Coral.Fade(1-k))
		}
	}
	k := r.part(24, 10)
	scale, rise := float32(1), 12*(1-paint.OutCubic(k))
	if d.Won {
		scale, rise = 1.12-0.12*k*k, 0
	}
	top, low := cy+96*q, cy+222*q
	if q < 1 {
		top, low = cy+84*q, r.panel.Y-6-24*float32(len(r.pills))
	}
	head, headY, line, lineY := p.Pair(top, low, paint.Style{Face: paint.Display, Size: max(30, 46*q), Color: paint.Cream, Align: paint.Middle, Fit: r.room}, cy+158*q,
		paint.Style{Face: paint.Body, Size: max(18, 20*q), Color: paint.Cream2, Align: paint.Middle, Fit: r.room}, cy+192*q+max(0, 14*(1-q)))
	p.Push(cx, headY, 0, rise, scale, 0, k)
	p.Text(d.Headline, cx, headY, head)
	p.Pop()
	k = r.part(34, 12)
	p.Push(cx, lineY, 0, 10*(1-paint.OutCubic(k)), 1, 0, k)
	p.Text(d.Line, cx, lineY, line)
	r.drawHonours(p, cx, cy, q)
	if d.Note != "" && q == 1 {
		r.drawPill(p, d.Note, cx, r.noteAt(cy))
	}
	p.Pop()
}

// pillStep is from one pill to the next, in units: less where there are many.
func (r *Result) pillStep() float32 {
	if len(r.pills) > 2 && r.data.Note != "" {
		return 36
	}
	return 46
}

// noteAt is how low the note stands: a little apart from the other pills where there is room.
func (r *Result) noteAt(cy float32) float32 {
	if step := r.pillStep(); step < 46 {
		return cy + 246 - 23 + step*float32(len(r.pills))
	}
	return cy + 246 + 46*float32(len(r.pills))
}

// drawPill draws a line in a pill of its own.
func (r *Result) drawPill(p *paint.Painter, text string, cx, cy float32) {
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Align: paint.Middle, Fit: r.room - 48}
	w, _ := p.Measure(text, st)
	pill := paint.Centered(cx, cy, w+88, min(40, r.pillStep()-4))
	p.Bordered(pill, 20, 1.5, paint.Plum900, paint.Plum600)
	p.TextIn(text, pill, st)
}

// drawHonours draws who stood out and what it made of the rating: pills where there is room, lines between the winner and the rows where there is little.
func (r *Result) drawHonours(p *paint.Painter, cx, cy, q float32) {
	for i, text := range r.pills {
		if q == 1 {
			r.drawPill(p, text, cx, cy+246-46*0.5+r.pillStep()*float32(i))
			continue
		}
		p.Text(text, cx, r.panel.Y-10-24*float32(len(r.pills)-1-i), paint.Style{Face: paint.Body, Size: 16, Most: 19, Color: paint.Cream2, Align: paint.Middle, Fit: r.room})
	}
}

// drawFace draws one of the last cards, opened so far from behind the portrait.
func (r *Result) drawFace(p *paint.Painter, i int, cx, cy, q, open float32, tint paint.Color) {
	n := len(r.faces)
	k := float32(i) - float32(n-1)/2
	up, tilt := 148-k*k*16, k*14*math.Pi/180
	if n > 1 && i == n/2 {
		up, tilt = 154, 0
	}
	p.Put(r.faces[i], paint.Pose{X: cx + k*106*q*open, Y: cy - (30+(up-30)*open)*q, ScaleX: 1.1 * q, ScaleY: 1.1 * q,
		Angle: tilt * open, Tint: tint.Fade(r.part(2, 5))})
}
