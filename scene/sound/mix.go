package sound

import (
	"encoding/binary"
	"io"
	"math"

	"fourtell/assets"
)

const (
	Ceiling    = 0.89 // −1 dBFS: the sum of all that sounds stays under it
	musicPeak  = 0.5  // the loudest moment of any mood; make sound-check holds it under −6 dBTP
	perTick    = assets.SampleRate / 60
	lookAhead  = 8    // ticks: what is handed over is heard only after the device's buffer
	lookBehind = 8    // and may still be on its way
	comesBack  = 0.02 // of the gain that comes back in a tick
)

// recording is one variant of an effect: one channel in 16 bits, a quarter of
// what a player reads, and the peak of each tick of it.
type recording struct {
	of      assets.SoundName
	samples []int16
	peaks   []float64
}

// sliceMoments is how much of a recording is folded without a pause.
const sliceMoments = 16384

// newRecording folds float stereo as assets.DecodeEffect returns it; pause is called between any two slices of it, and may be nil.
func newRecording(of assets.SoundName, pcm []byte, pause func()) *recording {
	r := &recording{of: of, samples: make([]int16, len(pcm)/8)}
	for i := range r.samples {
		left := math.Float32frombits(binary.LittleEndian.Uint32(pcm[8*i:]))
		right := math.Float32frombits(binary.LittleEndian.Uint32(pcm[8*i+4:]))
		v := float64(left+right) / 2
		r.samples[i] = int16(math.Round(32767 * min(max(v, -1), 1)))
		if i%perTick == 0 {
			r.peaks = append(r.peaks, 0)
		}
		if i%sliceMoments == sliceMoments-1 && pause != nil {
			pause()
		}
		last := len(r.peaks) - 1
		r.peaks[last] = max(r.peaks[last], math.Abs(v))
	}
	return r
}

// at is the recording as a player reads it, pitch times as fast, from a place
// between −1, left, and 1, right. The side that is farther away is turned down
// and the nearer one is not turned up: so the peaks hold for every place.
func (r *recording) at(pitch, place float64) *Reading {
	return &Reading{of: r, step: pitch, left: min(1, 1-place), right: min(1, 1+place)}
}

// loudest is the peak around a tick of it, as far as the device may be off.
func (r *recording) loudest(tick int, pitch float64) float64 {
	from := int(float64(tick-lookBehind) * pitch)
	to := int(float64(tick+lookAhead)*pitch) + 1
	most := 0.0
	for i := max(from, 0); i <= to && i < len(r.peaks); i++ {
		most = max(most, r.peaks[i])
	}
	return most
}

// Reading is a recording on its way to a player: float stereo at its pitch and
// its place.
type Reading struct {
	of          *recording
	at, step    float64
	left, right float64
}

// Sound is the effect that is read.
func (r *Reading) Sound() assets.SoundName { return r.of.of }

// Sides is how loud it is on the left and on the right, 0 … 1.
func (r *Reading) Sides() (left, right float64) { return r.left, r.right }

// Read fills whole moments of eight bytes.
func (r *Reading) Read(b []byte) (int, error) {
	n := 0
	for ; n+8 <= len(b); n += 8 {
		i := int(r.at)
		if i >= len(r.of.samples) {
			break
		}
		here, next := float64(r.of.samples[i]), 0.0
		if i+1 < len(r.of.samples) {
			next = float64(r.of.samples[i+1])
		}
		part := r.at - float64(i)
		v := (here + part*(next-here)) / 32768
		binary.LittleEndian.PutUint32(b[n:], math.Float32bits(float32(v*r.left)))
		binary.LittleEndian.PutUint32(b[n+4:], math.Float32bits(float32(v*r.right)))
		r.at += r.step
	}
	if n == 0 && len(b) >= 8 {
		return 0, io.EOF
	}
	return n, nil
}

// sounding is an effect that is being heard.
type sounding struct {
	Voice
	of            *recording
	pitch, volume float64
	age           int // ticks
}

// level is the limiter: it knows how loud every voice is about to be and turns
// all of them down together where their peaks, the music's with them, could
// pass the ceiling. It goes down at once and comes back over a second.
func (a *Audio) level() {
	sum := musicPeak * a.musicVolume()
	for i := range a.playing {
		p := &a.playing[i]
		sum += p.volume * p.of.loudest(p.age, p.pitch)
	}
	a.gain = min(1, a.gain+comesBack)
	if sum*a.gain > Ceiling {
		a.gain = Ceiling / sum
	}
	for i := range a.playing {
		p := &a.playing[i]
		if v := p.volume * a.gain; p.Volume() != v {
			p.SetVolume(v)
		}
	}
}
