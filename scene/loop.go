package scene

import (
	"time"

	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	restAfter = stage.TicksPerSecond / 2 // ticks nothing has happened in, until nothing is done for nobody
	restLook  = 400 * time.Millisecond   // how often a resting stage is given its ticks all the same
	restPads  = 40 * time.Millisecond    // and where there is a gamepad, which wakes nobody
)

// Loop is the outermost edge of the game: Ebitengine calls it once a picture, and it gives the stage as many ticks as time has
// passed. Where nothing happens it lets the machine sleep until somebody does something. It is an ebiten.Game.
type Loop struct {
	stage *stage.Stage
	clock tickClock
	rest  repose
	now   func() time.Duration // the machine's clock, from any beginning
	look  func() (pads bool)   // at the devices
	waits func() bool          // whether something was pressed or let go that no tick has said yet
	sleep interface {
		Sleep(time.Duration) // no picture for so long, unless the player does something
		Wake()               // a picture with every one of the screen
	}
}

// NewLoop runs a stage by the machine's clock and devices. Ebitengine has to give one Update a picture: SetTPS(SyncWithFPS).
func NewLoop(s *stage.Stage) *Loop {
	began := time.Now()
	l := &Loop{stage: s, now: func() time.Duration { return time.Since(began) }, look: func() bool { return false }, waits: func() bool { return false }, sleep: &platform.Sleeper{}}
	if live, ok := s.Devices().Source.(*input.Live); ok {
		l.look, l.waits = live.Look, live.Waiting
	}
	return l
}

// Update gives the ticks that are due: all but the last as the devices were, which is how they were in that time.
func (l *Loop) Update() error {
	s := l.stage
	s.Devices().Picture++
	n := l.clock.ticks(l.now())
	if l.rest.asleep { // somebody may just have done something, and it is seen in a tick
		n = max(n, 1)
	}
	for i := range n - 1 {
		s.Devices().Nth = i
		if err := l.tick(); err != nil {
			return err
		}
		if l.rest.asleep && s.Frame().Dirty {
			break // it moves from here on, and all of that is to be seen
		}
	}
	pads := l.look()
	if n == 0 {
		return nil
	}
	s.Devices().Nth = n - 1
	if err := l.tick(); err != nil {
		return err
	}
	// Where pictures are slow the next one is far away: a click acts in the picture it is seen in.
	for n > 1 && l.waits() {
		if err := l.tick(); err != nil {
			return err
		}
		l.clock.ahead()
	}
	switch {
	case l.rest.still < restAfter:
		if l.rest.asleep {
			l.rest.asleep = false
			l.sleep.Wake()
		}
	case pads:
		l.rest.asleep = true
		l.sleep.Sleep(restPads)
	default:
		l.rest.asleep = true
		l.sleep.Sleep(restLook)
	}
	return nil
}

func (l *Loop) tick() error {
	if err := l.stage.Update(); err != nil {
		return err
	}
	l.rest.see(l.stage)
	return nil
}

// Draw paints a frame when something has changed.
func (l *Loop) Draw(screen *ebiten.Image) { l.stage.Draw(screen) }

// LayoutF follows the window.
func (l *Loop) LayoutF(w, h float64) (float64, float64) { return l.stage.Window().LayoutF(w, h) }

// Layout is never called, because there is LayoutF; ebiten.Game asks for it.
func (l *Loop) Layout(w, h int) (int, int) { return w, h }

// End lets go of everything when the window has been closed.
func (l *Loop) End() { l.stage.End() }

// repose counts for how many ticks nothing has happened.
type repose struct {
	still  int
	asleep bool // nothing is drawn and nobody is asked, but now and then
}

// see takes in the tick that has just passed.
func (r *repose) see(s *stage.Stage) {
	if s.Frame().Dirty || s.Devices().Tick.Active() || s.GoesOn() {
		r.still = 0
	} else {
		r.still++
	}
}
