package scene

import (
	"bytes"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"sync"
	"time"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/audio/mp3"
)

// Audio plays effects and the music. A nil *Audio is a silent one: every
// method may be called on it.
type Audio struct {
	out      speakers
	settings *Settings
	rand     *rand.Rand

	mu     sync.Mutex // guards what the loading goroutines hand over
	pcm    map[assets.SoundName][][]byte
	loop   []byte // music as MP3, once fetched
	failed bool

	music    voice
	duck     float64 // 0 … 1: how far the music has sunk under a challenge
	ducking  int     // ticks it still sinks
	focused  bool
	playing  []voice
	lastPlay map[assets.SoundName]uint64
	tick     uint64
}

const (
	mostAtOnce   = 12 // effects heard together
	leastBetween = 3  // ticks between two of the same effect
)

// voice is one sound that is being played; *audio.Player is one.
type voice interface {
	Play()
	Pause()
	IsPlaying() bool
	SetVolume(float64)
	Volume() float64
	Close() error
}

// speakers are what is heard through.
type speakers interface {
	IsReady() bool
	effect(pcm []byte) voice
	endless(mp3 []byte) (voice, error)
}

// device is the machine's speakers.
type device struct{ *audio.Context }

func (d device) effect(pcm []byte) voice { return d.NewPlayerF32FromBytes(pcm) }

func (d device) endless(data []byte) (voice, error) {
	stream, err := mp3.DecodeF32(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the music cannot be read: %w", err)
	}
	var loop io.ReadSeeker = audio.NewInfiniteLoopWithIntroF32(stream, assets.MusicIntroBytesF32, assets.MusicLoopBytesF32)
	p, err := d.NewPlayerF32(loop)
	if err != nil {
		return nil, fmt.Errorf("the music cannot be played: %w", err)
	}
	return p, nil
}

// newAudio opens the machine's speakers; one process can have only one context.
func newAudio(settings *Settings, seed uint64) *Audio {
	c := audio.CurrentContext()
	if c == nil {
		c = audio.NewContext(assets.SampleRate)
	}
	return audioThrough(device{c}, settings, seed)
}

func audioThrough(out speakers, settings *Settings, seed uint64) *Audio {
	return &Audio{
		out: out, settings: settings, focused: true,
		rand:     rand.New(rand.NewPCG(seed, 0x50)),
		pcm:      map[assets.SoundName][][]byte{},
		lastPlay: map[assets.SoundName]uint64{},
	}
}

// pitches are the speeds at which each variant is kept, so that a sound heard
// often is never twice the same.
func pitches() []float64 { return []float64{1, 0.95, 1.05} }

// load decodes every effect, on its own goroutine: in a window behind the
// loading bar.
func (a *Audio) load() {
	for _, n := range assets.Sounds() {
		for v := range assets.SoundVariants(n) {
			pcm, err := decodedSound(n, v)
			if err != nil {
				log.Print(err)
				continue
			}
			list := [][]byte{pcm}
			if assets.SoundVariants(n) > 1 {
				for _, f := range pitches()[1:] {
					list = append(list, assets.PitchShift(pcm, f))
				}
			}
			a.mu.Lock()
			a.pcm[n] = append(a.pcm[n], list...)
			a.mu.Unlock()
			time.Sleep(time.Millisecond) // one thread in a browser: let a frame through
		}
	}
}

// heard is the loudness of a slider: perceived loudness follows its square.
func heard(v float64) float64 { return v * v }

func (a *Audio) silent() bool {
	return a == nil || a.settings.Mute || !a.focused && !a.settings.PlayUnfocused
}

// Play sounds an effect now, in one of its variants. Where sound has not been
// unlocked yet (a page nobody has clicked) it is dropped, not kept for later.
func (a *Audio) Play(n assets.SoundName) {
	if a.silent() || !a.out.IsReady() {
		return
	}
	volume := heard(a.settings.Master) * heard(a.settings.Effects)
	if last, ok := a.lastPlay[n]; volume == 0 || ok && a.tick-last < leastBetween {
		return
	}
	a.mu.Lock()
	list := a.pcm[n]
	a.mu.Unlock()
	if len(list) == 0 || len(a.playing) >= mostAtOnce {
		return
	}
	p := a.out.effect(list[a.rand.IntN(len(list))])
	p.SetVolume(volume)
	p.Play()
	a.lastPlay[n] = a.tick
	a.playing = append(a.playing, p)
	if n == assets.SoundChallenge || n == assets.SoundDrawFour {
		a.ducking = 90
	}
}

// update runs once a tick.
func (a *Audio) update(focused bool) {
	if a == nil {
		return
	}
	a.tick++
	a.focused = focused
	left := a.playing[:0]
	for _, p := range a.playing {
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
	a.updateMusic()
}

func (a *Audio) updateMusic() {
	if a.failed || !a.out.IsReady() {
		return
	}
	volume := heard(a.settings.Master) * heard(a.settings.Music) * (1 - 0.8*a.duck)
	if a.silent() {
		volume = 0
	}
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
		a.music.Play()
	}
}

// startMusic opens the loop, if it is here already.
func (a *Audio) startMusic() {
	a.mu.Lock()
	data := a.loop
	a.mu.Unlock()
	if len(data) == 0 {
		return
	}
	p, err := a.out.endless(data)
	if err != nil {
		a.failed = true
		log.Print(err)
		return
	}
	a.music = p
}

// fetch brings what the first frame does not wait for, on its own goroutine: on
// a page, where there is one thread only, the effects and then the music.
func (a *Audio) fetch() {
	if !hasWindow {
		a.load()
	}
	data, err := musicData()
	if err != nil {
		log.Printf("there is no music: %v", err)
		return
	}
	a.mu.Lock()
	a.loop = data
	a.mu.Unlock()
}

// close lets every player go.
func (a *Audio) close() {
	if a == nil {
		return
	}
	for _, p := range append(a.playing, a.music) {
		if p != nil {
			_ = p.Close() // nothing more is heard either way
		}
	}
	a.playing, a.music = nil, nil
}
