package scene

import (
	"fourtell/room"
	"fourtell/words"
	"time"
)

// hindsight is the look back at the rounds of a table.
type hindsight struct {
	*chair
	saving   *saving
	analysed *analysis // of the round that is over; nil: nobody has looked back at it
}

func newHindsight(c *chair, v *saving) *hindsight { return &hindsight{chair: c, saving: v} }

// analysis is what is being thought about the round that is over: what has been begun, or else a new one.
func (h *hindsight) analysis(s *Stage) (*analysis, error) {
	if h.analysed != nil {
		return h.analysed, nil
	}
	save, err := h.lookedAt(s.Now())
	if err != nil {
		return nil, err
	}
	if head := h.saving.matchHead(); head != nil {
		save.Head.Begun, save.Head.Notes = head.Begun, head.Notes // so that the statistics know the match, and whose own it is
	}
	a, err := newAnalysis(save, max(1, h.table.Public().Round))
	if err == nil {
		h.analysed = a
	}
	return a, err
}

// lookedAt is what a look back gets: the record of a match that is over, else the finished round alone, and no seed, since
// the next deal is still to come.
func (h *hindsight) lookedAt(now time.Time) (room.Save, error) {
	save := room.Save{Head: headOf(&h.o, now)}
	if keeper, ok := h.table.(room.Keeper); ok && h.finished() {
		save.Record = keeper.Record()
		return save, nil
	}
	save.Head.BotSeed = 0 // it is made of the match's seed
	var err error
	save.Record, err = h.table.Finished()
	return save, err
}

// lookBack begins the analysis of the round that is over for the statistics alone; nil where they want nothing of it.
func (h *hindsight) lookBack(s *Stage) *analysis {
	if !h.saving.saved(s) || h.saving.matchHead() == nil {
		return nil
	}
	a, err := h.analysis(s)
	if err != nil || !a.want(s) { // who opens the review is told why there is none
		return nil
	}
	return a
}

// review looks back at the round that is over, from its result: it goes on with what was thought there.
func (h *hindsight) review(s *Stage) {
	a, err := h.analysis(s)
	var v *ReplayTable
	if err == nil {
		v, err = newReplayTable(a.save)
	}
	if err != nil {
		s.Toasts().Alert(s.Lang.Say(words.ReviewNotOpened), err.Error())
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
