package anim

import (
	"math"

	"fourtell/engine"
)

// Trial is a card that stays in its hand and is seen to come out of it: it is held up, shaken, and goes back.
type Trial struct {
	Seat engine.Seat
	Card engine.SeenCard // which; hidden where the viewer does not know it
	// Out says that it goes out towards the discards, and everybody sees it; else it is lifted where it lies, and whoever may see it does.
	Out  bool
	Step Step // of no ticks: there is no trial
}

const (
	shakeAside = 6 // units to either side
	shakeTimes = 3
	tryLift    = 0.55 // of its height a card is lifted that stays at its hand
	tryShort   = 0.9  // of a discard's height from the discards a card stops that goes out to them
)

// mistake: a card that does not fit leaves the hand for the discards, stops short of them, and has to go back.
func (c *composer) mistake() {
	c.plainly()
	e := &c.d.Event
	c.try(Trial{Seat: e.Seat, Card: first(e.Cards), Out: true})
}

// unfit: a card that was played unseen turns out not to fit, for its owner.
func (c *composer) unfit() {
	c.plainly()
	e := &c.d.Event
	c.try(Trial{Seat: e.Seat, Card: first(e.Cards)})
}

func first(cards []engine.SeenCard) engine.SeenCard {
	if len(cards) == 0 {
		return engine.SeenCard{}
	}
	return cards[0]
}

// try holds the card up, shakes it, leaves it there to be read and puts it back.
func (c *composer) try(t Trial) {
	t.Step = Step{Ease: OutCubic, Tries: c.ms(tryMs), Shakes: c.ms(shakeMs), Aside: shakeAside * c.l.Unit, Holds: c.ms(tryReadMs)}
	t.Step.Ticks = 2*t.Step.Tries + t.Step.Shakes + t.Step.Holds
	c.plan.Trial = t
	c.effect(Effect{Kind: EffectMistake, Seat: t.Seat, Target: engine.NoSeat}, t.Step.Tries, shakeMs+tryReadMs)
	c.cue(CueDraw, 0)
	c.cue(CueRefuse, t.Step.Tries)
	c.last = max(c.last, t.Step.Ticks)
	c.plan.Ticks = max(c.plan.Ticks, t.Step.Ticks)
}

// bind gives it to a sprite: the card itself, the one that has just been looked at, or any back of the hand.
func (t *Trial) bind(q *Queue) {
	if t.Step.Ticks <= 0 {
		return
	}
	var best *sprite
	rank := 0
	for i := range q.sprites {
		s := &q.sprites[i]
		if !s.place.is(t.Seat) || s.slot == noSlot {
			continue
		}
		r := 1
		switch {
		case t.Card.ID != 0 && s.card.ID == t.Card.ID:
			r = 4
		case t.Card.ID == 0 && s.was.Hidden() && !s.card.Hidden():
			r = 3
		case s.card.Hidden():
			r = 2
		}
		if best == nil || r > rank || r == rank && s.slot > best.slot {
			best, rank = s, r
		}
	}
	if best == nil {
		return
	}
	rest := q.layout.Poses[best.slot]
	if t.Out && best.card.Hidden() {
		best.was = t.Card
	}
	best.send(rest, t.Step, q.now)
	best.via = q.layout.heldUp(best.from, rest, t.Out)
	best.depth = flying
}

// heldUp is where a card of a hand is shaken: out at the discards and open, or over the place where it lies.
func (l *Layout) heldUp(from, rest Pose, out bool) Pose {
	p := rest
	if !out {
		p.Scale, p.Corner = 1.1*p.Scale, false
		lift := CardH * rest.Scale * tryLift
		if p.Y < l.Discard.Y { // of a hand at the upper edge, towards the table
			lift = -lift
		}
		p.Y -= lift
		return p
	}
	p.Corner, p.Flip, p.Angle, p.Scale = false, 0, 0, l.Discard.W/CardW
	dx, dy := rest.X-l.Discard.X, rest.Y-l.Discard.Y
	k := min(0.62, tryShort*l.Discard.H/max(1, math.Hypot(dx, dy)))
	p.X, p.Y = l.Discard.X+k*dx, l.Discard.Y+k*dy
	return p
}

// tryOut is a card that is held up, t ticks after it began: out, shaken, held still, and back.
func (s *sprite) tryOut(t float64) {
	step := &s.step
	still := step.Tries + step.Shakes + step.Holds
	switch {
	case t < step.Tries:
		s.approach(&s.from, &s.via, t/step.Tries)
	case t < still:
		s.pose = s.via
		if in := (t - step.Tries) / step.Shakes; in < 1 && !step.Fade {
			s.pose.X += step.Aside * math.Sin(2*math.Pi*shakeTimes*in)
		}
	default:
		s.approach(&s.via, &s.rest, (t-still)/(step.Ticks-still))
	}
	s.stamp()
}

// approach is the share k of the way from one pose to another; with reduced motion the card is there and becomes visible.
func (s *sprite) approach(from, to *Pose, k float64) {
	if s.step.Fade {
		s.pose = *to
		s.pose.Alpha = to.Alpha * k
		return
	}
	s.pose = from.lerp(to, InOutCubic.At(k))
	s.pose.Flip = from.Flip + (to.Flip-from.Flip)*InOutCubic.At(k)
}
