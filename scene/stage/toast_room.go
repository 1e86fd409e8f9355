package stage

import (
	"slices"

	"fourtell/scene/paint"
)

// toastRoomer is a modal that says where a message may lie, in units of the window, so that none covers its title.
type toastRoomer interface{ ToastRoom(s *Stage) paint.Rect }

// ToastNeeds is how many units a message takes with the gap below it.
const ToastNeeds = 60 // units, of one message and the gap below it

// placeToasts finds room for the messages: where the scene has it, or beside what the top modal has to say.
func (s *Stage) placeToasts() {
	t := &s.Toasts
	t.time, t.most, t.shut = s.Settings.Toasts, 0, false
	if t.Now = max(t.K, 1); t.K == 0 {
		t.Now = s.Held().K
	}
	k := t.Now
	room := t.Space
	if room.Box.W == 0 {
		room.First = 20 * k
		room.Box = paint.Box(12*k, room.First, s.w-24*k, s.h-room.First)
	}
	if m, ok := s.Top().(toastRoomer); ok {
		if r := m.ToastRoom(s); r.W > 0 {
			room = ToastSpace{r, r.Y}
			t.most = min(max(int(r.H/(ToastNeeds*k)), 1), toastsShown)
			t.shut = r.H <= 0
		}
	}
	if len(t.List)+len(t.late) > 0 {
		t.place(s.painter, room.Box, room.First)
	}
}

// OverQuestion is above what a question covers, or nowhere: its answers are what matters, and the log has the rest.
func OverQuestion(s *Stage, cover paint.Rect) paint.Rect {
	k := s.Toasts.Now
	if cover.Y < (ToastNeeds+6)*k {
		return paint.Box(0, 0, s.w, 0)
	}
	return BesideTitle(s, cover)
}

// BesideButton is left of the last button, where the head has no room either; or above a panel that leaves room there.
func BesideButton(s *Stage, panel, button paint.Rect) paint.Rect {
	r, edge := BesideTitle(s, panel), panel.X+panel.W-button.X-button.W
	left := paint.Box(panel.X+edge, button.Y, button.X-panel.X-edge-20, button.H)
	switch {
	case r.Y+r.H <= panel.Y:
		return r
	case left.W < 400: // above the button, over the end of what is scrolled
		return paint.Box(panel.X+edge, button.Y-(ToastNeeds+12)*s.Toasts.Now, panel.W-2*edge, ToastNeeds*s.Toasts.Now)
	}
	return left
}

// BesideTitle is above a panel, or in the right part of its head where it is too high for that.
func BesideTitle(s *Stage, panel paint.Rect) paint.Rect {
	k := s.Toasts.Now
	switch {
	case panel.W == 0:
		return paint.Rect{}
	case panel.Y >= (ToastNeeds+6)*k:
		high := min(panel.Y-6*k, 2*(ToastNeeds+2)*k)
		return paint.Box(12*k, panel.Y-high, s.w-24*k, high)
	}
	left := panel.W * 0.36
	return paint.Box(panel.X+left, panel.Y+14*k, panel.W-left-20*k, ToastNeeds*k)
}

// CalmToasts takes the table's cries away, which are old where the result stands; what went wrong stays.
func (s *Stage) CalmToasts() {
	kept := s.Toasts.List[:0]
	for _, t := range s.Toasts.List {
		if t.Alert {
			kept = append(kept, t)
		}
	}
	s.Toasts.List = kept
	s.Toasts.late = slices.DeleteFunc(s.Toasts.late, func(t Toast) bool { return !t.Alert })
	s.Toasts.Space = ToastSpace{}
}
