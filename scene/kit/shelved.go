package kit

import (
	"fourtell/scene/input"
	"fourtell/scene/stage"
)

// Shelved is a node of a scroller: the pointer reaches it only where it is in view.
type Shelved struct {
	stage.Focusable
	On   *Scroller
	Said string // what is spoken of it, where the node itself does not know
}

// Update hides the pointer outside the view.
func (n *Shelved) Update(s *stage.Stage, in *input.Tick) bool {
	if in.In(n.On.View) {
		return n.Focusable.Update(s, in)
	}
	n.On.hidden = *in
	n.On.hidden.TakePointer()
	return n.Focusable.Update(s, &n.On.hidden)
}

// Below is the node of a list nearest under another, or above it with dy -1: what lies outside the list's view is nearer
// to nothing else. Nil where the list ends.
func (n *Shelved) Below(nodes []stage.Node, dy float32) *Shelved {
	fx, fy := n.Bounds().Center()
	var best *Shelved
	least := float32(1e9)
	for _, m := range nodes {
		o, ok := m.(*Shelved)
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
func within(g *stage.FocusGroup, s *stage.Stage, in *input.Tick, nodes []stage.Node) {
	n, ok := g.Focused().(*Shelved)
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
		if to := n.Below(nodes, way.dy); to != nil {
			in.Take(way.act)
			g.Lead(s, to)
		}
	}
}

// Speak says what is spoken of it, or lets the node say it.
func (n *Shelved) Speak(s *stage.Stage) {
	if n.Said != "" {
		s.Speech().Say(n.Said)
		return
	}
	s.Speech().Node(n.Focusable)
}
