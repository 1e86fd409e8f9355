package stage

import (
	"math/rand/v2"
	"time"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/sound"
	"fourtell/words"
)

const (
	// TicksPerSecond is how often Update runs; all time in a scene is ticks.
	TicksPerSecond = 60

	referenceHeight = 720 // units of a landscape window
	leastWidth      = 960 // units of a narrow one
	fadeTicks       = 14
	reducedFade     = 5 // 80 ms
)

// Scene is one whole screen: the title, the table, the result.
type Scene interface {
	// Enter is called once, when the scene is put on the stage.
	Enter(*Stage)
	// Update runs once a tick. A scene that has changed what it shows calls
	// Stage.Redraw. An error ends the program.
	Update(*Stage, *input.Tick) error
	// Draw paints the whole window, from the ground up. It changes nothing.
	Draw(*paint.Painter)
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

// Pauser is a modal under which time stands still.
type Pauser interface{ Pauses() bool }

// Routes lead to screens that the stage need not know.
type Routes struct {
	Title    func() Scene               // the first scene, and where one comes back to
	Settings func() Modal               // the panel of the settings
	Files    func(*Stage, []input.File) // takes in files that a player has handed over: one or more
	More     []any                      // routes of packages above the stage: Way
}

// Options say how a stage is set up.
type Options struct {
	Source       input.Source            // nil: the machine's own devices
	Seed         uint64                  // of everything cosmetic
	Settings     Settings                // as loaded
	MoreContrast bool                    // the player's system asks for high contrast
	Handheld     bool                    // a screen held in the hand: text is large enough for it
	Speaks       []string                // languages the player's system prefers, the best first ("de-AT"); none: English
	NoAudio      bool                    // stay silent
	Save         func(*Settings) error   // nil: settings are not kept
	First        func(s *Stage) Scene    // after loading; nil: Routes.Title
	Play         func(s *Stage) Scene    // what "Quick game" sets; nil: the last table set
	Backdrop     func(s *Stage) Backdrop // what moves behind the title; nil: a table of bots
	NoDemo       bool                    // nothing moves behind the title
	Routes       Routes
	Store        room.Store         // of the player's matches; nil: none is saved
	Unkept       error              // why the store keeps nothing, told once; nil: it does
	Now          func() time.Time   // the date of a match; nil: the zero time
	Log          *room.Logbook      // what a player sends along when something goes wrong; nil: none
	Clipboard    platform.Clipboard // the system's; nil: it cannot be reached
	Page         string             // the address of the page the game runs on; "": it is in a window
	Files        string             // the folder for files a player saves; "": the platform's
}

// Backdrop is what moves, dimmed, behind the title: bots at their table.
type Backdrop interface {
	Update(*Stage)
	Draw(*paint.Painter)
	Leave()
}

// Stage owns the window: the scene, the modals above it, input, sound,
// settings, and the painter. It is an ebiten.Game.
type Stage struct {
	Settings Settings
	Audio    *sound.Audio // nil when silent; may be called all the same
	loss     soundLoss
	Rand     *rand.Rand // cosmetic chance, never the table's
	tongue   Tongue
	looks    Looks
	Keys     Keys
	Log      Log
	Kept     Kept
	retold   bool // everything that stands is to be said anew: another language was chosen, or another size of text
	folder   shownFolder

	Options  Options
	Source   input.Source
	Track    input.Tracker
	Input    input.Tick
	blank    input.Tick // of the layers below a modal
	painter  *paint.Painter
	scene    Scene
	Modals   []Modal
	toasts   Toasts
	ready    bool
	window   Window
	Dirty    bool
	ticks    uint64
	Picture  uint64 // of the loop; there may be several ticks to one
	fade     int
	quit     bool
	shown    bool // the first frame of a scene has been drawn
	keys     bool // the player is using keys or a gamepad
	speech   Speech
	cameBack bool // a modal was closed in this tick
	Helped   bool // what can be done at a table has been told
	saving   int  // ticks until changed settings are written
	unsaved  bool // that they cannot be has been told
	Typing   bool // letters are typed into a field: they are no actions
	// Listening says that the next key or button is given to something: it asks for nothing.
	Listening bool
	Games     uint64       // dealt so far
	programs  programs     // of others, that run
	chosen    []input.File // or dropped, and not looked at yet
}

// New is a stage that has loaded nothing yet: its first updates do.
func New(o Options) (*Stage, error) {
	p, err := paint.NewPainter()
	if err != nil {
		return nil, err
	}
	s := &Stage{
		Settings: o.Settings, Options: o, Source: o.Source,
		Rand: rand.New(rand.NewPCG(o.Seed, 0xC05)),
	}
	anew := func() { s.retold = true }
	s.tongue = Tongue{settings: &s.Settings, speaks: o.Speaks, changed: s.Changed, anew: anew, alert: s.toasts.Alert}
	s.looks = Looks{painter: p, settings: &s.Settings, lang: &s.tongue.lang, contrast: o.MoreContrast,
		changed: s.Changed, anew: anew, redraw: s.Redraw, layAnew: s.window.LayAnew, alert: s.toasts.Alert}
	s.Keys = Keys{lang: &s.tongue.lang, bound: &s.Settings.Bindings, in: &s.Input, machine: o.Source == nil}
	s.window = Window{settings: &s.Settings, lang: &s.tongue.lang, paper: p, own: o.Source == nil, handheld: o.Handheld, dense: 1,
		redraw: s.Redraw, keep: func(ticks int) { s.saving = ticks }}
	s.speech = Speech{lang: &s.tongue.lang, tell: s.tellNode}
	s.toasts = Toasts{say: s.speech.Say, sound: func() { s.Audio.Play(assets.SoundToast) }, redraw: s.Redraw}
	s.Log = Log{book: o.Log, now: s.Now}
	s.Kept.stage = s
	if s.Source == nil {
		s.Source = &input.Live{Dropped: droppedFiles}
	}
	if b, ok := s.Source.(interface{ Bind(input.Keymap) }); ok {
		b.Bind(input.Keymap{Bound: &s.Settings.Bindings, Typing: &s.Typing})
	}
	s.Kept.open()
	s.tongue.take()
	s.painter = p
	s.looks.dress()
	if !o.NoAudio {
		s.Audio = sound.Open(&s.Settings.Levels, o.Seed)
		s.Audio.Begin()
	}
	s.window.Resize(1280, 720)
	return s, nil
}

// Lang is the language that is spoken; what it points to stays, and changes with the language.
func (s *Stage) Lang() *words.Language { return &s.tongue.lang }

// Tongue is which language is spoken.
func (s *Stage) Tongue() *Tongue { return &s.tongue }

// Looks is how the player wants to have things drawn.
func (s *Stage) Looks() *Looks { return &s.looks }

// Window is the window, how large it is and how it is held.
func (s *Stage) Window() *Window { return &s.window }

// Painter is for looking up sprites and measuring text outside a frame.
func (s *Stage) Painter() *paint.Painter { return s.painter }

// Ticks is the time since the start.
func (s *Stage) Ticks() uint64 { return s.ticks }

// Redraw asks for a frame. Without it nothing is drawn.
func (s *Stage) Redraw() { s.Dirty = true }

// Focusing says whether to show the focus ring: the last device used was keys
// or a gamepad.
func (s *Stage) Focusing() bool { return s.keys }

// Go replaces the scene, and closes every modal.
func (s *Stage) Go(next Scene) {
	s.programs.partWith(s, next)
	for len(s.Modals) > 0 {
		s.Close(s.Modals[len(s.Modals)-1])
	}
	if s.scene != nil {
		s.scene.Leave()
		s.fade = fadeTicks
		if s.Settings.ReducedMotion {
			s.fade = reducedFade
		}
	}
	s.scene = next
	s.toasts.Space, s.toasts.K = ToastSpace{}, 0 // it may say otherwise
	s.Dirty = true
	if next != nil {
		next.Enter(s)
	}
}

// Scene is the scene on the stage.
func (s *Stage) Scene() Scene { return s.scene }

// Open puts a modal above everything.
func (s *Stage) Open(m Modal) {
	s.Modals = append(s.Modals, m)
	s.Dirty = true
	m.Enter(s)
}

// Close takes a modal off; one that is not open is left alone.
func (s *Stage) Close(m Modal) {
	for i, o := range s.Modals {
		if o == m {
			s.Modals = append(s.Modals[:i], s.Modals[i+1:]...)
			s.Dirty, s.cameBack = true, true
			m.Leave()
			return
		}
	}
}

// Top is the modal that gets the input first, nil when there is none.
func (s *Stage) Top() Modal {
	if n := len(s.Modals); n > 0 {
		return s.Modals[n-1]
	}
	return nil
}

// IsOpen says whether a modal is open.
func (s *Stage) IsOpen(m Modal) bool {
	for _, o := range s.Modals {
		if o == m {
			return true
		}
	}
	return false
}

// Quit ends the program after this tick.
func (s *Stage) Quit() { s.quit = true }

// Speech is what is said aloud.
func (s *Stage) Speech() *Speech { return &s.speech }

// Toasts are the messages at the top of the window.
func (s *Stage) Toasts() *Toasts { return &s.toasts }

// Changed is called after a setting has changed: it will be kept.
func (s *Stage) Changed() {
	s.saving = TicksPerSecond / 2
	s.Dirty = true
}

// DrawCalls is how many drawing calls the last frame took.
func (s *Stage) DrawCalls() int { return s.painter.DrawCalls() }

// Ready says whether everything is loaded and a scene stands.
func (s *Stage) Ready() bool { return s.ready }

// NextSeed is the seed of the next game: the first is the one the command line names.
func (s *Stage) NextSeed() uint64 {
	seed := s.Options.Seed
	if s.Games > 0 {
		seed = engine.Mix(seed, s.Games)
	}
	s.Games++
	return seed
}

// QuickGame puts the table on the stage that Options.Play sets.
func QuickGame(s *Stage) {
	if s.Options.Play == nil {
		return
	}
	s.Go(s.Options.Play(s))
}

// below are the nodes one comes back to where a modal has been closed; nil where there are none.
func (s *Stage) below() *FocusGroup {
	if top := s.Top(); top != nil {
		return nodesOf(top)
	}
	return nodesOf(s.scene)
}
