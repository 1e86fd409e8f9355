//go:build display

package scene

import (
	"encoding/binary"
	"io"
	"math"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/words"
)

// heardVoice is a sound that no card plays; it notes how loud it would be.
type heardVoice struct {
	volume         float64
	playing, ended bool
}

func (v *heardVoice) Play()               { v.playing = true }
func (v *heardVoice) Pause()              { v.playing = false }
func (v *heardVoice) IsPlaying() bool     { return v.playing }
func (v *heardVoice) SetVolume(x float64) { v.volume = x }
func (v *heardVoice) Volume() float64     { return v.volume }
func (v *heardVoice) Close() error        { v.ended, v.playing = true, false; return nil }

// ears hears what is played.
type ears struct {
	locked  bool // a page nobody has clicked
	effects []*heardVoice
	music   *heardVoice
}

func (e *ears) IsReady() bool { return !e.locked }

func (e *ears) effect(io.Reader) (voice, error) {
	v := &heardVoice{volume: 1}
	e.effects = append(e.effects, v)
	return v, nil
}

func (e *ears) endless(io.Reader) (voice, error) {
	e.music = &heardVoice{volume: 1}
	return e.music, nil
}

// hearing is a stage whose sounds are heard by the test, with the music playing.
func hearing(t *testing.T, set Settings) (*Stage, *ears, *Script) {
	t.Helper()
	in, e := NewScript(), &ears{}
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, NoDemo: true, First: func(*Stage) Scene { return &stand{} }})
	s.Audio = audioThrough(e, &s.Settings, 1)
	for _, m := range assets.Moods() {
		s.Audio.loops[m] = []byte("music")
	}
	for _, n := range assets.Sounds() {
		s.Audio.pcm[n] = []*recording{{samples: make([]int16, 100), peaks: []float64{0.01}}}
	}
	step(t, s, 2)
	return s, e, in
}

// plays lets an effect be heard and tells how loud; 0 where it is not.
func (e *ears) plays(t *testing.T, s *Stage) float64 {
	t.Helper()
	n := len(e.effects)
	step(t, s, leastBetween+1)
	s.Audio.Play(assets.SoundPlay)
	if len(e.effects) == n {
		return 0
	}
	v := e.effects[n]
	v.playing = false // it has ended
	return v.volume
}

func (e *ears) musicVolume() float64 {
	if e.music == nil || !e.music.playing {
		return 0
	}
	return e.music.volume
}

// What is heard is the square of what the sliders say, the volume's and the kind's own, and nothing at 0.
func TestTheVolumesAreWhatIsHeard(t *testing.T) {
	for _, c := range []struct{ master, music, effects, wantMusic, wantEffect float64 }{
		{1, 1, 1, 1, 1},
		{0.5, 1, 1, 0.25, 0.25},
		{1, 0.5, 0.2, 0.25, 0.04},
		{0.5, 0.5, 0.5, 0.0625, 0.0625},
		{0.5, 0, 1, 0, 0.25},
		{0.5, 1, 0, 0.25, 0},
	} {
		set := DefaultSettings()
		set.Master, set.Music, set.Effects = c.master, c.music, c.effects
		s, e, _ := hearing(t, set)
		if got := e.musicVolume(); math.Abs(got-c.wantMusic) > 1e-9 {
			t.Errorf("%+v: the music is %v loud", c, got)
		}
		if got := e.plays(t, s); math.Abs(got-c.wantEffect) > 1e-9 {
			t.Errorf("%+v: an effect is %v loud", c, got)
		}
	}
}

func TestASliderIsHeardAtOnce(t *testing.T) {
	s, e, in := hearing(t, DefaultSettings())
	o := NewOptions()
	s.Open(o)
	o.tabs.set(s, 2)
	master, _ := o.groups[2][0].node.(*Slider)
	was := e.musicVolume()
	if was == 0 {
		t.Fatal("there is no music")
	}
	o.Group.SetFocus(o.rows[0])
	run(t, s, in.Key(ActLeft).Wait(1))
	if got := e.musicVolume(); got >= was || got == 0 {
		t.Errorf("a step down: the music goes from %v to %v", was, got)
	}
	run(t, s, in.Key(ActConfirm).Wait(1))
	if got := e.musicVolume(); got != 0 || master.Value != 0 {
		t.Errorf("Confirm mutes: the music is %v loud, the slider at %v", got, master.Value)
	}
	if got := e.plays(t, s); got != 0 {
		t.Errorf("and an effect %v", got)
	}
	run(t, s, in.Key(ActConfirm).Wait(1))
	if got := e.musicVolume(); got == 0 {
		t.Error("Confirm again: no music")
	}
}

// Mute silences both, by the key and by the switch, and what was set is heard again afterwards.
func TestMuteSilencesEverything(t *testing.T) {
	s, e, in := hearing(t, DefaultSettings())
	was := e.musicVolume()
	for _, way := range []func(){
		func() { run(t, s, in.Key(ActMute).Wait(1)) },
		func() {
			o := NewOptions()
			s.Open(o)
			o.tabs.set(s, 2)
			mute := switchOf(o, s.Lang.Say(words.SettingMute))
			mute.Activate(s)
			s.Close(o)
			step(t, s, 1)
		},
	} {
		way()
		if m, v := e.musicVolume(), e.plays(t, s); m != 0 || v != 0 || !s.Settings.Mute {
			t.Errorf("muted, the music is %v and an effect %v loud", m, v)
		}
		way()
		if m, v := e.musicVolume(), e.plays(t, s); m != was || v == 0 || s.Settings.Mute {
			t.Errorf("and no longer: %v and %v, was %v", m, v, was)
		}
	}
}

// A window that is not in front is silent, unless the player wants to hear it.
func TestTheBackgroundIsSilentUnlessItIsToBeHeard(t *testing.T) {
	for _, heard := range []bool{false, true} {
		set := DefaultSettings()
		set.PlayUnfocused = heard
		s, e, in := hearing(t, set)
		run(t, s, in.Unfocus().Wait(1))
		if m, v := e.musicVolume(), e.plays(t, s); (m > 0) != heard || (v > 0) != heard {
			t.Errorf("to be heard %v: in the background the music is %v and an effect %v loud", heard, m, v)
		}
		run(t, s, in.Focus().Wait(1))
		if m, v := e.musicVolume(), e.plays(t, s); m == 0 || v == 0 {
			t.Errorf("to be heard %v: in front again the music is %v and an effect %v loud", heard, m, v)
		}
	}
}

func TestTheMusicSinksUnderAChallengeAndComesBack(t *testing.T) {
	s, e, _ := hearing(t, DefaultSettings())
	was := e.musicVolume()
	s.Audio.Play(assets.SoundChallenge)
	step(t, s, 30)
	if got := e.musicVolume(); got >= was/2 {
		t.Errorf("under a challenge the music is %v loud, was %v", got, was)
	}
	step(t, s, 300)
	if got := e.musicVolume(); math.Abs(got-was) > 1e-9 {
		t.Errorf("afterwards %v, was %v", got, was)
	}
}

func TestAPageNobodyHasClickedKeepsNoSoundForLater(t *testing.T) {
	s, e, _ := hearing(t, DefaultSettings())
	e.locked = true
	if v := e.plays(t, s); v != 0 {
		t.Errorf("an effect is %v loud", v)
	}
	n := len(e.effects)
	e.locked = false
	step(t, s, 5)
	if len(e.effects) != n {
		t.Error("it is heard afterwards")
	}
}

// The guests' voices have a volume of their own.
func TestTheVoicesHaveAVolumeOfTheirOwn(t *testing.T) {
	for _, c := range []struct{ master, effects, voice, want float64 }{
		{1, 1, 1, 1}, {1, 0.2, 0.5, 0.25}, {0.5, 1, 0.5, 0.0625}, {1, 1, 0, 0}, {0, 1, 1, 0},
	} {
		set := DefaultSettings()
		set.Master, set.Effects, set.Voice = max(c.master, 1e-9), c.effects, c.voice
		s, e, _ := hearing(t, set)
		s.Settings.Master = c.master
		n := len(e.effects)
		s.Audio.Murmur(2, 0)
		got := 0.0
		if len(e.effects) > n {
			got = e.effects[n].volume
		}
		if math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%+v: a guest's voice is %v loud", c, got)
		}
	}
	s, e, in := hearing(t, DefaultSettings())
	run(t, s, in.Unfocus().Wait(1))
	n := len(e.effects)
	if s.Audio.Murmur(2, 0); len(e.effects) != n {
		t.Error("a guest is heard in a window that is not in front")
	}
}

// Under every sting the music sinks by 14 dB, and under nothing else.
func TestTheMusicSinksUnderEveryStingAndUnderNothingElse(t *testing.T) {
	stings := []assets.SoundName{assets.SoundChallenge, assets.SoundDrawFour, assets.SoundCaught, assets.SoundFair, assets.SoundWin, assets.SoundLose}
	for _, n := range assets.Sounds() {
		s, e, _ := hearing(t, DefaultSettings())
		was := e.musicVolume()
		s.Audio.Play(n)
		least := was
		for range 60 {
			step(t, s, 1)
			least = min(least, e.musicVolume())
		}
		want := 0.0
		if slices.Contains(stings, n) {
			want = -14
		}
		if got := 20 * math.Log10(least/was); math.Abs(got-want) > 0.1 {
			t.Errorf("under %s the music sinks by %.1f dB, want %.1f", n, got, want)
		}
	}
}

// Every sound is heard in each of its three variants, a little higher or lower each time, and never farther than 5 %.
func TestEverySoundIsHeardInThreeVariantsAndUpToFivePerCentHigherOrLower(t *testing.T) {
	s, _, _ := hearing(t, DefaultSettings())
	for _, n := range assets.Sounds() {
		e := listen(s)
		first := e.reads
		if assets.SoundVariants(n) != 3 {
			t.Fatalf("%s has %d variants", n, assets.SoundVariants(n))
		}
		list := make([]*recording, 3)
		for v := range list {
			list[v] = &recording{samples: make([]int16, 100), peaks: []float64{0.01}}
			e.names[&list[v].samples[0]] = n
		}
		s.Audio.pcm[n] = list
		for range 200 {
			step(t, s, leastBetween+1)
			s.Audio.Play(n)
		}
		heard, low, high := map[*int16]int{}, 2.0, 0.0
		for _, r := range e.reads[len(first):] {
			heard[&r.samples[0]]++
			low, high = min(low, r.step), max(high, r.step)
		}
		if len(heard) != 3 || low < 0.95 || high > 1.05 || low > 0.96 || high < 1.04 {
			t.Errorf("%s is heard in %d variants, at %.3f to %.3f of its pitch", n, len(heard), low, high)
		}
	}
}

// A place turns the farther side down and leaves the nearer one alone.
func TestASoundIsHeardFromItsPlace(t *testing.T) {
	r := &recording{samples: []int16{16384, 16384, 16384}}
	for _, c := range []struct{ place, left, right float64 }{{0, 0.5, 0.5}, {-0.5, 0.5, 0.25}, {0.5, 0.25, 0.5}, {1, 0, 0.5}} {
		b := make([]byte, 8)
		if _, err := io.ReadFull(r.at(1, c.place), b); err != nil {
			t.Fatal(err)
		}
		left := float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
		right := float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4:])))
		if math.Abs(left-c.left) > 1e-6 || math.Abs(right-c.right) > 1e-6 {
			t.Errorf("at %v it is %v and %v loud, want %v and %v", c.place, left, right, c.left, c.right)
		}
	}
}

// A guest's wild opens at their seat, quieter than the player's own.
func TestAnotherGuestsWildIsHeardOpeningAtTheirSeatAndQuieter(t *testing.T) {
	for _, c := range []struct {
		seat engine.Seat
		left bool
	}{{1, true}, {3, false}} {
		s, table := tableStage(t, 1280, 720, placed(t, "classic", c.seat, "R4 R7 G7", "R3 R7 Y2 Y8", "W B3 R9", "R1 R2 R5 G3 Y5", "W G8 B8"), DefaultSettings(), NewScript())
		e := listen(s)
		p := puppet(table, c.seat)
		for seat := range engine.Seat(4) {
			if seat > 0 && seat != c.seat {
				puppet(table, seat)
			}
		}
		still(t, s, table)
		plays(t, p, "W", engine.Yellow)
		step(t, s, 60)
		at := slices.IndexFunc(e.reads, func(r *reading) bool { return e.names[&r.samples[0]] == assets.SoundFanOpen })
		if at < 0 {
			t.Fatalf("seat %d: the wild is not heard opening", c.seat)
		}
		r := e.reads[at]
		if c.left != (r.left > r.right) || max(r.left, r.right) != 1 || min(r.left, r.right) < 0.4 {
			t.Errorf("seat %d is heard with %.2f on the left and %.2f on the right", c.seat, r.left, r.right)
		}
		if got, want := e.voices[at].volume, fanShare*heard(s.Settings.Master)*heard(s.Settings.Effects); math.Abs(got-want) > 1e-9 {
			t.Errorf("seat %d: it is %v loud, want %v", c.seat, got, want)
		}
	}
}
