package table

import (
	"fourtell/anim"
	"fourtell/engine"
)

// screening is what a record does with the table it is shown on, at which nobody plays.
type screening struct {
	*chair
	hand *hand
}

// Reads says who reads the record: the one who is spoken to as "you", from whichever seat the table is seen.
func (h *screening) Reads(seat engine.Seat) { h.replayed, h.rests, h.reader = true, true, seat }

// ShowTo shows the table as a seat sees it.
func (h *screening) ShowTo(seat engine.Seat) { h.viewer = seat }

// Push goes on to a beat.
func (h *screening) Push(now engine.Snapshot) {
	h.newest = now.Seq
	h.hand.arrange(&now)
	h.queue.Push(now)
}

// Settle puts a beat on the table at once.
func (h *screening) Settle(now engine.Snapshot) {
	h.hold = 0
	h.hand.arrange(&now)
	h.queue.Settle(now)
}

// Still ends what moves.
func (h *screening) Still() {
	h.hold = 0
	if !h.queue.Idle() {
		h.queue.Settle(h.queue.Shown())
	}
}

// Seen says whether the beat on the table has been seen.
func (h *screening) Seen() bool { return h.queue.Idle() && h.hold == 0 }

// Reshape lays the table out in another size, in units.
func (h *screening) Reshape(w, height float64) {
	h.geom = anim.Geometry{W: w, H: height, Claims: h.tools.claim, Finger: h.geom.Finger}
	h.queue.Relayout(h.geom, false)
}

// Geometry is the size and shape in which the table is laid out.
func (h *screening) Geometry() anim.Geometry { return h.geom }
