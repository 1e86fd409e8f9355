package scene

import (
	"fourtell/scene/input"
	"fourtell/words"
)

// tellFocus speaks what the keys have come to in this tick, unless whoever has the nodes has said something itself.
func (s *Stage) tellFocus() {
	g := s.moved
	if s.cameBack {
		g = s.below()
	}
	s.moved, s.cameBack = nil, false
	if g == nil || !s.Focusing() {
		return
	}
	if s.says != s.saysWas {
		return
	}
	if f := g.Focused(); f != nil {
		s.sayPlaced(f, g.Nodes)
	}
}

// sayPlaced speaks a node, what it stands at and which of them it is: "Speed: Normal, 1 of 11".
func (s *Stage) sayPlaced(f Focusable, among []Node) {
	n, of := 0, 0
	for _, other := range among {
		if o, ok := other.(Focusable); ok && o.Enabled() {
			of++
			if o == f {
				n = of
			}
		}
	}
	if of > 1 && n > 0 {
		s.placed = s.Lang.Say(words.SpokenPlace, words.Count("n", n), words.Count("of", of))
	}
	s.sayNode(f)
	s.placed = ""
}

// sayNode speaks a node that can have the focus.
func (s *Stage) sayNode(f Focusable) {
	if n, ok := f.(*shelved); ok {
		if n.said != "" {
			s.Say(n.said)
			return
		}
		f = n.Focusable
	}
	switch n := f.(type) {
	case interface{ speak(*Stage) }:
		n.speak(s)
	case *Button:
		if n.Note != "" {
			s.Say(n.Text + ", " + n.Note)
			return
		}
		s.Say(n.Text)
	case *IconButton:
		s.Say(n.Label)
	}
}

// sayKeys speaks, at the first table of a session, what can be done at it and by which keys.
func (t *Table) sayKeys(s *Stage) {
	if s.helped || t.person == nil {
		return
	}
	s.helped = true
	var args []words.Arg
	for _, k := range [...]struct {
		name string
		act  input.Action
	}{{"play", input.ActConfirm}, {"draw", input.ActDraw}, {"call", input.ActCall}, {"catch", input.ActCatch}, {"stand", input.ActPeek}, {"hint", input.ActHint}, {"log", input.ActLog}, {"pause", input.ActPause}} {
		args = append(args, words.With(k.name, s.spokenKey(k.act)))
	}
	s.Say(s.Lang.Say(words.SpokenKeys, args...))
}

// grouped has nodes among which the keys move.
type grouped interface{ group() *FocusGroup }

func (d *Dialog) group() *FocusGroup { return &d.Group }
func (t *Title) group() *FocusGroup  { return &t.nodes }
func (r *Result) group() *FocusGroup { return &r.nodes }

// below are the nodes one comes back to where a modal has been closed; nil where there are none.
func (s *Stage) below() *FocusGroup {
	var on any = s.scene
	if top := s.Top(); top != nil {
		on = top
	}
	if g, ok := on.(grouped); ok {
		return g.group()
	}
	return nil
}
