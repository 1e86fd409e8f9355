package replay

import (
	"fourtell/engine"
	"fourtell/scene/stage"
	"fourtell/words"
)

// lookBack reviews the round in which the beat shown lies, or goes on with the review of it.
func (v *Player) lookBack(s *stage.Stage) {
	v.stop(s)
	if v.review == nil || v.review.round != v.record.Round() {
		from := stage.Scene(v)
		if v.review != nil && v.review.from != from {
			from = v.review.from
		}
		r, err := newReview(v, v.record.At(), from)
		if err != nil {
			s.Toasts().Alert(s.Lang().Say(words.ReviewNotOpened), err.Error())
			return
		}
		if !v.open && v.seat != engine.NoSeat {
			r.seat = v.seat
		}
		v.review = r
	}
	s.Go(v.review)
}
