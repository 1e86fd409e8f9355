package scene

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/paint"
)

// drawCards paints every card the queue knows: what lies, in its order and also where it only makes room, the lifted one above
// its neighbours, what flies above all.
func (t *Table) drawCards(p *paint.Painter) {
	poses := t.queue.Poses()
	lit := engine.Card(0)
	if i := t.spotlight(); i != noCard && t.person != nil {
		lit = t.cardAt(i).ID
	}
	top := engine.SeenCard{}
	if n := len(t.shown.Discard); n > 0 {
		top = t.shown.Discard[n-1]
	}
	for i := range poses {
		q := &poses[i]
		if t.verdict.covers(q) && !t.verdict.secret(q) {
			continue
		}
		if q.Flying || t.held(q) || t.own(q) && q.Card.ID == lit && lit != 0 {
			continue
		}
		if q.Place.Zone == anim.Discard && q.Card.ID == top.ID {
			t.drawFan(p, q)
		}
		t.drawPose(p, q)
		if q.Place.Zone == anim.Discard && q.Card.ID == top.ID && !q.Moving {
			t.drawGlare(p, q)
		}
	}
	for i := range poses {
		if q := &poses[i]; lit != 0 && t.own(q) && q.Card.ID == lit && !t.held(q) && !q.Flying {
			t.drawPose(p, q)
		}
	}
	for i := range poses {
		if q := &poses[i]; q.Flying && !t.held(q) {
			if q.Place.Zone == anim.Discard && q.Card.ID == top.ID {
				t.drawFan(p, q)
			}
			t.drawPose(p, q)
		}
	}
	t.drawGrab(p)
}

// handed says whether a card of the viewer's hand was there already, so that it only makes room.
func (t *Table) handed(q *anim.Pose) bool {
	if !t.own(q) || q.Flip != 0 {
		return false
	}
	l := t.queue.Layout()
	return q.Y > l.Hand.Box.Y-l.Hand.Box.H/2 && q.Scale > l.Hand.Scale*0.98
}

func (t *Table) held(q *anim.Pose) bool {
	return t.hand.grab.on && t.own(q) && q.Card.ID == t.hand.grab.card
}

// drawPose paints one card where it is.
func (t *Table) drawPose(p *paint.Painter, q *anim.Pose) {
	if q.Alpha <= 0 {
		return
	}
	x, y, angle, scale := float32(q.X), float32(q.Y), float32(q.Angle), float32(q.Scale)
	if !q.Flying {
		y -= t.felt.jolt.hop(x, y)
		if q.Place.Zone == anim.Discard && q.Card.ID != t.shown.Top().ID {
			angle += t.felt.jolt.stir(q.Index)
		}
	}
	if t.verdict.hidden && t.verdict.faceUp(q) || t.verdict.secret(q) {
		down := t.queue.Layout().Back(q.Place.Seat, q.Index, max(q.Index+1, t.queue.Held(q.Place.Seat)))
		t.drawCard(p, &down, float32(down.X), float32(down.Y), float32(down.Angle), float32(down.Scale))
		return
	}
	if !t.own(q) || q.Card.ID == 0 || q.Card.ID >= mostIDs {
		t.drawCard(p, q, x, y, angle, scale)
		return
	}
	sp := &t.hand.springs[q.Card.ID]
	x, y, angle, scale = x+sp.x, y+sp.y, angle+sp.angle, scale*(1+sp.scale)
	if t.hand.shaking == q.Card.ID {
		x += t.hand.shakeOffset(t.calm) * t.u
	}
	if n := t.hand.pulse[q.Card.ID]; n > 0 && t.queue.Idle() {
		scale *= 1 + 0.05*sin32(float32(pulseTicks-n)/pulseTicks*math.Pi)
	}
	t.drawCard(p, q, x, y, angle, scale)
	if q.Moving && !t.handed(q) {
		return
	}
	t.decorate(p, q.Card, x, y, angle, scale, sp)
}

// decorate shows a card of the hand as playable, out of reach, focused, refused or new.
func (t *Table) decorate(p *paint.Painter, c engine.SeenCard, x, y, angle, scale float32, sp *spring) {
	if sp.dim > 0.02 {
		p.Push(x, y, 0, 0, scale, angle, sp.dim)
		p.Nine(t.art.veil, paint.Centered(x, y, anim.CardW, anim.CardH), paint.Ink.Fade(0.5))
		p.Pop()
	}
	hot := c.ID == t.cardAt(t.spotlight()).ID || c.ID == t.hand.picked || c.ID == t.hand.chosen
	if sp.glow > 0.02 {
		line := t.art.playable
		if t.queue.Layout().Hand.Rows > 1 || t.queue.Layout().Hand.Count >= 20 {
			line = t.art.thin
		}
		t.glow(p, line, x, y, scale, angle, paint.White, sp.glow)
	}
	switch {
	case t.hand.shake > 0 && t.hand.shaking == c.ID:
		p.Put(t.art.dashed, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	case p.Focusing && t.hud.zone == zoneHand && c.ID == t.hand.focus:
		t.glow(p, t.art.focus, x, y, scale, angle, paint.White, 1)
		p.ShowFocus(paint.Centered(x, y, anim.CardW*scale, anim.CardH*scale))
	case t.advised(c.ID):
		t.glow(p, t.art.focus, x, y, scale, angle, paint.White, 1)
	case hot:
		t.glow(p, t.art.hover, x, y, scale, angle, paint.White, 1-1.5*sp.dim)
	}
	if n := t.hand.pulse[c.ID]; n > 0 && t.queue.Idle() {
		t.glow(p, t.art.hover, x, y, scale, angle, paint.White, 0.8*float32(n)/pulseTicks)
	}
	if t.peek.hidden() {
		return
	}
	if word := t.tagOf(c); word != "" {
		t.tag(p, word, x+3*t.u, y-(anim.CardH/2*scale+tagAbove*t.u), angle)
	}
}

const (
	tagAbove = 16 // units from the upper edge of a card to the middle of its tag
	tagHigh  = 28
)

// tagOf is the word over a card of the hand: that it may jump in, or would be a bluff; "" for none.
func (t *Table) tagOf(c engine.SeenCard) string {
	switch {
	case !t.playable(c):
	case t.mayJump():
		return t.labels.jumpTag
	case t.facts.bluff && c.Face == engine.FaceWildDrawFour:
		return t.labels.bluffWord
	}
	return ""
}

func (t *Table) tagStyle() paint.Style {
	st := paint.Style{Face: paint.Display, Size: t.px(17), Color: paint.Ink, Align: paint.Middle}
	if t.queue.Layout().Portrait {
		st.Most = st.Size // over it is the player's plate
	}
	return st
}

// tag is the small coral word over a card.
func (t *Table) tag(p *paint.Painter, text string, x, y, angle float32) {
	st := t.tagStyle()
	w, _ := p.Measure(text, st)
	half := (w + 40*t.u) / 2
	x = min(max(x, half), max(half, float32(t.queue.Layout().W)-half))
	r := paint.Centered(x, y, w+32*t.u, tagHigh*t.u+p.Grown(st))
	p.Push(x, y, 0, 0, 1, angle*0.4, 1)
	p.Shadow(r, 9*t.u, 3*t.u, 6*t.u, paint.ShadowInk.Fade(0.5))
	p.RoundRect(r, 9*t.u, paint.Coral)
	p.TextIn(text, r, st)
	p.Pop()
}

// drawCard paints a card with its shadow; a wild drains to the colour named for it.
func (t *Table) drawCard(p *paint.Painter, q *anim.Pose, x, y, angle, scale float32) {
	width, back := q.Turn()
	back = back || q.Place.Zone == anim.Hand && t.peek.hidden()
	alpha := float32(q.Alpha)
	if scale > 0.42*t.u {
		shadow, dy := t.art.shadow, 3*scale
		if q.Flying && q.Place.Zone == anim.Discard {
			shadow, dy = t.art.lifted, 12*scale
		}
		p.Push(x, y, -scale, dy, scale, angle, alpha*0.9)
		w := anim.CardW * float32(width)
		p.Nine(shadow, paint.Centered(x, y, max(w, 12), anim.CardH), paint.White)
		p.Pop()
	}
	pose := paint.Pose{X: x, Y: y, Angle: angle, ScaleX: scale * float32(width) * (1 + float32(q.Squash)), ScaleY: scale * (1 - float32(q.Squash)), Tint: paint.White.Fade(alpha)}
	face := t.art.back
	if scale < 0.5*t.u {
		face = t.art.small
		pose.ScaleX, pose.ScaleY = pose.ScaleX*t.smallBack, pose.ScaleY*t.smallBack
	}
	if !back {
		pose.ScaleX, pose.ScaleY = scale*float32(width)*(1+float32(q.Squash)), scale*(1-float32(q.Squash))
		t.drawFace(p, q, pose)
		t.outlineCard(p, pose)
		return
	}
	p.Put(face, pose)
	if scale >= 0.5*t.u {
		t.outlineCard(p, pose)
	}
}

// drawFace shows the front: while a wild's colour is being named, all four of its colours drain to one.
func (t *Table) drawFace(p *paint.Painter, q *anim.Pose, pose paint.Pose) {
	c := q.Card
	if q.Place.Zone != anim.Discard {
		c.Stamp = engine.NoColor
	}
	if c.Stamp != engine.NoColor {
		for _, e := range t.queue.Effects() {
			if e.Kind != anim.EffectDrain || e.Color != c.Stamp || c.ID != t.shown.Top().ID {
				continue
			}
			plain := c
			plain.Stamp = engine.NoColor
			p.Put(t.art.of(plain), pose)
			k := float32(e.At)
			pose.Tint = paint.White.Fade(k)
			beat := 1 + 0.06*sin32(k*math.Pi)
			pose.ScaleX, pose.ScaleY = pose.ScaleX*beat, pose.ScaleY*beat
			break
		}
	}
	p.Put(t.art.of(c), pose)
}

// drawGlare lets the eye of a Wild Draw Four that waits for its answer look at the victim.
func (t *Table) drawGlare(p *paint.Painter, q *anim.Pose) {
	d := t.shown.Pending
	if d == nil || d.Kind != engine.PendingWD4 || q.Card.Face != engine.FaceWildDrawFour {
		return
	}
	l := t.queue.Layout()
	if d.Victim < 0 || int(d.Victim) >= len(l.Plates) {
		return
	}
	scale, angle := float32(q.Scale), float32(q.Angle)
	sin, cos := paint.Sincos(angle)
	ex, ey := float32(65-60)*scale, float32(61-90)*scale
	x, y := float32(q.X)+ex*cos-ey*sin, float32(q.Y)+ex*sin+ey*cos
	v := l.Plates[d.Victim]
	dx, dy := float32(v.X)-x, float32(v.Y)-y
	far := max(1, paint.Sqrt(dx*dx+dy*dy))
	if p.Theme() == assets.Felt {
		return // its deck has no eye there
	}
	p.Put(t.art.ball, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	p.Put(t.art.slit, paint.Pose{X: x + dx/far*6*scale, Y: y + dy/far*4*scale, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	p.Put(t.art.lid, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
}

// drawGrab is the card in the player's fingers.
func (t *Table) drawGrab(p *paint.Painter) {
	g := &t.hand.grab
	if !g.on {
		return
	}
	c := t.cardAt(t.indexOf(g.card))
	if c.ID == 0 {
		return
	}
	scale := t.handScale() * 1.12
	x, y, angle := g.x, g.y, g.tilt()
	p.Push(x, y, -scale, 14*scale, scale, angle, 1)
	p.Nine(t.art.lifted, paint.Centered(x, y, anim.CardW, anim.CardH), paint.White)
	p.Pop()
	p.Put(t.art.of(c), paint.Pose{X: x, Y: y, Angle: angle, ScaleX: scale, ScaleY: scale, Tint: paint.White})
	line := t.art.hover
	if g.over && t.playable(c) {
		line = t.art.playable
	}
	t.glow(p, line, x, y, scale, angle, paint.White, 1)
}

// outlineCard draws the edge of a card in high contrast.
func (t *Table) outlineCard(p *paint.Painter, at paint.Pose) {
	if !p.HighContrast() {
		return
	}
	p.Push(at.X, at.Y, 0, 0, at.ScaleY, at.Angle, float32(at.Tint&0xFF)/255)
	w := anim.CardW * at.ScaleX / max(at.ScaleY, 0.01)
	p.StrokeRoundRect(paint.Centered(at.X, at.Y, w, anim.CardH), p.CardRound(), 3, paint.Cream)
	p.Pop()
}
