package anim

import (
	"slices"

	"fourtell/engine"
)

// bundleMost is how many cards of a bundle are drawn.
const bundleMost = 6

// bind hands the plan's steps to sprites: each move takes a card out of its place, every place then fills its slots in
// the layout, and what has no slot is on its way into a pile.
func (q *Queue) bind(d *Diff) {
	for i := range q.sprites {
		s := &q.sprites[i]
		s.moved = false
		if d.Swept >= 0 {
			s.place = drawPile()
			s.slotless(q.layout.DrawTop(), q.plan.Sweep, q.now, flying+i)
		}
	}
	for i := range d.Moves {
		m, step := &d.Moves[i], q.plan.Steps[i]
		for range min(m.Count, bundleMost) {
			s := q.take(m)
			s.moved, s.place, s.was, s.card = true, m.To, s.card, m.Card
			if m.From.Zone != Draw {
				s.veil = false
			}
			s.depth = flying + i
			s.step = step
		}
	}
	q.fill()
	for i := range q.sprites {
		s := &q.sprites[i]
		switch {
		case s.slot == noSlot && s.moved && s.place.Zone == Draw:
			step := s.step
			s.slotless(q.layout.DrawTop(), step, q.now, s.depth)
		case s.slot == noSlot && s.moved: // under the visible discards
			step := s.step
			s.slotless(q.layout.covered(&q.shown, s.card), step, q.now, s.depth) // above what it lands on
		case s.slot == noSlot && s.still: // covered by what has been played since
			rest := s.pose
			s.slotless(rest, Step{Ticks: q.plan.Ticks}, q.now, buried+rest.Index)
		case s.slot == noSlot:
			if s.depth < flying { // it was making room
				s.depth = buried + s.rest.Index
			}
		case s.moved:
			step := s.step
			s.send(q.layout.Poses[s.slot], step, q.now)
			if step.Gather > 0 {
				s.via = q.layout.gathered(s.rest, step.Gather)
			}
		default:
			q.settleIn(s)
		}
	}
	q.stack()
	q.plan.Trial.bind(q)
	for i := range q.sprites { // nothing is cut off: the plan lasts as long as its longest motion
		if s := &q.sprites[i]; !s.still {
			q.plan.Ticks = max(q.plan.Ticks, s.step.Start+s.step.Ticks-q.now)
		}
	}
}

// covered is where a discard lies that has no pose of its own in the layout: others cover it, and it covers those below it.
func (l *Layout) covered(s *engine.Snapshot, c engine.SeenCard) Pose {
	at := slices.IndexFunc(s.Discard, func(d engine.SeenCard) bool { return d.ID == c.ID })
	return l.discarded(c, max(0, at))
}

// stack lets the cards of a claim meet in the middle of where they were.
func (q *Queue) stack() {
	n, x, y := 0.0, 0.0, 0.0
	for i := range q.sprites {
		if s := &q.sprites[i]; s.moved && s.step.Closes > 0 {
			n, x, y = n+1, x+s.from.X, y+s.from.Y
		}
	}
	for i := range q.sprites {
		if s := &q.sprites[i]; s.moved && s.step.Closes > 0 {
			s.via = s.from
			s.via.X, s.via.Y, s.via.Angle = x/n, y/n, 0
		}
	}
}

// settleIn moves a card that stays in its place to where it rests now.
func (q *Queue) settleIn(s *sprite) {
	rest := q.layout.Poses[s.slot]
	rest.Key = s.key
	s.depth = s.slot
	switch {
	case s.pose == rest:
		s.rest, s.still = rest, true
	case q.over.on && !s.still && s.rest == rest: // of the beat before, which did not wait for it
		s.depth = flying + s.slot
	case s.pose.Flip != rest.Flip && s.place.is(q.plan.Looks.Seat) && q.plan.Looks.Each > 0:
		q.plan.Looks.bind(q, s, rest)
	case s.pose.Flip != rest.Flip:
		s.send(rest, q.plan.Turn, q.now)
	default:
		s.send(rest, q.plan.Reflow, q.now)
	}
}

// slotless sends a sprite out of sight.
func (s *sprite) slotless(rest Pose, step Step, now float64, depth int) {
	rest.Place = s.place
	s.slot, s.depth = noSlot, depth
	s.send(rest, step, now)
}

// take is the sprite that makes the move: the card itself where it is seen, any back of the place where it is not, a
// new one from a pile.
func (q *Queue) take(m *Move) *sprite {
	best := -1
	for i := range q.sprites {
		s := &q.sprites[i]
		if s.moved || s.place != m.From || s.slot == noSlot || m.Count > 1 && q.stays(s) {
			continue
		}
		if !m.Was.Hidden() {
			if s.card.ID == m.Was.ID {
				return s
			}
			continue
		}
		if m.Card.ID != 0 && s.card.ID == m.Card.ID { // shown in a challenge, and now played
			return s
		}
		if best < 0 || s.card.Hidden() || !q.sprites[best].card.Hidden() {
			best = i
		}
	}
	if best >= 0 {
		return &q.sprites[best]
	}
	s := sprite{place: m.From, card: m.Was}
	switch m.From.Zone {
	case Discard:
		s.pose = q.layout.discarded(m.Was, 0)
	case Draw:
		s.pose, s.veil = q.layout.DrawTop(), true
	default:
		q.strays++
		s.pose = q.layout.DrawTop()
	}
	return q.spawn(s)
}

// stays says whether a discard is still seen there.
func (q *Queue) stays(s *sprite) bool {
	return s.place.Zone == Discard && holds(q.shown.Discard, s.card.ID)
}

func (q *Queue) spawn(s sprite) *sprite {
	q.key++
	s.key = q.key
	s.pose.Key = s.key
	s.rest = s.pose
	s.still = true
	s.slot = len(q.layout.Poses)
	q.sprites = append(q.sprites, s)
	return &q.sprites[len(q.sprites)-1]
}

// fill gives the sprites of every place their slots in the layout: by identity where the card is seen, else in the
// order in which they lay.
func (q *Queue) fill() {
	q.owner = q.owner[:0]
	for range q.layout.Poses {
		q.owner = append(q.owner, -1)
	}
	q.taken = q.taken[:0]
	for i := range q.sprites {
		s := &q.sprites[i]
		if s.place.Zone == Draw {
			s.slot = noSlot
		}
		out := s.slot == noSlot
		q.taken = append(q.taken, out)
		if out || s.card.ID == 0 {
			continue
		}
		for k := range q.layout.Poses {
			if p := &q.layout.Poses[k]; p.Card.ID == s.card.ID && p.Place == s.place && q.owner[k] < 0 {
				q.owner[k], q.taken[i] = i, true
				break
			}
		}
	}
	for k := range q.layout.Poses {
		if q.owner[k] >= 0 {
			continue
		}
		p, best := &q.layout.Poses[k], -1
		for i := range q.sprites {
			s := &q.sprites[i]
			if q.taken[i] || s.place != p.Place || p.Place.Zone == Discard && !s.card.Hidden() {
				continue
			}
			if best < 0 || before(s, &q.sprites[best]) {
				best = i
			}
		}
		if best < 0 {
			if p.Place.Zone == Hand { // an older discard may come to light again; a card in a hand must come from somewhere
				q.strays++
			}
			pose := *p
			best = len(q.sprites)
			q.spawn(sprite{place: p.Place, card: p.Card, was: p.Card, pose: pose})
			q.taken = append(q.taken, true)
		}
		q.owner[k], q.taken[best] = best, true
	}
	for i := range q.sprites {
		if !q.taken[i] {
			if s := &q.sprites[i]; s.place.Zone == Hand {
				q.strays++
			}
			q.sprites[i].slot = noSlot
		}
	}
	for k, i := range q.owner {
		s := &q.sprites[i]
		if s.card != q.layout.Poses[k].Card && !s.moved {
			s.was = s.card
		}
		s.card, s.slot = q.layout.Poses[k].Card, k
	}
}

// before orders cards of one place: those that lay there from left to right, then newcomers.
func before(a, b *sprite) bool {
	if a.moved != b.moved {
		return !a.moved
	}
	return a.slot < b.slot
}
