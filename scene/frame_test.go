//go:build display

package scene

import (
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// oneButton is a modal with one button.
type oneButton struct{ stage.Dialog }

func (m *oneButton) Enter(s *stage.Stage) {
	m.Fit(s, 400, 300)
	m.Group.Nodes = []stage.Node{&kit.Button{Rect: paint.Centered(640, 360, 200, 50), Shortcut: input.ActConfirm, OnPress: func(*stage.Stage) {
		m.Decide(engine.Command{Seat: 3})
	}}}
}
func (m *oneButton) Update(s *stage.Stage, in *input.Tick) error { m.UpdateDialog(s, in); return nil }
func (m *oneButton) Draw(p *paint.Painter)                       { m.Begin(p); m.End(p) }

func TestAModalGetsTheInputAndTheSceneBelowNone(t *testing.T) {
	n := &scenetest.Stand{}
	script := input.NewScript().Wait(2).Click(640, 360).Key(input.ActLog)
	s := testStage(t, 1280, 720, stage.Options{Source: script, First: func(*stage.Stage) stage.Scene { return n }})
	m := &oneButton{}
	s.Open(m)
	for !script.Done() {
		scenetest.Step(t, s, 1)
	}
	if c, ok := m.Answer(); !ok || c.Seat != 3 {
		t.Errorf("the answer is %+v, %v", c, ok)
	}
	if _, ok := m.Answer(); ok {
		t.Error("it answers twice")
	}
	if len(n.Got) < 6 {
		t.Errorf("the scene below was updated %d times", len(n.Got))
	}
	for _, in := range n.Got {
		if in.Anything() || in.Over {
			t.Errorf("the scene below got %+v", in)
		}
	}
	s.Close(m)
	script.Key(input.ActLog)
	scenetest.Step(t, s, 1)
	if !n.Got[len(n.Got)-1].Did(input.ActLog) {
		t.Error("with the modal closed the scene gets no key")
	}
}

func TestThePauseStopsTheSceneBelow(t *testing.T) {
	n := &scenetest.Stand{}
	script := input.NewScript().Wait(20)
	s := testStage(t, 1280, 720, stage.Options{Source: script, First: func(*stage.Stage) stage.Scene { return n }})
	closed := 0
	m := table.NewPause(table.PauseActions{Closed: func(*stage.Stage) { closed++ }})
	s.Open(m)
	before := len(n.Got)
	scenetest.Step(t, s, 20)
	if len(n.Got) != before {
		t.Errorf("the scene moved %d ticks", len(n.Got)-before)
	}
	script.Key(input.ActCancel)
	scenetest.Step(t, s, 3)
	if s.IsOpen(m) || closed != 1 {
		t.Errorf("Escape: open %v, closed %d times", s.IsOpen(m), closed)
	}
}

func TestAStillSceneDrawsNothing(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{NoDemo: true})
	target := ebiten.NewImage(1280, 720)
	defer target.Deallocate()
	scenetest.Step(t, s, 60)
	s.Draw(target)
	calls := 0
	for range 60 {
		scenetest.Step(t, s, 1)
		s.Draw(target)
		calls += s.Painter().DrawCalls()
	}
	if calls != 0 {
		t.Errorf("%d drawing calls in 60 frames", calls)
	}
}

// crowd draws as many cards as the largest table has, all turned and scaled.
func crowd(p *paint.Painter, cards []paint.Sprite, tick int) {
	p.Ground(paint.TableGround(660, 314))
	for i := range 324 {
		a := float32(i+tick) * 0.13
		k := 0.3 + 0.7*float32(i%7)/7
		p.Put(cards[i%len(cards)], paint.Pose{X: 640 + 500*float32(math.Cos(float64(a))), Y: 360 + 280*float32(math.Sin(float64(a))), Angle: a, ScaleX: k, ScaleY: k, Tint: paint.White})
		if i%27 == 0 {
			p.Bordered(paint.Box(20, float32(i), 190, 60), 30, 1.5, paint.Plum800, paint.Plum600)
			p.Text("Theo", 40, float32(i)+30, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream})
		}
	}
}

func TestAFullTableInMotionIsAFewCallsAndAllocatesNothing(t *testing.T) {
	n := &scenetest.Stand{}
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return n }})
	var cards []paint.Sprite
	for _, name := range []string{"card/R7", "card/Y3", "card/W+4", "card/back", "card/back-small", "guest/fox"} {
		cards = append(cards, s.Painter().Sprite(name))
	}
	tick := 0
	n.Below = func(p *paint.Painter) { tick++; crowd(p, cards, tick) }
	target := ebiten.NewImage(1280, 720)
	defer target.Deallocate()
	frame := func() {
		s.Redraw()
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
		s.Draw(target)
	}
	n.Got = make([]input.Tick, 0, 1000)
	for range 40 {
		frame()
	}
	if got := s.Painter().DrawCalls(); got > 4 {
		t.Errorf("%d drawing calls a frame", got)
	}
	// A drawing call takes two of Ebitengine's own, which it gets back when the
	// frame is shown; here no frame is.
	if got := testing.AllocsPerRun(100, frame); got > float64(2*s.Painter().DrawCalls()) {
		t.Errorf("%v allocations a frame of %d drawing calls", got, s.Painter().DrawCalls())
	}
}

func TestShapesHaveTheirColourAndTheirCorners(t *testing.T) {
	n := &scenetest.Stand{Below: func(p *paint.Painter) {
		p.Rect(paint.Box(0, 0, 1280, 720), paint.Ink)
		p.RoundRect(paint.Box(100, 100, 200, 80), 40, paint.Coral)
		p.StrokeRoundRect(paint.Box(400, 100, 200, 80), 20, 4, paint.Cream)
		p.PushClip(paint.Box(700, 100, 50, 50))
		p.Rect(paint.Box(650, 50, 400, 400), paint.Cream)
		p.Pop()
		p.Push(900, 600, 0, 0, 2, math.Pi/2, 1)
		p.Rect(paint.Box(900, 590, 40, 20), paint.Coral)
		p.Pop()
	}}
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return n }})
	scenetest.Step(t, s, 15) // it has come
	img := scenetest.Shot(s)
	for _, c := range []struct {
		what string
		x, y int
		want paint.Color
	}{
		{"the middle of a pill", 200, 140, paint.Coral},
		{"its left end", 103, 140, paint.Coral},
		{"the corner outside its curve", 104, 104, paint.Ink},
		{"the line of a box", 500, 102, paint.Cream},
		{"what the line encloses", 500, 140, paint.Ink},
		{"inside the clip", 720, 120, paint.Cream},
		{"left of the clip", 690, 120, paint.Ink},
		{"right of the clip", 760, 120, paint.Ink},
		{"what a quarter turn and a scale of two bring below", 900, 660, paint.Coral},
		{"where it was before", 930, 600, paint.Ink},
	} {
		if got := img.RGBAAt(c.x, c.y); !scenetest.Near(got, c.want) {
			t.Errorf("%s: %v, want %08X", c.what, got, uint32(c.want))
		}
	}
}

func TestTextBreaksBetweenWordsAndIsBakedOnce(t *testing.T) {
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	p := s.Painter()
	st := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream}
	w, h := p.Measure("Needs green, a 7 or a wild", st)
	st.Wrap = w * 0.6
	w2, h2 := p.Measure("Needs green, a 7 or a wild", st)
	if w2 > st.Wrap || h2 < h*1.5 {
		t.Errorf("wrapped at %v it is %v × %v, in one line %v × %v", st.Wrap, w2, h2, w, h)
	}
	st.Wrap = 20
	if w3, _ := p.Measure("Donaudampfschifffahrt", st); w3 > 24 {
		t.Errorf("a long word is %v wide in 20", w3)
	}
}

func TestAFullTextAreaIsEmptiedAndGoesOn(t *testing.T) {
	n := &scenetest.Stand{}
	s := testStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return n }})
	p := s.Painter()
	before := p.Emptied()
	at := 0
	n.Below = func(p *paint.Painter) {
		for range 40 {
			at++
			p.Text(fmt.Sprintf("Text number %d", at), 20, 400, paint.Style{Face: paint.Display, Size: 70, Color: paint.Cream})
		}
	}
	for range 30 {
		scenetest.Shot(s)
	}
	if p.Emptied() == before {
		t.Fatal("the area never filled: the test proves nothing")
	}
	n.Below = func(p *paint.Painter) {
		p.Rect(paint.Box(0, 0, 1280, 720), paint.Ink)
		p.RoundRect(paint.Box(100, 100, 100, 100), 10, paint.Coral)
	}
	if img := scenetest.Shot(s); !scenetest.Near(img.RGBAAt(150, 150), paint.Coral) {
		t.Errorf("after emptying a box is %v", img.RGBAAt(150, 150))
	}
}
