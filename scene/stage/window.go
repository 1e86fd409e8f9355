package stage

import (
	"image"

	"fourtell/assets"
	"fourtell/scene/platform"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Window is how large the window is, how it is held, and what of it belongs to the system: its title, its cursor, filling the
// screen.
type Window struct {
	settings *Settings
	lang     *words.Language
	paper    paper
	own      bool            // a window of the system's; else a script plays, and nothing outside is touched
	handheld *bool           // its screen is held in the hand
	redraw   func()          // what is seen has changed
	keep     func(ticks int) // the settings, so many ticks from now

	pw, ph   int     // device pixels
	dense    float32 // device pixels to one of the page or the desktop
	w, h     float32
	wider    bool // than the window, by a hair: LayAnew
	age      int  // ticks
	cursor   ebiten.CursorShapeType
	pointing bool
	called   bool
	away     bool // in the background
}

// paper is what the window is painted with, as far as its size goes.
type paper interface {
	Unit() float32
	SetUnit(unit, reading float32)
	SetTextScale(float32)
	SetLeastText(float32)
}

// LayoutF follows the window: a frame has as many pixels as the screen.
func (v *Window) LayoutF(w, h float64) (float64, float64) {
	k := ebiten.Monitor().DeviceScaleFactor()
	v.dense = float32(k)
	v.Resize(int(w*k), int(h*k))
	v.remember(int(w), int(h))
	return float64(v.pw), float64(v.ph)
}

// WindowIcons are the program's icons, smallest first.
func WindowIcons() []image.Image { return assets.WindowIcons() }

// remember keeps the size of the window for the next start.
func (v *Window) remember(w, h int) {
	if !v.own || !platform.HasWindow || v.age < TicksPerSecond || ebiten.IsFullscreen() {
		return
	}
	if w != v.settings.Width || h != v.settings.Height {
		v.settings.Width, v.settings.Height = w, h
		v.keep(TicksPerSecond)
	}
}

// Call says whether it is the player's turn: the window's title shows it, and a window that is not in front asks for attention
// once.
func (v *Window) Call(on bool) {
	if v.called == on {
		return
	}
	v.called = on
	if !v.own || !platform.HasWindow {
		return
	}
	if !on {
		ebiten.SetWindowTitle(v.lang.Say(words.WindowTitle))
		return
	}
	ebiten.SetWindowTitle(v.lang.Say(words.WindowTitleTurn))
	if !ebiten.IsFocused() {
		ebiten.RequestAttention()
	}
}

// Called says whether the title calls the player.
func (v *Window) Called() bool { return v.called }

// Away says whether the window is in the background.
func (v *Window) Away() bool { return v.away }

// Size is the window's size in units: at least 960 by 720.
func (v *Window) Size() (w, h float32) { return v.w, v.h }

// Pixels is the window's size in device pixels.
func (v *Window) Pixels() (w, h int) { return v.pw, v.ph }

// Resize says how many device pixels there are. A landscape window is 720
// units high, a narrow one 960 units wide.
func (v *Window) Resize(pw, ph int) {
	pw, ph = max(pw, 1), max(ph, 1)
	if pw == v.pw && ph == v.ph {
		return
	}
	v.pw, v.ph = pw, ph
	v.measure()
}

// SetDensity says how many device pixels there are to one of the page or the desktop.
func (v *Window) SetDensity(k float32) {
	v.dense = k
	if v.pw > 0 {
		v.measure()
	}
}

// LayAnew makes everything that stands lay itself out at its next tick, as for another window: this one has become wider or
// narrower by less than anybody sees.
func (v *Window) LayAnew() {
	if v.pw > 0 {
		v.wider = !v.wider
		v.measure()
	}
}

// measure says how many units there are.
func (v *Window) measure() {
	unit := min(float32(v.ph)/referenceHeight, float32(v.pw)/leastWidth)
	reading := unit * holdOf(float32(v.pw)/unit, float32(v.ph)/unit).K
	v.paper.SetUnit(unit, reading)
	v.paper.SetTextScale(v.textScale(reading / v.dense))
	v.paper.SetLeastText(0) // on a desk text is as small as it is designed
	if *v.handheld {
		v.paper.SetLeastText(heldText * v.dense)
	}
	v.w, v.h = float32(v.pw)/unit, float32(v.ph)/unit
	if v.wider {
		v.w += 1.0 / 64
	}
	v.redraw()
}

// textScale is how much larger than designed running text is: as the player wants it, and on a screen held in the hand at
// least by the step that makes the smallest text readable there. unit is a unit of text in pixels of the page.
func (v *Window) textScale(unit float32) float32 {
	size := v.settings.TextSize
	for _, step := range TextSizes() {
		if *v.handheld && float32(size)/100*smallText*unit < heldText {
			size = max(size, step)
		}
	}
	return float32(size) / 100
}

// begin begins a tick: nobody has asked for the hand cursor in it yet.
func (v *Window) begin() {
	v.age++
	v.pointing = false
}

// Point asks for the hand cursor in this tick.
func (v *Window) Point() { v.pointing = true }

// setCursor shows the cursor that has been asked for.
func (v *Window) setCursor() {
	shape := ebiten.CursorShapeDefault
	if v.pointing {
		shape = ebiten.CursorShapePointer
	}
	if shape != v.cursor && v.own {
		ebiten.SetCursorShape(shape)
	}
	v.cursor = shape
}
