package hall

import (
	"slices"

	"fourtell/online/wire"
)

// mostPlaces is in how many rooms somebody may have a place at once.
const mostPlaces = 20

// you is who somebody is, and where they have a place: at this dealer or at another of the house.
func (h *Hall) you(p *person) *wire.You {
	y := &wire.You{UID: p.uid, Name: p.name, Rooms: []wire.RoomCode{}}
	for _, r := range p.places {
		y.Rooms = append(y.Rooms, r.code)
	}
	for _, code := range h.beside.places(p.uid) {
		if h.rooms[code] == nil {
			y.Rooms = append(y.Rooms, code)
		}
	}
	return y
}

// placed says that somebody has a place in a room.
func (h *Hall) placed(uid wire.UID, r *Room) {
	p := h.people[uid]
	if p == nil { // read from a journal
		p = &person{uid: uid}
		h.people[uid] = p
	}
	if !slices.Contains(p.places, r) {
		p.places = append(p.places, r)
	}
}

// gone says that they have none any more.
func (h *Hall) gone(uid wire.UID, r *Room) {
	p := h.people[uid]
	if p == nil {
		return
	}
	p.places = slices.DeleteFunc(p.places, func(o *Room) bool { return o == r })
	if p.at == r {
		p.at = nil
	}
	h.forget(p)
}

// forget drops who is neither here nor has a place.
func (h *Hall) forget(p *person) {
	if !p.here && len(p.places) == 0 {
		delete(h.people, p.uid)
	}
}
