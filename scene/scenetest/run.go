// Package scenetest is what the tests of packages with a display share: a game
// in which they run, stages in a size and a look, scripts of what a player
// does, ticks until something holds, what is to be seen and what was said, and
// pictures kept and compared.
//
// Contract: only tests import it, and it knows the stage and the kit, never a
// screen: what makes a screen or a table stands with the tests of its folder.
// A package's display tests run in the one game of
//
//	func TestMain(m *testing.M) { scenetest.Main(m) }
package scenetest

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// runner lets the whole suite run inside Updates, because pictures can be read
// only while a game runs: one Update lasts until the suite ends or a test asks
// for a frame.
type runner struct {
	m       *testing.M
	code    int
	begun   bool
	yielded bool
}

// The suite and the runner take turns.
var turns = struct{ yield, resume, done chan struct{} }{make(chan struct{}), make(chan struct{}), make(chan struct{})}

func (r *runner) Update() error {
	if !r.begun {
		r.begun = true
		go func() {
			r.code = r.m.Run()
			close(turns.done)
		}()
	} else if r.yielded {
		turns.resume <- struct{}{}
	}
	select {
	case <-turns.yield:
		r.yielded = true
		return nil
	case <-turns.done:
		return ebiten.Termination
	}
}

func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

// NextFrame lets Ebitengine end the present frame, and with it let go of what
// it keeps for a frame.
func NextFrame() {
	turns.yield <- struct{}{}
	<-turns.resume
}

// Main runs a package's tests inside a game and ends the program.
func Main(m *testing.M) {
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(r, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(r.code)
}
