package scene

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	wheelStep    = 56 // units a step of the wheel scrolls
	revealMargin = 16 // units between the edge and what has been brought into view
)

// scroller is a column of nodes higher than its view: wheel, drag, page keys and the focus move it.
type scroller struct {
	view    paint.Rect
	content float32 // height of everything
	at      float32 // units scrolled
	head    float32 // units it may stand beyond its beginning, and
	tail    float32 // beyond its end, so that a row stays where it was pressed; until it is scrolled
	grabbed bool    // a press began in the view
	drags   bool    // and has become a drag
	lastY   float32
	lit     Focusable  // what has had the focus
	hidden  input.Tick // what a node outside the view is given: all but the pointer
}

// most is how far it can be scrolled.
func (c *scroller) most() float32 { return max(0, c.content-c.view.H) }

// by scrolls and says whether anything moved.
func (c *scroller) by(d float32) bool {
	was := c.at
	c.at = min(max(c.at+d, -c.head), c.most()+c.tail)
	c.head, c.tail = min(c.head, max(0, -c.at)), min(c.tail, max(0, c.at-c.most()))
	return c.at != was
}

// reveal brings a box, as it lies now, into view, and says whether anything moved.
func (c *scroller) reveal(r paint.Rect) bool {
	switch top, low := c.view.Y+revealMargin, c.view.Y+c.view.H-revealMargin; {
	case r.Y < top:
		return c.by(r.Y - top)
	case r.Y+r.H > low:
		return c.by(r.Y + r.H - low)
	}
	return false
}

// update follows the wheel and a drag, which takes the pointer from the nodes, and says whether anything moved.
func (c *scroller) update(in *input.Tick) bool {
	moved := false
	if in.In(c.view) && in.WheelY != 0 {
		moved = c.by(-in.WheelY * wheelStep)
	}
	if in.Pressed {
		c.grabbed, c.drags, c.lastY = in.In(c.view) && c.most() > 0, false, in.Y
	}
	if !c.grabbed {
		return moved
	}
	if in.Over && (in.Down || in.Released) {
		c.drags = c.drags || in.Dragged
		if c.drags {
			moved = c.by(c.lastY-in.Y) || moved
			c.lastY = in.Y
		}
	}
	c.grabbed = in.Down
	if c.drags {
		in.TakePointer()
	}
	return moved
}

// keys follows the keys that turn pages.
func (c *scroller) keys(in *input.Tick) bool {
	if !in.KeyDown {
		return false
	}
	switch in.Key {
	case ebiten.KeyPageUp:
		return c.by(-0.85 * c.view.H)
	case ebiten.KeyPageDown:
		return c.by(0.85 * c.view.H)
	case ebiten.KeyHome:
		return c.by(-c.content)
	case ebiten.KeyEnd:
		return c.by(c.content)
	}
	return false
}

// follow follows pointer and keys over a list of nodes of a group, and says whether anything moved.
func (c *scroller) follow(s *Stage, in *input.Tick, g *FocusGroup, nodes []Node) bool {
	moved := c.update(in)
	moved = c.keys(in) || moved
	within(g, s, in, nodes)
	return moved
}

// tend is a tick of a screen whose nodes lie in the list and round it: they follow pointer and keys, and what the focus has come to
// is brought into view. It lays the screen out anew where anything has moved, unless a node has led away from it.
func (c *scroller) tend(s *Stage, in *input.Tick, g *FocusGroup, nodes []Node, lay func(*Stage)) {
	on := s.Scene()
	moved := c.follow(s, in, g, nodes)
	g.Update(s, in)
	if s.Scene() == on && (c.bring(g.Focused()) || moved) {
		lay(s)
		s.Redraw()
	}
}

// bring brings what the focus has come to into view, and says whether anything moved.
func (c *scroller) bring(f Focusable) bool {
	n, ok := c.came(f)
	return ok && c.reveal(n.Bounds())
}

// came is the node of the list to which the focus has come since it was asked last; ok says that there is one.
func (c *scroller) came(f Focusable) (n *shelved, ok bool) {
	if f == c.lit {
		return nil, false
	}
	c.lit = f
	n, ok = f.(*shelved)
	return n, ok
}

// draw draws the nodes in view and the bar beside them.
func (c *scroller) draw(p *paint.Painter, nodes []Node) {
	p.PushClip(c.view)
	for _, n := range nodes {
		if b := n.Bounds(); b.Y+b.H > c.view.Y-revealMargin && b.Y < c.view.Y+c.view.H+revealMargin {
			n.Draw(p)
		}
	}
	p.Pop()
	if c.most() == 0 {
		return
	}
	bar := max(32, c.view.H*c.view.H/c.content)
	at := (c.view.H - bar) * min(max(c.at/c.most(), 0), 1)
	p.RoundRect(paint.Box(c.view.X+c.view.W+4, c.view.Y+at, 5, bar), 2.5, paint.Plum500)
}

// anchor is a row and where it stood before its list was made anew.
type anchor struct {
	row int     // -1: there is none
	y   float32 // below the upper edge of the view
}

// anchor finds the row that must not move when the list is made anew: by keys the one that has the focus, by a pointer the
// one that was pressed, as far as it is in view, and else the first in view.
func (c *scroller) anchor(s *Stage, nodes []Node, focus Focusable) anchor {
	first, pressed, lit := -1, -1, -1
	for i, n := range nodes {
		b := n.Bounds()
		if b.Y+b.H <= c.view.Y || b.Y >= c.view.Y+c.view.H {
			continue
		}
		if first < 0 {
			first = i
		}
		if pressed < 0 && c.lastY >= b.Y && c.lastY < b.Y+b.H {
			pressed = i
		}
		if focus != nil && n == Node(focus) {
			lit = i
		}
	}
	order := [...]int{pressed, lit, first}
	if s.Focusing() {
		order = [...]int{lit, first, pressed}
	}
	for _, i := range order {
		if i >= 0 {
			return anchor{i, nodes[i].Bounds().Y - c.view.Y}
		}
	}
	return anchor{row: -1}
}

// hold scrolls so that a row stands where it stood, and says whether anything moved. The focus stays where it is, in view or
// not.
func (c *scroller) hold(a anchor, nodes []Node, focus Focusable) bool {
	c.lit = focus
	if a.row < 0 || a.row >= len(nodes) {
		return false
	}
	d := nodes[a.row].Bounds().Y - c.view.Y - a.y
	c.head, c.tail = max(c.head, -c.at-d), max(c.tail, c.at+d-c.most())
	return c.by(d)
}

// relay lays a list out anew, in another window or with larger letters, and keeps its place.
func (c *scroller) relay(s *Stage, nodes []Node, focus Focusable, lay func(*Stage)) {
	a := c.anchor(s, nodes, focus)
	lay(s)
	if c.hold(a, nodes, focus) {
		lay(s)
	}
	s.Redraw()
}

// shelved is a node of a scroller: the pointer reaches it only where it is in view.
type shelved struct {
	Focusable
	on   *scroller
	said string // what is spoken of it, where the node itself does not know
}

// Update hides the pointer outside the view.
func (n *shelved) Update(s *Stage, in *input.Tick) bool {
	if in.In(n.on.view) {
		return n.Focusable.Update(s, in)
	}
	n.on.hidden = *in
	n.on.hidden.TakePointer()
	return n.Focusable.Update(s, &n.on.hidden)
}

// below is the node of a list nearest under another, or above it with dy -1: what lies outside the list's view is nearer
// to nothing else. Nil where the list ends.
func (n *shelved) below(nodes []Node, dy float32) *shelved {
	fx, fy := n.Bounds().Center()
	var best *shelved
	least := float32(1e9)
	for _, m := range nodes {
		o, ok := m.(*shelved)
		if !ok || o == n || !o.Enabled() {
			continue
		}
		x, y := o.Bounds().Center()
		ahead, aside := (y-fy)*dy, x-fx
		if ahead < 4 {
			continue
		}
		if cost := ahead + 2*max(aside, -aside); cost < least {
			best, least = o, cost
		}
	}
	return best
}

// within keeps the arrows up and down in a list until its end, whatever lies nearer outside its view.
func within(g *FocusGroup, s *Stage, in *input.Tick, nodes []Node) {
	n, ok := g.Focused().(*shelved)
	if !ok {
		return
	}
	for _, way := range [...]struct {
		act input.Action
		dy  float32
	}{{input.ActUp, -1}, {input.ActDown, 1}} {
		if !in.Did(way.act) {
			continue
		}
		if to := n.below(nodes, way.dy); to != nil {
			in.Take(way.act)
			g.Lead(s, to)
		}
	}
}

// Speak says what is spoken of it, or lets the node say it.
func (n *shelved) Speak(s *Stage) {
	if n.said != "" {
		s.Say(n.said)
		return
	}
	s.SayNode(n.Focusable)
}

// drawRows draws the rows in view and the bar beside them.
func drawRows[N Node](c *scroller, p *paint.Painter, rows []N) {
	c.draw(p, nil)
	p.PushClip(c.view)
	for _, n := range rows {
		if b := n.Bounds(); b.Y+b.H > c.view.Y && b.Y < c.view.Y+c.view.H {
			n.Draw(p)
		}
	}
	p.Pop()
}
