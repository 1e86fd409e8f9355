package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	WheelStep    = 56 // units a step of the wheel scrolls
	RevealMargin = 16 // units between the edge and what has been brought into view
)

// Scroller is a column of nodes higher than its view: wheel, drag, page keys and the focus move it.
type Scroller struct {
	View    paint.Rect
	Content float32 // height of everything
	At      float32 // units scrolled
	head    float32 // units it may stand beyond its beginning, and
	tail    float32 // beyond its end, so that a row stays where it was pressed; until it is scrolled
	grabbed bool    // a press began in the view
	drags   bool    // and has become a drag
	LastY   float32
	Lit     stage.Focusable // what has had the focus
	hidden  input.Tick      // what a node outside the view is given: all but the pointer
}

// Most is how far it can be scrolled.
func (c *Scroller) Most() float32 { return max(0, c.Content-c.View.H) }

// By scrolls and says whether anything moved.
func (c *Scroller) By(d float32) bool {
	was := c.At
	c.At = min(max(c.At+d, -c.head), c.Most()+c.tail)
	c.head, c.tail = min(c.head, max(0, -c.At)), min(c.tail, max(0, c.At-c.Most()))
	return c.At != was
}

// Reveal brings a box, as it lies now, into view, and says whether anything moved.
func (c *Scroller) Reveal(r paint.Rect) bool {
	switch top, low := c.View.Y+RevealMargin, c.View.Y+c.View.H-RevealMargin; {
	case r.Y < top:
		return c.By(r.Y - top)
	case r.Y+r.H > low:
		return c.By(r.Y + r.H - low)
	}
	return false
}

// Update follows the wheel and a drag, which takes the pointer from the nodes, and says whether anything moved.
func (c *Scroller) Update(in *input.Tick) bool {
	moved := false
	if in.In(c.View) && in.WheelY != 0 {
		moved = c.By(-in.WheelY * WheelStep)
	}
	if in.Pressed {
		c.grabbed, c.drags, c.LastY = in.In(c.View) && c.Most() > 0, false, in.Y
	}
	if !c.grabbed {
		return moved
	}
	if in.Over && (in.Down || in.Released) {
		c.drags = c.drags || in.Dragged
		if c.drags {
			moved = c.By(c.LastY-in.Y) || moved
			c.LastY = in.Y
		}
	}
	c.grabbed = in.Down
	if c.drags {
		in.TakePointer()
	}
	return moved
}

// TurnPages follows the keys that turn pages.
func (c *Scroller) TurnPages(in *input.Tick) bool {
	if !in.KeyDown {
		return false
	}
	switch in.Key {
	case ebiten.KeyPageUp:
		return c.By(-0.85 * c.View.H)
	case ebiten.KeyPageDown:
		return c.By(0.85 * c.View.H)
	case ebiten.KeyHome:
		return c.By(-c.Content)
	case ebiten.KeyEnd:
		return c.By(c.Content)
	}
	return false
}

// Follow follows pointer and keys over a list of nodes of a group, and says whether anything moved.
func (c *Scroller) Follow(s *stage.Stage, in *input.Tick, g *stage.FocusGroup, nodes []stage.Node) bool {
	moved := c.Update(in)
	moved = c.TurnPages(in) || moved
	within(g, s, in, nodes)
	return moved
}

// Tend is a tick of a screen whose nodes lie in the list and round it: they follow pointer and keys, and what the focus has come to
// is brought into view. It lays the screen out anew where anything has moved, unless a node has led away from it.
func (c *Scroller) Tend(s *stage.Stage, in *input.Tick, g *stage.FocusGroup, nodes []stage.Node, lay func(*stage.Stage)) {
	on := s.Scene()
	moved := c.Follow(s, in, g, nodes)
	g.Update(s, in)
	if s.Scene() == on && (c.Bring(g.Focused()) || moved) {
		lay(s)
		s.Redraw()
	}
}

// Bring brings what the focus has come to into view, and says whether anything moved.
func (c *Scroller) Bring(f stage.Focusable) bool {
	n, ok := c.Came(f)
	return ok && c.Reveal(n.Bounds())
}

// Came is the node of the list to which the focus has come since it was asked last; ok says that there is one.
func (c *Scroller) Came(f stage.Focusable) (n *Shelved, ok bool) {
	if f == c.Lit {
		return nil, false
	}
	c.Lit = f
	n, ok = f.(*Shelved)
	return n, ok
}

// Draw draws the nodes in view and the bar beside them.
func (c *Scroller) Draw(p *paint.Painter, nodes []stage.Node) {
	p.PushClip(c.View)
	for _, n := range nodes {
		if b := n.Bounds(); b.Y+b.H > c.View.Y-RevealMargin && b.Y < c.View.Y+c.View.H+RevealMargin {
			n.Draw(p)
		}
	}
	p.Pop()
	if c.Most() == 0 {
		return
	}
	bar := max(32, c.View.H*c.View.H/c.Content)
	at := (c.View.H - bar) * min(max(c.At/c.Most(), 0), 1)
	p.RoundRect(paint.Box(c.View.X+c.View.W+4, c.View.Y+at, 5, bar), 2.5, paint.Plum500)
}

// Anchor is a row and where it stood before its list was made anew.
type Anchor struct {
	Row int     // -1: there is none
	y   float32 // below the upper edge of the view
}

// Anchor finds the row that must not move when the list is made anew: by keys the one that has the focus, by a pointer the
// one that was pressed, as far as it is in view, and else the first in view.
func (c *Scroller) Anchor(s *stage.Stage, nodes []stage.Node, focus stage.Focusable) Anchor {
	first, pressed, lit := -1, -1, -1
	for i, n := range nodes {
		b := n.Bounds()
		if b.Y+b.H <= c.View.Y || b.Y >= c.View.Y+c.View.H {
			continue
		}
		if first < 0 {
			first = i
		}
		if pressed < 0 && c.LastY >= b.Y && c.LastY < b.Y+b.H {
			pressed = i
		}
		if focus != nil && n == stage.Node(focus) {
			lit = i
		}
	}
	order := [...]int{pressed, lit, first}
	if s.Devices().Keyed() {
		order = [...]int{lit, first, pressed}
	}
	for _, i := range order {
		if i >= 0 {
			return Anchor{i, nodes[i].Bounds().Y - c.View.Y}
		}
	}
	return Anchor{Row: -1}
}

// Hold scrolls so that a row stands where it stood, and says whether anything moved. The focus stays where it is, in view or
// not.
func (c *Scroller) Hold(a Anchor, nodes []stage.Node, focus stage.Focusable) bool {
	c.Lit = focus
	if a.Row < 0 || a.Row >= len(nodes) {
		return false
	}
	d := nodes[a.Row].Bounds().Y - c.View.Y - a.y
	c.head, c.tail = max(c.head, -c.At-d), max(c.tail, c.At+d-c.Most())
	return c.By(d)
}

// Relay lays a list out anew, in another window or with larger letters, and keeps its place.
func (c *Scroller) Relay(s *stage.Stage, nodes []stage.Node, focus stage.Focusable, lay func(*stage.Stage)) {
	a := c.Anchor(s, nodes, focus)
	lay(s)
	if c.Hold(a, nodes, focus) {
		lay(s)
	}
	s.Redraw()
}

// DrawRows draws the rows in view and the bar beside them.
func DrawRows[N stage.Node](c *Scroller, p *paint.Painter, rows []N) {
	c.Draw(p, nil)
	p.PushClip(c.View)
	for _, n := range rows {
		if b := n.Bounds(); b.Y+b.H > c.View.Y && b.Y < c.View.Y+c.View.H {
			n.Draw(p)
		}
	}
	p.Pop()
}
