//go:build !linux || android

package sound

import (
	"fmt"
	"io"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// device is the machine's speakers by way of Ebitengine, which follows a device that changes on these systems.
type device struct{ *audio.Context }

func (d device) Effect(r *Reading) (Voice, error) { return d.NewPlayerF32(r) }

func (d device) Endless(r io.Reader) (Voice, error) {
	p, err := d.NewPlayerF32(r)
	if err != nil {
		return nil, fmt.Errorf("the music cannot be played: %w", err)
	}
	return p, nil
}

// machineSpeakers are this machine's; one process can have only one context.
func machineSpeakers() Speakers {
	c := audio.CurrentContext()
	if c == nil {
		c = audio.NewContext(assets.SampleRate)
	}
	return device{c}
}
