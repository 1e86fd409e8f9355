package sound

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
	slice       = 1152             // moments decoded at a time, one coded frame: a page has one thread, and a frame waits for it
	warmUp      = 8 * slice        // moments decoded and thrown away after a jump: a coded frame leans on the ones before it
	lead        = 24 * slice       // moments it takes to make a mood ready, a step with every other slice that is played
	filling     = 24 * slice       // moments a player reads at once when it begins
)

// score is the music as a player reads it: a mood that goes round without end
// and passes into another at the next bar, at the same place of the piece,
// counted in samples. want may be called while another goroutine reads.
type score struct {
	data   func(assets.Mood) []byte // nil where it has not come yet
	wanted atomic.Uint32
	rest   func() // lets the page's one thread go for a moment; nil where there are others

	streams   [4]*mp3.Stream // a mood's file, opened when it is first wanted
	now, next *strain
	coming    *strain // being made ready to be the next
	mood, to  assets.Mood
	at        int // moments since the loop's beginning
	fading    int // moments of the passage done, while next is there
	filled    int // moments read since the beginning, up to filling
	stepped   bool
	other     []byte
}

// strain is one mood being decoded.
type strain struct {
	io.ReadSeeker
	mood  assets.Mood
	place int   // moments since the loop's beginning, where it begins
	sunk  bool  // it has been wound on to a little before its place
	ahead int64 // bytes that are still to be decoded and thrown away before it
}

func newScore(data func(assets.Mood) []byte, m assets.Mood) *score {
	s := &score{data: data, mood: m}
	s.wanted.Store(uint32(m))
	return s
}

func (s *score) want(m assets.Mood) { s.wanted.Store(uint32(m)) }

// pause lets others run.
func (s *score) pause() {
	if s.rest != nil {
		s.rest()
	}
}

// ready does one step towards a strain that begins at its place, none of which
// takes longer than decoding three frames, and says when there is none left: it
// opens the file, winds it on, and decodes what lies before the place slice by
// slice. At the loop's very beginning that is the frame before it, which fades
// in.
func (s *score) ready(n *strain) (bool, error) {
	switch {
	case s.streams[n.mood] == nil:
		data := s.data(n.mood)
		if data == nil {
			return false, fmt.Errorf("the mood %v is not here yet", n.mood)
		}
		stream, err := mp3.DecodeF32(bytes.NewReader(data))
		if err != nil {
			return false, fmt.Errorf("the music cannot be read: %w", err)
		}
		s.streams[n.mood] = stream
	case !n.sunk:
		n.ReadSeeker = audio.NewInfiniteLoopWithIntroF32(s.streams[n.mood], assets.MusicIntroBytesF32, assets.MusicLoopBytesF32)
		from := assets.MusicIntroBytesF32 + 8*int64(n.place)
		n.ahead, n.sunk = min(from, 8*warmUp), true
		if _, err := n.Seek(from-n.ahead, io.SeekStart); err != nil {
			return false, fmt.Errorf("the music cannot be wound on: %w", err)
		}
	case n.ahead > 0:
		part := min(n.ahead, 8*slice)
		if _, err := io.CopyN(io.Discard, n, part); err != nil {
			return false, fmt.Errorf("the music cannot be wound on: %w", err)
		}
		n.ahead -= part
	}
	return n.sunk && n.ahead == 0, nil
}

// Read fills b with whole moments, a slice of them at most and none of the next
// bar's.
func (s *score) Read(b []byte) (int, error) {
	b = b[:len(b)/8*8]
	if len(b) == 0 {
		return 0, nil
	}
	for s.now == nil {
		if s.coming == nil {
			s.coming = &strain{mood: s.mood, place: s.at}
		}
		done, err := s.ready(s.coming)
		if err != nil {
			return 0, err
		}
		if done {
			s.now, s.coming = s.coming, nil
		}
		s.pause()
	}
	s.prepare()
	s.turn()
	room := min(slice, assets.MusicBar-s.at%assets.MusicBar)
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
	if s.filled < filling {
		s.filled += len(b) / 8
		s.pause()
	}
	return len(b), nil
}

// prepare makes the mood that is wanted ready for the next bar, a step at a
// time; where that is too near, for the one after it. One that has not come yet
// is asked for again with every slice.
func (s *score) prepare() {
	to := assets.Mood(s.wanted.Load())
	if s.next != nil || to == s.mood || s.data(to) == nil {
		s.coming = nil
		return
	}
	if s.coming == nil || s.coming.mood != to {
		left := assets.MusicBar - s.at%assets.MusicBar
		if left < lead {
			left += assets.MusicBar
		}
		s.coming = &strain{mood: to, place: (s.at + left) % loopMoments}
	}
	// A player that has two slices to ask for has one step to wait for.
	if s.stepped = !s.stepped; !s.stepped {
		return
	}
	if _, err := s.ready(s.coming); err != nil {
		log.Print(err)
		s.wanted.Store(uint32(s.mood))
		s.coming = nil
	}
}

// turn begins a passage where the mood that was made ready has its place.
func (s *score) turn() {
	if n := s.coming; n != nil && n.sunk && n.ahead == 0 && n.place == s.at {
		s.next, s.to, s.fading, s.coming = n, n.mood, 0, nil
	}
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
