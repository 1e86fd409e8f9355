//go:build display

package scene

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/title"
)

func TestAFingerBesideASmallButtonMeansTheNearestOne(t *testing.T) {
	for _, c := range []struct {
		name     string
		handheld bool
		x, y     float32
		want     string
	}{
		{"on the upper one", true, 300, 215, "upper"},
		{"above it, as far as a finger reaches", true, 300, 180, "upper"},
		{"farther above", true, 300, 160, ""},
		{"between them, nearer to the upper one", true, 300, 232, "upper"},
		{"between them, nearer to the lower one", true, 300, 246, "lower"},
		{"beside them", true, 520, 215, ""},
		{"above it, by a mouse-sized window on a desk", false, 300, 180, ""},
		{"one that cannot be pressed is not meant", true, 700, 180, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s := testStage(t, 844, 390, stage.Options{Source: in, NoDemo: true, Handheld: c.handheld, First: func(*stage.Stage) stage.Scene { return title.New() }})
			pressed := ""
			button := func(name string, r paint.Rect, off bool) *kit.Button {
				return &kit.Button{Text: name, Rect: r, Off: off, OnPress: func(*stage.Stage) { pressed = name }}
			}
			s.Open(&groupOnly{stage.FocusGroup{Nodes: []stage.Node{button("upper", paint.Box(200, 200, 200, 30), false), button("lower", paint.Box(200, 250, 200, 30), false),
				button("off", paint.Box(600, 200, 200, 30), true)}}})
			scenetest.Step(t, s, 2)
			scenetest.Run(t, s, in.Tap(c.x, c.y))
			scenetest.Step(t, s, 2)
			if pressed != c.want {
				t.Errorf("pressed is %q, want %q", pressed, c.want)
			}
		})
	}
}

// groupOnly is a modal of nodes and nothing else.
type groupOnly struct{ group stage.FocusGroup }

func (m *groupOnly) Enter(*stage.Stage) {}
func (m *groupOnly) Update(s *stage.Stage, in *input.Tick) error {
	m.group.Update(s, in)
	return nil
}
func (m *groupOnly) Draw(p *paint.Painter) { m.group.Draw(p) }
func (m *groupOnly) Leave()                {}
func (m *groupOnly) Answer() (engine.Command, bool) {
	return engine.Command{}, false
}

// The answers of a challenge, on a phone held sideways, are as high as a finger though they are drawn lower.
func TestAFingerFindsTheAnswersOfAChallengeAboveAndBelowThem(t *testing.T) {
	for _, off := range []float32{-20, 20} {
		in := input.NewScript()
		o := placed(t, "classic", 3, "R4 R7 G7", "G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "W+4 R8 R9")
		table, err := table.New(o)
		if err != nil {
			t.Fatal(err)
		}
		s := testStage(t, 844, 390, stage.Options{Source: in, Handheld: true, First: func(*stage.Stage) stage.Scene { return table }})
		still(t, s, table)
		puppet(table, 3).Want(engine.Play(3, scenetest.Face(t, "W+4"), shed.Yellow, engine.NoSeat))
		scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
		scenetest.Step(t, s, 60)
		m := s.Top().(*ask.Challenge)
		x, y := m.Believe().Center()
		px := float32(720) / 390 // units a pixel of the page
		scenetest.Run(t, s, in.Tap(x, y+off*px))
		scenetest.Step(t, s, 30)
		if _, ok := s.Top().(*ask.Challenge); ok {
			t.Errorf("a finger %v pixels below the middle of \"Keep\" is not heard", off)
		}
	}
}
