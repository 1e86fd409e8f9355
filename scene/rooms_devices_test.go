//go:build display

package scene

import (
	"math"
	"strings"
	"testing"

	"fourtell/scene/kit"
	"fourtell/scene/lobby"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/waiting"

	"github.com/hajimehoshi/ebiten/v2"
)

// walker goes through the rooms with one device alone.
type walker struct {
	*roomed
	on func(*walker, stage.Node) // goes to a node and presses it
}

// nodes are those that can be reached now.
func (w *walker) group() *stage.FocusGroup {
	var at any = w.s.Scene()
	if m := w.s.Top(); m != nil {
		at = m
	}
	return at.(interface{ FocusNodes() *stage.FocusGroup }).FocusNodes()
}

// called is what a node is called: what it says of itself where it speaks, else what stands on it.
func (w *walker) called(n stage.Node) string {
	if on, ok := n.(*kit.Shelved); ok {
		if c, ok := on.Focusable.(*kit.Chip); ok {
			return c.Text
		}
	}
	switch n := n.(type) {
	case *kit.Button:
		return n.Text
	case *kit.Chip:
		return n.Text
	case interface{ Speak(*stage.Stage) }:
		n.Speak(w.s)
		if said := scenetest.Said(w.s, 1); len(said) > 0 {
			return said[0]
		}
	}
	return ""
}

// goes goes to what is called so, and presses it.
func (w *walker) goes(begins string) {
	w.t.Helper()
	var all []string
	for _, n := range w.group().Nodes {
		name := w.called(n)
		if all = append(all, name); strings.HasPrefix(name, begins) {
			w.on(w, n)
			return
		}
	}
	w.t.Fatalf("there is no %q on %T over %T, but %q", begins, w.s.Top(), w.s.Scene(), all)
}

// rest plays the script to its end and lets the house answer.
func (w *walker) rest() {
	w.t.Helper()
	for !w.in.Done() {
		w.step()
	}
	for range 20 {
		w.step()
	}
}

func (w *walker) at(n stage.Node) bool { return w.group().Focused() == n.(stage.Focusable) }

// byKeys goes by Tab alone.
func byKeys(w *walker, n stage.Node) {
	w.t.Helper()
	for range 120 {
		if w.at(n) {
			w.in.Stroke(ebiten.KeyEnter, 1)
			w.rest()
			return
		}
		w.in.Stroke(ebiten.KeyTab, 1)
		w.rest()
	}
	w.t.Fatalf("Tab does not come to %q", w.called(n))
}

// byPad goes by the cross of a gamepad alone: towards it, and where there is no way round by the other axis.
func byPad(w *walker, n stage.Node) {
	w.t.Helper()
	press := func(b ebiten.StandardGamepadButton) {
		w.in.PadPress(0, b, 2)
		w.rest()
	}
	seen := map[stage.Node]int{}
	for range 80 {
		if w.at(n) {
			press(ebiten.StandardGamepadButtonRightBottom)
			return
		}
		tx, ty := n.Bounds().Center()
		f := w.group().Focused().(stage.Node)
		x, y := f.Bounds().Center()
		dx, dy := float64(tx-x), float64(ty-y)
		across, along := ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftBottom
		if dx < 0 {
			across = ebiten.StandardGamepadButtonLeftLeft
		}
		if dy < 0 {
			along = ebiten.StandardGamepadButtonLeftTop
		}
		ways := []ebiten.StandardGamepadButton{along, across}
		if math.Abs(dy) < 20 {
			ways = []ebiten.StandardGamepadButton{across, along}
		}
		press(ways[seen[f]%2])
		seen[f]++
	}
	w.t.Fatalf("the cross does not come to %q; it is at %q", w.called(n), w.called(w.group().Focused().(stage.Node)))
}

// byFinger taps.
func byFinger(w *walker, n stage.Node) {
	x, y := n.Bounds().Center()
	w.in.Tap(x, y)
	w.rest()
}

func TestARoomIsOpenedFilledSetAndStartedByOneDeviceAlone(t *testing.T) {
	for name, on := range map[string]func(*walker, stage.Node){"by keys": byKeys, "by a gamepad": byPad, "by fingers": byFinger} {
		t.Run(name, func(t *testing.T) {
			w := &walker{inHouse(t), on}
			w.s.Settings().Speed = stage.SpeedInstant
			if name == "by a gamepad" {
				w.in.Connect(1)
			}
			w.s.Go(lobby.New())
			w.rest()
			w.goes("Open a room")
			w.goes("Open")
			w.until("the room stands", func() bool { _, ok := w.s.Scene().(*waiting.Waiting); return ok })
			w.rest()
			w.goes("Seat 2")
			w.goes("Bot · Skilled")
			w.goes("The room")
			w.goes("Edit")
			w.goes("Party")
			w.goes("Done")
			w.goes("Done")
			w.goes("Edit")
			w.goes("Chaos")
			w.goes("Done")
			r := w.line.Place().Room()
			if r.Rules != "chaos" || r.Seats[1].Name == "" {
				t.Fatalf("the room is %+v", r)
			}
			w.goes("Ready")
			if r := w.line.Place().Room(); !r.Seats[0].Ready {
				t.Fatalf("one is not ready: %+v", r)
			}
			w.goes("Start")
			w.until("the table stands", func() bool { _, ok := w.s.Scene().(*tables.Table); return ok })
		})
	}
}
