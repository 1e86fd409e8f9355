//go:build display

package scene

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// titleBox is where the title of a panel stands that has it at the left.
func titleBox(panel paint.Rect, wide float32) paint.Rect {
	return paint.Box(panel.X+28, panel.Y+30, wide, 44)
}

func overlap(a, b paint.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func TestMessagesStayAsLongAsTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		time  ToastTime
		ticks int
	}{{ToastsOnce, 150}, {ToastsTwice, 300}, {ToastsThrice, 450}} {
		set := DefaultSettings()
		set.Toasts = c.time
		s := testStage(t, 1280, 720, Options{Settings: set, First: func(*Stage) Scene { return &stand{} }})
		s.Toast("one", "")
		step(t, s, toastIn+c.ticks-2)
		if len(s.toasts.list) != 1 || s.toasts.list[0].seen(s.toasts.last(&s.toasts.list[0])) != 1 {
			t.Errorf("%v: it is gone too early", c.time)
		}
		step(t, s, toastOut+4)
		if len(s.toasts.list) != 0 {
			t.Errorf("%v: it stays too long", c.time)
		}
	}
}

// Who needs longer has a message until a press on it or Cancel; nothing below gets that press or key.
func TestAMessageStaysUntilItIsPutAway(t *testing.T) {
	set := DefaultSettings()
	set.Toasts = ToastsStay
	at := func(s *Stage, i int) (float32, float32) { return s.toasts.list[i].at.Center() }
	for name, away := range map[string]func(*Stage, *input.Script){
		"a click":  func(s *Stage, in *input.Script) { in.Click(at(s, 0)) },
		"a finger": func(s *Stage, in *input.Script) { in.Tap(at(s, 0)) },
		"Cancel":   func(_ *Stage, in *input.Script) { in.Key(input.ActCancel) },
	} {
		in, n := input.NewScript(), &stand{}
		s := testStage(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
		s.Toast("one", "a second line")
		step(t, s, 6000)
		if len(s.toasts.list) != 1 || s.toasts.list[0].at.W == 0 {
			t.Fatalf("it has gone by itself: %+v", s.toasts.list)
		}
		keepLook(t, s, "toast-stays")
		n.got = nil
		away(s, in)
		run(t, s, in.Wait(toastOut+2))
		if len(s.toasts.list) != 0 {
			t.Errorf("%s does not put it away", name)
		}
		for _, got := range n.got {
			if got.Pressed || got.Released || got.Did(input.ActCancel) {
				t.Errorf("%s reaches what lies below", name)
			}
		}
		n.got = nil
		run(t, s, in.Click(640, 120).Key(input.ActCancel))
		if !slices.ContainsFunc(n.got, func(got input.Tick) bool { return got.Did(input.ActCancel) }) {
			t.Errorf("%s: with no message Cancel is kept from what lies below", name)
		}
	}
}

func TestAPressBesideAMessageIsNotItsOwn(t *testing.T) {
	set := DefaultSettings()
	set.Toasts = ToastsStay
	in, n := input.NewScript(), &stand{}
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
	s.Toast("one", "")
	run(t, s, in.Wait(20))
	n.got = nil
	x, y := s.toasts.list[0].at.Center()
	run(t, s, in.Click(100, 600).Drag(x, y, 100, 600, 4).Wait(20))
	pressed := 0
	for _, got := range n.got {
		if got.Pressed {
			pressed++
		}
	}
	if pressed != 1 || len(s.toasts.list) != 1 {
		t.Errorf("%d presses reach the scene, %d messages are left", pressed, len(s.toasts.list))
	}
}

// A message covers no modal's title and none of its controls.
func TestNoMessageLiesOverAModalsTitle(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 960, Y: 720}, {X: 390, Y: 844}} {
		for _, open := range []string{"pause", "pause of ten", "settings", "rules", "about"} {
			s := testStage(t, size.X, size.Y, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
			var panel func() (paint.Rect, []Node, float32)
			a := PauseActions{NewRound: func(*Stage) {}, Title: func(*Stage) {}, Undo: func(*Stage) {}, NoUndo: "nothing", Rules: func(*Stage) {}}
			wide := float32(180)
			switch open {
			case "settings":
				o := NewOptions()
				s.Open(o)
				panel = func() (paint.Rect, []Node, float32) { return o.Panel, o.Group.Nodes, o.k }
			case "rules":
				m, _ := NewRulesPage("classic", &s.Lang).(*rulesPage)
				s.Open(m)
				wide = 120
				panel = func() (paint.Rect, []Node, float32) { return m.Panel, []Node{m.shut}, m.k }
			case "about":
				m, _ := NewAbout(&s.Lang).(*listModal)
				s.Open(m)
				wide = 120
				panel = func() (paint.Rect, []Node, float32) { return m.Panel, []Node{m.shut}, m.k }
			default:
				if open == "pause of ten" {
					for range 10 {
						a.Seats = append(a.Seats, PauseSeat{Text: func() string { return "A bot plays for Anna" }, Do: func(*Stage) {}})
					}
					a.Keys = []string{"Anna: A and S", "Bo: K and L"}
				}
				m := NewPause(a)
				s.Open(m)
				panel = func() (paint.Rect, []Node, float32) { return m.Panel, m.Group.Nodes, m.k }
			}
			s.Toast("Sound off", "and this is the second line")
			s.Toast("Another", "which is of more words than the first one has")
			step(t, s, 40)
			keepLook(t, s, fmt.Sprintf("toast-%s-%d-%d", open, size.X, size.Y))
			box, nodes, k := panel()
			shown := 0
			for _, o := range s.toasts.list {
				if o.at.W == 0 {
					continue
				}
				shown++
				if overlap(o.at, titleBox(box, wide).Times(k)) {
					t.Errorf("at %v a message at %v lies over the title of the %s", size, o.at, open)
				}
				if o.at.X < 0 || o.at.Y < 0 || o.at.X+o.at.W > s.w || o.at.Y+o.at.H > s.h {
					t.Errorf("at %v a message at %v leaves the window", size, o.at)
				}
				for i, n := range nodes {
					seen := n.Bounds()
					if row, ok := n.(*shelved); ok { // what is scrolled out of view is not seen
						seen.H = min(seen.Y+seen.H, row.on.view.Y+row.on.view.H) - seen.Y
					}
					if overlap(o.at, seen.Times(k)) {
						t.Errorf("at %v a message at %v lies over control %d of the %s at %v", size, o.at, i, open, n.Bounds().Times(k))
					}
				}
			}
			if shown == 0 {
				t.Errorf("at %v no message is seen beside the %s", size, open)
			}
			s.Close(s.Top())
			step(t, s, 1)
			for _, o := range s.toasts.list {
				if o.at.W == 0 {
					t.Errorf("at %v a message that waited for the %s is lost", size, open)
				}
			}
		}
	}
}

// A long message is broken into lines where the window is narrow, and stays readable.
func TestALongMessageIsBrokenAndNotShrunk(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s := testStage(t, size.X, size.Y, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
		s.Alert("2 settings could not be read", "“Show odds in a challenge” and “Speed”: back to the usual value. The file as it was is kept as settings.json.bad.")
		s.Toast("A short one", "")
		step(t, s, 40)
		keepLook(t, s, fmt.Sprintf("toast-long-%d", size.Y))
		for i := range s.toasts.list {
			o := &s.toasts.list[i]
			k := s.toasts.now
			_, line, _ := o.lines(s.painter, k, o.at.W-around(k, false))
			if w, _ := s.painter.Measure(o.line, paint.Style{Face: paint.Body, Size: line.Size}); line.Wrap == 0 && w*toastShrunk > o.at.W-around(k, false)+1 {
				t.Errorf("at %v %q is shrunk from %v to %v", size, o.line, w, o.at.W)
			}
			if o.at.X < 0 || o.at.X+o.at.W > s.w {
				t.Errorf("at %v %q leaves the window: %v", size, o.line, o.at)
			}
			if i > 0 && overlap(o.at, s.toasts.list[i-1].at) {
				t.Errorf("at %v two messages lie over each other: %v, %v", size, o.at, s.toasts.list[i-1].at)
			}
		}
	}
}
