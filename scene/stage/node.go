package stage

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// Node is a part of a scene: it has a place, looks at the input and draws
// itself. Its hit test uses the place where it rests, not where it is flying.
type Node interface {
	// Update looks at the input and takes what it uses; it says whether it did.
	Update(*Stage, *input.Tick) bool
	Draw(*paint.Painter)
	Bounds() paint.Rect
}

// Focusable is a node that keys and a gamepad can reach.
type Focusable interface {
	Node
	// Focus puts the focus on the node or takes it away.
	Focus(bool)
	// Enabled says whether it can have the focus now.
	Enabled() bool
	// Activate is Confirm with the focus on it.
	Activate(*Stage)
	// Adjust is an arrow key along the node, -1 or +1; it says whether it used
	// it.
	Adjust(*Stage, int) bool
}

// FocusGroup moves the focus among nodes with the arrow keys and Tab, and
// updates and draws them in order. Nodes that take no focus may be in it too.
type FocusGroup struct {
	Nodes []Node
	at    int // index of the focused node, -1 for none
	has   bool
	reach reach
}

// Focused is the node that has the focus, nil when none has.
func (g *FocusGroup) Focused() Focusable {
	if !g.has || g.at >= len(g.Nodes) {
		return nil
	}
	f, _ := g.Nodes[g.at].(Focusable)
	return f
}

// SetFocus puts the focus on a node of the group; nil takes it away.
func (g *FocusGroup) SetFocus(n Node) {
	if f := g.Focused(); f != nil {
		f.Focus(false)
	}
	g.has = false
	for i, m := range g.Nodes {
		if f, ok := m.(Focusable); ok && m == n {
			g.at, g.has = i, true
			f.Focus(true)
		}
	}
}

// Index is which node has the focus, -1 for none.
func (g *FocusGroup) Index() int {
	if g.Focused() == nil {
		return -1
	}
	return g.at
}

// FocusAt gives the focus to a node by its index, where there is one that can have it: nodes that were made anew keep it.
func (g *FocusGroup) FocusAt(i int) {
	if i < 0 || i >= len(g.Nodes) {
		return
	}
	if f, ok := g.Nodes[i].(Focusable); ok && f.Enabled() {
		g.SetFocus(f)
	}
}

// Lead puts the focus where a key leads: unlike SetFocus it is spoken.
func (g *FocusGroup) Lead(s *Stage, n Node) {
	g.SetFocus(n)
	s.speech.moved = g
	s.Redraw()
}

// Update moves the focus, lets the focused node answer Confirm, and updates
// every node, the last drawn first.
func (g *FocusGroup) Update(s *Stage, in *input.Tick) bool {
	used, was := false, g.Focused()
	if f := g.Focused(); f != nil && !f.Enabled() {
		g.Step(1)
		s.Redraw()
	}
	for _, way := range [4]struct {
		act    input.Action
		dx, dy int
	}{{input.ActLeft, -1, 0}, {input.ActRight, 1, 0}, {input.ActUp, 0, -1}, {input.ActDown, 0, 1}} {
		if in.Take(way.act) {
			g.arrow(s, way.dx, way.dy)
			used = true
		}
	}
	if in.Take(input.ActTab) {
		g.Step(1)
		used = true
	}
	if in.Take(input.ActBackTab) {
		g.Step(-1)
		used = true
	}
	if used && g.Focused() != was {
		s.speech.moved = g
	}
	if f := g.Focused(); f != nil && f.Enabled() && in.Take(input.ActConfirm) {
		f.Activate(s)
		s.Redraw()
		return true
	}
	if used {
		s.Redraw()
	}
	g.reach.finger(s, in, g.Nodes)
	for i := len(g.Nodes) - 1; i >= 0 && i < len(g.Nodes); i-- {
		used = g.Nodes[i].Update(s, in) || used
	}
	g.reach.back(in)
	return used
}

func (g *FocusGroup) arrow(s *Stage, dx, dy int) {
	f := g.Focused()
	if f == nil {
		g.Step(1)
		return
	}
	if dx != 0 && f.Adjust(s, dx) {
		return
	}
	if best := g.nearest(f.Bounds(), dx, dy); best >= 0 {
		g.SetFocus(g.Nodes[best])
	}
}

// spansDear is what it costs an arrow to go to a node that lies before and behind alike: the wide button over a row is not to
// the right of the first one in it.
const spansDear = 400

// nearest is the node that lies best in a direction: near, and not far aside.
func (g *FocusGroup) nearest(from paint.Rect, dx, dy int) int {
	fx, fy := from.Center()
	best, least := -1, float32(1e9)
	for i, n := range g.Nodes {
		f, ok := n.(Focusable)
		if !ok || !f.Enabled() || i == g.at {
			continue
		}
		x, y := n.Bounds().Center()
		ahead := (x-fx)*float32(dx) + (y-fy)*float32(dy)
		aside := (x-fx)*float32(dy) + (y-fy)*float32(dx)
		if ahead < 4 {
			continue
		}
		cost := ahead + 2*max(aside, -aside)
		if b := n.Bounds(); 2*ahead < b.W*paint.Abs(float32(dx))+b.H*paint.Abs(float32(dy)) {
			cost += spansDear
		}
		if cost < least {
			best, least = i, cost
		}
	}
	return best
}

// Step goes to the next or the previous node that can have the focus.
func (g *FocusGroup) Step(d int) {
	n := len(g.Nodes)
	at := g.at
	if !g.has {
		at = -1
		if d < 0 {
			at = 0
		}
	}
	for range n {
		at = (at + d + n) % n
		if f, ok := g.Nodes[at].(Focusable); ok && f.Enabled() {
			g.SetFocus(f)
			return
		}
	}
}

// Draw draws the nodes in order.
func (g *FocusGroup) Draw(p *paint.Painter) {
	for _, n := range g.Nodes {
		if f, ok := n.(Focusable); ok && f.Enabled() {
			p.TellTarget(n.Bounds())
		}
	}
	for _, n := range g.Nodes {
		n.Draw(p)
	}
}

// Bounds is the box around all nodes.
func (g *FocusGroup) Bounds() paint.Rect {
	if len(g.Nodes) == 0 {
		return paint.Rect{}
	}
	r := g.Nodes[0].Bounds()
	for _, n := range g.Nodes[1:] {
		b := n.Bounds()
		x1, y1 := max(r.X+r.W, b.X+b.W), max(r.Y+r.H, b.Y+b.H)
		r.X, r.Y = min(r.X, b.X), min(r.Y, b.Y)
		r.W, r.H = x1-r.X, y1-r.Y
	}
	return r
}

// Label is a line or a paragraph.
type Label struct {
	Text string
	X, Y float32 // baseline of the first line
	paint.Style
}

// Update does nothing.
func (l *Label) Update(*Stage, *input.Tick) bool { return false }

// Draw draws the text.
func (l *Label) Draw(p *paint.Painter) { p.Text(l.Text, l.X, l.Y, l.Style) }

// Bounds is a box without a size: a label is not hit.
func (l *Label) Bounds() paint.Rect { return paint.Rect{X: l.X, Y: l.Y} }

// Panel is a plate with a line round it, on which other nodes lie.
type Panel struct {
	paint.Rect
	Radius float32 // 0 = 28
}

// Update does nothing.
func (n *Panel) Update(*Stage, *input.Tick) bool { return false }

// Draw draws the plate and its shadow.
func (n *Panel) Draw(p *paint.Painter) {
	r := n.Radius
	if r == 0 {
		r = 28
	}
	p.Shadow(n.Rect, r, 14, 20, paint.ShadowInk.Fade(0.6))
	p.PushPaper()
	p.Bordered(n.Rect, r, 1.5, paint.Plum800, paint.Plum600)
	p.Pop()
}

// Bounds is the plate.
func (n *Panel) Bounds() paint.Rect { return n.Rect }
