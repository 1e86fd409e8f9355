package scene

import (
	"fourtell/engine"
	"fourtell/room"
	"fourtell/words"
)

// review looks back at the round that is over, from its result.
func (t *Table) review(s *Stage) {
	save := room.Save{Head: headOf(&t.o, s.now()), Record: t.table.Record()}
	if auto := t.saving.auto; auto != nil {
		head := auto.Head()
		save.Head.Begun, save.Head.Notes = head.Begun, head.Notes // so that the statistics know the match, and whose own it is
	}
	v, err := newReplayTable(save)
	var r *Review
	if err == nil {
		v.playing, v.goingOn = false, !t.finished()
		r, err = newReview(v, v.record.Len()-1, s.Scene())
	}
	if err != nil {
		s.Alert(s.Lang.Say(words.ReviewNotOpened), err.Error())
		return
	}
	if t.person != nil {
		v.home, v.seat, r.seat, v.table.reader = t.viewer, t.viewer, t.viewer, t.viewer
	}
	v.review = r
	s.Go(r)
}

// lookBack reviews the round in which the beat shown lies, or goes on with the review of it.
func (v *ReplayTable) lookBack(s *Stage) {
	v.stop(s)
	if v.review == nil || v.review.round != v.record.Round() {
		from := Scene(v)
		if v.review != nil && v.review.from != from {
			from = v.review.from
		}
		r, err := newReview(v, v.record.At(), from)
		if err != nil {
			s.Alert(s.Lang.Say(words.ReviewNotOpened), err.Error())
			return
		}
		if !v.open && v.seat != engine.NoSeat {
			r.seat = v.seat
		}
		v.review = r
	}
	s.Go(v.review)
}
