package table

import (
	"slices"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// lies says whether a card lies open where it rests: among the discards that show, or in the viewer's hand.
func (dk *deck) lies(q *anim.Pose) bool {
	return q.Card.ID != 0 && q.Flip == 0 && q.Alpha > 0 && (q.Place.Zone == anim.Discard || dk.own(q))
}

// markCards lights up those of the cards that still lie open, and says how many they are.
func (dk *deck) markCards(s *stage.Stage, cards []engine.Card) int {
	dk.log.marks = dk.log.marks[:0]
	poses := dk.queue.Poses()
	for i := range poses {
		if q := &poses[i]; dk.lies(q) && slices.Contains(cards, q.Card.ID) {
			dk.log.marks = append(dk.log.marks, q.Card.ID)
		}
	}
	dk.log.marked = 0
	if len(dk.log.marks) > 0 {
		dk.log.marked = marksFor
	}
	s.Redraw()
	return len(dk.log.marks)
}

// drawMarks draws the cards that are lit up once more, above what covers them.
func (dk *deck) drawMarks(p *paint.Painter) {
	if dk.log.marked == 0 {
		return
	}
	poses := dk.queue.Poses()
	for i := range poses {
		q := &poses[i]
		if !dk.lies(q) || !slices.Contains(dk.log.marks, q.Card.ID) {
			continue
		}
		x, y, scale, angle := float32(q.X), float32(q.Y), float32(q.Scale), float32(q.Angle)
		dk.drawCard(p, q, x, y, angle, scale)
		dk.glow(p, dk.art.focus, x, y, scale, angle, paint.White, 1)
	}
}
