package anim

import "fourtell/engine"

// Look is when cards turn over that lay face down for their owner too: one after the other, in the order in which they lie.
type Look struct {
	Seat  engine.Seat
	Start float64 // of the first
	Each  float64 // ticks between two; 0 = they turn as any
}

// bind lets a card turn over in its place when those before it in the hand have begun to.
func (l *Look) bind(q *Queue, s *sprite, rest Pose) {
	before := 0
	for i := range q.sprites {
		if o := &q.sprites[i]; o.slot != noSlot && !o.moved && o.place == s.place && o.pose.Index < s.pose.Index && o.pose.Flip != q.layout.Poses[o.slot].Flip {
			before++
		}
	}
	step := q.plan.Turn
	step.Start = l.Start + float64(before)*l.Each
	q.plan.Cues = append(q.plan.Cues, TimedCue{CueDraw, step.Start})
	s.send(rest, step, q.now)
}
