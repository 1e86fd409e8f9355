//go:build display

package stage

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// bare is a scene on which nothing stands.
type bare struct{ got []input.Tick }

func (n *bare) Enter(*Stage) {}
func (n *bare) Update(_ *Stage, in *input.Tick) error {
	n.got = append(n.got, *in)
	return nil
}
func (n *bare) Draw(*paint.Painter) {}
func (n *bare) Leave()              {}

// alone is a stage without any of the house's screens.
func alone(t *testing.T, w, h int, o Options) *Stage {
	t.Helper()
	o.NoAudio = true
	if o.Source == nil {
		o.Source = input.NewScript()
	}
	if o.Settings.Master == 0 {
		o.Settings = DefaultSettings()
	}
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Window().Resize(w, h)
	for range 200 {
		if s.Ready() {
			return s
		}
		pass(t, s, 1)
	}
	t.Fatal("loading does not end")
	return nil
}

// pass lets n ticks pass.
func pass(t *testing.T, s *Stage, n int) {
	t.Helper()
	for range n {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// play plays a script to its end.
func play(t *testing.T, s *Stage, in *input.Script) {
	t.Helper()
	for !in.Done() {
		pass(t, s, 1)
	}
	pass(t, s, 2)
}
