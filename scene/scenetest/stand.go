package scenetest

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// Stand is a scene of a few nodes, which keeps what it was told.
type Stand struct {
	Nodes stage.FocusGroup
	Below func(*paint.Painter) // draws what lies below the nodes; may be nil
	Got   []input.Tick
}

func (n *Stand) Enter(*stage.Stage) {}
func (n *Stand) Update(s *stage.Stage, in *input.Tick) error {
	n.Got = append(n.Got, *in)
	n.Nodes.Update(s, in)
	return nil
}
func (n *Stand) Draw(p *paint.Painter) {
	if n.Below != nil {
		n.Below(p)
	}
	n.Nodes.Draw(p)
}
func (n *Stand) Leave() {}

// Perform puts nodes on a stage and plays a script to its end.
func Perform(t *testing.T, script *input.Script, nodes ...stage.Node) *stage.Stage {
	t.Helper()
	n := &Stand{Nodes: stage.FocusGroup{Nodes: nodes}}
	s := NewStage(t, 1280, 720, stage.Options{Source: script, First: func(*stage.Stage) stage.Scene { return n }})
	Run(t, s, script)
	return s
}

// Clipboard is a clipboard of a test's own.
type Clipboard struct {
	Text  string
	Fails bool // neither writes nor reads
}

func (b *Clipboard) Write(text string, done func(bool)) {
	if !b.Fails {
		b.Text = text
	}
	done(!b.Fails)
}

func (b *Clipboard) Read(done func(string, bool)) { done(b.Text, !b.Fails && b.Text != "") }
