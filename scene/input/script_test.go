//go:build display

package input

import (
	"testing"

	"fourtell/scene/paint"
)

// play feeds a script through a tracker and gives every tick's input.
func play(s *Script) []Tick {
	var t Tracker
	var list []Tick
	for !s.Done() {
		list = append(list, t.Next(s.Sample(1)))
	}
	return list
}

func TestAClickIsPressedOnceAndReleasedOnceWhereItWas(t *testing.T) {
	pressed, released := 0, 0
	for _, in := range play(NewScript().Click(40, 50).Wait(3)) {
		if in.Pressed {
			pressed++
		}
		if in.Released {
			released++
			if in.X != 40 || in.Y != 50 || in.Dragged || !in.Over {
				t.Errorf("released at %v, %v, dragged %v, over %v", in.X, in.Y, in.Dragged, in.Over)
			}
		}
	}
	if pressed != 1 || released != 1 {
		t.Errorf("pressed %d times, released %d times", pressed, released)
	}
}

func TestATapIsReleasedUnderTheFingerAndThenThereIsNoPointer(t *testing.T) {
	list := play(NewScript().Tap(300, 200).Wait(2))
	var up *Tick
	for i := range list {
		if list[i].Released {
			up = &list[i]
		}
	}
	if up == nil || up.X != 300 || up.Y != 200 || !up.Over || !up.Touch || up.Device != paint.DeviceTouch {
		t.Fatalf("released: %+v", up)
	}
	if last := list[len(list)-1]; last.Over || last.X != farAway {
		t.Errorf("a pointer is left at %v, %v", last.X, last.Y)
	}
}

func TestADragIsSaidFromEightUnitsOnUntilItEnds(t *testing.T) {
	list := play(NewScript().Drag(100, 100, 160, 100, 10).Wait(1))
	for _, in := range list {
		far := in.X-100 >= dragSlop
		if (in.Down || in.Released) && in.Dragged != far {
			t.Errorf("at %v: dragged %v", in.X, in.Dragged)
		}
		if in.PressX != 100 && in.Down {
			t.Errorf("the press was at %v", in.PressX)
		}
	}
	if list[len(list)-1].Dragged {
		t.Error("it is still a drag after it has ended")
	}
}

func TestAnActionIsTakenOnce(t *testing.T) {
	in := Blank()
	in.did = Of(ActDraw, ActConfirm)
	if !in.Take(ActDraw) || in.Take(ActDraw) || in.Did(ActDraw) || !in.Did(ActConfirm) {
		t.Error("taking one action does not hide it, or hides another")
	}
}

func TestTheDeviceIsTheLastOneUsed(t *testing.T) {
	last := func(s *Script) paint.Device { list := play(s); return list[len(list)-1].Device }
	for _, c := range []struct {
		name   string
		script *Script
		want   paint.Device
	}{
		{"a mouse moves", NewScript().MoveTo(1, 1).MoveTo(2, 2), paint.DeviceMouse},
		{"a key is pressed while the mouse rests", NewScript().MoveTo(1, 1).MoveTo(2, 2).Key(ActLeft).Wait(5), paint.DeviceKeys},
		{"the mouse moves again", NewScript().MoveTo(1, 1).Key(ActLeft).MoveTo(5, 5).MoveTo(6, 6), paint.DeviceMouse},
		{"a finger taps", NewScript().Key(ActLeft).Tap(4, 4).Wait(2), paint.DeviceTouch},
	} {
		if got := last(c.script); got != c.want {
			t.Errorf("%s: device %d, want %d", c.name, got, c.want)
		}
	}
}

func TestLosingTheKeyboardIsSaidOnce(t *testing.T) {
	n := 0
	for _, in := range play(NewScript().Wait(2).Unfocus().Wait(3).Focus().Wait(1)) {
		if in.FocusLost {
			n++
		}
	}
	if n != 1 {
		t.Errorf("said %d times", n)
	}
}
