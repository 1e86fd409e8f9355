// Package sound is what the game sounds like: effects in their variants, music that passes from mood to mood on the bar, and a
// limiter that keeps their sum from clipping.
//
// Contract: it plays what it is asked for and decides nothing; which sound goes with what is the scene's. It never imports
// another package of the game but assets.
package sound

import (
	"io"
	"log"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"

	"fourtell/assets"
)

// Levels is how loud a player wants what, 0 … 1 as a slider stands; what is heard is the square.
type Levels struct {
	Master        float64
	Music         float64
	Effects       float64
	Voice         float64 // of the guests' lines
	Mute          bool
	PlayUnfocused bool // go on sounding when the window is not in front
}

// Audio plays effects and the music. A nil *Audio is a silent one: every
// method may be called on it.
type Audio struct {
	out    Speakers
	levels *Levels
	rand   *rand.Rand

	mu     sync.Mutex // guards what the loading goroutines hand over
	pcm    map[assets.SoundName][]*recording
	loops  [4][]byte // the moods of the music as MP3, once fetched
	failed bool

	late   bool        // what does not come with the program is fetched when it is wanted
	coming atomic.Bool // the effects of a second deck are

	score    *score // what the music reads
	mood     assets.Mood
	music    Voice
	duck     float64 // 0 … 1: how far the music has sunk under a challenge
	ducking  int     // ticks it still sinks
	focused  bool
	playing  []sounding
	gain     float64 // of everything: under 1 where the sum would clip
	lastPlay map[assets.SoundName]uint64
	door     door
	tick     uint64
}

const (
	MostAtOnce   = 12 // effects heard together
	LeastBetween = 3  // ticks between two of the same effect
)

// Voice is one sound that is being played; *audio.Player is one.
type Voice interface {
	Play()
	Pause()
	IsPlaying() bool
	SetVolume(float64)
	Volume() float64
	Close() error
}

// Speakers are what is heard through: the machine's, or a test's.
type Speakers interface {
	IsReady() bool // false on a page nobody has clicked
	Effect(*Reading) (Voice, error)
	Endless(io.Reader) (Voice, error)
}

// Open opens the machine's speakers.
func Open(levels *Levels, seed uint64) *Audio { return Through(machineSpeakers(), levels, seed) }

// Through is heard through those speakers, and has no sound yet.
func Through(out Speakers, levels *Levels, seed uint64) *Audio {
	return &Audio{
		out: out, levels: levels, focused: true, gain: 1, late: loadsLate,
		rand:     rand.New(rand.NewPCG(seed, 0x50)),
		pcm:      map[assets.SoundName][]*recording{},
		lastPlay: map[assets.SoundName]uint64{},
	}
}

// pitches is how far a sound may be from its own pitch, so that one heard often
// is never twice the same.
const pitches = 0.05

// Begin loads what can be had before the first frame, on a goroutine of its own: in a window the effects, behind the loading bar.
func (a *Audio) Begin() {
	a.door.watch(a.levels)
	if !loadsLate {
		go a.Load()
	}
}

// Give adds a variant of an effect: float stereo, as assets.DecodeEffect returns it.
func (a *Audio) Give(n assets.SoundName, pcm []byte) {
	a.take(n, newRecording(n, pcm, nil))
}

func (a *Audio) take(n assets.SoundName, r *recording) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.pcm[n] = append(a.pcm[n], r)
}

// GiveMusic is the loop of a mood, as MP3.
func (a *Audio) GiveMusic(m assets.Mood, mp3 []byte) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.loops[m] = mp3
}

// Load decodes every effect; those of a second deck only where they come with the program.
func (a *Audio) Load() {
	if a.late {
		a.load(assets.SoundsOf(assets.HouseDeck))
		return
	}
	a.load(assets.Sounds())
}

// WantDeck brings the effects of a deck that a game is played with, where they did not come with the program. Those that could not be
// had are asked for anew the next time.
func (a *Audio) WantDeck(d assets.Deck) {
	if a == nil || !a.late || d == assets.HouseDeck {
		return
	}
	a.mu.Lock()
	lacking := slices.DeleteFunc(assets.SoundsOf(d), func(n assets.SoundName) bool { return len(a.pcm[n]) > 0 })
	a.mu.Unlock()
	if len(lacking) == 0 || !a.coming.CompareAndSwap(false, true) {
		return
	}
	go func() {
		a.load(lacking)
		a.coming.Store(false)
	}()
}

func (a *Audio) load(names []assets.SoundName) {
	for _, n := range names {
		for v := range assets.SoundVariants(n) {
			pcm, err := decodedSound(n, v)
			if err != nil {
				log.Print(err)
				continue
			}
			rest()
			a.take(n, newRecording(n, pcm, rest))
			rest()
		}
	}
}

// Heard is the loudness of a slider: perceived loudness follows its square.
func Heard(v float64) float64 { return v * v }

// Sounding is how many effects are heard now.
func (a *Audio) Sounding() int { return len(a.playing) }

func (a *Audio) silent() bool {
	return a == nil || a.levels.Mute || !a.focused && !a.levels.PlayUnfocused
}

// Play sounds an effect now, in one of its variants, a little higher or lower.
// Where sound has not been unlocked yet (a page nobody has clicked) it is
// dropped, not kept for later.
func (a *Audio) Play(n assets.SoundName) { a.PlayFrom(n, 0, 1) }

// PlayFrom is Play from a place between −1, the left edge, and 1, the right one,
// as loud as a share of its own loudness says, 0 … 1.
func (a *Audio) PlayFrom(n assets.SoundName, place, share float64) {
	if a.silent() {
		return
	}
	a.mu.Lock()
	list := a.pcm[n]
	a.mu.Unlock()
	if len(list) == 0 {
		return
	}
	pitch := 1 + pitches*(2*a.rand.Float64()-1)
	a.sound(n, list[a.rand.IntN(len(list))], pitch, place, Heard(a.levels.Effects)*share)
}

// scale is how many half steps each step of PlayStep lies above the effect's own pitch: a scale without half steps, which agrees with
// the music's chords.
var scale = [...]float64{0, 2, 5, 7, 9, 12, 14, 17}

// PlayStep is Play so many steps of a scale higher, from 0 on, above the last as high as that, and true: what rises must not waver.
func (a *Audio) PlayStep(n assets.SoundName, step int) {
	if a.silent() {
		return
	}
	a.mu.Lock()
	list := a.pcm[n]
	a.mu.Unlock()
	if len(list) == 0 {
		return
	}
	pitch := math.Exp2(scale[min(max(step, 0), len(scale)-1)] / 12)
	a.sound(n, list[a.rand.IntN(len(list))], pitch, 0, Heard(a.levels.Effects))
}

// Murmur is the voice of a guest's line, from a place as in PlayFrom: the same
// one for the same guest.
func (a *Audio) Murmur(guest int, place float64) {
	if a.silent() {
		return
	}
	a.mu.Lock()
	list := a.pcm[assets.SoundMurmur]
	a.mu.Unlock()
	if len(list) == 0 {
		return
	}
	guest = max(guest, 0)
	pitch := 1 + 0.11*float64(guest/len(list)%3-1) + 0.02*(2*a.rand.Float64()-1)
	a.sound(assets.SoundMurmur, list[guest%len(list)], pitch, place, Heard(a.levels.Voice))
}

// sound starts one recording at a volume under the master's.
func (a *Audio) sound(n assets.SoundName, r *recording, pitch, place, volume float64) {
	volume *= Heard(a.levels.Master)
	if last, ok := a.lastPlay[n]; volume == 0 || !a.out.IsReady() || ok && a.tick-last < LeastBetween {
		return
	}
	if len(a.playing) >= MostAtOnce {
		return
	}
	p, err := a.out.Effect(r.at(pitch, place))
	if err != nil {
		log.Printf("a sound cannot be played: %v", err)
		return
	}
	a.playing = append(a.playing, sounding{Voice: p, of: r, pitch: pitch, volume: volume})
	a.level()
	a.door.open(a.levels)
	p.Play()
	a.lastPlay[n] = a.tick
	if d := duckedBy(n); d > a.ducking {
		a.ducking = d
	}
}

// duckedBy is how many ticks the music sinks under a sound.
func duckedBy(n assets.SoundName) int {
	switch n {
	case assets.SoundChallenge, assets.SoundDrawFour, assets.SoundCaught, assets.SoundFair, assets.SoundLie, assets.SoundTruth:
		return 90
	case assets.SoundDoubt, assets.SoundBreath:
		return 60
	case assets.SoundWin, assets.SoundLose:
		return 130
	}
	return 0
}

// Moves says whether a volume is on its way or an effect sounds: each tick is wanted. Music that plays needs none.
func (a *Audio) Moves() bool {
	return a != nil && (len(a.playing) > 0 || a.ducking > 0 || a.duck > 0 || a.gain < 1)
}

// Lost says whether there was a device and it has gone: all is silent until it is there again.
func (a *Audio) Lost() bool {
	if a == nil {
		return false
	}
	out, can := a.out.(interface{ Lost() bool })
	return can && out.Lost()
}

// Update runs once a tick.
func (a *Audio) Update(focused bool) {
	if a == nil {
		return
	}
	a.tick++
	a.focused = focused
	left := a.playing[:0]
	for _, p := range a.playing {
		p.age++
		if p.IsPlaying() {
			left = append(left, p)
			continue
		}
		if err := p.Close(); err != nil {
			log.Printf("closing a sound: %v", err)
		}
	}
	clear(a.playing[len(left):])
	a.playing = left
	if a.ducking > 0 {
		a.ducking--
		a.duck = min(a.duck+0.1, 1)
	} else {
		a.duck = max(a.duck-0.01, 0)
	}
	a.level()
	a.updateMusic()
	a.door.update(a.levels, len(a.playing) > 0 || a.music != nil && a.music.IsPlaying())
}

// musicVolume is what the sliders and the stings leave of the music.
func (a *Audio) musicVolume() float64 {
	if a.silent() {
		return 0
	}
	return Heard(a.levels.Master) * Heard(a.levels.Music) * (1 - 0.8*a.duck)
}

func (a *Audio) updateMusic() {
	if a.failed || !a.out.IsReady() {
		return
	}
	volume := a.musicVolume() * a.gain
	if a.music == nil {
		if volume > 0 {
			a.startMusic()
		}
		if a.music == nil {
			return
		}
	}
	if volume == 0 {
		if a.music.IsPlaying() {
			a.music.Pause()
		}
		return
	}
	if a.music.Volume() != volume {
		a.music.SetVolume(volume)
	}
	if !a.music.IsPlaying() {
		a.door.open(a.levels)
		a.music.Play()
	}
}

// startMusic opens the mood that is wanted, if it is here already.
func (a *Audio) startMusic() {
	a.mu.Lock()
	here := a.loops[a.mood] != nil
	a.mu.Unlock()
	if !here {
		return
	}
	a.score = newScore(a.loop, a.mood)
	a.score.rest = rest
	p, err := a.out.Endless(a.score)
	if err != nil {
		a.failed = true
		log.Print(err)
		return
	}
	a.music = p
}

// loop is the file of a mood, nil where it has not come yet.
func (a *Audio) loop(m assets.Mood) []byte {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.loops[m]
}

// Mood asks for a state of the music. It passes over at the next bar.
func (a *Audio) Mood(m assets.Mood) {
	if a == nil || a.mood == m {
		return
	}
	a.mood = m
	if a.score != nil {
		a.score.want(m)
	}
}

// Fetch brings what the first frame does not wait for, on its own goroutine: on
// a page, where there is one thread only, the effects and then the music.
func (a *Audio) Fetch() {
	if loadsLate {
		a.Load()
	}
	for _, m := range assets.Moods() {
		data, err := musicData(m)
		if err != nil {
			log.Printf("there is no music for the mood %v: %v", m, err)
			continue
		}
		a.GiveMusic(m, data)
	}
}

// Close lets every player go.
func (a *Audio) Close() {
	if a == nil {
		return
	}
	for _, p := range a.playing {
		_ = p.Close() // nothing more is heard either way
	}
	if a.music != nil {
		_ = a.music.Close()
	}
	a.playing, a.music = nil, nil
	if out, ok := a.out.(interface{ Close() }); ok {
		out.Close()
	}
}
