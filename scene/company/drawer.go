package company

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	drawerWide = 320
	tableLeast = 940 // units a table has beside the drawer; where it would have less the drawer lies over it
)

// drawer is the chat at a table: out of sight it covers nothing, open it lies at the right edge, beside the felt where there is room.
// While it is open the keys are its own, until Escape.
type drawer struct {
	m      *Mates
	stage  *stage.Stage
	chat   *Chat
	on     bool
	nodes  stage.FocusGroup
	tabs   [2]kit.Chip // what was said, and what has happened
	people cornerButton
	close  kit.IconButton
	panel  paint.Rect
	k      float32 // of a window higher than wide: everything is drawn that much larger
	in     input.Tick
}

func newDrawer(s *stage.Stage, m *Mates) *drawer {
	d := &drawer{m: m, stage: s, chat: NewChat(s), k: 1}
	d.people = cornerButton{press: m.openPeople, draw: drawPeople}
	d.close = kit.IconButton{Icon: "icon/close", OnPress: d.shut}
	for i := range d.tabs {
		d.tabs[i] = kit.Chip{Small: true, OnPress: func(s *stage.Stage) {
			d.show(i == 1)
			s.Speech().Node(&d.tabs[i])
			s.Redraw()
		}}
		d.nodes.Nodes = append(d.nodes.Nodes, &d.tabs[i])
	}
	d.nodes.Nodes = append(append(d.nodes.Nodes, &d.people, &d.close), d.chat.Nodes()...)
	return d
}

func (d *drawer) sayAnew(s *stage.Stage) {
	l := s.Lang()
	d.tabs[0].Text, d.tabs[1].Text = l.Say(words.CompanyChat), l.Say(words.ButtonLog)
	d.people.label, d.close.Label = l.Say(words.CompanyPeople), l.Say(words.CompanyShut)
	d.chat.SayAnew(s)
}

// beside is how much of the window it keeps for itself.
func (d *drawer) beside() float32 {
	w, _ := d.stage.Window().Size()
	if held := d.stage.Window().Held(); !d.on || held.Upright || w-drawerWide < tableLeast {
		return 0
	}
	return drawerWide
}

// show shows what was said, or what has happened at the table.
func (d *drawer) show(log bool) {
	d.tabs[0].On, d.tabs[1].On = !log, log
	if log {
		d.chat.Show(&d.m.told)
	} else {
		d.chat.Show(nil)
	}
}

// open opens it at what was said.
func (d *drawer) open(s *stage.Stage) { d.openAt(s, false, d.chat.phrases) }

// openLog opens it at what has happened, the first that was missed in sight.
func (d *drawer) openLog(s *stage.Stage) { d.openAt(s, true, &d.chat.back) }

func (d *drawer) openAt(s *stage.Stage, log bool, first stage.Focusable) {
	d.on = true
	d.lay(s)
	d.show(log)
	d.chat.catchUp(s)
	d.nodes.SetFocus(first)
	if s.Speech().Say(d.tabs[0].Text); log {
		s.Speech().Say(d.tabs[1].Text)
	}
	s.Speech().Placed(first, d.nodes.Nodes)
	s.Redraw()
}

// shut closes it.
func (d *drawer) shut(s *stage.Stage) {
	d.on = false
	d.chat.log = nil
	d.chat.Hide()
	d.m.told.away = -1
	d.nodes.SetFocus(nil)
	s.Redraw()
}

func (d *drawer) lay(s *stage.Stage) {
	held := s.Window().Held()
	d.k = held.K
	d.panel = paint.Box(held.W-drawerWide, 0, drawerWide, held.H)
	if held.Upright {
		d.panel = paint.Box(0, 0.2*held.H, held.W, 0.8*held.H)
	}
	side := max(44, held.Finger)
	x, y := d.panel.X, d.panel.Y+16
	d.close.Rect = paint.Box(x+d.panel.W-16-side, y, side, side)
	d.people.Rect = d.close.Move(-side-8, 0)
	wide := min((d.people.X-x-32)/2, 120)
	for i := range d.tabs {
		d.tabs[i].Rect = paint.Box(x+16+float32(i)*(wide+8), y, wide, side)
	}
	top := side + 30
	d.chat.Lay(s, paint.Box(x+16, d.panel.Y+top, d.panel.W-32, d.panel.H-top-18))
}

func (d *drawer) update(s *stage.Stage, in *input.Tick) {
	if !d.on {
		d.chat.Update(s, in)
		return
	}
	d.lay(s)
	v := d.in.Scaled(in, d.k)
	d.chat.Update(s, v)
	if s.Top() != nil {
		return
	}
	if in.Take(input.ActCancel) {
		d.shut(s)
		return
	}
	d.nodes.Update(s, v)
	for _, act := range [...]input.Action{input.ActLeft, input.ActRight, input.ActUp, input.ActDown, input.ActTab, input.ActBackTab, input.ActConfirm} {
		in.Take(act)
	}
	if over := d.panel.Times(d.k); in.In(over) {
		in.TakePointer()
	}
}

// drawPeople is a head above its shoulders.
func drawPeople(p *paint.Painter, r paint.Rect) {
	u := r.H / 44
	cx, cy := r.Center()
	p.Disc(cx, cy-6*u, 6*u, paint.Cream)
	p.RoundRect(paint.Centered(cx, cy+8*u, 22*u, 12*u), 6*u, paint.Cream)
}

func (d *drawer) draw(p *paint.Painter) {
	if !d.on {
		return
	}
	was := p.ZoomIn(d.k)
	p.Shadow(d.panel, 20, 0, 24, paint.ShadowInk.Fade(0.7))
	p.PushPaper()
	p.Bordered(d.panel, 20, 1.5, paint.Plum800, paint.Plum600)
	d.chat.Draw(p)
	d.nodes.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}
