package stage

import (
	"slices"
	"unicode/utf8"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

const (
	toastsShown = 2 // at once, those counted that fade
	toastGap    = 8 // units between two of them
)

// ToastSpace is where a scene has room for messages.
type ToastSpace struct {
	Box   paint.Rect // they lie in it; one that is higher rises above it, and has no company
	First float32    // y of the uppermost, as far as the others have room below it
}

// Toasts are the messages now shown, and those that wait for room.
type Toasts struct {
	List  []Toast    // shown, the oldest first; under a modal only the last of them may be
	late  []Toast    // have no room yet
	Space ToastSpace // where the scene has room; no width: anywhere
	K     float32    // their size; 0 = as the window is. One held upright has small units
	Now   float32    // the size that is, at least 1
	time  ToastTime
	most  int  // shown at once; under a modal there may be room for one only, and the others wait. 0 = two
	shut  bool // no room at all: a question is open
	mark  paint.Sprite
	close paint.Sprite
	has   bool

	say    func(line string) // aloud
	sound  func()            // that one has come
	redraw func()
}

// Show shows a line for 2.5 s, or as long as the settings say, at the top, sounds softly and is spoken. A second line may be
// empty.
func (t *Toasts) Show(title, line string) { t.tell(Toast{Title: title, Line: line}) }

// Alert is a message in the second manner, for what went against somebody.
func (t *Toasts) Alert(title, line string) { t.tell(Toast{Title: title, Line: line, Alert: true}) }

// tell takes a message in and speaks it.
func (t *Toasts) tell(n Toast) {
	t.Add(n)
	if n.Line != "" {
		n.Title = words.Sentences(n.Title, n.Line)
	}
	t.say(n.Title)
}

// Add takes a message in and sounds softly; whoever adds it has it spoken.
func (t *Toasts) Add(n Toast) {
	t.take(n)
	t.sound()
	t.redraw()
}

// last is the age at which a message begins to leave.
func (t *Toasts) last(o *Toast) int {
	if t.time >= ToastsStay {
		return toastStay
	}
	return toastIn + (toastHold+o.longer)*(1+int(t.time))
}

// take takes a message in. Cries of the table that come faster than they can be read are not all shown: of those that wait
// the last stays, or the last that went against somebody; the log has them all.
func (t *Toasts) take(n Toast) {
	same := func(o *Toast) bool { return o.Title == n.Title && o.Line == n.Line }
	for i := range t.List {
		if o := &t.List[i]; same(o) && o.age < t.last(o) {
			o.age = min(o.age, toastIn) // the same again stays longer
			return
		}
	}
	n.longer = toastLetter * max(0, utf8.RuneCountInString(n.Title)+utf8.RuneCountInString(n.Line)-toastLong)
	for i := range t.late {
		o := &t.late[i]
		switch {
		case same(o):
			return
		case n.Cry && o.Cry:
			if n.Alert || !o.Alert {
				*o = n
			}
			return
		}
	}
	t.late = append(t.late, n)
}

// Clear takes every message away at once: another scene has come, or a question or a verdict needs their place and says what
// they said.
func (t *Toasts) Clear() {
	t.List, t.late = t.List[:0], t.late[:0]
	t.redraw()
}

// Calm takes the table's cries away, which are old where the result stands; what went wrong stays.
func (t *Toasts) Calm() {
	cry := func(o Toast) bool { return !o.Alert }
	t.List, t.late = slices.DeleteFunc(t.List, cry), slices.DeleteFunc(t.late, cry)
	t.Space = ToastSpace{}
}

// waits says whether the message of that index has no room now.
func (t *Toasts) waits(i int) bool { return t.shut || t.most > 0 && i < len(t.List)-t.most }

// update ages the toasts and says whether something moves.
func (t *Toasts) update() bool {
	moves := len(t.late) > 0 && !t.shut
	left := t.List[:0]
	for i, o := range t.List {
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
	t.List = left
	return moves
}

// pass says whether a message is shown that will go by itself, or is on its way.
func (t *Toasts) pass() bool {
	for i := range t.List {
		if o := &t.List[i]; t.time != ToastsStay || o.age <= toastIn || o.age >= t.last(o) {
			return true
		}
	}
	return false
}

// admit shows those that wait, as far as there is room, and else lets an older one go that has been seen long enough.
func (t *Toasts) admit(p *paint.Painter, room paint.Rect) {
	for len(t.late) > 0 && !t.shut {
		if !t.fits(p, room) {
			t.makeRoom(t.late[0].Cry)
			return
		}
		n := t.late[0]
		n.age = 1
		t.List = append(t.List, n)
		t.late = append(t.late[:0], t.late[1:]...)
	}
}

// fits says whether the next one that waits has room below those that are shown.
func (t *Toasts) fits(p *paint.Painter, room paint.Rect) bool {
	if len(t.List) == 0 || len(t.List) >= toastsShown || t.most > 0 {
		return len(t.List) < toastsShown
	}
	_, high := t.late[0].size(p, t.Now, room, t.time == ToastsStay)
	for i := range t.List {
		_, h := t.List[i].size(p, t.Now, room, t.time == ToastsStay)
		high += h + toastGap*t.Now
	}
	return high <= room.H
}

// makeRoom lets the oldest go that has been seen for a while, unless one goes already. What stays until it is put away does
// not give way to a cry.
func (t *Toasts) makeRoom(forCry bool) {
	least := toastIn + toastLeast*(1+min(int(t.time), int(ToastsThrice)))
	going := -1
	for i := range t.List {
		o := &t.List[i]
		last := t.last(o)
		if o.age >= last {
			return
		}
		if going < 0 && o.age >= least && !t.waits(i) && (t.time != ToastsStay || o.Cry || !forCry) {
			going = i
		}
	}
	if going >= 0 {
		o := &t.List[going]
		o.age = t.last(o)
	}
}

// putAway takes messages away that stay until the player says so: a press on one, or Cancel for all that are shown. What it
// uses is gone for everything below; it says whether it did anything.
func (t *Toasts) putAway(in *input.Tick) bool {
	if t.time != ToastsStay {
		return false
	}
	used, all := false, false
	for i := range t.List {
		o := &t.List[i]
		last := t.last(o)
		if t.waits(i) || o.age >= last {
			continue
		}
		over := in.In(o.At)
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
func (t *Toasts) place(p *paint.Painter, room paint.Rect, first float32) {
	if !t.has {
		t.mark, t.close, t.has = p.Sprite("mark-small"), p.Sprite("icon/close"), true
	}
	t.admit(p, room)
	size, high := t.Now, float32(0)
	for i := range t.List {
		o := &t.List[i]
		if o.At = (paint.Rect{}); t.waits(i) {
			continue
		}
		w, h := o.size(p, size, room, t.time == ToastsStay)
		o.At = paint.Box(room.X+(room.W-w)/2, high, w, h)
		high += (h + toastGap*size) * o.seen(t.last(o))
	}
	end := room.Y + room.H + toastGap*size
	y := max(min(first, end-high), min(room.Y, end-high), 4*size)
	for i := range t.List {
		if o := &t.List[i]; o.At.W > 0 {
			o.At.Y += y
			if t.most == 0 && i > 0 && o.At.Y+o.At.H > room.Y+room.H { // the window or the text has changed
				o.At = paint.Rect{}
			}
		}
	}
}

func (t *Toasts) draw(p *paint.Painter) {
	for i := range t.List {
		o := &t.List[i]
		if o.At.W == 0 {
			continue
		}
		k := o.seen(t.last(o))
		p.Push(o.At.X+o.At.W/2, o.At.Y, 0, -14*(1-k), 1, 0, k)
		o.draw(p, t, t.Now)
		p.Pop()
	}
}

// Over says whether a message lies over a box.
func (t *Toasts) Over(r paint.Rect) bool {
	for i := range t.List {
		if at := t.List[i].At; at.W > 0 && !at.Apart(r) {
			return true
		}
	}
	return false
}

// Shows says whether anything of the message of that index is to be seen.
func (t *Toasts) Shows(i int) bool { return t.List[i].seen(t.last(&t.List[i])) > 0 }
