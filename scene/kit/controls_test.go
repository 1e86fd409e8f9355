//go:build display

package kit

import (
	"math"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestAButtonActsWhenItIsLetGoOverItself(t *testing.T) {
	inside, outside := [2]float32{150, 120}, [2]float32{500, 500}
	at := func(p [2]float32) (float32, float32) { return p[0], p[1] }
	ix, iy := at(inside)
	ox, oy := at(outside)
	for _, c := range []struct {
		name   string
		script *input.Script
		off    bool
		want   int
	}{
		{"a click on it", input.NewScript().Click(ix, iy), false, 1},
		{"a tap on it", input.NewScript().Tap(ix, iy), false, 1},
		{"a click beside it", input.NewScript().Click(ox, oy), false, 0},
		{"pressed on it, let go beside it", input.NewScript().Drag(ix, iy, ox, oy, 5), false, 0},
		{"pressed beside it, let go on it", input.NewScript().Drag(ox, oy, ix, iy, 5), false, 0},
		{"its key", input.NewScript().Key(input.ActDraw), false, 1},
		{"another key", input.NewScript().Key(input.ActCall), false, 0},
		{"Tab and Enter", input.NewScript().Key(input.ActTab).Key(input.ActConfirm), false, 1},
		{"a click while it is off", input.NewScript().Click(ix, iy), true, 0},
		{"its key while it is off", input.NewScript().Key(input.ActDraw), true, 0},
		{"two clicks", input.NewScript().Click(ix, iy).Click(ix, iy), false, 2},
	} {
		n := 0
		b := &Button{Rect: paint.Box(100, 100, 200, 50), Text: "Draw", Shortcut: input.ActDraw, Off: c.off, OnPress: func(*stage.Stage) { n++ }}
		scenetest.Perform(t, c.script, b)
		if n != c.want {
			t.Errorf("%s: pressed %d times, want %d", c.name, n, c.want)
		}
	}
}

func TestArrowsGoToTheNodeThatLiesThatWay(t *testing.T) {
	grid := map[string]*Button{}
	var nodes []stage.Node
	for _, c := range []struct {
		name string
		x, y float32
	}{{"nw", 100, 100}, {"ne", 400, 100}, {"sw", 100, 300}, {"se", 400, 300}} {
		grid[c.name] = &Button{Rect: paint.Box(c.x, c.y, 200, 50)}
		nodes = append(nodes, grid[c.name])
	}
	scenetest.Perform(t, input.NewScript().Key(input.ActTab).Key(input.ActRight).Key(input.ActDown).Key(input.ActLeft).Key(input.ActLeft), nodes...)
	for name, b := range grid {
		if b.Focused != (name == "sw") {
			t.Errorf("%s: focus %v", name, b.Focused)
		}
	}
}

func TestControlsChangeByPointerAndByKeys(t *testing.T) {
	slider := &Slider{Rect: paint.Box(100, 100, 400, 44), Value: 0.5}
	track := slider.Track()
	scenetest.Perform(t, input.NewScript().Drag(track.X+track.W/2, 122, track.X+track.W, 122, 6), slider)
	if slider.Value != 1 {
		t.Errorf("dragged to the end the slider stands at %v", slider.Value)
	}
	scenetest.Perform(t, input.NewScript().Key(input.ActTab).Key(input.ActLeft).Key(input.ActLeft), slider)
	if math.Abs(slider.Value-0.8) > 1e-9 {
		t.Errorf("two arrows later it stands at %v", slider.Value)
	}
	sw := &Switch{Rect: paint.Box(100, 200, 400, 44)}
	scenetest.Perform(t, input.NewScript().Click(300, 220), sw)
	if !sw.On {
		t.Error("a click does not turn the switch on")
	}
	seg := &Segments{Rect: paint.Box(100, 300, 400, 44), Words: []string{"a", "b", "c", "d"}}
	scenetest.Perform(t, input.NewScript().Click(350, 320), seg)
	if seg.At != 2 {
		t.Errorf("a click on the third word chooses %d", seg.At)
	}
}
