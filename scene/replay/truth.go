package replay

import (
	"fourtell/room"
	"fourtell/scene/paint"
	"fourtell/words"
)

// claimMarks are where on the track claims were made, 0 … 1, the lies apart.
type claimMarks struct{ lies, truths []float32 }

// marksOf are those of all rounds of a record.
func marksOf(r *room.Replay) (m claimMarks) {
	if !r.Claiming() {
		return m
	}
	was, last := r.At(), float32(max(1, r.Len()-1))
	defer r.Seek(was)
	r.Seek(0)
	for {
		for _, c := range r.Claims() {
			at := float32(c.Beat) / last
			if c.Lie {
				m.lies = append(m.lies, at)
			} else {
				m.truths = append(m.truths, at)
			}
		}
		if !r.Jump(room.MarkRound, true) {
			return m
		}
	}
}

// draw marks them under the track: a lie by a diamond, what was true by a line.
func (m *claimMarks) draw(p *paint.Painter, track paint.Rect) {
	y := track.Y + track.H + 5
	for _, at := range m.truths {
		p.Rect(paint.Box(track.X+at*track.W-1, y-2, 2, 5), paint.Plum300)
	}
	for _, at := range m.lies {
		p.Rect(paint.Box(track.X+at*track.W-1.5, y-3, 3, 9), paint.Coral)
	}
}

// truth is what was true of the claim the record stands on, where all hands lie open; "" elsewhere.
func (v *Player) truth(l *words.Language) string {
	if !v.open {
		return ""
	}
	c, ok := v.record.Claimed()
	switch {
	case !ok:
		return ""
	case c.Lie:
		return l.Say(words.ReplayLie, words.With("cards", l.Hand(c.Event.Cards)))
	}
	return l.Say(words.ReplayTrue, words.With("cards", l.Hand(c.Event.Cards)))
}
