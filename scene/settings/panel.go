package settings

import (
	"slices"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Routes lead from the settings to what they need not know; the wiring lays them: stage.Routes.More.
type Routes struct {
	Carry func(*stage.Stage) stage.Modal // takes what one has come to along to another device; nil: nothing is
}

// Panel is the settings, over the title or the pause: three groups, of which one is shown.
type Panel struct {
	stage.Dialog
	k      float32    // size of everything
	in     input.Tick // in that size
	title  string
	tabs   *kit.Segments
	groups [3]optionGroup
	list   kit.Scroller
	rows   []stage.Node // of the group that is shown
	done   *kit.Button
}

// New is the settings panel.
func New() *Panel { return &Panel{} }

// Enter makes the controls as the settings stand.
func (o *Panel) Enter(s *stage.Stage) {
	l := s.Lang()
	o.title = l.Say(words.SettingsTitle)
	o.groups = [3]optionGroup{playOptions(s), pictureOptions(s), soundOptions(s)}
	o.done = &kit.Button{Text: l.Say(words.ButtonDone), Kind: kit.CoralVerb, Size: 23, OnPress: func(s *stage.Stage) { s.Close(o) }}
	o.tabs = &kit.Segments{Text: o.title, Words: []string{l.Say(words.SettingsPlay), l.Say(words.SettingsPicture), l.Say(words.SettingsSound)},
		OnChange: func(s *stage.Stage, i int) { o.show(s) }}
	o.show(s)
	o.Group.SetFocus(o.tabs)
	s.Speech().Say(o.title + ". " + l.Say(words.SpokenSettings))
	s.Speech().Placed(o.tabs, o.Group.Nodes)
}

// show brings the chosen group into view.
func (o *Panel) show(s *stage.Stage) {
	focus := o.Group.Focused()
	o.Group.SetFocus(nil)
	o.rows, o.list = o.rows[:0], kit.Scroller{}
	for _, row := range o.groups[o.tabs.At] {
		o.rows = append(o.rows, &kit.Shelved{Focusable: row.node, On: &o.list})
	}
	o.Group.Nodes = append(append([]stage.Node{o.tabs}, o.rows...), o.done)
	o.Group.SetFocus(focus)
	o.lay(s)
	s.Redraw()
}

const (
	optionHigh = 44 // units, of a row's control
	optionGap  = 8
	optionName = 26 // the line of a label above its control
	optionsTop = 108
	optionsLow = 100
)

// lay puts the chosen group into a panel as high as the highest of the three needs and the window allows.
func (o *Panel) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	o.W, o.H, o.k = w, h, s.Window().PanelZoom()
	w, h = w/o.k, h/o.k
	p := s.Painter()
	was := p.ZoomIn(o.k)
	defer p.ZoomOut(was)
	wide := min(860, w-24)
	narrow := wide < 640
	top, edge := float32(optionsTop), float32(44)
	if narrow {
		top, edge = optionsTop+58, 28
	}
	most := float32(0)
	for _, g := range o.groups {
		most = max(most, g.high(p, narrow))
	}
	o.Panel = paint.Centered(w/2, h/2, wide, min(h-24, top+most+optionsLow))
	x, y := o.Panel.X+edge, o.Panel.Y
	if narrow {
		o.tabs.Rect = paint.Box(x, y+92, wide-2*edge, 48)
		o.done.Rect = paint.Box(x, y+o.Panel.H-80, wide-2*edge, 52)
	} else {
		o.tabs.Rect = paint.Box(x+wide-2*edge-460, y+34, 460, 48)
		o.done.Rect = paint.Box(x+wide-2*edge-260, y+o.Panel.H-80, 260, 52)
	}
	g := o.groups[o.tabs.At]
	o.list.View = paint.Box(x-16, y+top, wide-2*edge+32, o.Panel.H-top-optionsLow)
	o.list.Content = g.high(p, narrow)
	o.list.By(0)
	g.lay(p, x, o.list.View.Y-o.list.At+8, wide-2*edge, narrow)
}

// Update follows the controls; Escape closes.
func (o *Panel) Update(s *stage.Stage, in *input.Tick) error {
	v := o.in.Scaled(in, o.k)
	in.TakePointer()
	moved := o.list.Update(v)
	if o.list.Most() > 0 {
		v.WheelY = 0 // it scrolls, and moves no slider that it happens to be over
	}
	moved = o.list.TurnPages(v) || moved
	for _, row := range o.groups[o.tabs.At] {
		if row.sync != nil {
			row.sync(s)
		}
	}
	o.walk(s, v)
	if o.UpdateDialog(s, v) && s.IsOpen(o) {
		o.list.Relay(s, o.rows, o.Group.Focused(), o.lay)
	}
	if !s.IsOpen(o) {
		return nil
	}
	if o.list.Bring(o.Group.Focused()) || moved {
		o.lay(s)
		s.Redraw()
	}
	if v.Take(input.ActCancel) || v.Take(input.ActPause) {
		s.Close(o)
	}
	return nil
}

// walk goes to the row below or above, whatever lies at which side of it: who only hears the rows must come to each.
func (o *Panel) walk(s *stage.Stage, in *input.Tick) {
	at := slices.IndexFunc(o.Group.Nodes, func(n stage.Node) bool { f, ok := n.(stage.Focusable); return ok && f == o.Group.Focused() })
	for _, way := range [...]struct {
		act input.Action
		by  int
	}{{input.ActUp, -1}, {input.ActDown, 1}} {
		if at < 0 || !in.Take(way.act) {
			continue
		}
		for i := at + way.by; i >= 0 && i < len(o.Group.Nodes); i += way.by {
			if f, ok := o.Group.Nodes[i].(stage.Focusable); ok && f.Enabled() {
				o.Group.Lead(s, f)
				break
			}
		}
	}
}

// Draw draws the panel.
func (o *Panel) Draw(p *paint.Painter) {
	was := p.ZoomIn(o.k)
	o.Begin(p)
	x := o.list.View.X + 16
	p.Text(o.title, x, o.Panel.Y+68, paint.Style{Face: paint.Display, Size: 36, Color: paint.Cream})
	p.PushClip(o.list.View)
	o.groups[o.tabs.At].drawNames(p)
	p.Pop()
	o.list.Draw(p, o.rows)
	o.tabs.Draw(p)
	o.done.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}

// SayAnew makes the rows anew and keeps the list where it was: the next press hits the row that it is meant for.
func (o *Panel) SayAnew(s *stage.Stage) {
	at, focus, scrolled := o.tabs.At, o.Group.Index(), o.list.At
	row := o.list.Anchor(s, o.rows, o.Group.Focused())
	pressed := o.list.LastY
	o.Enter(s)
	o.tabs.At = at
	o.show(s)
	o.Group.FocusAt(focus)
	o.list.At, o.list.LastY = scrolled, pressed
	o.lay(s)
	if o.list.Hold(row, o.rows, o.Group.Focused()) {
		o.lay(s)
	}
}

// ToastRoom is beside the last button, unless that is as wide as the panel: then the head has room, and the tabs lie below.
func (o *Panel) ToastRoom(s *stage.Stage) paint.Rect {
	if o.done.X < o.Panel.X+o.Panel.W/4 {
		r := stage.BesideTitle(s, o.Panel.Times(o.k))
		if r.Y >= o.Panel.Y*o.k { // its title is a long word
			by := 0.1 * o.Panel.W * o.k
			r.X, r.W = r.X+by, r.W-by
		}
		return r
	}
	return stage.BesideButton(s, o.Panel.Times(o.k), o.done.Rect.Times(o.k))
}
