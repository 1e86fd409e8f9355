package stage

import (
	"fourtell/scene/platform"
	"fourtell/words"
)

const saidKept = 200

// Speech is what is said aloud: lines for screen readers, and what the keys come to.
type Speech struct {
	Helped bool // what can be done at a table has been told

	lang   *words.Language
	tell   func(Focusable) // lets a node say itself what it is and what it stands at
	said   []string
	lines  uint64      // spoken so far
	before uint64      // this tick
	placed string      // follows what is spoken now: which of how many it is
	moved  *FocusGroup // in which the keys have moved in this tick
}

// Say speaks a line to screen readers and keeps it; an empty one is none.
func (v *Speech) Say(line string) {
	if line == "" {
		return
	}
	if v.placed != "" {
		line, v.placed = words.Placed(line, v.placed), ""
	}
	v.lines++
	if len(v.said) == saidKept {
		v.said = append(v.said[:0], v.said[1:]...)
	}
	v.said = append(v.said, line)
	platform.Speak(line)
}

// Unsay takes back what has been spoken, where it could be read again: somebody else comes to the screen.
func (v *Speech) Unsay() {
	clear(v.said)
	v.said = v.said[:0]
	platform.Unspeak()
}

// Said is what has been spoken lately, oldest first, 200 lines at most. The slice is the speech's.
func (v *Speech) Said() []string { return v.said }

// Node speaks a node that can have the focus.
func (v *Speech) Node(f Focusable) { v.tell(f) }

// Placed speaks a node, what it stands at and which of them it is: "Speed: Normal, 1 of 11".
func (v *Speech) Placed(f Focusable, among []Node) {
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
		v.placed = v.lang.Say(words.SpokenPlace, words.Count("n", n), words.Count("of", of))
	}
	v.tell(f)
	v.placed = ""
}

// begin begins a tick.
func (v *Speech) begin() { v.before = v.lines }

// end speaks what the keys have come to in this tick, unless whoever has the nodes has said something itself, or nobody uses
// the keys.
func (v *Speech) end(keys bool) {
	g := v.moved
	v.moved = nil
	if g == nil || !keys || v.lines != v.before {
		return
	}
	if f := g.Focused(); f != nil {
		v.Placed(f, g.Nodes)
	}
}

// speaker is a node that says itself what it is and what it stands at.
type speaker interface{ Speak(*Stage) }

// speakTo lets a node speak that can.
func speakTo(s *Stage) func(Focusable) {
	return func(f Focusable) {
		if n, ok := f.(speaker); ok {
			n.Speak(s)
		}
	}
}

// grouped has nodes among which the keys move.
type grouped interface{ FocusNodes() *FocusGroup }

// nodesOf are the nodes of a scene or a modal among which the keys move; nil where there are none.
func nodesOf(on any) *FocusGroup {
	if g, ok := on.(grouped); ok {
		return g.FocusNodes()
	}
	return nil
}
