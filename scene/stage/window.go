package stage

import (
	"image"

	"fourtell/assets"
	"fourtell/scene/platform"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// LayoutF follows the window: a frame has as many pixels as the screen.
func (s *Stage) LayoutF(w, h float64) (float64, float64) {
	k := ebiten.Monitor().DeviceScaleFactor()
	s.dense = float32(k)
	s.Resize(int(w*k), int(h*k))
	s.remember(int(w), int(h))
	return float64(s.pw), float64(s.ph)
}

// WindowIcons are the program's icons, smallest first.
func WindowIcons() []image.Image { return assets.WindowIcons() }

// remember keeps the size of the window for the next start.
func (s *Stage) remember(w, h int) {
	if s.Options.Source != nil || !platform.HasWindow || s.ticks < TicksPerSecond || ebiten.IsFullscreen() {
		return
	}
	if w != s.Settings.Width || h != s.Settings.Height {
		s.Settings.Width, s.Settings.Height = w, h
		s.saving = TicksPerSecond
	}
}

// CallPlayer says whether it is the player's turn: the window's title shows
// it, and a window that is not in front asks for attention once.
func (s *Stage) CallPlayer(on bool) {
	if s.Called == on {
		return
	}
	s.Called = on
	if s.Options.Source != nil || !platform.HasWindow {
		return
	}
	if !on {
		ebiten.SetWindowTitle(s.Lang.Say(words.WindowTitle))
		return
	}
	ebiten.SetWindowTitle(s.Lang.Say(words.WindowTitleTurn))
	if !ebiten.IsFocused() {
		ebiten.RequestAttention()
	}
}

// Layout is never called, because there is LayoutF; ebiten.Game asks for it.
func (s *Stage) Layout(w, h int) (int, int) { return w, h }

// Resize says how many device pixels there are. A landscape window is 720
// units high, a narrow one 960 units wide.
func (s *Stage) Resize(pw, ph int) {
	pw, ph = max(pw, 1), max(ph, 1)
	if pw == s.pw && ph == s.ph {
		return
	}
	s.pw, s.ph = pw, ph
	s.measure()
}

// measure says how many units there are.
func (s *Stage) measure() {
	unit := min(float32(s.ph)/referenceHeight, float32(s.pw)/leastWidth)
	reading := unit * holdOf(float32(s.pw)/unit, float32(s.ph)/unit).K
	s.painter.SetUnit(unit, reading)
	s.painter.SetTextScale(s.textScale(reading / s.dense))
	s.painter.SetLeastText(0) // on a desk text is as small as it is designed
	if s.Options.Handheld {
		s.painter.SetLeastText(heldText * s.dense)
	}
	s.w, s.h = float32(s.pw)/unit, float32(s.ph)/unit
	if s.wider {
		s.w += 1.0 / 64
	}
	s.Dirty = true
}

// LayAnew makes everything that stands lay itself out at its next tick, as for another window: this one has become wider or
// narrower by less than anybody sees.
func (s *Stage) LayAnew() {
	if s.pw > 0 {
		s.wider = !s.wider
		s.measure()
	}
}

func (s *Stage) setCursor() {
	shape := ebiten.CursorShapeDefault
	if s.pointing {
		shape = ebiten.CursorShapePointer
	}
	if shape != s.cursor && s.Options.Source == nil {
		ebiten.SetCursorShape(shape)
	}
	s.cursor = shape
}

// Pixels is the window's size in device pixels.
func (s *Stage) Pixels() (w, h int) { return s.pw, s.ph }

// SetDensity says how many device pixels there are to one of the page or the desktop.
func (s *Stage) SetDensity(k float32) {
	s.dense = k
	if s.pw > 0 {
		s.measure()
	}
}
