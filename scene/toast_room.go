package scene

import (
	"slices"

	"fourtell/scene/paint"
)

// toastRoomer is a modal that says where a message may lie, in units of the window, so that none covers its title.
type toastRoomer interface{ toastRoom(s *Stage) paint.Rect }

const toastNeeds = 60 // units, of one message and the gap below it

// placeToasts finds room for the messages: where the scene has it, or beside what the top modal has to say.
func (s *Stage) placeToasts() {
	t := &s.toasts
	t.time, t.most, t.shut = s.Settings.Toasts, 0, false
	if t.now = max(t.k, 1); t.k == 0 {
		t.now = s.held().k
	}
	k := t.now
	room := t.space
	if room.box.W == 0 {
		room.first = 20 * k
		room.box = paint.Box(12*k, room.first, s.w-24*k, s.h-room.first)
	}
	if m, ok := s.Top().(toastRoomer); ok {
		if r := m.toastRoom(s); r.W > 0 {
			room = toastSpace{r, r.Y}
			t.most = min(max(int(r.H/(toastNeeds*k)), 1), toastsShown)
			t.shut = r.H <= 0
		}
	}
	if len(t.list)+len(t.late) > 0 {
		t.place(s.painter, room.box, room.first)
	}
}

// overQuestion is above what a question covers, or nowhere: its answers are what matters, and the log has the rest.
func overQuestion(s *Stage, cover paint.Rect) paint.Rect {
	k := s.toasts.now
	if cover.Y < (toastNeeds+6)*k {
		return paint.Box(0, 0, s.w, 0)
	}
	return besideTitle(s, cover)
}

// besideButton is left of the last button, where the head has no room either; or above a panel that leaves room there.
func besideButton(s *Stage, panel, button paint.Rect) paint.Rect {
	r, edge := besideTitle(s, panel), panel.X+panel.W-button.X-button.W
	left := paint.Box(panel.X+edge, button.Y, button.X-panel.X-edge-20, button.H)
	switch {
	case r.Y+r.H <= panel.Y:
		return r
	case left.W < 400: // above the button, over the end of what is scrolled
		return paint.Box(panel.X+edge, button.Y-(toastNeeds+12)*s.toasts.now, panel.W-2*edge, toastNeeds*s.toasts.now)
	}
	return left
}

func besideTitle(s *Stage, panel paint.Rect) paint.Rect {
	k := s.toasts.now
	switch {
	case panel.W == 0:
		return paint.Rect{}
	case panel.Y >= (toastNeeds+6)*k:
		high := min(panel.Y-6*k, 2*(toastNeeds+2)*k)
		return paint.Box(12*k, panel.Y-high, s.w-24*k, high)
	}
	left := panel.W * 0.36
	return paint.Box(panel.X+left, panel.Y+14*k, panel.W-left-20*k, toastNeeds*k)
}

// calmToasts takes the table's cries away, which are old where the result stands; what went wrong stays.
func (s *Stage) calmToasts() {
	kept := s.toasts.list[:0]
	for _, t := range s.toasts.list {
		if t.alert {
			kept = append(kept, t)
		}
	}
	s.toasts.list = kept
	s.toasts.late = slices.DeleteFunc(s.toasts.late, func(t toast) bool { return !t.alert })
	s.toasts.space = toastSpace{}
}
