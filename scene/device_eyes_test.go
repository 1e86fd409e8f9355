//go:build display

package scene

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// onlooker is a player who has one device and no other, and knows of the screen what is drawn there: texts, and where the
// focus is.
type onlooker struct {
	t      *testing.T
	s      *Stage
	in     *input.Script
	device paint.Device
	canvas *ebiten.Image
	texts  []paint.Trace
	rings  []paint.Trace
}

func newOnlooker(t *testing.T, s *Stage, in *input.Script, device paint.Device) *onlooker {
	canvas := ebiten.NewImage(s.Pixels())
	t.Cleanup(canvas.Deallocate)
	if device == paint.DevicePad {
		run(t, s, in.Connect(1))
	}
	return &onlooker{t: t, s: s, in: in, device: device, canvas: canvas}
}

// look takes in what is to be seen now.
func (o *onlooker) look() {
	o.texts, o.rings = o.texts[:0], o.rings[:0]
	o.s.Painter().Watch(func(t paint.Trace) {
		switch {
		case t.Alpha < 0.5:
		case t.Kind == paint.TracedText:
			o.texts = append(o.texts, t)
		case t.Kind == paint.TracedFocus:
			o.rings = append(o.rings, t)
		}
	})
	o.s.Paint(o.canvas)
	o.s.Painter().Watch(nil)
}

// find is where a text stands, in units; of several the one drawn last, which lies above the others.
func (o *onlooker) find(text string) (x, y float32, ok bool) {
	o.look()
	for _, t := range o.texts {
		b := t.Seen()
		if t.Text == text && b.X1 > b.X0 && b.Y1-b.Y0 > 0.5*(t.Box.Y1-t.Box.Y0) {
			x, y, ok = (b.X0+b.X1)/2/o.s.Painter().Unit(), (b.Y0+b.Y1)/2/o.s.Painter().Unit(), true
		}
	}
	return x, y, ok
}

// on says whether the focus is shown round a point, in units, and where its middle is.
func (o *onlooker) on(x, y float32) (cx, cy float32, ok bool) {
	u := o.s.Painter().Unit()
	for _, r := range o.rings {
		cx, cy = (r.Box.X0+r.Box.X1)/2/u, (r.Box.Y0+r.Box.Y1)/2/u
		if y*u >= r.Box.Y0 && y*u <= r.Box.Y1 { // beside it, whatever its height
			cy = y
		}
		ok = ok || x*u >= r.Box.X0-8*u && x*u <= r.Box.X1+8*u && y*u >= r.Box.Y0-8*u && y*u <= r.Box.Y1+8*u
	}
	return cx, cy, ok
}

// point presses at a point, where the device can.
func (o *onlooker) point(x, y float32) {
	o.t.Helper()
	switch o.device {
	case paint.DeviceMouse:
		o.in.Click(x, y)
	case paint.DeviceTouch:
		o.in.Tap(x, y)
	default:
		o.t.Fatal("this device has nothing to point with")
	}
	run(o.t, o.s, o.in)
}

// key presses a key, or the button of the gamepad.
func (o *onlooker) key(k ebiten.Key, b ebiten.StandardGamepadButton) {
	o.t.Helper()
	switch o.device {
	case paint.DeviceKeys:
		o.in.Stroke(k, 1)
	case paint.DevicePad:
		o.in.PadPress(0, b, 1)
	default:
		o.t.Fatal("this device has no keys")
	}
	run(o.t, o.s, o.in)
}

func (o *onlooker) pointer() bool {
	return o.device == paint.DeviceMouse || o.device == paint.DeviceTouch
}

func (o *onlooker) confirm() {
	o.t.Helper()
	o.key(ebiten.KeyEnter, ebiten.StandardGamepadButtonRightBottom)
}

// reach brings the focus to a text: with Tab by the keys, along the arrows by the gamepad.
func (o *onlooker) reach(text string) {
	o.t.Helper()
	for range 160 {
		x, y, ok := o.find(text)
		cx, cy, here := o.on(x, y)
		switch {
		case ok && here:
			return
		case o.device == paint.DeviceKeys || !ok && len(o.rings) == 0:
			o.key(ebiten.KeyTab, ebiten.StandardGamepadButtonLeftBottom)
			continue
		}
		o.toward(x-cx, y-cy, ok)
	}
	o.t.Fatalf("%q is not reached; the focus is at %v, %v, seen are %q", text, o.rings, o.s.Top(), o.words())
}

// toward presses the arrow of the cross that leads there; first up or down.
func (o *onlooker) toward(dx, dy float32, seen bool) {
	b := ebiten.StandardGamepadButtonLeftBottom
	switch {
	case !seen:
	case dy < -14:
		b = ebiten.StandardGamepadButtonLeftTop
	case dy > 14:
	case dx < 0:
		b = ebiten.StandardGamepadButtonLeftLeft
	default:
		b = ebiten.StandardGamepadButtonLeftRight
	}
	o.key(0, b)
}

// press presses what is labelled so.
func (o *onlooker) press(text string) {
	o.t.Helper()
	if !o.pointer() {
		o.reach(text)
		o.confirm()
		return
	}
	x, y, ok := o.find(text)
	if !ok {
		o.t.Fatalf("%q is not to be seen; seen are %q", text, o.words())
	}
	o.point(x, y)
}

// choose chooses one of several words in a row, until something else is to be seen.
func (o *onlooker) choose(word, shows string) {
	o.t.Helper()
	if o.pointer() {
		o.press(word)
	} else {
		o.reach(word)
		for range 4 {
			if _, _, ok := o.find(shows); ok {
				break
			}
			o.key(ebiten.KeyArrowRight, ebiten.StandardGamepadButtonLeftRight)
		}
	}
	if _, _, ok := o.find(shows); !ok {
		o.t.Fatalf("%q does not show %q; seen are %q", word, shows, o.words())
	}
}

// words are all texts to be seen, for what is said of a failure.
func (o *onlooker) words() (all []string) {
	for _, t := range o.texts {
		all = append(all, t.Text)
	}
	return all
}
