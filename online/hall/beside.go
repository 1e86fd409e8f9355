package hall

import (
	"slices"

	"fourtell/online/wire"
)

// Notice is what the dealers of a house tell each other of a room.
type Notice struct {
	Code    wire.RoomCode `json:"code"`
	Gone    bool          `json:"gone,omitempty"` // it is there no longer
	Open    *wire.Room    `json:"open,omitempty"` // as the list tells it; nil: it is found by its code alone
	Members []wire.UID    `json:"members,omitempty"`
}

// beside is the rooms that other dealers of the house hold, and what they have not been told yet of those here.
type beside struct {
	shared bool
	rooms  map[wire.RoomCode]Notice
	fresh  map[wire.RoomCode]bool
}

func (b *beside) open(shared bool) {
	*b = beside{shared: shared, rooms: map[wire.RoomCode]Notice{}, fresh: map[wire.RoomCode]bool{}}
}

func (b *beside) has(code wire.RoomCode) bool { _, has := b.rooms[code]; return has }

func (b *beside) changed(code wire.RoomCode) {
	if b.shared {
		b.fresh[code] = true
	}
}

// places are the rooms in which somebody has a place there.
func (b *beside) places(uid wire.UID) (codes []wire.RoomCode) {
	for code, n := range b.rooms {
		if slices.Contains(n.Members, uid) {
			codes = append(codes, code)
		}
	}
	slices.Sort(codes)
	return codes
}

// list adds the open ones of them.
func (b *beside) list(all []wire.Room, here map[wire.RoomCode]*Room) []wire.Room {
	for code, n := range b.rooms {
		if n.Open != nil && here[code] == nil {
			all = append(all, *n.Open)
		}
	}
	return all
}

// Beside takes in what another dealer tells of a room of its own.
func (h *Hall) Beside(now int64, n Notice) {
	h.tick(now)
	if n.Gone {
		delete(h.beside.rooms, n.Code)
	} else {
		h.beside.rooms[n.Code] = n
	}
	if h.rooms[n.Code] == nil && (n.Open != nil || h.list.shown[n.Code]) {
		h.list.fresh[n.Code] = true
	}
}

// News is what has changed of the rooms here since it was last asked for.
func (h *Hall) News() (all []Notice) {
	for code := range h.beside.fresh {
		all = append(all, h.notice(code))
	}
	clear(h.beside.fresh)
	return all
}

// Notices are all rooms here.
func (h *Hall) Notices() (all []Notice) {
	for code := range h.rooms {
		all = append(all, h.notice(code))
	}
	return all
}

func (h *Hall) notice(code wire.RoomCode) Notice {
	r := h.rooms[code]
	if r == nil || r.closed {
		return Notice{Code: code, Gone: true}
	}
	n := Notice{Code: code, Open: h.list.is(code)}
	for i := range r.members {
		n.Members = append(n.Members, r.members[i].uid)
	}
	return n
}

// Visit is Hello of somebody who is connected to another dealer: that one tells them who they are. since, which may be nil, is where
// they come back to.
func (h *Hall) Visit(now int64, uid wire.UID, name string, since *wire.Since) {
	if p := h.arrive(now, uid, 0, name); p != nil && since != nil {
		h.comeBack(p, since)
	}
}

// Out takes somebody out of the room they are in: they are in another dealer's now.
func (h *Hall) Out(now int64, uid wire.UID) {
	h.tick(now)
	p := h.people[uid]
	if p == nil {
		return
	}
	if p.was != nil {
		p.was.ledger.drop(uid)
		p.was = nil
	}
	h.out(p)
}

// At is the room somebody is in just now; "": none of this hall.
func (h *Hall) At(uid wire.UID) wire.RoomCode {
	if p := h.people[uid]; p != nil && p.at != nil {
		return p.at.code
	}
	return ""
}

// Holds says whether a room is here.
func (h *Hall) Holds(code wire.RoomCode) bool { return h.rooms[code] != nil }

// Codes are the rooms here, in no order.
func (h *Hall) Codes() (codes []wire.RoomCode) {
	for code := range h.rooms {
		codes = append(codes, code)
	}
	return codes
}

// HandOver does nothing more in a room and lets go of it once everything of it is kept; true then, or where it is not here.
func (h *Hall) HandOver(now int64, code wire.RoomCode) bool {
	h.tick(now)
	r := h.rooms[code]
	if r == nil {
		return true
	}
	r.leaving = true
	h.settle(r)
	if r.ledger.waits() {
		return false
	}
	h.LetGo(now, code)
	return true
}

// LetGo lets go of a room at once, with what the journal has of it.
func (h *Hall) LetGo(now int64, code wire.RoomCode) {
	h.tick(now)
	if r := h.rooms[code]; r != nil {
		r.ledger.letGo()
		h.settle(r)
	}
}
