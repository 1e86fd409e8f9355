//go:build display

package sound

import (
	"encoding/binary"
	"errors"
	"math"
	"sync"
	"testing"
	"time"
)

// wire is a device that can be pulled out. Its time is what its giver sleeps and what is written.
type wire struct {
	mu     sync.Mutex
	out    bool // pulled out
	opened int
	blocks int
	slept  time.Duration
	heard  float32 // the loudest
}

func (w *wire) open() (sink, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.out {
		return nil, errors.New("no such device")
	}
	w.opened++
	return w, nil
}

func (w *wire) Write(block []float32) error {
	time.Sleep(time.Millisecond) // it lets its giver wait, a little
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.out {
		return errors.New("pulled out")
	}
	w.blocks++
	for _, x := range block {
		w.heard = max(w.heard, x)
	}
	return nil
}

func (w *wire) Close() {}

func (w *wire) sleep(d time.Duration) {
	time.Sleep(time.Millisecond / 10)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.slept += d
}

func (w *wire) pull(out bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.out = out
}

func (w *wire) count() (opened, blocks int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.opened, w.blocks
}

// tone is so many moments of half of full loudness; fewer than 0: without end.
type tone int

func (n *tone) Read(b []byte) (int, error) {
	i := 0
	for ; i+8 <= len(b) && *n != 0; i += 8 {
		*n--
		binary.LittleEndian.PutUint32(b[i:], math.Float32bits(0.5))
		binary.LittleEndian.PutUint32(b[i+4:], math.Float32bits(0.5))
	}
	if i == 0 {
		return 0, errors.New("the end")
	}
	return i, nil
}

func playThrough(t *testing.T, w *wire) *mixer {
	began := time.Now()
	m := newMixer(w.open, w.sleep, func() time.Duration { return 1000 * time.Since(began) })
	go m.run()
	t.Cleanup(m.Close)
	return m
}

// until waits for something to become true.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it never came to this: %s", what)
		}
	}
}

func TestADeviceThatGoesIsSilenceUntilItIsThereAgain(t *testing.T) {
	w := &wire{}
	m := playThrough(t, w)
	endless, short := tone(-1), tone(20*blockMoments)
	music, _ := m.Endless(&endless)
	music.Play()
	until(t, "music", func() bool { _, n := w.count(); return n > 3 })
	if m.Lost() {
		t.Fatal("a device that is there counts as lost")
	}
	w.pull(true)
	until(t, "lost", m.Lost)
	effect, _ := m.Endless(&short)
	effect.Play()
	until(t, "an effect ends in silence too", func() bool { return !effect.IsPlaying() })
	if !music.IsPlaying() {
		t.Error("the music has ended with the device")
	}
	_, before := w.count()
	w.pull(false)
	until(t, "back", func() bool { return !m.Lost() })
	until(t, "music again", func() bool { _, n := w.count(); return n > before+3 })
}

func TestAMachineWithoutADeviceHasLostNone(t *testing.T) {
	w := &wire{out: true}
	m := playThrough(t, w)
	short := tone(blockMoments)
	effect, _ := m.Endless(&short)
	effect.Play()
	until(t, "its end", func() bool { return !effect.IsPlaying() })
	if m.Lost() {
		t.Error("what was never there is lost")
	}
}

func TestADeviceIsGivenNothingWhileNothingSounds(t *testing.T) {
	w := &wire{}
	m := playThrough(t, w)
	short := tone(3 * blockMoments)
	effect, _ := m.Endless(&short)
	effect.SetVolume(0.5)
	effect.Play()
	until(t, "its end", func() bool { return !effect.IsPlaying() })
	time.Sleep(5 * time.Millisecond)
	_, before := w.count()
	time.Sleep(20 * time.Millisecond)
	if _, now := w.count(); now != before || now > 5 {
		t.Errorf("%d blocks and then %d for three of sound", before, now)
	}
	if w.heard != 0.25 {
		t.Errorf("half of half is %v", w.heard)
	}
}
