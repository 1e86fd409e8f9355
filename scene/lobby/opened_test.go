//go:build display

package lobby

import (
	"image"
	"testing"

	"fourtell/assets"
	"fourtell/scene/roomform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestWhatARoomIsOpenedWithLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name string
		code bool
		at
	}{{"opening", true, at{w: 1280, h: 720}}, {"opening", true, at{w: 390, h: 844}}, {"opening-held", false, at{w: 667, h: 375, held: true}}, {"opening-held-code", true, at{w: 667, h: 375, held: true}}} {
		name := scenetest.SizeName(c.name, image.Pt(c.w, c.h))
		t.Run(name, func(t *testing.T) {
			c.at.name, c.house = "Anna", "https://house.example"
			c.set = stage.DefaultSettings()
			if c.h != 720 {
				c.set.Theme = assets.Felt
			}
			c.ways.Board = func(*stage.Stage, string, string, func(*stage.Stage, string)) stage.Modal { return nil }
			v := come(t, c.at)
			opening(v.rooms, v.Stage)
			if m := v.Top().(*roomform.Form); c.code {
				m.Who.Choose(v.Stage, 1)
			}
			v.Pass(30)
			scenetest.Keep(t, v.Stage, name)
			scenetest.Golden(t, name, scenetest.Shot(v.Stage))
		})
	}
}
