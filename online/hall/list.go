package hall

import (
	"slices"

	"fourtell/online/wire"
)

// listed says that the list of rooms has to tell of that one.
func (h *Hall) listed(r *Room) { h.list.changed(r) }

// list is the open rooms of the house, and who is told of them as they change.
type list struct {
	hall   *Hall
	eyes   map[wire.UID]bool
	fresh  map[wire.RoomCode]bool // changed since they were told
	shown  map[wire.RoomCode]bool // told of as open
	toldAt int64                  // Unix ms
}

func (l *list) open(h *Hall) {
	*l = list{hall: h, eyes: map[wire.UID]bool{}, fresh: map[wire.RoomCode]bool{}, shown: map[wire.RoomCode]bool{}}
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
	all.Rooms = l.hall.beside.list(all.Rooms, l.hall.rooms)
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
	l.hall.beside.changed(r.code)
	if r.open || l.shown[r.code] {
		l.fresh[r.code] = true
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

// is is what the list says of a room; nil: nothing, it is not open or not there.
func (l *list) is(code wire.RoomCode) *wire.Room {
	if r := l.hall.rooms[code]; r != nil {
		if !r.open || r.closed {
			return nil
		}
		public := r.public()
		return &public
	}
	return l.hall.beside.rooms[code].Open
}

func (l *list) tellNow() {
	l.toldAt = l.hall.now
	codes := make([]wire.RoomCode, 0, len(l.fresh))
	for code := range l.fresh {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	for _, code := range codes {
		var b wire.Body
		switch is := l.is(code); {
		case is != nil:
			b, l.shown[code] = &wire.RoomOpen{Room: *is}, true
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
