package hall

import "fourtell/online/wire"

// CloseRooms ends all rooms of a hall for good, where a house ends whose journal ends with it: those of leaving give their seats up as if they
// left, which under the rule of the walk-over may end a match and gives it to who is left, and whoever is in a room then is told that
// it is closed.
func CloseRooms(h *Hall, now int64, leaving ...wire.UID) {
	h.tick(now)
	h.draining = true
	for _, r := range h.rooms {
		r.advance(h.now)
		for _, uid := range leaving {
			if !r.closed && r.member(uid) != nil {
				r.leave(uid, wire.LeftYou)
			}
		}
		r.settle() // what has come of it is told before
		if !r.closed {
			waiting{r}.close()
		}
		h.settle(r)
	}
}
