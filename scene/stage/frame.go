package stage

import (
	"fourtell/scene/paint"
	"fourtell/scene/platform"

	"github.com/hajimehoshi/ebiten/v2"
)

// Draw paints a frame when something has changed.
func (s *Stage) Draw(screen *ebiten.Image) {
	if b := screen.Bounds(); b.Dx() != s.window.pw || b.Dy() != s.window.ph {
		s.Window().Resize(b.Dx(), b.Dy())
	}
	if !s.Dirty {
		s.painter.Rest()
		return
	}
	s.Dirty = false
	s.Paint(screen)
	if s.ready && !s.shown {
		s.shown = true
		platform.AnnounceFirstFrame()
		s.Log.Machine(s.Window().Pixels())
		if s.Audio != nil {
			go s.Audio.Fetch()
		}
	}
}

// Paint draws a frame on an image as large as the window, whether or not
// something has changed.
func (s *Stage) Paint(target *ebiten.Image) {
	s.painter.Begin(target)
	s.paint()
	s.painter.End()
}

func (s *Stage) paint() {
	p := s.painter
	if s.scene == nil {
		s.looks.draw(p, s.window.w, s.window.h)
	} else {
		p.Focusing = s.keys && len(s.Modals) == 0 // what lies below has no focus to show
		s.scene.Draw(p)
		for i, m := range s.Modals {
			p.Focusing = s.keys && i == len(s.Modals)-1
			m.Draw(p)
		}
		s.toasts.draw(p)
		if s.fade > 0 {
			p.Rect(paint.Box(0, 0, s.window.w, s.window.h), paint.Ink.Fade(float32(s.fade)/fadeTicks))
		}
	}
}

// Rehearse paints a frame on nothing, for whoever watches the painter.
func (s *Stage) Rehearse() {
	s.painter.Rehearse(s.window.pw, s.window.ph)
	s.paint()
	s.painter.End()
}

// Fading is in how many ticks the scene has come.
func (s *Stage) Fading() int { return s.fade }
