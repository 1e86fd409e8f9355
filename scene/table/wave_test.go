//go:build display

package table_test

import (
	"image"
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/scene/tabletest"
)

func TestTheSecondWaveLooksAsAccepted(t *testing.T) {
	for _, m := range tabletest.WaveMoments() {
		for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
			name := scenetest.SizeName("wave-"+m.Name, size)
			t.Run(name, func(t *testing.T) {
				s, _ := look(t, m, size.X, size.Y)
				scenetest.Golden(t, name, scenetest.Shot(s))
				scenetest.Cheap(t, s)
			})
		}
	}
}
