package replay

import (
	"fourtell/ai/houses"
	"fourtell/engine"
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

// thoughtless says that nobody of the house thinks about a game in which there is something to be told all the same.
func (v *Player) thoughtless() bool {
	return !houses.Reviews(v.save.Record.Setup.Game) && (len(v.claims.lies)+len(v.claims.truths) > 0)
}

// roundEnd is the last beat of a round.
func (v *Player) roundEnd(round int) int {
	_, last := roundBeats(v.record, round)
	return last
}

// lies are the rows of those that were told among the claims.
func lies(l *words.Language, claims []room.Said, names []string) []*reviewRow {
	var rows []*reviewRow
	for i, c := range claims {
		if !c.Lie {
			continue
		}
		row := &reviewRow{key: rowKey{rowLie, i}, mark: c.Event.Rank.String(),
			text: l.Say(words.ReviewLie, words.With("by", l.SeatName(c.Event.Seat, names)), words.With("claim", l.Claim(len(c.Event.Cards), c.Event.Rank)),
				words.With("cards", l.Hand(c.Event.Cards))),
			note: l.Say(words.ReviewLieThrough, words.Count("beat", c.Beat+1))}
		if c.Doubter != engine.NoSeat {
			row.note = l.Say(words.ReviewLieCaught, words.Count("beat", c.Beat+1), words.With("name", l.SeatName(c.Doubter, names)))
		}
		rows = append(rows, row)
	}
	return rows
}
