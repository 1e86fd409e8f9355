//go:build display

package company

import (
	"image"
	"testing"

	"fourtell/online/wire"
	"fourtell/scene/scenetest"
)

func TestATableInCompanyIsPictured(t *testing.T) {
	for _, tt := range []struct {
		name string
		size image.Point
		open bool
	}{
		{"table", image.Pt(1280, 720), false}, {"table-open", image.Pt(1280, 720), true},
		{"table-phone", image.Pt(390, 844), false}, {"table-phone-open", image.Pt(390, 844), true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := newInn(t, tt.size, "en")
			p := n.meet(wire.ChatFree, "Bea", "Theo", "Mira")
			m := n.sit()
			n.Until("the picture rests", func() bool { return n.table().Queue().Still() })
			if tt.open {
				m.drawer.open(n.Stage)
			}
			n.say(p[0], &wire.Say{Text: "Four again? I do not believe a word."})
			n.say(p[1], &wire.Emote{Emote: "laugh"})
			n.w.People = n.w.People[:2] // of Mira nothing more comes
			p[2].Line.Cut()
			m.banner.show(n.Stage, n.Lang().Rooms().Line("back"), bannerFor)
			n.Pass(90)
			scenetest.Golden(t, tt.name, scenetest.Shot(n.Stage))
		})
	}
}
