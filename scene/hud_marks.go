package scene

import (
	"slices"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/paint"
)

const marksFor = 4 * TicksPerSecond

// about notes which cards the last entry is about, as far as the viewer sees them in its beat, and whether it tells of a
// bluff or a challenge.
func (t *teller) about(now *engine.Snapshot) {
	line := &t.log.lines[len(t.log.lines)-1]
	for _, e := range append([]engine.Event{now.Cause}, now.Riders...) {
		switch e.Kind {
		case engine.EventChallengeOffered, engine.EventChallengeAccepted, engine.EventChallengeResolved:
			line.doubt = line.doubt || line.text == t.lang.Event(e, t.heardAs(now), t.names)
		case engine.EventPenalty:
			paid := e.Reason == engine.ForBluff || e.Reason == engine.ForWrongDoubt
			line.doubt = line.doubt || paid && line.text == t.lang.Event(e, t.heardAs(now), t.names)
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
			if n := len(e.Cards); n > 0 && e.Cards[n-1].Face == engine.FaceWildDrawFour && now.Cause.Kind == e.Kind {
				line.doubt = true
			}
		}
		switch e.Kind {
		case engine.EventDealt, engine.EventDrawn, engine.EventPenalty:
			if t.people.shared() {
				continue // what one person has drawn is nothing for the next who reads this
			}
		}
		for _, c := range e.Cards {
			if c.ID != 0 && !slices.Contains(line.cards, c.ID) {
				line.cards = append(line.cards, c.ID)
			}
		}
	}
}

// fade lets the marks go after a while.
func (l *tableLog) fade(s *Stage) {
	if l.marked > 0 {
		if l.marked--; l.marked == 0 {
			l.marks = l.marks[:0]
			s.Redraw()
		}
	}
}

// lies says whether a card lies open where it rests: among the discards that show, or in the viewer's hand.
func (dk *deck) lies(q *anim.Pose) bool {
	return q.Card.ID != 0 && q.Flip == 0 && q.Alpha > 0 && (q.Place.Zone == anim.Discard || dk.own(q))
}

// markCards lights up those of the cards that still lie open, and says how many they are.
func (dk *deck) markCards(s *Stage, cards []engine.Card) int {
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
