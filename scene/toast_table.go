package scene

import (
	"fourtell/engine"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// discardReach is how far the cards of the discard pile reach from its middle, in widths of a card, however askew they lie.
const discardReach = 0.91

// messages is where messages lie at a table: between the seats and above the piles, so that none hides the card that
// counts. Where a window held upright has so many seats that nothing is left between them and the piles, it is the head.
func (h *hud) messages() stage.ToastSpace {
	l, u, k := h.queue.Layout(), h.u, h.stage.Toasts.K
	w := float32(l.W)
	end := min(float32(l.Discard.Y-discardReach*l.Discard.W), float32(l.Draw.Y-l.Draw.H/2)) - 5*u
	first := float32(l.Toast.Y - l.Toast.H/2)
	if l.Portrait {
		seats := first - u
		if end-seats < 0.8*stage.ToastNeeds*k {
			x := h.pause.at.X + h.pause.at.W + 6*u
			return stage.ToastSpace{Box: paint.Box(x, 8*u, h.log.at.X-60*u-x, 60*u), First: 8 * u}
		}
		return stage.ToastSpace{Box: paint.Box(12*u, seats, w-24*u, end-seats), First: first}
	}
	edge := float32(12)
	for i := range l.Plates {
		if r := h.plateOf(i); engine.Seat(i) != h.viewer && r.Y < end && r.Y+r.H > first {
			edge = max(edge, min(r.X+r.W, w-r.X)+24*u)
		}
	}
	edge = min(edge, 0.28*w)
	top := 8 * u
	for i := range l.Plates {
		if r := h.plateOf(i); r.X < w-edge && r.X+r.W > edge && r.Y+r.H <= first+u {
			top = max(top, r.Y+r.H+6*u)
		}
	}
	return stage.ToastSpace{Box: paint.Box(edge, top, w-2*edge, end-top), First: max(first, top)}
}
