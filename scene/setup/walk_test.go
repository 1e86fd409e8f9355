//go:build display

package setup

import (
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// focusedRule is the switch that has the focus, nil when something else has.
func focusedRule(t *Setup) *ruleRow {
	if n, ok := t.group.Focused().(*kit.Shelved); ok {
		if r, ok := n.Focusable.(*ruleRow); ok {
			return r
		}
	}
	return nil
}

// inView fails when a box of a list cannot be seen whole.
func inView(t *testing.T, what string, c *kit.Scroller, r paint.Rect) {
	t.Helper()
	if r.Y < c.View.Y || r.Y+r.H > c.View.Y+c.View.H {
		t.Errorf("%s lies at %v, outside %v", what, r, c.View)
	}
}

// changed fails unless one switch, and no other, differs between two rule sets, and the settings remember the second.
func changed(t *testing.T, s *stage.Stage, was, now uno.Rules, id uno.SwitchID) {
	t.Helper()
	for _, sw := range uno.Switches() {
		if (was[sw.ID] != now[sw.ID]) != (sw.ID == id) {
			t.Errorf("%s: %d became %d", sw.Name, was[sw.ID], now[sw.ID])
		}
	}
	if kept, err := uno.ParseRules(s.Settings().Rules); err != nil || kept != now {
		t.Errorf("the settings keep %q, %v", s.Settings().Rules, err)
	}
}

func TestSetupReachesEverySwitchByTab(t *testing.T) {
	in := input.NewScript()
	s, setup := setupStage(t, 1280, 720, in, nil)
	done := map[uno.SwitchID]bool{}
	for range 200 {
		scenetest.Run(t, s, in.Key(input.ActTab))
		r := focusedRule(setup)
		if r == nil || done[idOf(r)] {
			continue
		}
		inView(t, r.name, &setup.board.list, r.Rect)
		was, act := ruled(setup), input.ActRight
		if r.now == r.steps[len(r.steps)-1] {
			act = input.ActLeft
		}
		scenetest.Run(t, s, in.Key(act))
		changed(t, s, was, ruled(setup), idOf(r))
		if focusedRule(setup) != r {
			t.Errorf("%s: the focus has gone elsewhere", r.name)
		}
		done[idOf(r)] = true
	}
	if len(done) != len(uno.Switches()) {
		t.Errorf("%d of %d switches reached", len(done), len(uno.Switches()))
	}
}

func TestSetupReachesEverySwitchByArrowsAndConfirm(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {480, 1040}, {960, 720}} {
		in := input.NewScript()
		s, setup := setupStage(t, size[0], size[1], in, nil)
		if !setup.two() {
			scenetest.Run(t, s, in.Click(setup.tabs[1].X*setup.k+20*setup.k, setup.tabs[1].Y*setup.k+20*setup.k))
		}
		for range 60 {
			if onShelf(setup.group.Focused()) == stage.Focusable(setup.board.sets[0]) {
				break
			}
			scenetest.Run(t, s, in.Key(input.ActTab))
		}
		done := map[uno.SwitchID]bool{}
		for range 80 {
			scenetest.Run(t, s, in.Key(input.ActDown))
			r := focusedRule(setup)
			if r == nil {
				continue
			}
			inView(t, r.name, &setup.board.list, r.Rect)
			was := ruled(setup)
			scenetest.Run(t, s, in.Key(input.ActConfirm))
			changed(t, s, was, ruled(setup), idOf(r))
			done[idOf(r)] = true
		}
		if len(done) != len(uno.Switches()) {
			t.Errorf("%v: %d of %d switches reached", size, len(done), len(uno.Switches()))
		}
	}
}

// hit is the place on a row's value that changes it.
func (r *ruleRow) hit() (x, y float32) {
	if r.sw.Plain() {
		return r.well().Center()
	}
	if r.now == r.steps[len(r.steps)-1] {
		return r.arrow(-1).Center()
	}
	return r.arrow(1).Center()
}

func TestSetupReachesEverySwitchByPointer(t *testing.T) {
	for _, c := range []struct {
		name   string
		w, h   int
		press  func(*input.Script, float32, float32)
		scroll func(*input.Script, paint.Rect, float32)
	}{
		{"mouse and wheel", 1280, 720, func(in *input.Script, x, y float32) { in.Click(x, y) }, func(in *input.Script, v paint.Rect, k float32) {
			in.MoveTo((v.X+v.W/2)*k, (v.Y+v.H/2)*k).Wheel(-3)
		}},
		{"mouse and drag", 1280, 720, func(in *input.Script, x, y float32) { in.Click(x, y) }, func(in *input.Script, v paint.Rect, k float32) {
			in.Drag((v.X+v.W/2)*k, (v.Y+v.H-40)*k, (v.X+v.W/2)*k, (v.Y+v.H-240)*k, 8)
		}},
		{"finger on a phone", 480, 1040, func(in *input.Script, x, y float32) { in.Tap(x, y) }, func(in *input.Script, v paint.Rect, k float32) {
			in.Drag((v.X+v.W/2)*k, (v.Y+v.H-40)*k, (v.X+v.W/2)*k, (v.Y+v.H-340)*k, 8)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := input.NewScript()
			s, setup := setupStage(t, c.w, c.h, in, nil)
			if !setup.two() {
				x, y := setup.tabs[1].Center()
				c.press(in, x*setup.k, y*setup.k)
				scenetest.Run(t, s, in)
			}
			done := map[uno.SwitchID]bool{}
			for range 60 {
				for _, r := range setup.board.rows {
					v, b := setup.board.list.View, r.well()
					if done[idOf(r)] || b.Y < v.Y || b.Y+b.H > v.Y+v.H {
						continue
					}
					was := ruled(setup)
					x, y := r.hit()
					c.press(in, x*setup.k, y*setup.k)
					scenetest.Run(t, s, in)
					changed(t, s, was, ruled(setup), idOf(r))
					done[idOf(r)] = true
				}
				was := ruled(setup)
				c.scroll(in, setup.board.list.View, setup.k)
				scenetest.Run(t, s, in)
				if ruled(setup) != was {
					t.Fatal("scrolling changes a switch")
				}
			}
			if len(done) != len(uno.Switches()) {
				t.Errorf("%d of %d switches reached", len(done), len(uno.Switches()))
			}
		})
	}
}

func TestEveryValueOfEverySwitchIsOnTheWayAndComesBackFromText(t *testing.T) {
	for _, preset := range uno.Presets() {
		base, _ := uno.Preset(preset)
		for _, sw := range uno.Switches() {
			for _, v := range stepsOf(t, sw, base[sw.ID]) {
				r := base
				r[sw.ID] = v
				text := book().over(preset, r)
				if got, err := uno.ParseRules(text); err != nil || got != r {
					t.Errorf("%s: %q is read as %q, %v", sw.Name, text, got, err)
				}
				if book().presetOf(text) != preset {
					t.Errorf("%q does not start from %s", text, preset)
				}
			}
		}
	}
	target, _ := uno.SwitchNamed("target")
	if steps := stepsOf(t, target, 333); len(steps) != 20 || steps[5] != 333 {
		t.Errorf("a value of somebody's own is not among %v", steps)
	}
}

// wheelTo turns the wheel over the rules until a switch's row can be clicked, and gives the row.
func wheelTo(t *testing.T, s *stage.Stage, setup *Setup, in *input.Script, id uno.SwitchID) *ruleRow {
	t.Helper()
	x, y := setup.board.list.View.Center()
	scenetest.Run(t, s, in.MoveTo(x*setup.k, y*setup.k).Wheel(1000))
	for range 120 {
		for _, r := range setup.board.rows {
			if v, b := setup.board.list.View, r.well(); idOf(r) == id && b.Y >= v.Y && b.Y+b.H <= v.Y+v.H {
				return r
			}
		}
		scenetest.Run(t, s, in.MoveTo(x*setup.k, y*setup.k).Wheel(-1))
	}
	t.Fatalf("the row of switch %d does not come into view", id)
	return nil
}
