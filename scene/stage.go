package scene

import (
	"errors"
	"log"
	"math/rand/v2"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// TicksPerSecond is how often Update runs; all time in a scene is ticks.
	TicksPerSecond = 60

	referenceHeight = 720 // units of a landscape window
	leastWidth      = 960 // units of a narrow one
	fadeTicks       = 14
	saidKept        = 200
)

// Scene is one whole screen: the title, the table, the result.
type Scene interface {
	// Enter is called once, when the scene is put on the stage.
	Enter(*Stage)
	// Update runs once a tick. A scene that has changed what it shows calls
	// Stage.Redraw. An error ends the program.
	Update(*Stage, *Input) error
	// Draw paints the whole window, from the ground up. It changes nothing.
	Draw(*Painter)
	// Leave is called once, when the scene is taken off.
	Leave()
}

// Modal is a question above a scene. While it is open the scene below gets no
// input, but goes on moving unless the modal says Pauses.
type Modal interface {
	Scene
	// Answer is the command the player chose, once there is one.
	Answer() (engine.Command, bool)
}

// pauser is a modal under which time stands still.
type pauser interface{ Pauses() bool }

// Options say how a stage is set up.
type Options struct {
	Source   Source                  // nil: the machine's own devices
	Seed     uint64                  // of everything cosmetic
	Settings Settings                // as loaded
	NoAudio  bool                    // stay silent
	Save     func(*Settings) error   // nil: settings are not kept
	First    func(s *Stage) Scene    // after loading; nil: the title
	Config   *Config                 // of quick games; nil: as the settings say
	Play     func(s *Stage) Scene    // what "Quick game" sets; nil: a table as Config says
	Backdrop func(s *Stage) Backdrop // what moves behind the title; nil: a table of bots
	NoDemo   bool                    // nothing moves behind the title
}

// Stage owns the window: the scene, the modals above it, input, sound,
// settings, and the painter. It is an ebiten.Game.
type Stage struct {
	Settings Settings
	Audio    *Audio     // nil when silent; may be called all the same
	Rand     *rand.Rand // cosmetic chance, never the table's
	Lang     words.Language

	options  Options
	source   Source
	track    tracker
	input    Input
	blank    Input // of the layers below a modal
	painter  *Painter
	scene    Scene
	modals   []Modal
	toasts   toasts
	loading  *sheetLoading
	ready    bool
	pw, ph   int // device pixels
	w, h     float32
	dirty    bool
	ticks    uint64
	fade     int
	quit     bool
	shown    bool // the first frame of a scene has been drawn
	cursor   ebiten.CursorShapeType
	pointing bool
	keys     bool // the player is using keys or a gamepad
	said     []string
	saving   int // ticks until changed settings are written
	called   bool
}

// NewStage is a stage that has loaded nothing yet: its first updates do.
func NewStage(o Options) (*Stage, error) {
	f, err := newFonts(fontFiles())
	if err != nil {
		return nil, err
	}
	s := &Stage{
		Settings: o.Settings, options: o, source: o.Source,
		Rand: rand.New(rand.NewPCG(o.Seed, 0xC05)),
	}
	if s.source == nil {
		s.source = &liveSource{}
	}
	if s.options.Config == nil {
		s.options.Config = &Config{Seed: o.Seed, Rules: o.Settings.Rules, Seats: o.Settings.Seats}
	}
	s.furnish()
	s.Lang = words.English()
	s.painter = newPainter()
	s.painter.fonts = f
	if !o.NoAudio {
		s.Audio = newAudio(&s.Settings, o.Seed)
		if hasWindow {
			go s.Audio.load()
		}
	}
	s.Resize(1280, 720)
	return s, nil
}

// LayoutF follows the window: a frame has as many pixels as the screen.
func (s *Stage) LayoutF(w, h float64) (float64, float64) {
	k := ebiten.Monitor().DeviceScaleFactor()
	s.Resize(int(w*k), int(h*k))
	s.remember(int(w), int(h))
	return float64(s.pw), float64(s.ph)
}

// remember keeps the size of the window for the next start.
func (s *Stage) remember(w, h int) {
	if s.options.Source != nil || !hasWindow || s.ticks < TicksPerSecond || ebiten.IsFullscreen() {
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
	if s.called == on {
		return
	}
	s.called = on
	if s.options.Source != nil || !hasWindow {
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
	unit := min(float32(ph)/referenceHeight, float32(pw)/leastWidth)
	s.painter.unit = unit
	s.w, s.h = float32(pw)/unit, float32(ph)/unit
	s.dirty = true
}

// Size is the window's size in units: at least 960 by 720.
func (s *Stage) Size() (w, h float32) { return s.w, s.h }

// Painter is for looking up sprites and measuring text outside a frame.
func (s *Stage) Painter() *Painter { return s.painter }

// Ticks is the time since the start.
func (s *Stage) Ticks() uint64 { return s.ticks }

// Redraw asks for a frame. Without it nothing is drawn.
func (s *Stage) Redraw() { s.dirty = true }

// Focusing says whether to show the focus ring: the last device used was keys
// or a gamepad.
func (s *Stage) Focusing() bool { return s.keys }

// Pointing asks for the hand cursor in this tick.
func (s *Stage) Pointing() { s.pointing = true }

// Go replaces the scene, and closes every modal.
func (s *Stage) Go(next Scene) {
	for len(s.modals) > 0 {
		s.Close(s.modals[len(s.modals)-1])
	}
	if s.scene != nil {
		s.scene.Leave()
		s.fade = fadeTicks
	}
	s.scene = next
	s.dirty = true
	if next != nil {
		next.Enter(s)
	}
}

// Scene is the scene on the stage.
func (s *Stage) Scene() Scene { return s.scene }

// Open puts a modal above everything.
func (s *Stage) Open(m Modal) {
	s.modals = append(s.modals, m)
	s.dirty = true
	m.Enter(s)
}

// Close takes a modal off; one that is not open is left alone.
func (s *Stage) Close(m Modal) {
	for i, o := range s.modals {
		if o == m {
			s.modals = append(s.modals[:i], s.modals[i+1:]...)
			s.dirty = true
			m.Leave()
			return
		}
	}
}

// Top is the modal that gets the input first, nil when there is none.
func (s *Stage) Top() Modal {
	if n := len(s.modals); n > 0 {
		return s.modals[n-1]
	}
	return nil
}

// IsOpen says whether a modal is open.
func (s *Stage) IsOpen(m Modal) bool {
	for _, o := range s.modals {
		if o == m {
			return true
		}
	}
	return false
}

// Quit ends the program after this tick.
func (s *Stage) Quit() { s.quit = true }

// Say speaks a line to screen readers and keeps it.
func (s *Stage) Say(line string) {
	if line == "" {
		return
	}
	if len(s.said) == saidKept {
		s.said = append(s.said[:0], s.said[1:]...)
	}
	s.said = append(s.said, line)
	speak(line)
}

// Said is what has been spoken lately, oldest first. The slice is the stage's.
func (s *Stage) Said() []string { return s.said }

// Toast shows a line for 2.5 s at the top, sounds softly and is spoken. A
// second line may be empty.
func (s *Stage) Toast(title, line string) { s.toast(toast{title: title, line: line}) }

// Alert is a toast in the second manner, for what went against somebody.
func (s *Stage) Alert(title, line string) { s.toast(toast{title: title, line: line, alert: true}) }

func (s *Stage) toast(t toast) {
	s.toasts.add(t)
	s.Audio.Play(assets.SoundToast)
	spoken := t.title
	if t.line != "" {
		spoken += ". " + t.line
	}
	s.Say(spoken)
	s.dirty = true
}

// ToastsAt says how far from the top toasts begin, in units.
func (s *Stage) ToastsAt(y float32) { s.toasts.y = y }

// Changed is called after a setting has changed: it will be kept.
func (s *Stage) Changed() {
	s.saving = TicksPerSecond / 2
	s.dirty = true
}

// DrawCalls is how many drawing calls the last frame took.
func (s *Stage) DrawCalls() int { return s.painter.calls }

// Ready says whether everything is loaded and a scene stands.
func (s *Stage) Ready() bool { return s.ready }

// Update is one tick.
func (s *Stage) Update() error {
	s.ticks++
	sample := s.source.Sample(s.painter.unit)
	s.input = s.track.next(sample)
	s.Audio.update(sample.Focused)
	if err := s.load(); err != nil {
		return err
	}
	if s.scene == nil {
		return s.end()
	}
	s.pointing = false
	s.global(&s.input)
	if err := s.layers(); err != nil {
		return err
	}
	if s.toasts.update() {
		s.dirty = true
	}
	if s.fade > 0 {
		s.fade--
		s.dirty = true
	}
	s.setCursor()
	return s.end()
}

// layers updates the modals from the top and then the scene.
func (s *Stage) layers() error {
	in := &s.input
	s.blank = Blank()
	scene := s.scene
	for i := len(s.modals) - 1; i >= 0; i-- {
		m := s.modals[i]
		p, ok := m.(pauser)
		pauses := ok && p.Pauses()
		if err := m.Update(s, in); err != nil {
			return err
		}
		if s.scene != scene || pauses {
			return nil
		}
		in = &s.blank
		i = min(i, len(s.modals)) // it may have closed itself and others
	}
	return s.scene.Update(s, in)
}

// global is what works everywhere.
func (s *Stage) global(in *Input) {
	if keys := in.Device == DeviceKeys || in.Device == DevicePad; keys != s.keys {
		s.keys = keys
		s.dirty = true
	}
	if in.Take(ActMute) {
		s.Settings.Mute = !s.Settings.Mute
		s.Changed()
		if s.Settings.Mute {
			s.Toast(s.Lang.Say(words.SettingSoundOff), "")
		} else {
			s.Toast(s.Lang.Say(words.SettingSoundOn), "")
		}
	}
	if in.Take(ActFullscreen) && s.options.Source == nil {
		full := !ebiten.IsFullscreen()
		ebiten.SetFullscreen(full)
		s.Settings.Fullscreen = full
		s.Changed()
	}
}

func (s *Stage) setCursor() {
	shape := ebiten.CursorShapeDefault
	if s.pointing {
		shape = ebiten.CursorShapePointer
	}
	if shape != s.cursor && s.options.Source == nil {
		ebiten.SetCursorShape(shape)
	}
	s.cursor = shape
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
	if s.options.Save == nil {
		return
	}
	if err := s.options.Save(&s.Settings); err != nil {
		log.Printf("the settings are not kept: %v", err)
	}
}

// shut lets go of the scene and the sound.
func (s *Stage) shut() {
	if s.scene != nil {
		s.scene.Leave()
		s.scene = nil
	}
	s.Audio.close()
}

// load does one step of loading: the first sheet at the start, another when
// the window has come to a screen that needs it.
func (s *Stage) load() error {
	want := sheetScale(s.painter.unit)
	if s.loading == nil {
		if s.ready && want == s.painter.scale {
			return nil
		}
		s.loading = loadSheet(want)
	}
	done, err := s.loading.step()
	if err != nil {
		return errors.Join(errors.New("the pictures cannot be loaded"), err)
	}
	if !s.ready {
		s.dirty = true
	}
	if !done {
		return nil
	}
	s.painter.setAtlas(s.loading.atlas, s.loading.scale)
	s.loading = nil
	s.dirty = true
	if !s.ready {
		s.begin()
	}
	return nil
}

// begin puts the first scene on the stage, when everything is loaded.
func (s *Stage) begin() {
	s.ready = true
	nameCanvas(s.Lang.Say(words.CanvasLabel))
	if s.options.First != nil {
		s.Go(s.options.First(s))
	} else {
		s.Go(NewTitle())
	}
}

// Draw paints a frame when something has changed.
func (s *Stage) Draw(screen *ebiten.Image) {
	if b := screen.Bounds(); b.Dx() != s.pw || b.Dy() != s.ph {
		s.Resize(b.Dx(), b.Dy())
	}
	if !s.dirty {
		s.painter.calls = 0
		return
	}
	s.dirty = false
	s.Paint(screen)
	if s.ready && !s.shown {
		s.shown = true
		announceFirstFrame()
		if s.Audio != nil {
			go s.Audio.fetch()
		}
	}
}

// Paint draws a frame on an image as large as the window, whether or not
// something has changed.
func (s *Stage) Paint(target *ebiten.Image) {
	p := s.painter
	p.focusing = s.keys
	p.begin(target)
	if s.scene == nil {
		s.drawLoading(p)
	} else {
		s.scene.Draw(p)
		for _, m := range s.modals {
			m.Draw(p)
		}
		s.toasts.draw(p, s.w)
		if s.fade > 0 {
			p.Rect(Rect{0, 0, s.w, s.h}, Ink.Fade(float32(s.fade)/fadeTicks))
		}
	}
	p.end()
}

// drawLoading is the first picture: the name and how far loading is.
func (s *Stage) drawLoading(p *Painter) {
	p.Rect(Rect{0, 0, s.w, s.h}, TableColor)
	cx, cy := s.w/2, s.h/2
	p.Text(s.Lang.Say(words.TitleName), cx, cy-8, Style{Face: Display, Size: 72, Color: Cream, Align: Middle})
	bar := Centered(cx, cy+44, 320, 10)
	p.RoundRect(bar, 5, Plum600)
	t := float32(0)
	if s.loading != nil {
		t = s.loading.progress()
	}
	bar.W = max(bar.W*t, bar.H)
	p.RoundRect(bar, 5, Coral)
}
