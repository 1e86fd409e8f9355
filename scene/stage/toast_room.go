package stage

import "fourtell/scene/paint"

// toastRoomer is a modal that says where a message may lie, in units of the window, so that none covers its title.
type toastRoomer interface{ ToastRoom(s *Stage) paint.Rect }

// ToastNeeds is how many units a message takes with the gap below it.
const ToastNeeds = 60 // units, of one message and the gap below it

// settle finds room for the messages: where the scene has it, or beside what the top modal has to say.
func (t *Toasts) settle(s *Stage) {
	held := s.window.Held()
	t.measure(s.settings.Toasts, held.K)
	room := t.Space
	if room.Box.W == 0 {
		room = t.anywhere(s.window.Size())
	}
	t.most, t.shut = 0, false
	if m, ok := s.Top().(toastRoomer); ok {
		if r := m.ToastRoom(s); r.W > 0 {
			room = t.within(r)
		}
	}
	if len(t.List)+len(t.late) > 0 {
		t.place(s.painter, room.Box, room.First)
	}
}

// measure says how long messages stay, and how large they are: as the scene wants them, or else as the window is.
func (t *Toasts) measure(time ToastTime, window float32) {
	t.time = time
	if t.Now = max(t.K, 1); t.K == 0 {
		t.Now = window
	}
}

// anywhere is the room in a window of that size where nobody says which.
func (t *Toasts) anywhere(w, h float32) ToastSpace {
	k := t.Now
	return ToastSpace{paint.Box(12*k, 20*k, w-24*k, h-20*k), 20 * k}
}

// within is the room that a modal has: for one message or for more, or for none.
func (t *Toasts) within(r paint.Rect) ToastSpace {
	t.most = min(max(int(r.H/(ToastNeeds*t.Now)), 1), toastsShown)
	t.shut = r.H <= 0
	return ToastSpace{r, r.Y}
}

// OverQuestion is above what a question covers, or nowhere: its answers are what matters, and the log has the rest.
func OverQuestion(s *Stage, cover paint.Rect) paint.Rect {
	k := s.toasts.Now
	if cover.Y < (ToastNeeds+6)*k {
		return paint.Box(0, 0, s.window.w, 0)
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
		return paint.Box(panel.X+edge, button.Y-(ToastNeeds+12)*s.toasts.Now, panel.W-2*edge, ToastNeeds*s.toasts.Now)
	}
	return left
}

// BesideTitle is above a panel, or in the right part of its head where it is too high for that.
func BesideTitle(s *Stage, panel paint.Rect) paint.Rect {
	k := s.toasts.Now
	switch {
	case panel.W == 0:
		return paint.Rect{}
	case panel.Y >= (ToastNeeds+6)*k:
		high := min(panel.Y-6*k, 2*(ToastNeeds+2)*k)
		return paint.Box(12*k, panel.Y-high, s.window.w-24*k, high)
	}
	left := panel.W * 0.36
	return paint.Box(panel.X+left, panel.Y+14*k, panel.W-left-20*k, ToastNeeds*k)
}
