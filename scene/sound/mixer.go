package sound

import (
	"encoding/binary"
	"io"
	"log"
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"fourtell/assets"
)

const (
	blockMoments = 1024 // handed to a sink at once
	blockTime    = time.Second * blockMoments / assets.SampleRate
	mostAhead    = time.Second / 2                  // a sink that takes more is no real one, and is given no more than is heard in the time
	againAfter   = int(2 * time.Second / blockTime) // blocks until a lost device is looked for again
)

// sink is a device that takes float stereo and lets its giver wait until there is room.
type sink interface {
	Write(block []float32) error
	Close()
}

// mixer is speakers over a sink that may go at any time: it goes on in silence then, so that nothing waits for a sound to end,
// and looks for the device until it is there again. While nothing sounds it does nothing.
type mixer struct {
	open  func() (sink, error)
	sleep func(time.Duration)
	now   func() time.Duration

	mu     sync.Mutex
	more   sync.Cond // a voice has begun
	voices []*mixed
	closed bool

	state atomic.Int32 // of the device
}

const (
	deviceUnknown int32 = iota
	deviceHere
	deviceNone // there has never been one
	deviceLost
)

// newMixer begins to play through what open opens.
func newMixer(open func() (sink, error), sleep func(time.Duration), now func() time.Duration) *mixer {
	m := &mixer{open: open, sleep: sleep, now: now}
	m.more.L = &m.mu
	return m
}

// IsReady says that sound may begin: where there is no page nobody has to click.
func (m *mixer) IsReady() bool { return true }

// Effect is a voice that reads a recording.
func (m *mixer) Effect(r *Reading) (Voice, error) { return m.voice(r), nil }

// Endless is a voice that reads the music.
func (m *mixer) Endless(r io.Reader) (Voice, error) { return m.voice(r), nil }

// Lost says whether the device was there and has gone.
func (m *mixer) Lost() bool { return m.state.Load() == deviceLost }

func (m *mixer) voice(r io.Reader) *mixed {
	v := &mixed{from: r, by: m}
	v.SetVolume(1)
	return v
}

// run plays until the mixer is closed.
func (m *mixer) run() {
	var out sink
	var err error
	block, silent := make([]float32, 2*blockMoments), 0
	from, given := m.now(), time.Duration(0)
	for {
		rested, ok := m.mix(block)
		if !ok {
			break
		}
		if rested {
			from, given = m.now(), 0
		}
		if out == nil && silent%againAfter == 0 {
			if out, err = m.open(); err != nil {
				m.gone(err)
			} else {
				m.state.Store(deviceHere)
				from, given, silent = m.now(), 0, 0
			}
		}
		if out != nil {
			if err = out.Write(block); err != nil {
				out.Close()
				out = nil
				m.gone(err)
			}
		}
		if out == nil {
			silent++
			m.sleep(blockTime)
			continue
		}
		given += blockTime
		if ahead := given - (m.now() - from); ahead > mostAhead {
			m.sleep(ahead - mostAhead)
		}
	}
	if out != nil {
		out.Close()
	}
}

// mix waits until something sounds and adds up the next block of it. It says whether it has had to wait, and whether the mixer
// is still to play.
func (m *mixer) mix(block []float32) (rested, ok bool) {
	m.mu.Lock()
	for len(m.voices) == 0 && !m.closed {
		rested = true
		m.more.Wait()
	}
	voices, closed := slices.Clone(m.voices), m.closed
	m.mu.Unlock()
	clear(block)
	for _, v := range voices {
		if !v.add(block) {
			m.drop(v)
		}
	}
	return rested, !closed
}

func (m *mixer) begin(v *mixed) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !slices.Contains(m.voices, v) {
		m.voices = append(m.voices, v)
		m.more.Signal()
	}
}

func (m *mixer) drop(v *mixed) {
	v.playing.Store(false)
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := slices.Index(m.voices, v); i >= 0 {
		m.voices = slices.Delete(m.voices, i, i+1)
	}
}

// Close ends all that sounds.
func (m *mixer) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	m.more.Signal()
}

// mixed is one voice of a mixer.
type mixed struct {
	by      *mixer
	from    io.Reader
	playing atomic.Bool
	volume  atomic.Uint64 // the bits of it
	was     float32       // as the last block ended
	begun   bool
	bytes   [8 * blockMoments]byte
}

// Play begins it, or goes on with it.
func (v *mixed) Play() {
	v.playing.Store(true)
	v.by.begin(v)
}

// Pause stops it where it is.
func (v *mixed) Pause() { v.by.drop(v) }

// IsPlaying says whether it has begun and not come to its end.
func (v *mixed) IsPlaying() bool { return v.playing.Load() }

// SetVolume makes it as loud as a share of its own loudness, 0 … 1.
func (v *mixed) SetVolume(x float64) { v.volume.Store(math.Float64bits(x)) }

// Volume is how loud it is.
func (v *mixed) Volume() float64 { return math.Float64frombits(v.volume.Load()) }

// Close ends it.
func (v *mixed) Close() error { v.by.drop(v); return nil }

// add adds its next moments to a block, and says whether there are more. A volume that has changed is reached at the block's
// end, so that nothing clicks.
func (v *mixed) add(block []float32) bool {
	n, err := io.ReadFull(v.from, v.bytes[:])
	to := float32(v.Volume())
	if !v.begun {
		v.begun, v.was = true, to
	}
	step := (to - v.was) / blockMoments
	for i := 0; i+8 <= n; i += 8 {
		k := v.was + step*float32(i/8)
		block[i/4] += k * math.Float32frombits(binary.LittleEndian.Uint32(v.bytes[i:]))
		block[i/4+1] += k * math.Float32frombits(binary.LittleEndian.Uint32(v.bytes[i+4:]))
	}
	v.was = to
	return err == nil
}

// gone notes that there is no device, or none any more.
func (m *mixer) gone(err error) {
	switch m.state.Load() {
	case deviceUnknown:
		m.state.Store(deviceNone)
		log.Printf("there is no sound device, playing silent: %v", err)
	case deviceHere:
		m.state.Store(deviceLost)
		log.Printf("the sound device is gone, going on in silence: %v", err)
	}
}
