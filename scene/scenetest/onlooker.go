package scenetest

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Onlooker is a player who has one device and no other, and knows of the screen what is drawn there: texts, and where the
// focus is.
type Onlooker struct {
	T      *testing.T
	Stage  *stage.Stage
	In     *input.Script
	Device paint.Device
	canvas *ebiten.Image
	Texts  []paint.Trace
	Rings  []paint.Trace
}

func NewOnlooker(t *testing.T, s *stage.Stage, in *input.Script, device paint.Device) *Onlooker {
	canvas := ebiten.NewImage(s.Window().Pixels())
	t.Cleanup(canvas.Deallocate)
	if device == paint.DevicePad {
		Run(t, s, in.Connect(1))
	}
	return &Onlooker{T: t, Stage: s, In: in, Device: device, canvas: canvas}
}

// Look takes in what is to be seen now.
func (o *Onlooker) Look() {
	o.Texts, o.Rings = o.Texts[:0], o.Rings[:0]
	o.Stage.Painter().Watch(func(t paint.Trace) {
		switch {
		case t.Alpha < 0.5:
		case t.Kind == paint.TracedText:
			o.Texts = append(o.Texts, t)
		case t.Kind == paint.TracedFocus:
			o.Rings = append(o.Rings, t)
		}
	})
	o.Stage.Frame().Paint(o.canvas)
	o.Stage.Painter().Watch(nil)
}

// Find is where a text stands, in units; of several the one drawn last, which lies above the others.
func (o *Onlooker) Find(text string) (x, y float32, ok bool) {
	o.Look()
	for _, t := range o.Texts {
		b := t.Seen()
		if t.Text == text && b.X1 > b.X0 && b.Y1-b.Y0 > 0.5*(t.Box.Y1-t.Box.Y0) {
			x, y, ok = (b.X0+b.X1)/2/o.Stage.Painter().Unit(), (b.Y0+b.Y1)/2/o.Stage.Painter().Unit(), true
		}
	}
	return x, y, ok
}

// on says whether the focus is shown round a point, in units, and where its middle is.
func (o *Onlooker) on(x, y float32) (cx, cy float32, ok bool) {
	u := o.Stage.Painter().Unit()
	for _, r := range o.Rings {
		cx, cy = (r.Box.X0+r.Box.X1)/2/u, (r.Box.Y0+r.Box.Y1)/2/u
		if y*u >= r.Box.Y0 && y*u <= r.Box.Y1 { // beside it, whatever its height
			cy = y
		}
		ok = ok || x*u >= r.Box.X0-8*u && x*u <= r.Box.X1+8*u && y*u >= r.Box.Y0-8*u && y*u <= r.Box.Y1+8*u
	}
	return cx, cy, ok
}

// Point presses at a point, where the device can.
func (o *Onlooker) Point(x, y float32) {
	o.T.Helper()
	switch o.Device {
	case paint.DeviceMouse:
		o.In.Click(x, y)
	case paint.DeviceTouch:
		o.In.Tap(x, y)
	default:
		o.T.Fatal("this device has nothing to point with")
	}
	Run(o.T, o.Stage, o.In)
}

// Key presses a key, or the button of the gamepad.
func (o *Onlooker) Key(k ebiten.Key, b ebiten.StandardGamepadButton) {
	o.T.Helper()
	switch o.Device {
	case paint.DeviceKeys:
		o.In.Stroke(k, 1)
	case paint.DevicePad:
		o.In.PadPress(0, b, 1)
	default:
		o.T.Fatal("this device has no keys")
	}
	Run(o.T, o.Stage, o.In)
}

func (o *Onlooker) Pointer() bool {
	return o.Device == paint.DeviceMouse || o.Device == paint.DeviceTouch
}

func (o *Onlooker) Confirm() {
	o.T.Helper()
	o.Key(ebiten.KeyEnter, ebiten.StandardGamepadButtonRightBottom)
}

// Reach brings the focus to a text: with Tab by the keys, along the arrows by the gamepad.
func (o *Onlooker) Reach(text string) {
	o.T.Helper()
	for range 160 {
		x, y, ok := o.Find(text)
		cx, cy, here := o.on(x, y)
		switch {
		case ok && here:
			return
		case o.Device == paint.DeviceKeys || !ok && len(o.Rings) == 0:
			o.Key(ebiten.KeyTab, ebiten.StandardGamepadButtonLeftBottom)
			continue
		}
		o.toward(x-cx, y-cy, ok)
	}
	o.T.Fatalf("%q is not reached; the focus is at %v, %v, seen are %q", text, o.Rings, o.Stage.Top(), o.Words())
}

// toward presses the arrow of the cross that leads there; first up or down.
func (o *Onlooker) toward(dx, dy float32, seen bool) {
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
	o.Key(0, b)
}

// Press presses what is labelled so.
func (o *Onlooker) Press(text string) {
	o.T.Helper()
	if !o.Pointer() {
		o.Reach(text)
		o.Confirm()
		return
	}
	x, y, ok := o.Find(text)
	if !ok {
		o.T.Fatalf("%q is not to be seen; seen are %q", text, o.Words())
	}
	o.Point(x, y)
}

// Choose chooses one of several words in a row, until something else is to be seen.
func (o *Onlooker) Choose(word, shows string) {
	o.T.Helper()
	if o.Pointer() {
		o.Press(word)
	} else {
		o.Reach(word)
		for range 4 {
			if _, _, ok := o.Find(shows); ok {
				break
			}
			o.Key(ebiten.KeyArrowRight, ebiten.StandardGamepadButtonLeftRight)
		}
	}
	if _, _, ok := o.Find(shows); !ok {
		o.T.Fatalf("%q does not show %q; seen are %q", word, shows, o.Words())
	}
}

// Words are all texts to be seen, for what is said of a failure.
func (o *Onlooker) Words() (all []string) {
	for _, t := range o.Texts {
		all = append(all, t.Text)
	}
	return all
}
