package hall

import (
	"slices"

	"fourtell/online/wire"
)

// mostPlaces is in how many rooms somebody may have a place at once.
const mostPlaces = 20

// you is who somebody is, and where they have a place.
func (p *person) you() *wire.You {
	y := &wire.You{UID: p.uid, Name: p.name, Rooms: []wire.RoomCode{}}
	for _, r := range p.places {
		y.Rooms = append(y.Rooms, r.code)
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

// listed says that the list of rooms has to tell of that one.
func (h *Hall) listed(r *Room) { h.list.changed(r) }

// list is the open rooms, and who is told of them as they change.
type list struct {
	hall   *Hall
	eyes   map[wire.UID]bool
	fresh  map[wire.RoomCode]*Room // changed since they were told
	shown  map[wire.RoomCode]bool  // told of as open
	toldAt int64                   // Unix ms
}

func (l *list) open(h *Hall) {
	*l = list{hall: h, eyes: map[wire.UID]bool{}, fresh: map[wire.RoomCode]*Room{}, shown: map[wire.RoomCode]bool{}}
}

// ask tells somebody of all open rooms, and with watch of their changes.
func (l *list) ask(uid wire.UID, re uint64, watch bool) {
	delete(l.eyes, uid)
	if watch {
		l.tellNow() // so that everybody who watches knows the same
		l.eyes[uid] = true
	}
	all := &wire.Rooms{Rooms: []wire.Room{}}
	for _, r := range l.hall.rooms {
		if r.open && !r.closed {
			all.Rooms = append(all.Rooms, r.public())
		}
	}
	slices.SortFunc(all.Rooms, func(a, b wire.Room) int {
		if a.Created != b.Created {
			return int(b.Created - a.Created)
		}
		return compare(a.Code, b.Code)
	})
	if watch {
		for i := range all.Rooms {
			l.shown[all.Rooms[i].Code] = true
		}
	}
	l.hall.tell(uid, re, all)
}

func compare(a, b wire.RoomCode) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func (l *list) leave(uid wire.UID) { delete(l.eyes, uid) }

func (l *list) changed(r *Room) {
	if r.open || l.shown[r.code] {
		l.fresh[r.code] = r
	}
}

func (l *list) shut(r *Room) { l.changed(r) }

// due is when they are told, in Unix ms; 0: there is nothing to tell.
func (l *list) due() int64 {
	if len(l.fresh) == 0 || len(l.eyes) == 0 {
		return 0
	}
	return l.toldAt + listEvery
}

// tell tells them, once its time has come.
func (l *list) tell(now int64) {
	if d := l.due(); d > 0 && now >= d {
		l.tellNow()
	}
}

func (l *list) tellNow() {
	l.toldAt = l.hall.now
	codes := make([]wire.RoomCode, 0, len(l.fresh))
	for code := range l.fresh {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	for _, code := range codes {
		r := l.fresh[code]
		var b wire.Body
		switch is := r.open && !r.closed && l.hall.rooms[code] == r; {
		case is:
			b, l.shown[code] = &wire.RoomOpen{Room: r.public()}, true
		case l.shown[code]:
			b = &wire.RoomShut{Code: code}
			delete(l.shown, code)
		default:
			continue
		}
		text, err := wire.Write(wire.Message{Body: b})
		if err != nil {
			panic("a message of the house is no JSON: " + err.Error())
		}
		for uid := range l.eyes {
			l.hall.cfg.Sink.Send(uid, text)
		}
	}
	clear(l.fresh)
}
