// Package soundtest is what tests hear the game through: speakers that note what is played, or add it up.
//
// Contract: nothing but tests may import it.
package soundtest

import (
	"encoding/binary"
	"errors"
	"io"
	"math"

	"fourtell/assets"
	"fourtell/scene/sound"
)

// Voice is a sound that no card plays; it notes how loud it would be.
type Voice struct {
	From    *sound.Reading // nil of the music
	Loud    float64
	Playing bool
	Brief   bool // it is over at once
}

// Play begins it.
func (v *Voice) Play() { v.Playing = true }

// Pause stops it.
func (v *Voice) Pause() { v.Playing = false }

// IsPlaying says whether it has begun and goes on.
func (v *Voice) IsPlaying() bool { return v.Playing && !v.Brief }

// SetVolume makes it as loud as a share of its own loudness, 0 … 1.
func (v *Voice) SetVolume(x float64) { v.Loud = x }

// Volume is how loud it is.
func (v *Voice) Volume() float64 { return v.Loud }

// Close ends it.
func (v *Voice) Close() error {
	v.Playing = false
	return nil
}

// Ears are speakers that note what is played. The zero value hears everything.
type Ears struct {
	Locked  bool                 // a page nobody has clicked
	Brief   bool                 // every effect is over at once
	Hear    func(*sound.Reading) // told of every effect; may be nil
	Effects []*Voice             // in order
	Music   *Voice
}

// IsReady says whether they can be heard through.
func (e *Ears) IsReady() bool { return !e.Locked }

// Effect notes an effect.
func (e *Ears) Effect(r *sound.Reading) (sound.Voice, error) {
	v := &Voice{From: r, Loud: 1, Brief: e.Brief}
	e.Effects = append(e.Effects, v)
	if e.Hear != nil {
		e.Hear(r)
	}
	return v, nil
}

// Endless notes the music.
func (e *Ears) Endless(io.Reader) (sound.Voice, error) {
	e.Music = &Voice{Loud: 1}
	return e.Music, nil
}

// MusicVolume is how loud the music is, 0 where there is none.
func (e *Ears) MusicVolume() float64 {
	if e.Music == nil || !e.Music.Playing {
		return 0
	}
	return e.Music.Loud
}

// Hush gives every sound a short stretch of silence to play, in as many variants as it has, and every mood something.
func Hush(a *sound.Audio) {
	for _, n := range assets.Sounds() {
		for range assets.SoundVariants(n) {
			a.Give(n, make([]byte, 8*100))
		}
	}
	for _, m := range assets.Moods() {
		a.GiveMusic(m, []byte("music"))
	}
}

// PerTick is how many moments are heard in a tick.
const PerTick = assets.SampleRate / 60

// Recorder is speakers that add up what they play, at the volumes they are given, a tick at a time; it lags behind the ticks as a
// device's buffer does.
type Recorder struct {
	Lag    int // ticks
	voices []*recorded
}

type recorded struct {
	Voice
	from io.Reader
	wait int
}

// IsReady says that they always can be heard through.
func (r *Recorder) IsReady() bool { return true }

// Effect plays an effect.
func (r *Recorder) Effect(from *sound.Reading) (sound.Voice, error) { return r.Endless(from) }

// Endless plays the music.
func (r *Recorder) Endless(from io.Reader) (sound.Voice, error) {
	v := &recorded{from: from, wait: r.Lag}
	r.voices = append(r.voices, v)
	return v, nil
}

// Played is how many sounds there have been, the music among them.
func (r *Recorder) Played() int { return len(r.voices) }

// Tick is the peak of the sum of all voices over a sixtieth of a second.
func (r *Recorder) Tick() (float64, error) {
	var sum [2 * PerTick]float64
	b := make([]byte, 8*PerTick)
	for _, v := range r.voices {
		if !v.Playing {
			continue
		}
		if v.wait > 0 {
			v.wait--
			continue
		}
		n, err := io.ReadFull(v.from, b)
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			v.Playing = false
		case err != nil:
			return 0, err
		}
		for i := range n / 4 {
			sum[i] += v.Loud * float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:])))
		}
	}
	peak := 0.0
	for _, v := range sum {
		peak = max(peak, math.Abs(v))
	}
	return peak, nil
}
