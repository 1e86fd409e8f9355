//go:build display

package scene

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

// nextFrame lets Ebitengine end the present frame, and with it let go of what
// it keeps for a frame.
func nextFrame() {
	turns.yield <- struct{}{}
	<-turns.resume
}

func TestMain(m *testing.M) {
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(r, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(r.code)
}
