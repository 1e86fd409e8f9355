package scene

import (
	"fourtell/engine"
	"fourtell/words"
)

// review looks back at the round that is over, from its result: it goes on with what was thought there.
func (h *hindsight) review(s *Stage) {
	a, err := h.analysis(s)
	var v *ReplayTable
	if err == nil {
		v, err = newReplayTable(a.save)
	}
	if err != nil {
		s.Alert(s.Lang.Say(words.ReviewNotOpened), err.Error())
		return
	}
	v.playing, v.goingOn = false, !h.finished()
	r := reviewOf(a, v, s.Scene())
	if h.person != nil {
		v.home, v.seat, r.seat, v.table.reader = h.viewer, h.viewer, h.viewer, h.viewer
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
