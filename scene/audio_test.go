//go:build display

package scene

import (
	"math"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/settings"
	"fourtell/scene/sound"
	"fourtell/scene/sound/soundtest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// hearing is a stage whose sounds are heard by the test, with the music playing.
func hearing(t *testing.T, set stage.Settings) (*stage.Stage, *soundtest.Ears, *input.Script) {
	t.Helper()
	in, e := input.NewScript(), &soundtest.Ears{}
	s := testStage(t, 1280, 720, stage.Options{Source: in, Settings: set, NoDemo: true, First: func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }})
	s.SetAudio(sound.Through(e, &s.Settings().Levels, 1))
	soundtest.Hush(s.Audio())
	scenetest.Step(t, s, 2)
	return s, e, in
}

// effectOf lets an effect be heard and tells how loud; 0 where it is not.
func effectOf(t *testing.T, s *stage.Stage, e *soundtest.Ears) float64 {
	t.Helper()
	n := len(e.Effects)
	scenetest.Step(t, s, sound.LeastBetween+1)
	s.Audio().Play(assets.SoundPlay)
	if len(e.Effects) == n {
		return 0
	}
	v := e.Effects[n]
	v.Playing = false // it has ended
	return v.Loud
}

func TestASliderIsHeardAtOnce(t *testing.T) {
	s, e, in := hearing(t, stage.DefaultSettings())
	o := settings.New()
	s.Open(o)
	tabsOf(o).Choose(s, 2)
	master := controlOf[*kit.Slider](o, 0)
	was := e.MusicVolume()
	if was == 0 {
		t.Fatal("there is no music")
	}
	o.Group.SetFocus(rowsOf(o)[0])
	scenetest.Run(t, s, in.Key(input.ActLeft).Wait(1))
	if got := e.MusicVolume(); got >= was || got == 0 {
		t.Errorf("a step down: the music goes from %v to %v", was, got)
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(1))
	if got := e.MusicVolume(); got != 0 || master.Value != 0 {
		t.Errorf("Confirm mutes: the music is %v loud, the slider at %v", got, master.Value)
	}
	if got := effectOf(t, s, e); got != 0 {
		t.Errorf("and an effect %v", got)
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(1))
	if got := e.MusicVolume(); got == 0 {
		t.Error("Confirm again: no music")
	}
}

// Mute silences both, by the key and by the switch, and what was set is heard again afterwards.
func TestMuteSilencesEverything(t *testing.T) {
	s, e, in := hearing(t, stage.DefaultSettings())
	was := e.MusicVolume()
	for _, way := range []func(){
		func() { scenetest.Run(t, s, in.Key(input.ActMute).Wait(1)) },
		func() {
			o := settings.New()
			s.Open(o)
			tabsOf(o).Choose(s, 2)
			mute := switchOf(o, s.Lang().Say(words.SettingMute))
			mute.Activate(s)
			s.Close(o)
			scenetest.Step(t, s, 1)
		},
	} {
		way()
		if m, v := e.MusicVolume(), effectOf(t, s, e); m != 0 || v != 0 || !s.Settings().Mute {
			t.Errorf("muted, the music is %v and an effect %v loud", m, v)
		}
		way()
		if m, v := e.MusicVolume(), effectOf(t, s, e); m != was || v == 0 || s.Settings().Mute {
			t.Errorf("and no longer: %v and %v, was %v", m, v, was)
		}
	}
}

// A window that is not in front is silent, unless the player wants to hear it.
func TestTheBackgroundIsSilentUnlessItIsToBeHeard(t *testing.T) {
	for _, heard := range []bool{false, true} {
		set := stage.DefaultSettings()
		set.PlayUnfocused = heard
		s, e, in := hearing(t, set)
		scenetest.Run(t, s, in.Unfocus().Wait(1))
		if m, v := e.MusicVolume(), effectOf(t, s, e); (m > 0) != heard || (v > 0) != heard {
			t.Errorf("to be heard %v: in the background the music is %v and an effect %v loud", heard, m, v)
		}
		scenetest.Run(t, s, in.Focus().Wait(1))
		if m, v := e.MusicVolume(), effectOf(t, s, e); m == 0 || v == 0 {
			t.Errorf("to be heard %v: in front again the music is %v and an effect %v loud", heard, m, v)
		}
	}
}

// A guest's wild opens at their seat, quieter than the player's own.
func TestAnotherGuestsWildIsHeardOpeningAtTheirSeatAndQuieter(t *testing.T) {
	for _, c := range []struct {
		seat engine.Seat
		left bool
	}{{1, true}, {3, false}} {
		s, table := tableStage(t, 1280, 720, placed(t, "classic", c.seat, "R4 R7 G7", "R3 R7 Y2 Y8", "W B3 R9", "R1 R2 R5 G3 Y5", "W G8 B8"), stage.DefaultSettings(), input.NewScript())
		e := listen(s)
		p := puppet(table, c.seat)
		for seat := range engine.Seat(4) {
			if seat > 0 && seat != c.seat {
				puppet(table, seat)
			}
		}
		still(t, s, table)
		plays(t, p, "W", shed.Yellow)
		scenetest.Step(t, s, 60)
		at := slices.IndexFunc(e.Effects, func(v *soundtest.Voice) bool { return v.From.Sound() == assets.SoundFanOpen })
		if at < 0 {
			t.Fatalf("seat %d: the wild is not heard opening", c.seat)
		}
		left, right := e.Effects[at].From.Sides()
		if c.left != (left > right) || max(left, right) != 1 || min(left, right) < 0.4 {
			t.Errorf("seat %d is heard with %.2f on the left and %.2f on the right", c.seat, left, right)
		}
		if got, want := e.Effects[at].Loud, tables.FanShare*sound.Heard(s.Settings().Master)*sound.Heard(s.Settings().Effects); math.Abs(got-want) > 1e-9 {
			t.Errorf("seat %d: it is %v loud, want %v", c.seat, got, want)
		}
	}
}

// The same as it is played: ten of the house's guests at fast speed, the stings and voices among it.
func TestATableOfTenAtFastSpeedNeverClips(t *testing.T) {
	set := stage.DefaultSettings()
	set.Master, set.Music, set.Effects, set.Voice, set.Speed = 1, 1, 1, 1, stage.SpeedFast
	o := quick(10, "party", 3)
	o.Persons, o.Bots = nil, slices.Repeat([]string{"random"}, 10)
	s, _ := tableStage(t, 640, 360, o, set, input.NewScript())
	out := &soundtest.Recorder{Lag: 3}
	s.SetAudio(sound.Through(out, &s.Settings().Levels, 7))
	s.Audio().Load()
	s.Audio().Fetch()
	most, together := 0.0, 0
	for range 60 * 20 {
		scenetest.Step(t, s, 1)
		together = max(together, s.Audio().Sounding())
		peak, err := out.Tick()
		if err != nil {
			t.Fatal(err)
		}
		most = max(most, peak)
	}
	t.Logf("peak %.2f dBFS, up to %d at once, %d sounds", 20*math.Log10(most), together, out.Played()-1)
	if most > sound.Ceiling+0.01 {
		t.Errorf("the sum peaks at %.3f", most)
	}
	if out.Played() < 60 {
		t.Errorf("only %d sounds were heard in twenty seconds", out.Played())
	}
}
