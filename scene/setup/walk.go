package setup

import (
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// within keeps the arrows up and down in a list until its end, whatever lies nearer outside its view: towards says where one leads,
// nil that it is left to what lies nearest.
func within(s *stage.Stage, in *input.Tick, group *stage.FocusGroup, towards func(dy int) stage.Node) {
	for act, dy := range [...]int{input.ActUp: -1, input.ActDown: 1} {
		if dy == 0 || !in.Did(input.Action(act)) {
			continue
		}
		if to := towards(dy); to != nil {
			in.Take(input.Action(act))
			group.SetFocus(to)
			s.Redraw()
		}
	}
}

// towards is where an arrow leads on the board: among the switches in reading order, through all the columns, and down from a
// group's chip to its first. ok is false where the board does not say; nil leaves it to what lies nearest.
func (b *ruleBoard) towards(f stage.Focusable, dy int) (to stage.Node, ok bool) {
	if c, ok := f.(*kit.Chip); ok && dy > 0 {
		if r := b.first(c); r != nil {
			return b.shelf(r), true
		}
	}
	if row, ok := onShelf(f).(*ruleRow); ok {
		if next := b.beside(row, dy); next != nil {
			return b.shelf(next), true
		}
		return nil, true
	}
	return nil, false
}

// reveal brings the node with the focus into view.
func reveal(f stage.Focusable) bool {
	n, ok := f.(*kit.Shelved)
	return ok && n.On.Reveal(n.Bounds())
}

// onShelf is a node as it is itself, where it stands in a list.
func onShelf(f stage.Focusable) stage.Focusable {
	if n, ok := f.(*kit.Shelved); ok {
		return n.Focusable
	}
	return f
}

// pressed puts the focus where the pointer goes down, so that keys go on from there, and says whether something is there.
func pressed(in *input.Tick, group *stage.FocusGroup) (met bool) {
	for _, n := range group.Nodes {
		f, ok := n.(stage.Focusable)
		if l, shelf := n.(*kit.Shelved); shelf && !in.In(l.On.View) {
			continue
		}
		if ok && f.Enabled() && in.In(n.Bounds()) {
			group.SetFocus(n)
			met = true
		}
	}
	return met
}
