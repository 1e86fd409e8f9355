package table

import (
	"time"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/stage"
)

// Hindsight is a look back at the rounds of a table.
type Hindsight interface {
	// LookBack begins to think about the round that is over, for the statistics alone; nil: they want nothing of it.
	LookBack(*stage.Stage) Thinking
	// Review opens the look back at the round that is over.
	Review(*stage.Stage)
	// Forget lets go of what was thought: another round begins.
	Forget()
}

// Thinking goes on in the background.
type Thinking interface {
	// Think does a slice; it is false once nothing is left to be found.
	Think(*stage.Stage) bool
}

// Past is what a look back may know of a table.
type Past struct {
	*chair
	saving *saving
}

// Record is what a look back gets: the record of a match that is over, else the finished round alone, and no seed, since
// the next deal is still to come.
func (h *Past) Record(now time.Time) (room.Save, error) {
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

// Head is how the store knows the match, or the round in a room; nil: it does not.
func (h *Past) Head() *room.Head {
	if head := h.o.Company.Head(); head != nil {
		return head
	}
	return h.saving.matchHead()
}

// Counted says whether its rounds go into the player's statistics.
func (h *Past) Counted(s *stage.Stage) bool {
	return h.o.Company.Head() != nil || h.saving.saved(s) && h.saving.matchHead() != nil
}

// Round is the number of the round that is over, from 1.
func (h *Past) Round() int { return max(1, h.table.Public().Round) }

// Over says whether nothing comes after it.
func (h *Past) Over() bool { return h.finished() }

// Reader is who looks back: the viewer, if somebody sits at this screen.
func (h *Past) Reader() (engine.Seat, bool) { return h.viewer, h.person != nil }
