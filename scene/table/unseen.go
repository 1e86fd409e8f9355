package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/ask"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// The drawn card that lies face down for its owner too, and may be played unseen. Of a hand's closed cards it is the last: the others,
// if there are any, came before it.

// unseen says whether such a card is in question.
func (c *chair) unseen() bool { return c.popped() && c.shown.Drawn.Hidden() }

// unseenAt is its index in the hand; noCard where there is none.
func (c *chair) unseenAt() int {
	if n := c.queue.Layout().Hand.Count; n > 0 && c.unseen() && c.cardAt(n-1).Hidden() {
		return n - 1
	}
	return noCard
}

// drawnAt is the index in the hand of the drawn card in question, seen or not.
func (c *chair) drawnAt() int {
	if c.unseen() {
		return c.unseenAt()
	}
	return c.indexOf(c.shown.Drawn.ID)
}

// unseenRect is where it stands raised, with its tag; there is one.
func (c *chair) unseenRect() paint.Rect {
	q := c.queue.Layout().HandPose(c.unseenAt())
	r := paint.Centered(float32(q.X), float32(q.Y)-raiseBy*c.u, anim.CardW*float32(q.Scale), anim.CardH*float32(q.Scale))
	const up = tagAbove + tagHigh/2
	return paint.Box(r.X, r.Y-up*c.u, r.W, r.H+up*c.u)
}

// playDrawn plays the drawn card in question.
func (mv *moves) playDrawn(s *stage.Stage) {
	if !mv.unseen() {
		mv.try(s, mv.shown.Drawn)
		return
	}
	if mv.wishes || mv.person.Waiting() {
		return
	}
	var plays []engine.Command
	for _, c := range mv.shown.Legal {
		if c.Verb == engine.VerbPlay && c.Blind {
			plays = append(plays, c)
		}
	}
	mv.bubble.close()
	mv.open(s, ask.NewUnseen(mv.asker, plays), engine.SeenCard{})
}

// drawUnseen draws it as what may be pressed: raised, with the light of a card that may be played, or in the player's fingers.
func (dk *deck) drawUnseen(p *paint.Painter, q *anim.Pose) bool {
	if q.Card.ID != 0 || !dk.own(q) || !dk.asked() || q.Index != dk.unseenAt() {
		return false
	}
	x, y, angle, scale := float32(q.X), float32(q.Y)-raiseBy*dk.u, float32(q.Angle), float32(q.Scale)
	g := &dk.hand.grab
	drags := g.on && g.closed
	if drags {
		x, y, angle = g.x, g.y, g.tilt()
	}
	dk.drawCard(p, q, x, y, angle, scale)
	dk.markUnseen(p, x, y, angle, scale)
	line := dk.art.playable
	focus := p.Focusing && dk.hud.zone == zoneHand && dk.hand.focus == 0
	if focus {
		line = dk.art.focus
		p.ShowFocus(paint.Centered(x, y, anim.CardW*scale, anim.CardH*scale))
	}
	dk.glow(p, line, x, y, scale, angle, paint.White, 1)
	if !drags && !dk.peek.hidden() {
		dk.tag(p, dk.labels.drawnTag, x+3*dk.u, y-(anim.CardH/2*scale+tagAbove*dk.u), angle)
	}
	return true
}
