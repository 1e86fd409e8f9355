package stage

import (
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
	Beside   []Beside                   // what goes on whichever screen stands
}

// Beside is what goes on beside the screens, whichever of them stands and whatever lies above it: the line to a house.
type Beside interface {
	// Tick is called once a tick, before the screens are.
	Tick(*Stage)
	// GoesOn says that something will show in a moment, though nothing has changed in this tick.
	GoesOn() bool
	// End lets go of everything; it may be called twice.
	End()
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
	Sheet        platform.Sheet     // by which a link is sent; nil: there is none
	Page         string             // the address of the page the game runs on; "": it is in a window
	Files        string             // the folder for files a player saves; "": the platform's
}

// Backdrop is what moves, dimmed, behind the title: bots at their table.
type Backdrop interface {
	Update(*Stage)
	Draw(*paint.Painter)
	Leave()
}

// Stage is one scene and the modals above it, and who owns everything they stand on: each has a noun of its own.
type Stage struct {
	stack
	options  Options
	settings Settings
	keeper   settingsKeeper
	devices  Devices
	window   Window
	frame    Frame
	painter  *paint.Painter
	looks    Looks
	tongue   Tongue
	speech   Speech
	toasts   Toasts
	audio    *sound.Audio
	loss     soundLoss
	names    Keys
	log      Log
	kept     Kept
	files    Files
	programs Programs
	chance   Chance
	ticks    uint64
	ready    bool
	retold   bool // everything that stands is to be said anew: another language was chosen, or another size of text
	quit     bool
}

// New is a stage that has loaded nothing yet: its first updates do.
func New(o Options) (*Stage, error) {
	p, err := paint.NewPainter()
	if err != nil {
		return nil, err
	}
	s := &Stage{options: o, settings: o.Settings, painter: p, chance: newChance(o.Seed)}
	set, lang, alert, anew := &s.settings, &s.tongue.lang, s.toasts.Alert, func() { s.retold = true }
	s.keeper = settingsKeeper{settings: set, write: o.Save, kept: &s.kept, lang: lang, alert: alert}
	s.devices = Devices{Source: o.Source}
	s.window = Window{settings: set, lang: lang, paper: p, own: o.Source == nil, handheld: &s.options.Handheld, dense: 1,
		redraw: s.Redraw, keep: s.keeper.in}
	s.frame = Frame{painter: p, window: &s.window, what: s.draw}
	s.frame.left = s.frame.timeLeft
	s.looks = Looks{painter: p, settings: set, lang: lang, contrast: o.MoreContrast,
		changed: s.Changed, anew: anew, redraw: s.Redraw, layAnew: s.window.LayAnew, alert: alert}
	s.tongue = Tongue{settings: set, speaks: o.Speaks, changed: s.Changed, anew: anew, alert: alert}
	s.speech = Speech{lang: lang, tell: speakTo(s)}
	s.toasts = Toasts{say: s.speech.Say, sound: func() { s.audio.Play(assets.SoundToast) }, redraw: s.Redraw}
	s.names = Keys{lang: lang, bound: &s.settings.Bindings, in: &s.devices.Tick, machine: o.Source == nil}
	s.log = Log{book: o.Log, now: s.kept.Now}
	s.kept = Kept{now: &s.options.Now, lang: lang, log: &s.log, alert: alert, chance: &s.chance}
	s.files = Files{dir: &s.options.Files, lang: lang, alert: alert}
	if o.Source == nil {
		s.devices.Source = &input.Live{Dropped: droppedFiles}
	}
	if b, ok := s.devices.Source.(interface{ Bind(input.Keymap) }); ok {
		b.Bind(input.Keymap{Bound: &s.settings.Bindings, Typing: &s.devices.Typing})
	}
	s.kept.open(o.Store)
	s.tongue.take()
	s.looks.dress()
	if !o.NoAudio {
		s.audio = sound.Open(&s.settings.Levels, o.Seed)
		s.audio.Begin()
	}
	s.window.Resize(1280, 720)
	return s, nil
}

// Options are how the stage was set up.
func (s *Stage) Options() *Options { return &s.options }

// Settings are what the player has chosen; whoever changes one says so by Changed.
func (s *Stage) Settings() *Settings { return &s.settings }

// Changed is called after a setting has changed: it will be kept.
func (s *Stage) Changed() {
	s.keeper.in(TicksPerSecond / 2)
	s.Redraw()
}

// Devices are what the player plays with.
func (s *Stage) Devices() *Devices { return &s.devices }

// Keys tells what keys and buttons are called.
func (s *Stage) Keys() *Keys { return &s.names }

// Audio is what sounds: nil when silent, and may be called all the same.
func (s *Stage) Audio() *sound.Audio { return s.audio }

// SetAudio lets everything sound through a from now on.
func (s *Stage) SetAudio(a *sound.Audio) { s.audio = a }

// Log is what a player sends along when something has gone wrong.
func (s *Stage) Log() *Log { return &s.log }

// Kept is what the player has played and learned.
func (s *Stage) Kept() *Kept { return &s.kept }

// Files are those a player hands over or has saved.
func (s *Stage) Files() *Files { return &s.files }

// Programs are those of others that play at a table.
func (s *Stage) Programs() *Programs { return &s.programs }

// Chance is what is left to it beside the tables.
func (s *Stage) Chance() *Chance { return &s.chance }

// Frame is the picture of what stands.
func (s *Stage) Frame() *Frame { return &s.frame }

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
func (s *Stage) Redraw() { s.frame.Dirty = true }

// Go replaces the scene, and closes every modal.
func (s *Stage) Go(next Scene) {
	s.programs.partWith(s, next)
	for len(s.modals) > 0 {
		s.Close(s.Top())
	}
	if s.scene != nil {
		s.scene.Leave()
		s.frame.darken(s.settings.ReducedMotion)
	}
	s.scene = next
	s.toasts.Space, s.toasts.K = ToastSpace{}, 0 // it may say otherwise
	s.Redraw()
	if next != nil {
		next.Enter(s)
	}
}

// Open puts a modal above everything.
func (s *Stage) Open(m Modal) {
	s.modals = append(s.modals, m)
	s.frame.paced = true
	s.Redraw()
	m.Enter(s)
}

// Close takes a modal off; one that is not open is left alone.
func (s *Stage) Close(m Modal) {
	if s.take(m) {
		s.Redraw()
		m.Leave()
	}
}

// Quit ends the program after this tick.
func (s *Stage) Quit() { s.quit = true }

// Speech is what is said aloud.
func (s *Stage) Speech() *Speech { return &s.speech }

// Toasts are the messages at the top of the window.
func (s *Stage) Toasts() *Toasts { return &s.toasts }

// Ready says whether everything is loaded and a scene stands.
func (s *Stage) Ready() bool { return s.ready }

// QuickGame puts the table on the stage that Options.Play sets.
func QuickGame(s *Stage) {
	if s.options.Play == nil {
		return
	}
	s.Go(s.options.Play(s))
}
