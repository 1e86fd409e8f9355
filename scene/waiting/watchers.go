package waiting

import (
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// watchers is where it says who watches: a press offers what can be done about them.
type watchers struct {
	paint.Rect
	stage.Press
	t *Waiting
}

// Bounds is where it says so.
func (v *watchers) Bounds() paint.Rect { return v.Rect }

// Enabled says that somebody watches.
func (v *watchers) Enabled() bool { return v.t.watch != "" }

// Adjust does nothing.
func (v *watchers) Adjust(*stage.Stage, int) bool { return false }

// Speak says who watches.
func (v *watchers) Speak(s *stage.Stage) { s.Speech().Say(v.t.watch + ": " + v.t.watching) }

// Activate lists them.
func (v *watchers) Activate(s *stage.Stage) { v.Act(s, v.list) }

// Update follows the pointer.
func (v *watchers) Update(s *stage.Stage, in *input.Tick) bool {
	return v.Push(s, in, v.Rect, v.Enabled(), input.NoAction, v.list)
}

// Draw draws the ring of the focus; the words are drawn with what lies around them.
func (v *watchers) Draw(p *paint.Painter) {
	if v.Focused && p.Focusing {
		p.FocusRing(v.Inset(4), 12)
	}
}

// list offers everybody who watches, oneself excepted.
func (v *watchers) list(s *stage.Stage) {
	t := v.t
	m := &kit.ListModal{Title: t.watch}
	for _, w := range t.room.Watching {
		if w.UID == t.uid() {
			m.Items = append(m.Items, kit.ListItem{Text: w.Name})
			continue
		}
		c := &chair{t: t, of: wire.Seat{Kind: wire.Person, UID: w.UID, Name: w.Name}, title: w.Name, spoken: w.Name}
		m.Items = append(m.Items, kit.ListItem{Text: w.Name, Does: func(s *stage.Stage) { t.menus.offerPerson(s, c) }})
	}
	s.Open(m)
}
