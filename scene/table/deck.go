package table

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// deck draws the cards: what lies, what is held and what flies.
type deck struct {
	*chair
	hud     *hud
	hand    *hand
	felt    *felt
	peek    *peek
	verdict *verdictShow
	hint    *hinter
	log     *tableLog
}

func newDeck(c *chair, u *hud, h *hand, f *felt, k *peek, v *verdictShow, i *hinter, l *tableLog) *deck {
	return &deck{chair: c, hud: u, hand: h, felt: f, peek: k, verdict: v, hint: i, log: l}
}

// draw paints every card the queue knows: what lies, in its order and also where it only makes room, the lifted one above
// its neighbours, what flies above all.
func (dk *deck) draw(p *paint.Painter) {
	poses := dk.queue.Poses()
	lit := engine.Card(0)
	if i := dk.hand.spotlight(); i != noCard && dk.person != nil && dk.stage.Top() == nil { // under a question none is lifted
		lit = dk.cardAt(i).ID
	}
	top := engine.SeenCard{}
	if n := len(dk.shown.Discard); n > 0 {
		top = dk.shown.Discard[n-1]
	}
	for i := range poses {
		q := &poses[i]
		if dk.verdict.covers(q) && !dk.verdict.secret(q) {
			continue
		}
		if q.Flying || dk.held(q) || dk.own(q) && dk.identity(q) == lit && lit != 0 {
			continue
		}
		if q.Place.Zone == anim.Discard && q.Card.ID == top.ID {
			dk.drawFan(p, q)
		}
		dk.drawPose(p, q)
		if q.Place.Zone == anim.Discard && q.Card.ID == top.ID && !q.Moving {
			dk.drawGlare(p, q)
		}
	}
	for i := range poses {
		if q := &poses[i]; lit != 0 && dk.own(q) && dk.identity(q) == lit && !dk.held(q) && !q.Flying {
			dk.drawPose(p, q)
		}
	}
	for i := range poses {
		if q := &poses[i]; q.Flying && !dk.held(q) && !dk.verdict.covers(q) {
			if q.Place.Zone == anim.Discard && q.Card.ID == top.ID {
				dk.drawFan(p, q)
			}
			dk.drawPose(p, q)
		}
	}
	dk.drawGrab(p)
}

// handed says whether a card of the viewer's hand was there already, so that it only makes room.
func (dk *deck) handed(q *anim.Pose) bool {
	if !dk.own(q) || q.Flip != 0 {
		return false
	}
	l := dk.queue.Layout()
	return q.Y > l.Hand.Box.Y-l.Hand.Box.H/2 && q.Scale > l.Hand.Scale*0.98
}

func (dk *deck) held(q *anim.Pose) bool {
	return dk.hand.grab.on && dk.own(q) && dk.identity(q) == dk.hand.grab.card
}

// identity is that of a card, in the viewer's hand the one in question too.
func (dk *deck) identity(q *anim.Pose) engine.Card {
	if q.Card.ID == 0 && dk.own(q) {
		return dk.cardAt(q.Index).ID
	}
	return q.Card.ID
}

// drawPose paints one card where it is.
func (dk *deck) drawPose(p *paint.Painter, q *anim.Pose) {
	if q.Alpha <= 0 {
		return
	}
	x, y, angle, scale := float32(q.X), float32(q.Y), float32(q.Angle), float32(q.Scale)
	if !q.Flying {
		y -= dk.felt.jolt.hop(x, y)
		if q.Place.Zone == anim.Discard && q.Card.ID != dk.shown.Top().ID {
			angle += dk.felt.jolt.stir(q.Index)
		}
	}
	if dk.verdict.hidden && dk.verdict.faceUp(q) || dk.verdict.secret(q) {
		down := dk.queue.Layout().Back(q.Place.Seat, q.Index, max(q.Index+1, dk.queue.Held(q.Place.Seat)))
		dk.drawCard(p, &down, float32(down.X), float32(down.Y), float32(down.Angle), float32(down.Scale))
		return
	}
	id := dk.identity(q)
	if !dk.own(q) || id == 0 || id >= mostIDs {
		dk.drawCard(p, q, x, y, angle, scale)
		dk.markUnseen(p, q, x, y, angle, scale)
		return
	}
	sp := &dk.hand.springs[id]
	x, y, angle, scale = x+sp.x, y+sp.y, angle+sp.angle, scale*(1+sp.scale)
	if dk.hand.shaking == id {
		x += dk.hand.shakeOffset(dk.calm) * dk.u
	}
	if n := dk.hand.pulse[id]; n > 0 && dk.queue.Idle() {
		scale *= 1 + 0.05*kit.Sin(float32(pulseTicks-n)/pulseTicks*math.Pi)
	}
	dk.drawCard(p, q, x, y, angle, scale)
	dk.markUnseen(p, q, x, y, angle, scale)
	if q.Moving && !dk.handed(q) {
		return
	}
	dk.decorate(p, engine.SeenCard{ID: id, Face: q.Card.Face}, x, y, angle, scale, sp)
}

// decorate shows a card of the hand as playable, out of reach, focused, refused or new.
func (dk *deck) decorate(p *paint.Painter, c engine.SeenCard, x, y, angle, scale float32, sp *spring) {
	if sp.dim > 0.02 {
		p.Push(x, y, 0, 0, scale, angle, sp.dim)
		p.Nine(dk.art.veil, paint.Centered(x, y, anim.CardW, anim.CardH), paint.Ink.Fade(0.5))
		p.Pop()
	}
	hot := c.ID == dk.cardAt(dk.hand.spotlight()).ID || c.ID == dk.hand.picked || c.ID == dk.hand.chosen
	if sp.glow > 0.02 {
		line := dk.art.playable
		if dk.queue.Layout().Hand.Rows > 1 || dk.queue.Layout().Hand.Count >= 20 {
			line = dk.art.thin
		}
		if dk.tells(c) { // no coral: it is not to be pressed
			line = dk.art.hover
		}
		dk.glow(p, line, x, y, scale, angle, paint.White, sp.glow)
	}
	switch {
	case dk.hand.shake > 0 && dk.hand.shaking == c.ID:
		p.Put(dk.art.dashed, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	case p.Focusing && dk.hud.zone == zoneHand && c.ID == dk.hand.focus:
		dk.glow(p, dk.art.focus, x, y, scale, angle, paint.White, 1)
		p.ShowFocus(paint.Centered(x, y, anim.CardW*scale, anim.CardH*scale))
	case dk.hint.advised(c.ID):
		dk.glow(p, dk.art.focus, x, y, scale, angle, paint.White, 1)
	case hot:
		dk.glow(p, dk.art.hover, x, y, scale, angle, paint.White, 1-1.5*sp.dim)
	}
	if n := dk.hand.pulse[c.ID]; n > 0 && dk.queue.Idle() {
		dk.glow(p, dk.art.hover, x, y, scale, angle, paint.White, 0.8*float32(n)/pulseTicks)
	}
	if dk.peek.hidden() {
		return
	}
	if word := dk.hand.tagOf(c); word != "" {
		dk.tag(p, word, x+3*dk.u, y-(anim.CardH/2*scale+tagAbove*dk.u), angle)
	}
}

const (
	tagAbove = 16 // units from the upper edge of a card to the middle of its tag
	tagHigh  = 28
)

// tag is the small coral word over a card.
func (dk *deck) tag(p *paint.Painter, text string, x, y, angle float32) {
	st := dk.hand.tagStyle()
	w, _ := p.Measure(text, st)
	half := (w + 40*dk.u) / 2
	x = min(max(x, half), max(half, float32(dk.queue.Layout().W)-half))
	r := paint.Centered(x, y, w+32*dk.u, tagHigh*dk.u+p.Grown(st))
	for _, b := range [2]paint.Rect{dk.hud.sort.at, dk.hud.lamp.at} { // which are drawn over it
		if !r.Apart(b) {
			r.X = b.X - 4*dk.u - r.W
			x = r.X + r.W/2
		}
	}
	p.Push(x, y, 0, 0, 1, angle*0.4, 1)
	p.Shadow(r, 9*dk.u, 3*dk.u, 6*dk.u, paint.ShadowInk.Fade(0.5))
	p.RoundRect(r, 9*dk.u, paint.Coral)
	p.TextIn(text, r, st)
	p.Pop()
}

// drawCard paints a card with its shadow; a wild drains to the colour named for it.
func (dk *deck) drawCard(p *paint.Painter, q *anim.Pose, x, y, angle, scale float32) {
	if q.Corner && !q.Flying && (q.Flip == 0 || q.Flip == 1) {
		dk.drawCorner(p, q, x, y, scale)
		return
	}
	width, back := q.Turn()
	back = back || q.Place.Zone == anim.Hand && dk.peek.hidden()
	alpha := float32(q.Alpha)
	if scale > 0.42*dk.u {
		shadow, dy := dk.art.shadow, 3*scale
		if q.Flying && q.Place.Zone == anim.Discard {
			shadow, dy = dk.art.lifted, 12*scale
		}
		p.Push(x, y, -scale, dy, scale, angle, alpha*0.9)
		w := anim.CardW * float32(width)
		p.Nine(shadow, paint.Centered(x, y, max(w, 12), anim.CardH), paint.White)
		p.Pop()
	}
	pose := paint.Pose{X: x, Y: y, Angle: angle, ScaleX: scale * float32(width) * (1 + float32(q.Squash)), ScaleY: scale * (1 - float32(q.Squash)), Tint: paint.White.Fade(alpha)}
	face := dk.art.back
	if scale < 0.5*dk.u {
		face = dk.art.small
		pose.ScaleX, pose.ScaleY = pose.ScaleX*dk.smallBack, pose.ScaleY*dk.smallBack
	}
	if !back {
		pose.ScaleX, pose.ScaleY = scale*float32(width)*(1+float32(q.Squash)), scale*(1-float32(q.Squash))
		dk.drawFace(p, q, pose)
		dk.outlineCard(p, pose)
		return
	}
	p.Put(face, pose)
	if scale >= 0.5*dk.u {
		dk.outlineCard(p, pose)
	}
}

// drawFace shows the front: while a wild's colour is being named, all four of its colours drain to one.
func (dk *deck) drawFace(p *paint.Painter, q *anim.Pose, pose paint.Pose) {
	c := q.Card
	if q.Place.Zone != anim.Discard {
		c.Stamp = engine.NoColor
	}
	if c.Stamp != engine.NoColor {
		for _, e := range dk.queue.Effects() {
			if e.Kind != anim.EffectDrain || e.Color != c.Stamp || c.ID != dk.shown.Top().ID {
				continue
			}
			plain := c
			plain.Stamp = engine.NoColor
			p.Put(dk.art.of(plain), pose)
			k := float32(e.At)
			pose.Tint = paint.White.Fade(k)
			beat := 1 + 0.06*kit.Sin(k*math.Pi)
			pose.ScaleX, pose.ScaleY = pose.ScaleX*beat, pose.ScaleY*beat
			break
		}
	}
	p.Put(dk.art.of(c), pose)
}

// drawGlare lets the eye of a Wild Draw Four that waits for its answer look at the victim.
func (dk *deck) drawGlare(p *paint.Painter, q *anim.Pose) {
	d := shed.Of(&dk.shown).Pending
	if d == nil || d.Kind != shed.PendingWD4 || q.Card.Face != shed.FaceWildDrawFour {
		return
	}
	l := dk.queue.Layout()
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
	p.Put(dk.art.ball, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	p.Put(dk.art.slit, paint.Pose{X: x + dx/far*6*scale, Y: y + dy/far*4*scale, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
	p.Put(dk.art.lid, paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Angle: angle, Tint: paint.White})
}

// drawGrab is the card in the player's fingers.
func (dk *deck) drawGrab(p *paint.Painter) {
	g := &dk.hand.grab
	if !g.on {
		return
	}
	c := dk.cardAt(dk.indexOf(g.card))
	if c.ID == 0 {
		return
	}
	scale := dk.handScale() * 1.12
	x, y, angle := g.x, g.y, g.tilt()
	p.Push(x, y, -scale, 14*scale, scale, angle, 1)
	p.Nine(dk.art.lifted, paint.Centered(x, y, anim.CardW, anim.CardH), paint.White)
	p.Pop()
	face := dk.art.of(c)
	if c.ID == unseenCard {
		face = dk.art.back
	}
	p.Put(face, paint.Pose{X: x, Y: y, Angle: angle, ScaleX: scale, ScaleY: scale, Tint: paint.White})
	line := dk.art.hover
	if g.over && (dk.playable(c) || dk.facts.plain && dk.mine()) {
		line = dk.art.playable
	}
	dk.glow(p, line, x, y, scale, angle, paint.White, 1)
}

// outlineCard draws the edge of a card in high contrast.
func (dk *deck) outlineCard(p *paint.Painter, at paint.Pose) {
	if !p.HighContrast() {
		return
	}
	p.Push(at.X, at.Y, 0, 0, at.ScaleY, at.Angle, float32(at.Tint&0xFF)/255)
	w := anim.CardW * at.ScaleX / max(at.ScaleY, 0.01)
	p.StrokeRoundRect(paint.Centered(at.X, at.Y, w, anim.CardH), p.CardRound(), 3, paint.Cream)
	p.Pop()
}
