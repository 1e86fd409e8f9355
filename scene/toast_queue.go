package scene

import (
	"unicode/utf8"

	"fourtell/scene/input"
	"fourtell/scene/paint"
)

const (
	toastsShown = 2 // at once, those counted that fade
	toastGap    = 8 // units between two of them
)

// toastSpace is where a scene has room for messages.
type toastSpace struct {
	box   paint.Rect // they lie in it; one that is higher rises above it, and has no company
	first float32    // y of the uppermost, as far as the others have room below it
}

// toasts are the messages now shown, and those that wait for room.
type toasts struct {
	list  []toast    // shown, the oldest first; under a modal only the last of them may be
	late  []toast    // have no room yet
	space toastSpace // where the scene has room; no width: anywhere
	k     float32    // their size; 0 = as the window is. One held upright has small units
	now   float32    // the size that is, at least 1
	time  ToastTime
	most  int  // shown at once; under a modal there may be room for one only, and the others wait. 0 = two
	shut  bool // no room at all: a question is open
	mark  paint.Sprite
	close paint.Sprite
	has   bool
}

// last is the age at which a message begins to leave.
func (t *toasts) last(o *toast) int {
	if t.time >= ToastsStay {
		return toastStay
	}
	return toastIn + (toastHold+o.longer)*(1+int(t.time))
}

// add takes a message in. Cries of the table that come faster than they can be read are not all shown: of those that wait
// the last stays, or the last that went against somebody; the log has them all.
func (t *toasts) add(n toast) {
	same := func(o *toast) bool { return o.title == n.title && o.line == n.line }
	for i := range t.list {
		if o := &t.list[i]; same(o) && o.age < t.last(o) {
			o.age = min(o.age, toastIn) // the same again stays longer
			return
		}
	}
	n.longer = toastLetter * max(0, utf8.RuneCountInString(n.title)+utf8.RuneCountInString(n.line)-toastLong)
	for i := range t.late {
		o := &t.late[i]
		switch {
		case same(o):
			return
		case n.cry && o.cry:
			if n.alert || !o.alert {
				*o = n
			}
			return
		}
	}
	t.late = append(t.late, n)
}

// clear takes every message away at once.
func (t *toasts) clear() { t.list, t.late = t.list[:0], t.late[:0] }

// waits says whether the message of that index has no room now.
func (t *toasts) waits(i int) bool { return t.shut || t.most > 0 && i < len(t.list)-t.most }

// update ages the toasts and says whether something moves.
func (t *toasts) update() bool {
	moves := len(t.late) > 0 && !t.shut
	left := t.list[:0]
	for i, o := range t.list {
		last := t.last(&o)
		if !t.waits(i) || o.age >= last {
			o.age++
		}
		if o.age <= toastIn || o.age >= last {
			moves = true
		}
		if o.age < last+toastOut {
			left = append(left, o)
		}
	}
	t.list = left
	return moves
}

// pass says whether a message is shown that will go by itself, or is on its way.
func (t *toasts) pass() bool {
	for i := range t.list {
		if o := &t.list[i]; t.time != ToastsStay || o.age <= toastIn || o.age >= t.last(o) {
			return true
		}
	}
	return false
}

// admit shows those that wait, as far as there is room, and else lets an older one go that has been seen long enough.
func (t *toasts) admit(p *paint.Painter, room paint.Rect) {
	for len(t.late) > 0 && !t.shut {
		if !t.fits(p, room) {
			t.makeRoom(t.late[0].cry)
			return
		}
		n := t.late[0]
		n.age = 1
		t.list = append(t.list, n)
		t.late = append(t.late[:0], t.late[1:]...)
	}
}

// fits says whether the next one that waits has room below those that are shown.
func (t *toasts) fits(p *paint.Painter, room paint.Rect) bool {
	if len(t.list) == 0 || len(t.list) >= toastsShown || t.most > 0 {
		return len(t.list) < toastsShown
	}
	_, high := t.late[0].size(p, t.now, room, t.time == ToastsStay)
	for i := range t.list {
		_, h := t.list[i].size(p, t.now, room, t.time == ToastsStay)
		high += h + toastGap*t.now
	}
	return high <= room.H
}

// makeRoom lets the oldest go that has been seen for a while, unless one goes already. What stays until it is put away does
// not give way to a cry.
func (t *toasts) makeRoom(forCry bool) {
	least := toastIn + toastLeast*(1+min(int(t.time), int(ToastsThrice)))
	going := -1
	for i := range t.list {
		o := &t.list[i]
		last := t.last(o)
		if o.age >= last {
			return
		}
		if going < 0 && o.age >= least && !t.waits(i) && (t.time != ToastsStay || o.cry || !forCry) {
			going = i
		}
	}
	if going >= 0 {
		o := &t.list[going]
		o.age = t.last(o)
	}
}

// putAway takes messages away that stay until the player says so: a press on one, or Cancel for all that are shown. What it
// uses is gone for everything below; it says whether it did anything.
func (t *toasts) putAway(in *input.Tick) bool {
	if t.time != ToastsStay {
		return false
	}
	used, all := false, false
	for i := range t.list {
		o := &t.list[i]
		last := t.last(o)
		if t.waits(i) || o.age >= last {
			continue
		}
		over := in.In(o.at)
		switch {
		case in.Did(input.ActCancel):
			o.age, used, all = last, true, true
		case in.Pressed && over:
			o.down, used = true, true
		case o.down && !in.Down:
			if o.down = false; in.Released && over {
				o.age = last
			}
			used = true
		}
	}
	if all {
		in.Take(input.ActCancel)
	} else if used {
		in.TakePointer()
	}
	return used
}

// place finds where every message rests: from its first place down, and as much higher as those below it need; a modal's room
// is left at its top by what is higher.
func (t *toasts) place(p *paint.Painter, room paint.Rect, first float32) {
	if !t.has {
		t.mark, t.close, t.has = p.Sprite("mark-small"), p.Sprite("icon/close"), true
	}
	t.admit(p, room)
	size, high := t.now, float32(0)
	for i := range t.list {
		o := &t.list[i]
		if o.at = (paint.Rect{}); t.waits(i) {
			continue
		}
		w, h := o.size(p, size, room, t.time == ToastsStay)
		o.at = paint.Box(room.X+(room.W-w)/2, high, w, h)
		high += (h + toastGap*size) * o.seen(t.last(o))
	}
	end := room.Y + room.H + toastGap*size
	y := max(min(first, end-high), min(room.Y, end-high), 4*size)
	for i := range t.list {
		if o := &t.list[i]; o.at.W > 0 {
			o.at.Y += y
			if t.most == 0 && i > 0 && o.at.Y+o.at.H > room.Y+room.H { // the window or the text has changed
				o.at = paint.Rect{}
			}
		}
	}
}

func (t *toasts) draw(p *paint.Painter) {
	for i := range t.list {
		o := &t.list[i]
		if o.at.W == 0 {
			continue
		}
		k := o.seen(t.last(o))
		p.Push(o.at.X+o.at.W/2, o.at.Y, 0, -14*(1-k), 1, 0, k)
		o.draw(p, t, t.now)
		p.Pop()
	}
}

// over says whether a message lies over a box.
func (t *toasts) over(r paint.Rect) bool {
	for i := range t.list {
		if at := t.list[i].at; at.W > 0 && !at.Apart(r) {
			return true
		}
	}
	return false
}

// hush takes the toasts away: a question or a verdict needs their place, and says what they said.
func (s *Stage) hush() {
	s.toasts.clear()
	s.Redraw()
}

// shows says whether anything of the message of that index is to be seen.
func (t *toasts) shows(i int) bool { return t.list[i].seen(t.last(&t.list[i])) > 0 }
