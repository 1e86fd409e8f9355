package scene

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"log"
	"math"
	"sync/atomic"

	"fourtell/assets"

	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/audio/mp3"
)

const (
	loopMoments = assets.MusicBars * assets.MusicBar
	fadeMoments = assets.MusicBeat // one mood fades into the other over a beat
	warmUp      = 8 * 1152         // moments decoded and thrown away after a jump: a coded frame leans on the ones before it
)

// score is the music as a player reads it: a mood that goes round without end
// and passes into another at the next bar, at the same place of the piece,
// counted in samples. want may be called while another goroutine reads.
type score struct {
	data   func(assets.Mood) []byte // nil where it has not come yet
	wanted atomic.Uint32

	now, next *strain
	mood, to  assets.Mood
	at        int // moments since the loop's beginning
	fading    int // moments of the passage done, while next is there
	other     []byte
}

// strain is one mood being decoded.
type strain struct{ io.ReadSeeker }

func newScore(data func(assets.Mood) []byte, m assets.Mood) *score {
	s := &score{data: data, mood: m}
	s.wanted.Store(uint32(m))
	return s
}

func (s *score) want(m assets.Mood) { s.wanted.Store(uint32(m)) }

// open begins a mood at a moment of the loop. At the loop's very beginning it
// begins with the frame before it, which fades in.
func (s *score) open(m assets.Mood, at int) (*strain, error) {
	data := s.data(m)
	if data == nil {
		return nil, fmt.Errorf("the mood %v is not here yet", m)
	}
	stream, err := mp3.DecodeF32(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the music cannot be read: %w", err)
	}
	loop := audio.NewInfiniteLoopWithIntroF32(stream, assets.MusicIntroBytesF32, assets.MusicLoopBytesF32)
	from := assets.MusicIntroBytesF32 + 8*int64(at)
	back := min(from, 8*warmUp)
	if _, err := loop.Seek(from-back, io.SeekStart); err != nil {
		return nil, fmt.Errorf("the music cannot be wound on: %w", err)
	}
	if _, err := io.CopyN(io.Discard, loop, back); err != nil {
		return nil, fmt.Errorf("the music cannot be wound on: %w", err)
	}
	return &strain{loop}, nil
}

// Read fills b with whole moments, up to the next bar at most.
func (s *score) Read(b []byte) (int, error) {
	b = b[:len(b)/8*8]
	if len(b) == 0 {
		return 0, nil
	}
	if s.now == nil {
		first, err := s.open(s.mood, s.at)
		if err != nil {
			return 0, err
		}
		s.now = first
	}
	s.turn()
	room := assets.MusicBar - s.at%assets.MusicBar
	if s.next != nil {
		room = min(room, fadeMoments-s.fading)
	}
	b = b[:min(len(b), 8*room)]
	if _, err := io.ReadFull(s.now, b); err != nil {
		return 0, err
	}
	if s.next != nil {
		if err := s.blend(b); err != nil {
			return 0, err
		}
	}
	s.at = (s.at + len(b)/8) % loopMoments
	return len(b), nil
}

// turn begins a passage where a bar begins and another mood is wanted. One that
// has not come yet is asked for again a bar later.
func (s *score) turn() {
	to := assets.Mood(s.wanted.Load())
	if s.next != nil || to == s.mood || s.at%assets.MusicBar != 0 || s.data(to) == nil {
		return
	}
	next, err := s.open(to, s.at)
	if err != nil {
		log.Print(err)
		s.wanted.Store(uint32(s.mood))
		return
	}
	s.next, s.to, s.fading = next, to, 0
}

// blend fades the next mood over b. The two are of one piece, on one chord, yet
// not alike: with equal power the sum stays as loud as either.
func (s *score) blend(b []byte) error {
	if cap(s.other) < len(b) {
		s.other = make([]byte, len(b))
	}
	other := s.other[:len(b)]
	if _, err := io.ReadFull(s.next, other); err != nil {
		return err
	}
	for i := 0; i < len(b); i += 8 {
		in, out := math.Sincos(math.Pi / 2 * float64(s.fading) / fadeMoments)
		for c := i; c < i+8; c += 4 {
			v := out*float64(math.Float32frombits(binary.LittleEndian.Uint32(b[c:]))) +
				in*float64(math.Float32frombits(binary.LittleEndian.Uint32(other[c:])))
			binary.LittleEndian.PutUint32(b[c:], math.Float32bits(float32(v)))
		}
		s.fading++
	}
	if s.fading >= fadeMoments {
		s.now, s.mood, s.next = s.next, s.to, nil
	}
	return nil
}
