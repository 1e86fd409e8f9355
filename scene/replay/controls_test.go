//go:build display

package replay

import (
	"image"
	"slices"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// showing is a stage at the first beat of a record, paused.
func showing(t *testing.T, w, h int) (*stage.Stage, *Player, *input.Script) {
	t.Helper()
	s, list := withRecord(t, w, h)
	list.show(s, 0)
	v, ok := s.Scene().(*Player)
	if !ok {
		t.Fatalf("the first row leads to %T", s.Scene())
	}
	v.to(s, 0)
	scenetest.Step(t, s, 2)
	return s, v, s.Devices().Source.(*input.Script)
}

// played lets a script play to its end.
func played(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	for !in.Done() {
		scenetest.Step(t, s, 1)
	}
	scenetest.Step(t, s, 1)
}

// click clicks a node of the bar.
func (v *Player) click(in *input.Script, n stage.Node) {
	x, y := n.Bounds().Center()
	in.Click(x*v.bar.k, y*v.bar.k)
}

func TestAPausedReplayDrawsNothing(t *testing.T) {
	s, v, _ := showing(t, 1280, 720)
	for _, at := range []int{0, v.record.Len() / 2, v.record.Len() - 1} {
		v.to(s, at)
		scenetest.Step(t, s, 400)
		s.Frame().Dirty = false
		for i := range 120 {
			scenetest.Step(t, s, 1)
			if s.Frame().Dirty {
				t.Fatalf("beat %d: tick %d of a paused replay asks for a frame", at, i)
			}
		}
	}
	if n := testing.AllocsPerRun(60, func() {
		if err := s.Update(); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("a tick of a paused replay allocates %v times", n)
	}
}

func TestEachSpeedOfAReplayIsTwiceTheOneBefore(t *testing.T) {
	s, v, _ := showing(t, 1280, 720)
	var took []int
	for at := range speeds() {
		v.bar.speed.Choose(s, at)
		v.to(s, 0)
		v.toggle(s)
		ticks := 0
		for v.record.At() < 8 {
			scenetest.Step(t, s, 1)
			ticks++
		}
		took = append(took, ticks)
	}
	for i := 1; i < len(took); i++ {
		if r := float64(took[i-1]) / float64(took[i]); r < 1.7 || r > 2.3 {
			t.Errorf("eight beats take %v ticks: %s is %.2f times as fast as the speed before", took, speeds()[i], r)
		}
	}
}

func TestArrowsShouldersAndButtonsStepThroughAReplay(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	pad := func(a input.Action) {
		e := in.End()
		e.Did, e.Pad = input.Of(a), true
		in.Add(e).Wait(1)
	}
	for _, c := range []struct {
		is   string
		does func()
		want int
	}{
		{"the right arrow", func() { in.Key(input.ActRight) }, 1},
		{"the right arrow again", func() { in.Key(input.ActRight) }, 2},
		{"the left arrow", func() { in.Key(input.ActLeft) }, 1},
		{"the right shoulder", func() { pad(input.ActCatch) }, 2},
		{"the left shoulder", func() { pad(input.ActSort) }, 1},
		{"the button on", func() { v.click(in, v.bar.on) }, 2},
		{"the button back", func() { v.click(in, v.bar.back) }, 1},
		{"a finger on the button on", func() { x, y := v.bar.on.Center(); in.Tap(x, y) }, 2},
	} {
		c.does()
		played(t, s, in)
		if v.record.At() != c.want || v.table.Shown().Seq != v.record.View(v.seat).Seq {
			t.Errorf("%s leads to beat %d, shown as %d; want beat %d", c.is, v.record.At(), v.table.Shown().Seq, c.want)
		}
	}
	v.bar.nodes.SetFocus(v.bar.speed)
	in.Key(input.ActRight)
	played(t, s, in)
	if v.record.At() != 2 || v.bar.speed.At != 2 {
		t.Errorf("with the speed in focus the arrow leads to beat %d and speed %d", v.record.At(), v.bar.speed.At)
	}
}

func TestAStepHeldDownRunsAndEndsWhereItIsLetGo(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	in.MoveTo(v.bar.on.Center()).Press().Wait(90).Release()
	played(t, s, in)
	at := v.record.At()
	if at < 8 || at > 14 {
		t.Errorf("a second and a half lead to beat %d", at)
	}
	scenetest.Step(t, s, 120)
	if v.record.At() != at || v.playing {
		t.Errorf("let go it runs on to beat %d", v.record.At())
	}
	e := in.End()
	e.Held, e.Did, e.Pad = input.Of(input.ActSort), input.Of(input.ActSort), true
	in.Add(e)
	e.Did = 0
	for range 60 {
		in.Add(e)
	}
	e.Held = 0
	in.Add(e)
	played(t, s, in)
	if v.record.At() > at-5 {
		t.Errorf("a shoulder held for a second leads from beat %d to %d", at, v.record.At())
	}
}

func TestAnArrowKeyHeldDownRunsAndSpeaksOnlyAtBothEnds(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	said := len(s.Speech().Said())
	e := in.End()
	e.Held = input.Of(input.ActRight)
	for d := 1; d <= 90; d++ { // as the keyboard is read
		e.Did = 0
		if d == 1 || input.Repeats(d) {
			e.Did = input.Of(input.ActRight)
		}
		in.Add(e)
	}
	e.Held, e.Did = 0, 0
	in.Add(e)
	played(t, s, in)
	if at := v.record.At(); at < 10 || at > 14 {
		t.Errorf("a second and a half lead to beat %d", at)
	}
	if lines := s.Speech().Said()[said:]; len(lines) != 2 || lines[1] != v.line {
		t.Errorf("it says %q", lines)
	}
}

func TestJumpsGoThroughTheChallengesBothWays(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	var want []int
	for _, m := range v.record.Marks() {
		if m.Kind == room.MarkChallenge {
			want = append(want, m.Beat)
		}
	}
	if len(want) < 2 {
		t.Fatalf("the record has challenges at %v, want two", want)
	}
	var on, back []int
	for range want {
		v.click(in, v.bar.jumps[1])
		played(t, s, in)
		on = append(on, v.record.At())
	}
	for range want {
		in.Key(input.ActHint)
		played(t, s, in)
		back = append([]int{v.record.At()}, back...)
	}
	// Back from the last one there are the others, and then the last one again.
	if !slices.Equal(on, want) || !slices.Equal(back[1:], want[:len(want)-1]) && len(want) > 2 {
		t.Errorf("on: %v, back: %v, want %v", on, back, want)
	}
}

func TestTheTrackIsDraggedToAnyBeat(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	r := v.bar.track
	in.Drag(r.X, r.Y+4, r.X+r.W, r.Y+16, 6)
	played(t, s, in)
	if v.record.At() != v.record.Len()-1 {
		t.Errorf("dragged to the end the record stands on beat %d of %d", v.record.At(), v.record.Len())
	}
	in.Click(r.X+r.W/2, r.Y-8)
	played(t, s, in)
	if at := v.record.At(); at != v.record.Len()/2 && at != (v.record.Len()-1)/2 {
		t.Errorf("a click in the middle leads to beat %d of %d", at, v.record.Len())
	}
}

func TestTheControlsOfAReplayAreLargeAndInTheWindow(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}, {X: 1024, Y: 768}} {
		s, v, _ := showing(t, size.X, size.Y)
		w, h := s.Window().Size()
		nodes := v.bar.nodes.Nodes
		for i, n := range nodes {
			r := n.Bounds()
			if r.W < 44 || r.H < 44 || r.X < 0 || r.X+r.W > w/v.bar.k || r.Y+r.H > h/v.bar.k || r.Y < v.bar.top {
				t.Errorf("%v: control %d lies at %v in %v × %v", size, i, r, w/v.bar.k, h/v.bar.k)
			}
			for j, m := range nodes[:i] {
				o := m.Bounds()
				if r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H {
					t.Errorf("%v: controls %d and %d overlap", size, j, i)
				}
			}
		}
		v.bar.view.Choose(s, 0)
		v.jump(s, true) // a beat of two sentences
		scenetest.Step(t, s, 60)
		scenetest.Keep(t, s, "replay-bar-"+scenetest.SizeName("", size))
		v.listMoments(s)
		scenetest.Step(t, s, 30)
		for _, n := range s.Top().(*kit.ListModal).Rows {
			r, view := n.Bounds(), s.Top().(*kit.ListModal).List.View
			if r.H < 44 || r.X < view.X || r.X+r.W > view.X+view.W {
				t.Errorf("%v: a line lies at %v in %v", size, r, view)
			}
		}
		scenetest.Keep(t, s, "replay-moments-"+scenetest.SizeName("", size))
	}
}

func TestTheMomentsOfARecordAreListedAndGoneTo(t *testing.T) {
	s, v, in := showing(t, 1280, 720)
	v.click(in, v.bar.moments)
	played(t, s, in)
	m, ok := s.Top().(*kit.ListModal)
	if !ok || len(m.Items) < 3 {
		t.Fatalf("the moments open %T", s.Top())
	}
	scenetest.Step(t, s, 30)
	scenetest.Keep(t, s, "moments")
	in.Key(input.ActDown).Key(input.ActDown).Key(input.ActConfirm)
	played(t, s, in)
	if s.Top() != nil || v.record.At() == 0 || v.playing {
		t.Errorf("the third moment leads to beat %d", v.record.At())
	}
}

func TestWhoMustNotHoldLetsAStepOfAReplayRunOnByTwoPresses(t *testing.T) {
	type presses struct {
		on, back func(v *Player, in *input.Script)
	}
	for name, c := range map[string]presses{
		"the keys":      {func(_ *Player, in *input.Script) { in.Stroke(ebiten.KeyArrowRight, 1) }, func(_ *Player, in *input.Script) { in.Stroke(ebiten.KeyArrowLeft, 1) }},
		"the mouse":     {func(v *Player, in *input.Script) { v.click(in, v.bar.on) }, func(v *Player, in *input.Script) { v.click(in, v.bar.back) }},
		"a slow finger": {func(v *Player, in *input.Script) { in.MoveTo(v.bar.on.Center()).Press().Wait(30).Release() }, func(v *Player, in *input.Script) { in.MoveTo(v.bar.back.Center()).Press().Wait(30).Release() }},
		"a gamepad": {func(_ *Player, in *input.Script) {
			in.Connect(1).PadPress(0, ebiten.StandardGamepadButtonFrontTopRight, 1)
		},
			func(_ *Player, in *input.Script) { in.PadPress(0, ebiten.StandardGamepadButtonFrontTopLeft, 1) }},
	} {
		t.Run(name, func(t *testing.T) {
			s, v, in := showing(t, 1280, 720)
			s.Settings().PressOnce = true
			for n := 1; n <= 2; n++ { // with time between them they are steps
				c.on(v, in)
				scenetest.Run(t, s, in.Wait(2*pressTwice))
				if v.record.At() != n {
					t.Fatalf("step %d leads to beat %d", n, v.record.At())
				}
			}
			c.on(v, in)
			c.on(v, in)
			scenetest.Run(t, s, in.Wait(90))
			at := v.record.At()
			if at < 10 {
				t.Fatalf("two presses lead to beat %d in a second and a half", at)
			}
			c.on(v, in)
			scenetest.Run(t, s, in)
			at = v.record.At()
			scenetest.Step(t, s, 90)
			if v.record.At() != at {
				t.Errorf("the next press does not end it: from beat %d to %d", at, v.record.At())
			}
			c.back(v, in)
			c.back(v, in)
			scenetest.Run(t, s, in.Wait(60))
			if v.record.At() > at-6 {
				t.Errorf("back it runs from beat %d to %d", at, v.record.At())
			}
			v.toggle(s)
			scenetest.Step(t, s, 2)
			if v.runs != 0 {
				t.Error("it runs back while it plays")
			}
		})
	}
}
