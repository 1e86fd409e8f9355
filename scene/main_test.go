//go:build display

package scene

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// runner lets the whole suite run inside one Update, because pictures can be
// read only while a game runs.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error            { r.code = r.m.Run(); return ebiten.Termination }
func (*runner) Draw(*ebiten.Image)         {}
func (*runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(r, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(r.code)
}
