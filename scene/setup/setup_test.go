//go:build display

package setup

import (
	"image"
	"testing"

	"fourtell/assets"
	"fourtell/engine/uno"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// The set-up knows no table: what it has set goes by its route, and so it stands alone on a stage.
func TestWhatIsSetGoesToTheTableByItsRoute(t *testing.T) {
	s, setup := setupStage(t, 1280, 720, input.NewScript(), nil)
	setup.sit(s, 2, 1)
	setup.deal.Activate(s)
	scenetest.Step(t, s, 2)
	there, ok := s.Scene().(*seated)
	if !ok {
		t.Fatalf("%T stands", s.Scene())
	}
	if got := there.table; len(got.Persons) != 1 || len(got.Bots) != len(setup.plan) || got.Bots[2] != setup.plan[2].Who || got.Setup.Seats[2] != setup.plan[2].Name || got.Setup.Rules != s.Settings().Rules {
		t.Errorf("set is %+v", got)
	}
}

func TestSetupLooksAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name   string
		size   image.Point
		change func(*stage.Settings)
		do     func(*stage.Stage, *Setup)
	}{
		{"setup-720", image.Pt(1280, 720), nil, nil},
		{"setup-1440", image.Pt(2560, 1440), func(s *stage.Settings) { s.Rules = "party,draw_mode=until_playable" }, nil},
		{"setup-540-refused", image.Pt(960, 540), func(s *stage.Settings) { s.Rules = "classic,hand_size=12" }, func(s *stage.Stage, t *Setup) {
			for range 6 {
				t.addSeat(s)
			}
			t.group.SetFocus(t.board.shelf(t.board.rows[8]))
		}},
		{"setup-every", image.Pt(1280, 720), func(s *stage.Settings) { s.Rules = "party,stack_two=off,hand_size=9,jump_in=any" }, func(s *stage.Stage, t *Setup) {
			t.spreadBoard(s)
			s.Options().Source.(*input.Script).MoveTo(600, 300)
		}},
		{"setup-found", image.Pt(1280, 720), nil, func(s *stage.Stage, t *Setup) {
			t.board.search.Text = "bluff"
			t.seek(s)
		}},
		{"setup-felt", image.Pt(1280, 720), func(s *stage.Settings) { s.Theme, s.Rules = assets.Felt, "party,stack_two=off" }, func(s *stage.Stage, t *Setup) {
			s.Options().Source.(*input.Script).Key(input.ActTab).Wait(1)
			t.group.SetFocus(t.board.shelf(t.board.rows[4]))
		}},
		{"setup-wild", image.Pt(1280, 720), func(s *stage.Settings) {
			s.Rules = "wild_night,hand_limit=20,blind_draw=on,misplay=penalty,blitz_seconds=600"
		}, func(s *stage.Stage, t *Setup) {
			t.spreadBoard(s)
			t.toGroup(s, t.board.groups[4])
		}},
		{"setup-clash", image.Pt(480, 1040), func(s *stage.Settings) { s.Rules = "wild_night,teams=opposite" }, func(s *stage.Stage, t *Setup) {
			t.tabs[1].OnPress(s)
			t.toGroup(s, t.board.groups[5])
		}},
		{"setup-large", image.Pt(1280, 720), func(s *stage.Settings) { s.TextSize, s.Contrast = 200, stage.ContrastHigh }, nil},
		{"setup-844", image.Pt(844, 390), nil, nil},
		{"setup-offer", image.Pt(1280, 720), func(s *stage.Settings) { s.Rules = "strict,wd4_challenge=off,wd4_bluff=allowed" }, func(s *stage.Stage, t *Setup) {
			t.toGroup(s, t.board.groups[3])
		}},
		{"setup-own", image.Pt(1280, 720), func(s *stage.Settings) {
			s.Rules, s.Presets = "party,seven_swap=off,turn_seconds=30", map[string]string{"Grandma's": "party,seven_swap=off"}
			s.Table, s.Seats = guests.HousePlan(6), 5
			s.Table[2].Who, s.Table[3].Who = stage.SitsRandom, stage.SitsNobody
		}, func(s *stage.Stage, t *Setup) {
			t.choose(s, "", "Grandma's")
			setID(s, t, uno.TurnSeconds, 30)
			s.Options().Source.(*input.Script).Key(input.ActTab).Key(input.ActTab).Key(input.ActTab).Key(input.ActTab).Key(input.ActTab).Key(input.ActTab)
		}},
		{"setup-phone-seats", image.Pt(480, 1040), nil, nil},
		{"setup-phone-rules", image.Pt(480, 1040), func(s *stage.Settings) { s.Rules = "chaos" }, func(s *stage.Stage, t *Setup) { t.tabs[1].OnPress(s) }},
		{"setup-four-by-three", image.Pt(960, 720), nil, func(s *stage.Stage, t *Setup) { t.tabs[1].OnPress(s) }},
		{"setup-name", image.Pt(1280, 720), nil, func(s *stage.Stage, t *Setup) { t.rename(s, 2) }},
		{"setup-share", image.Pt(1280, 720), func(s *stage.Settings) { s.Rules = "party,draw_mode=until_playable,hand_size=9" }, func(s *stage.Stage, t *Setup) { t.shareSet(s) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, setup := setupStage(t, c.size.X, c.size.Y, input.NewScript(), c.change)
			if c.do != nil {
				c.do(s, setup)
			}
			scenetest.Step(t, s, 30)
			scenetest.Golden(t, c.name, scenetest.Shot(s))
		})
	}
}
