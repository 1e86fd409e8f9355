package anim

import (
	"slices"

	"fourtell/engine"
)

// Poses are the cards to draw, in order. The slice is the queue's own and stays the same between ticks while nothing
// moves; look, do not keep. Poses of alpha 0 need not be drawn.
func (q *Queue) Poses() []Pose { return q.poses }

// Effects are what is to be seen besides cards. At is 0 for one that has not begun.
func (q *Queue) Effects() []Effect { return q.effects }

// Cues are the sounds that began with the last Tick, each at most once. The slice is valid until the next Tick.
func (q *Queue) Cues() []Cue { return q.cues }

// Shown is the snapshot of the beat now on the table, whether still moving or at rest.
func (q *Queue) Shown() engine.Snapshot { return q.shown }

// Layout is where everything rests once the beat on the table has been played.
func (q *Queue) Layout() *Layout { return &q.layout }

// Idle says that nothing is being played, waiting, or still to be announced.
func (q *Queue) Idle() bool { return !q.running && len(q.pending) == 0 && !q.unannounced }

// Still says that besides being idle nothing moves at all, no effect and no gliding card: the picture of the tick
// before can be drawn again.
func (q *Queue) Still() bool { return q.Idle() && !q.moving }

// Behind is how many beats are waiting.
func (q *Queue) Behind() int { return len(q.pending) }

// Skip ends the motion of the beat now playing with the next tick. Its sounds are heard, each once, but those that only lead
// there, and its hooks are called as ever.
func (q *Queue) Skip() { q.skip = q.running }

// FastForward plays at four times the pace while on.
func (q *Queue) FastForward(on bool) { q.hurry = on }

// Pile is how many cards lie on the draw pile at this moment: those on their way to it have not arrived, those still
// to be drawn in this beat have not left.
func (q *Queue) Pile() int {
	n := q.shown.Draw
	if !q.running {
		return n
	}
	t := q.now - q.begun
	for i := range q.diff.Moves {
		m, s := &q.diff.Moves[i], &q.plan.Steps[i]
		if m.From.Zone == Draw && t <= s.Start {
			n += m.Count
		}
		if m.To.Zone == Draw && t < s.Start+s.Ticks {
			n -= m.Count
		}
	}
	return max(0, n)
}

// Lying is how many cards lie on the discards at this moment: those on their way there have not arrived.
func (q *Queue) Lying() int {
	n := len(q.shown.Discard)
	if !q.running {
		return n
	}
	t := q.now - q.begun
	for i := range q.diff.Moves {
		m, s := &q.diff.Moves[i], &q.plan.Steps[i]
		if m.From.Zone == Discard && t <= s.Start {
			n += m.Count
		}
		if m.To.Zone == Discard && t < s.Start+s.Ticks-s.LandTicks {
			n -= m.Count
		}
	}
	return max(0, n)
}

// Held is how many cards a seat's hand shows at this moment: those that have arrived, and those that have not left.
func (q *Queue) Held(seat engine.Seat) int {
	if seat < 0 || int(seat) >= len(q.shown.Hands) {
		return 0
	}
	n := q.shown.Hands[seat].Count - q.late(seat)
	if !q.running {
		return n
	}
	t := q.now - q.begun
	for i := range q.diff.Moves {
		m, s := &q.diff.Moves[i], &q.plan.Steps[i]
		if m.From.is(seat) && t <= s.Start {
			n += m.Count
		}
		if m.To.is(seat) && t < s.arrives() {
			n -= m.Count
		}
	}
	return max(0, n)
}

// Relayout lays the table out anew: the window has another size, or the hand is sorted otherwise. Cards at rest glide
// to their new places, or jump when glide is false; cards in flight keep their time and end in the new place. Nothing
// is lost and no hook is called or called twice. With the geometry it has already it does nothing.
func (q *Queue) Relayout(g Geometry, glide bool) {
	if o := q.geom; o.W == g.W && o.H == g.H && o.TextScale == g.TextScale && o.Public == g.Public && o.HandOnly == g.HandOnly && o.Claims == g.Claims && slices.Equal(o.Order, g.Order) {
		return
	}
	g.Order = slices.Clone(g.Order)
	q.relayout(g, glide)
}

func (q *Queue) relayout(g Geometry, glide bool) {
	old := q.geom
	q.geom = g
	if !q.started {
		return
	}
	q.layout = Arrange(&q.shown, g)
	q.seats.on = false
	for i := range q.sprites {
		q.sprites[i].moved = false
	}
	q.fill()
	ticks := q.timing.ticks(glideMs)
	if !glide || q.timing.Reduced {
		ticks = 0
	}
	for i := range q.sprites {
		s := &q.sprites[i]
		if !glide && old.W > 0 && old.H > 0 {
			s.pose.X, s.pose.Y = s.pose.X*g.W/old.W, s.pose.Y*g.H/old.H
		}
		rest := q.layout.DrawTop()
		if s.slot != noSlot {
			rest = q.layout.Poses[s.slot]
		} else if s.place.Zone == Discard {
			rest = q.layout.covered(&q.shown, s.card)
		}
		rest.Key = s.key
		if s.slot != noSlot && s.depth < flying { // what only makes room lies as its place does
			s.depth = s.slot
		}
		if s.still {
			if s.pose != rest {
				s.send(rest, Step{Ticks: ticks, Ease: OutCubic}, q.now)
				q.moving = true
			}
			continue
		}
		// In flight: the rest of the way from here, in the time that is left.
		step := s.step
		begun := max(0, q.now-step.Start)
		step.Start = max(0, step.Start-q.now)
		step.Ticks -= begun
		step.LandTicks = min(step.LandTicks, step.Ticks)
		step.Gather, step.Waits, step.Spreads, step.Closes, step.Holds, step.Tries = 0, 0, 0, 0, 0, 0
		step.Arc *= step.Ticks / max(1e-9, s.step.Ticks)
		s.send(rest, step, q.now)
		q.moving = true
	}
	q.refresh()
}

// refresh shows jumps at once, without a tick.
func (q *Queue) refresh() {
	for i := range q.sprites {
		if s := &q.sprites[i]; !s.still {
			s.update(q.now)
		}
	}
	q.show()
}

// Exchange gives two cards of a face that lie in hands here each other's identity: they look alike, and what moves next is
// then the one meant. Nothing moves by itself; the order of the hand is the caller's to keep (Relayout).
func (q *Queue) Exchange(a, b engine.Card) {
	for i := range q.sprites {
		s := &q.sprites[i]
		switch {
		case s.place.Zone != Hand || s.slot == noSlot:
		case s.card.ID == a:
			s.card.ID = b
		case s.card.ID == b:
			s.card.ID = a
		}
	}
}

// LetGo says that the player lets go of a card of the hand here, with this angle and scale: the next motion of that
// card begins there, and if none comes within a moment it springs back to its rest place.
func (q *Queue) LetGo(card engine.Card, x, y, angle, scale float64) {
	for i := range q.sprites {
		s := &q.sprites[i]
		if s.card.ID != card || card == 0 || s.place.Zone != Hand || s.slot == noSlot {
			continue
		}
		s.pose.X, s.pose.Y, s.pose.Angle, s.pose.Scale = x, y, angle, scale
		rest := q.layout.Poses[s.slot]
		s.send(rest, Step{Start: q.timing.ticks(graspMs), Ticks: q.timing.ticks(glideMs), Ease: OutBack}, q.now)
		s.depth = flying
		q.moving = true
		q.refresh()
		return
	}
}
