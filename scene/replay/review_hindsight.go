package replay

import (
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// hindsight is the look back at the rounds of a table.
type hindsight struct {
	past     *table.Past
	analysed *analysis // of the round that is over; nil: nobody has looked back at it
}

// NewHindsight looks back at the rounds of a table.
func NewHindsight(past *table.Past) table.Hindsight { return &hindsight{past: past} }

// analysis is what is being thought about the round that is over: what has been begun, or else a new one.
func (h *hindsight) analysis(s *stage.Stage) (*analysis, error) {
	if h.analysed != nil {
		return h.analysed, nil
	}
	save, err := h.past.Record(s.Kept().Now())
	if err != nil {
		return nil, err
	}
	if head := h.past.Head(); head != nil {
		save.Head.Begun, save.Head.Notes, save.Head.Online = head.Begun, head.Notes, head.Online // so that the statistics know the match, and whose own it is
	}
	a, err := newAnalysis(save, h.past.Round())
	if err == nil {
		h.analysed = a
	}
	return a, err
}

// Forget lets go of what was thought.
func (h *hindsight) Forget() { h.analysed = nil }

// LookBack begins the analysis of the round that is over for the statistics alone; nil where they want nothing of it.
func (h *hindsight) LookBack(s *stage.Stage) table.Thinking {
	if !h.past.Counted(s) {
		return nil
	}
	a, err := h.analysis(s)
	if err != nil || !a.want(s) { // who opens the review is told why there is none
		return nil
	}
	return a
}

// Review looks back at the round that is over, from its result: it goes on with what was thought there.
func (h *hindsight) Review(s *stage.Stage) {
	a, err := h.analysis(s)
	var v *Player
	if err == nil {
		v, err = newPlayer(a.save)
	}
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.ReviewNotOpened), err.Error())
		return
	}
	v.playing, v.goingOn = false, !h.past.Over()
	if seat, ok := h.past.Reader(); ok {
		v.home, v.seat = seat, seat
		v.table.Reads(seat)
	}
	v.review = reviewOf(a, v, s.Scene())
	s.Go(v.review)
}
