package hall

import "fourtell/online/wire"

// answers are what people's newest requests to a room were answered: the same request again is answered again and not done again.
type answers map[wire.UID]*answered

const answersKept = 16

// answered is one person's. Ids grow, so that the newest one tells whether a request is new.
type answered struct {
	newest uint64
	ids    [answersKept]uint64
	texts  [answersKept][]byte // nil: it was done, and how it was said is not known any more
	next   int
}

// again says whether a request has been answered before, with what: old where that is forgotten.
func (a answers) again(uid wire.UID, id uint64) (text []byte, known, old bool) {
	p := a[uid]
	if p == nil || id == 0 || id > p.newest {
		return nil, false, false
	}
	for i, had := range p.ids {
		if had == id {
			return p.texts[i], true, false
		}
	}
	return nil, false, true
}

// keep remembers an answer.
func (a answers) keep(uid wire.UID, id uint64, text []byte) {
	if id == 0 {
		return
	}
	p := a[uid]
	if p == nil {
		p = &answered{}
		a[uid] = p
	}
	for i, had := range p.ids {
		if had == id {
			if text != nil {
				p.texts[i] = text
			}
			return
		}
	}
	p.newest = max(p.newest, id)
	p.ids[p.next], p.texts[p.next] = id, text
	p.next = (p.next + 1) % answersKept
}
