package stage

import (
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
		s.SayPlaced(f, g.Nodes)
	}
}

// SayPlaced speaks a node, what it stands at and which of them it is: "Speed: Normal, 1 of 11".
func (s *Stage) SayPlaced(f Focusable, among []Node) {
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
	s.SayNode(f)
	s.placed = ""
}

// speaker is a node that says itself what it is and what it stands at.
type speaker interface{ Speak(*Stage) }

// SayNode speaks a node that can have the focus.
func (s *Stage) SayNode(f Focusable) {
	if n, ok := f.(speaker); ok {
		n.Speak(s)
	}
}

// grouped has nodes among which the keys move.
type grouped interface{ FocusNodes() *FocusGroup }

// below are the nodes one comes back to where a modal has been closed; nil where there are none.
func (s *Stage) below() *FocusGroup {
	var on any = s.scene
	if top := s.Top(); top != nil {
		on = top
	}
	if g, ok := on.(grouped); ok {
		return g.FocusNodes()
	}
	return nil
}
