//go:build display

package stage

import (
	"image"
	"slices"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
)

func TestMessagesStayAsLongAsTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		time  ToastTime
		ticks int
	}{{ToastsOnce, 150}, {ToastsTwice, 300}, {ToastsThrice, 450}} {
		set := DefaultSettings()
		set.Toasts = c.time
		s := alone(t, 1280, 720, Options{Settings: set, First: func(*Stage) Scene { return &bare{} }})
		s.Toasts().Show("one", "")
		pass(t, s, toastIn+c.ticks-2)
		if len(s.Toasts().List) != 1 || s.Toasts().List[0].seen(s.Toasts().last(&s.Toasts().List[0])) != 1 {
			t.Errorf("%v: it is gone too early", c.time)
		}
		pass(t, s, toastOut+4)
		if len(s.Toasts().List) != 0 {
			t.Errorf("%v: it stays too long", c.time)
		}
	}
}

// Who needs longer has a message until a press on it or Cancel; nothing below gets that press or key.
func TestAMessageStaysUntilItIsPutAway(t *testing.T) {
	set := DefaultSettings()
	set.Toasts = ToastsStay
	at := func(s *Stage, i int) (float32, float32) { return s.Toasts().List[i].At.Center() }
	for name, away := range map[string]func(*Stage, *input.Script){
		"a click":  func(s *Stage, in *input.Script) { in.Click(at(s, 0)) },
		"a finger": func(s *Stage, in *input.Script) { in.Tap(at(s, 0)) },
		"Cancel":   func(_ *Stage, in *input.Script) { in.Key(input.ActCancel) },
	} {
		in, n := input.NewScript(), &bare{}
		s := alone(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
		s.Toasts().Show("one", "a second line")
		pass(t, s, 6000)
		if len(s.Toasts().List) != 1 || s.Toasts().List[0].At.W == 0 {
			t.Fatalf("it has gone by itself: %+v", s.Toasts().List)
		}
		n.got = nil
		away(s, in)
		play(t, s, in.Wait(toastOut+2))
		if len(s.Toasts().List) != 0 {
			t.Errorf("%s does not put it away", name)
		}
		for _, got := range n.got {
			if got.Pressed || got.Released || got.Did(input.ActCancel) {
				t.Errorf("%s reaches what lies below", name)
			}
		}
		n.got = nil
		play(t, s, in.Click(640, 120).Key(input.ActCancel))
		if !slices.ContainsFunc(n.got, func(got input.Tick) bool { return got.Did(input.ActCancel) }) {
			t.Errorf("%s: with no message Cancel is kept from what lies below", name)
		}
	}
}

func TestAPressBesideAMessageIsNotItsOwn(t *testing.T) {
	set := DefaultSettings()
	set.Toasts = ToastsStay
	in, n := input.NewScript(), &bare{}
	s := alone(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
	s.Toasts().Show("one", "")
	play(t, s, in.Wait(20))
	n.got = nil
	x, y := s.Toasts().List[0].At.Center()
	play(t, s, in.Click(100, 600).Drag(x, y, 100, 600, 4).Wait(20))
	pressed := 0
	for _, got := range n.got {
		if got.Pressed {
			pressed++
		}
	}
	if pressed != 1 || len(s.Toasts().List) != 1 {
		t.Errorf("%d presses reach the scene, %d messages are left", pressed, len(s.Toasts().List))
	}
}

// A long message is broken into lines where the window is narrow, and stays readable.
func TestALongMessageIsBrokenAndNotShrunk(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		s := alone(t, size.X, size.Y, Options{First: func(*Stage) Scene { return &bare{} }})
		s.Toasts().Alert("2 settings could not be read", "“Show odds in a challenge” and “Speed”: back to the usual value. The file as it was is kept as settings.json.bad.")
		s.Toasts().Show("A short one", "")
		pass(t, s, 40)
		for i := range s.Toasts().List {
			o := &s.Toasts().List[i]
			k := s.Toasts().Now
			_, line, _ := o.lines(s.Painter(), k, o.At.W-around(k, false))
			if w, _ := s.Painter().Measure(o.Line, paint.Style{Face: paint.Body, Size: line.Size}); line.Wrap == 0 && w*toastShrunk > o.At.W-around(k, false)+1 {
				t.Errorf("at %v %q is shrunk from %v to %v", size, o.Line, w, o.At.W)
			}
			if o.At.X < 0 || o.At.X+o.At.W > s.window.w {
				t.Errorf("at %v %q leaves the window: %v", size, o.Line, o.At)
			}
			if i > 0 && !o.At.Apart(s.Toasts().List[i-1].At) {
				t.Errorf("at %v two messages lie over each other: %v, %v", size, o.At, s.Toasts().List[i-1].At)
			}
		}
	}
}

func TestToastsAreTwoAtMostAndGo(t *testing.T) {
	s := alone(t, 1280, 720, Options{First: func(*Stage) Scene { return &bare{} }})
	for _, line := range []string{"one", "two", "three"} {
		s.Toasts().Show(line, "")
	}
	seen := map[string]int{} // from which tick on
	for tick := range toastIn + toastLeast + toastOut + toastIn + toastHold + 2*toastOut {
		pass(t, s, 1)
		n := 0
		for _, o := range s.Toasts().List {
			if o.At.W > 0 {
				n++
				if _, was := seen[o.Title]; !was {
					seen[o.Title] = tick
				}
			}
		}
		if n > toastsShown {
			t.Fatalf("%d are shown at tick %d", n, tick)
		}
	}
	if n := len(s.Toasts().List) + len(s.Toasts().late); n != 0 {
		t.Errorf("%d are left", n)
	}
	if late, ok := seen["three"]; len(seen) != 3 || !ok || late < toastLeast || late > toastIn+toastLeast+toastOut+1 {
		t.Errorf("they are seen from ticks %v on", seen)
	}
	if got := s.Speech().Said(); len(got) != 3 || got[2] != "three" {
		t.Errorf("spoken: %q", got)
	}
}
