//go:build display

package rules

import (
	"image"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// wild are rules with every switch of wilder tables on.
const wild = "wild_night,hand_limit=20,blind_draw=on,misplay=penalty,misplay_cards=2,call_window=after,double_score=on,blitz_seconds=600,round_out=on,score=elimination,show_playable=off"

func TestTheRulesOfAWilderTableLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name  string
		size  image.Point
		theme assets.Theme
		down  float32 // how far the list is moved
	}{
		{"rules-wild", image.Pt(1280, 720), assets.Midnight, 980},
		{"rules-wild-felt", image.Pt(667, 375), assets.Felt, 1440},
		{"rules-wild-phone", image.Pt(480, 1040), assets.Midnight, 1500},
	} {
		t.Run(c.name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.Theme = c.theme
			s := scenetest.NewStage(t, c.size.X, c.size.Y, stage.Options{Source: input.NewScript(), Settings: set, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
			scenetest.Step(t, s, 2)
			m := New("", wild).(*Page)
			s.Open(m)
			scenetest.Step(t, s, 30)
			m.List.By(c.down)
			m.Lay(s)
			s.Redraw()
			scenetest.Step(t, s, 30)
			scenetest.Golden(t, c.name, scenetest.Shot(s))
		})
	}
}

// Every switch is found by its name in every language.
func TestTheSearchFindsEverySwitchByItsNameInEveryLanguage(t *testing.T) {
	s, m := openPage(t, 1280, 720, "classic", input.NewScript())
	usual, _ := kit.BookOf("").Build("", nil)
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		for _, sw := range uno.Switches() {
			m.Search.Text = l.Terms("").Switch(sw.Name)
			found := false
			for _, part := range rulesOf(&l, "uno", usual, usual) {
				found = found || slices.ContainsFunc(part.Rules, func(r *Rule) bool { return r.ID == sw.Name && m.Search.Wanted().In(r.words) })
			}
			if !found {
				t.Errorf("%s: %q does not find %s", tag, m.Search.Text, sw.Name)
			}
		}
	}
	s.Close(m)
}
