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
	m     *Mates
	stage *stage.Stage
	chat  *Chat
	on    bool
	nodes stage.FocusGroup
	people,
	close kit.IconButton
	title string
	panel paint.Rect
	k     float32 // of a window higher than wide: everything is drawn that much larger
	in    input.Tick
}

func newDrawer(s *stage.Stage, m *Mates) *drawer {
	d := &drawer{m: m, stage: s, chat: NewChat(s), k: 1}
	d.people = kit.IconButton{Icon: "icon/log", OnPress: m.openPeople}
	d.close = kit.IconButton{Icon: "icon/close", OnPress: d.shut}
	d.nodes.Nodes = append(d.chat.Nodes(), &d.people, &d.close)
	return d
}

func (d *drawer) sayAnew(s *stage.Stage) {
	l := s.Lang()
	d.title, d.people.Label, d.close.Label = l.Say(words.CompanyChat), l.Say(words.CompanyPeople), l.Say(words.CompanyShut)
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

// open opens it.
func (d *drawer) open(s *stage.Stage) {
	d.on = true
	d.chat.Seen()
	d.lay(s)
	d.nodes.SetFocus(d.chat.phrases)
	s.Speech().Say(d.title)
	s.Speech().Placed(d.chat.phrases, d.nodes.Nodes)
	s.Redraw()
}

// shut closes it.
func (d *drawer) shut(s *stage.Stage) {
	d.on = false
	d.chat.Hide()
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

func (d *drawer) draw(p *paint.Painter) {
	if !d.on {
		return
	}
	was := p.ZoomIn(d.k)
	p.Shadow(d.panel, 20, 0, 24, paint.ShadowInk.Fade(0.7))
	p.PushPaper()
	p.Bordered(d.panel, 20, 1.5, paint.Plum800, paint.Plum600)
	p.Text(d.title, d.panel.X+18, d.panel.Y+46, paint.Style{Face: paint.Display, Size: 24, Color: paint.Cream, Fit: d.people.X - d.panel.X - 28, Most: 30})
	d.chat.Draw(p)
	d.nodes.Draw(p)
	p.Pop()
	p.ZoomOut(was)
}
