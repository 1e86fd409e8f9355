package stage

import (
	"errors"
	"log"

	"fourtell/room"
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
	sample := s.Source.Sample(s.painter.Unit())
	s.Input = s.Track.Next(sample)
	s.chosen = append(s.chosen, sample.Files...)
	if own, ok := s.scene.(interface{ OwnPads(*Stage, *input.Tick) }); ok {
		own.OwnPads(s, &s.Input)
	}
	if s.Typing {
		s.Input.Typing()
	}
	if s.Listening {
		s.Input.Deafen()
	}
	s.Audio.Mood(s.mood())
	s.window.away = !sample.Focused
	s.Audio.Update(sample.Focused)
	s.loss.notice(s)
	if pictures, err := s.looks.load(); err != nil {
		return err
	} else if pictures != nil {
		s.BeginWith(pictures)
	}
	if s.scene == nil {
		return s.end()
	}
	s.takeChosen()
	s.global(&s.Input)
	if s.toasts.putAway(&s.Input) {
		s.Dirty = true
	}
	if turns, ok := s.scene.(interface{ FocusLost(*Stage) }); ok && s.Input.FocusLost {
		turns.FocusLost(s)
	}
	if turns, ok := s.scene.(interface{ PadLost(*Stage) }); ok && s.Input.PadLost && s.Input.Device == paint.DevicePad {
		turns.PadLost(s)
	}
	if err := s.layers(); err != nil {
		return err
	}
	if s.cameBack {
		s.cameBack, s.speech.moved = false, s.below()
	}
	s.speech.end(s.keys)
	s.looks.seekLetters()
	s.looks.dress()
	s.tongue.seek(s.ready)
	s.hearFolder()
	if s.retold {
		s.retell()
	}
	if s.toasts.update() {
		s.Dirty = true
	}
	s.placeToasts()
	if s.fade > 0 {
		s.fade--
		s.Dirty = true
	}
	s.window.setCursor()
	return s.end()
}

// layers updates the modals from the top and then the scene.
func (s *Stage) layers() error {
	in := &s.Input
	s.blank = input.Blank()
	scene := s.scene
	for i := len(s.Modals) - 1; i >= 0; i-- {
		m := s.Modals[i]
		p, ok := m.(Pauser)
		pauses := ok && p.Pauses()
		if err := m.Update(s, in); err != nil {
			return err
		}
		if s.scene != scene || pauses {
			return nil
		}
		in = &s.blank
		i = min(i, len(s.Modals)) // it may have closed itself and others
	}
	return s.scene.Update(s, in)
}

// global is what works everywhere.
func (s *Stage) global(in *input.Tick) {
	if keys := in.Device == paint.DeviceKeys || in.Device == paint.DevicePad; keys != s.keys {
		s.keys = keys
		s.Dirty = true
	}
	if s.Keys.prompt(&s.painter.Prompts, in.Device) {
		s.Dirty = true
	}
	if in.Take(input.ActMute) {
		s.Settings.Mute = !s.Settings.Mute
		s.Changed()
		if s.Settings.Mute {
			s.Toasts().Show(s.Lang().Say(words.SettingSoundOff), "")
		} else {
			s.Toasts().Show(s.Lang().Say(words.SettingSoundOn), "")
		}
	}
	if in.Take(input.ActFullscreen) {
		s.window.Fill(!s.window.Fills())
	}
}

// end writes what has changed and says whether the program ends.
func (s *Stage) end() error {
	if s.saving > 0 {
		if s.saving--; s.saving == 0 || s.quit {
			s.save()
		}
	}
	if s.quit {
		s.shut()
		return ebiten.Termination
	}
	return nil
}

func (s *Stage) save() {
	s.saving = 0
	if s.Options.Save == nil {
		return
	}
	save := func() error { return s.Options.Save(&s.Settings) }
	err := save()
	if errors.Is(err, room.ErrFull) && s.Kept.Saves != nil {
		var gone *room.Trouble
		gone, err = s.Kept.Saves.MakeRoom(save)
		s.Kept.Tell(gone)
	}
	if err != nil {
		log.Printf("the settings are not kept: %v", err)
		s.failedToSave(err)
	}
}

// shut lets go of the scene and the sound.
func (s *Stage) shut() {
	if s.scene != nil {
		s.scene.Leave()
		s.scene = nil
	}
	s.programs.end(s)
	if s.Kept.Saves != nil {
		s.Kept.Saves.Close()
	}
	s.Audio.Close()
}

// BeginWith shows pictures that have been loaded; with the first ones the first scene comes.
func (s *Stage) BeginWith(l *paint.Loading) {
	s.looks.show(l)
	if !s.ready {
		s.begin()
	}
}

// begin puts the first scene on the stage, when everything is loaded.
func (s *Stage) begin() {
	s.ready, s.looks.stands = true, true
	platform.NameCanvas(s.Lang().Say(words.CanvasLabel))
	if s.Options.First != nil {
		s.Go(s.Options.First(s))
	} else {
		s.Go(s.Options.Routes.Title())
	}
	s.tellUnread()
	s.looks.tellLacking()
}

// mover is a scene on which something may go on that will show in a moment.
type mover interface{ GoesOn() bool }

// GoesOn says whether something is going on that will show in a moment, though nothing has changed in this tick.
func (s *Stage) GoesOn() bool {
	if !s.ready || s.looks.Loads() || s.saving > 0 || s.Typing || s.toasts.pass() || s.Audio.Moves() {
		return true
	}
	for i := len(s.Modals) - 1; i >= 0; i-- {
		if p, ok := s.Modals[i].(Pauser); ok && p.Pauses() {
			return false
		}
	}
	if on, ok := s.scene.(mover); ok {
		return on.GoesOn()
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
