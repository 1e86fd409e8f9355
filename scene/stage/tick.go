package stage

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Update is one tick.
func (s *Stage) Update() error {
	s.ticks++
	s.speech.begin()
	s.window.begin()
	sample, in := s.devices.next(s.painter.Unit()), &s.devices.Tick
	s.files.HandOver(sample.Files...)
	if own, ok := s.scene.(interface{ OwnPads(*Stage, *input.Tick) }); ok {
		own.OwnPads(s, in)
	}
	s.devices.filter()
	s.window.away = !sample.Focused
	s.audio.Mood(s.mood())
	s.audio.Update(sample.Focused)
	if s.loss.tells(s.scene != nil && s.audio.Lost()) {
		s.toasts.Alert(s.Lang().Say(words.SoundLost), s.Lang().Say(words.SoundLostMore))
	}
	if pictures, err := s.looks.load(&s.devices); err != nil {
		return err
	} else if pictures != nil {
		s.BeginWith(pictures)
	}
	if s.scene == nil {
		return s.end()
	}
	if files := s.files.take(); len(files) > 0 {
		s.options.Routes.Files(s, files)
	}
	for _, b := range s.options.Routes.Beside {
		b.Tick(s)
	}
	s.global(in)
	if s.toasts.putAway(in) {
		s.Redraw()
	}
	s.lose(s, in)
	if err := s.update(s, in); err != nil {
		return err
	}
	if to, came := s.cameBack(); came {
		s.speech.moved = to
	}
	s.speech.end(s.devices.keyed)
	s.looks.seekLetters()
	s.looks.dress()
	s.tongue.seek(s.ready)
	s.files.hear()
	if s.retold {
		s.retell()
	}
	if s.toasts.update() {
		s.Redraw()
	}
	s.toasts.settle(s)
	s.frame.lighten()
	s.window.setCursor()
	return s.end()
}

// global is what works everywhere.
func (s *Stage) global(in *input.Tick) {
	if s.devices.turn() {
		s.Redraw()
	}
	if s.names.prompt(&s.painter.Prompts, in.Device) {
		s.Redraw()
	}
	if in.Take(input.ActMute) {
		s.settings.Mute = !s.settings.Mute
		s.Changed()
		told := words.SettingSoundOn
		if s.settings.Mute {
			told = words.SettingSoundOff
		}
		s.toasts.Show(s.Lang().Say(told), "")
	}
	if in.Take(input.ActFullscreen) {
		s.window.Fill(!s.window.Fills())
	}
}

// Draw paints a frame when something has changed.
func (s *Stage) Draw(screen *ebiten.Image) {
	if !s.frame.take(screen) {
		return
	}
	s.frame.show(screen)
	if s.frame.first(s.ready) {
		platform.AnnounceFirstFrame()
		s.log.Machine(s.window.Pixels())
		if s.audio != nil {
			go s.audio.Fetch()
		}
	}
}

// draw draws what stands, or how far loading is.
func (s *Stage) draw(p *paint.Painter) {
	if s.scene == nil {
		s.looks.draw(p, s.window.w, s.window.h)
		return
	}
	s.stack.draw(p, s.devices.keyed)
	s.toasts.draw(p)
}

// end writes what has changed and says whether the program ends.
func (s *Stage) end() error {
	s.keeper.tick(s.quit)
	if s.quit {
		s.shut()
		return ebiten.Termination
	}
	return nil
}

// shut lets go of the scene and the sound.
func (s *Stage) shut() {
	if s.scene != nil {
		s.scene.Leave()
		s.scene = nil
	}
	s.programs.end(s)
	s.looks.end()
	for _, b := range s.options.Routes.Beside {
		b.End()
	}
	s.kept.close()
	s.audio.Close()
}

// BeginWith shows pictures that have been loaded; with the first ones the first scene comes.
func (s *Stage) BeginWith(l *paint.Loading) {
	s.looks.show(l)
	if s.ready {
		return
	}
	s.ready, s.looks.stands = true, true
	platform.NameCanvas(s.Lang().Say(words.CanvasLabel))
	if s.options.First != nil {
		s.Go(s.options.First(s))
	} else {
		s.Go(s.options.Routes.Title())
	}
	s.keeper.tellUnread()
	s.looks.tellLacking()
}

// GoesOn says whether something is going on that will show in a moment, though nothing has changed in this tick.
func (s *Stage) GoesOn() bool {
	return !s.ready || s.looks.Loads() || s.keeper.waits() || s.devices.Typing || s.toasts.pass() || s.audio.Moves() || s.goesOn() || s.besideGoesOn()
}

func (s *Stage) besideGoesOn() bool {
	for _, b := range s.options.Routes.Beside {
		if b.GoesOn() {
			return true
		}
	}
	return false
}

// End lets go of the scene, of what it runs beside the window and of the player's store. The window's owner calls it
// once the window is gone, however it went; it may be called twice.
func (s *Stage) End() {
	if s.scene != nil {
		s.shut()
	}
}
