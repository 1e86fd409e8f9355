package assets

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/hajimehoshi/go-mp3"
)

// SampleRate is the rate of every sound and of the music, in samples per
// second. The audio context must run at it: nothing here is resampled on load.
const SampleRate = 48000

// encoderDelay is what the coder and the decoder put before the first sample:
// 576 + 529 for a file by LAME without an Info frame (`lame -t`), measured.
const encoderDelay = 1105

// frameBytes is one moment of 32-bit float stereo.
const frameBytes = 8

// SoundName names an effect; a name may have several variants.
type SoundName string

// The effects. Card sounds are quiet and dry, verdicts stand out, the
// pointer's own noises whisper; docs/audio.md says how each is made.
const (
	SoundDeal       SoundName = "deal"        // one card dealt
	SoundDraw       SoundName = "draw"        // a card slides off the draw pile
	SoundPlay       SoundName = "play"        // a card lands on the discard pile
	SoundShuffle    SoundName = "shuffle"     // riffle and bridge, before a deal and at a reshuffle
	SoundSkip       SoundName = "skip"        // a guest is leapt over
	SoundReverse    SoundName = "reverse"     // the direction turns
	SoundDrawTwo    SoundName = "draw-two"    // a Draw Two is played
	SoundDrawFour   SoundName = "draw-four"   // the hit of a Wild Draw Four
	SoundFanOpen    SoundName = "fan-open"    // a wild opens like a fan, to have a colour named
	SoundColorNamed SoundName = "color-named" // a colour has been named: the fan shuts on it
	SoundChallenge  SoundName = "challenge"   // somebody challenges; the music should sink under it
	SoundCaught     SoundName = "caught"      // verdict: it was a bluff
	SoundFair       SoundName = "fair"        // verdict: it was honest
	SoundCall       SoundName = "call"        // one card left, and said so
	SoundCatch      SoundName = "catch"       // somebody forgot to say so
	SoundFalseCatch SoundName = "false-catch" // somebody was said to have forgotten, and had not
	SoundRefuse     SoundName = "refuse"      // not allowed
	SoundClick      SoundName = "click"       // a button pressed
	SoundHover      SoundName = "hover"       // the pointer comes over something
	SoundYourTurn   SoundName = "your-turn"   // the player's turn begins
	SoundWin        SoundName = "win"         // the player has won the round
	SoundLose       SoundName = "lose"        // somebody else has
	SoundSwap       SoundName = "swap"        // two hands trade places
	SoundRotate     SoundName = "rotate"      // every hand moves on, all round the table
	SoundToast      SoundName = "toast"       // a message appears
	SoundTick       SoundName = "tick"        // a second of the last five
	SoundMurmur     SoundName = "murmur"      // a guest's line, without its words
)

// The effects of a game in which cards are laid closed and claims doubted. They come with its deck (SoundsOf).
const (
	SoundClaim    SoundName = "claim"    // the cards of a claim close to a packet
	SoundLaid     SoundName = "laid"     // one of them lies, closed
	SoundLetPass  SoundName = "let-pass" // somebody lets a claim pass
	SoundDoubt    SoundName = "doubt"    // somebody does not
	SoundBreath   SoundName = "breath"   // the breath held over the cards
	SoundTurnUp   SoundName = "turn-up"  // one of them begins to turn
	SoundTrue     SoundName = "true"     // it lies open, and is what was said
	SoundLie      SoundName = "lie"      // it lies open, and is not
	SoundTruth    SoundName = "truth"    // all of them were
	SoundGather   SoundName = "gather"   // a card of the pile leaves for its taker
	SoundGathered SoundName = "gathered" // the whole pile is there
)

// Sounds returns every effect's name, in a fixed order. The slice is the
// caller's own.
func Sounds() []SoundName { return append(SoundsOf(HouseDeck), SoundsOf(BluffDeck)...) }

// SoundsOf returns the effects that come with a deck: with the house's those that every game has, whose files a page fetches after its
// first frame; with another those of its game alone, which it fetches when the deck is wanted. The slice is the caller's own.
func SoundsOf(d Deck) []SoundName {
	if d == BluffDeck {
		return []SoundName{SoundClaim, SoundLaid, SoundLetPass, SoundDoubt, SoundBreath, SoundTurnUp, SoundTrue, SoundLie, SoundTruth,
			SoundGather, SoundGathered}
	}
	return []SoundName{
		SoundDeal, SoundDraw, SoundPlay, SoundShuffle, SoundSkip, SoundReverse,
		SoundDrawTwo, SoundDrawFour, SoundFanOpen, SoundColorNamed, SoundChallenge, SoundCaught,
		SoundFair, SoundCall, SoundCatch, SoundFalseCatch, SoundRefuse, SoundClick, SoundHover,
		SoundYourTurn, SoundWin, SoundLose, SoundSwap, SoundRotate, SoundToast, SoundTick, SoundMurmur,
	}
}

// soundVariants is how many variants every sound has.
const soundVariants = 3

// SoundVariants returns how many variants n has: 3, or 0 for a name that is not
// in Sounds.
func SoundVariants(n SoundName) int {
	if slices.Contains(Sounds(), n) {
		return soundVariants
	}
	return 0
}

// SoundFile returns the file of variant v of a sound, 0 ≤ v < SoundVariants(n),
// as it lies beside the page: "fx/draw-1.mp3", those of a second deck in its
// folder. The error says which sound does not exist.
func SoundFile(n SoundName, v int) (string, error) {
	count := SoundVariants(n)
	switch {
	case count == 0:
		return "", fmt.Errorf("there is no sound called %q", n)
	case v < 0 || v >= count:
		return "", fmt.Errorf("sound %q has variants 0 to %d, not %d", n, count-1, v)
	}
	folder := "fx"
	if slices.Contains(SoundsOf(BluffDeck), n) {
		folder = BluffDeck.String()
	}
	return fmt.Sprintf("%s/%s-%d.mp3", folder, n, v+1), nil
}

// DecodeEffect returns what a file of a sound holds as 32-bit float
// little-endian stereo PCM at SampleRate, the coder's delay and the silence it
// pads the end with removed. A second takes some hundredths of one, in a browser
// a tenth: pause is called between any two slices of it, and may be nil. The
// error says what cannot be read.
func DecodeEffect(data []byte, pause func()) ([]byte, error) {
	pcm, err := decodeMP3(data, pause)
	if err != nil {
		return nil, err
	}
	return trimEnd(pcm[encoderDelay*frameBytes:]), nil
}

// sliceBytes is how much is decoded without a pause: two coded frames of 16-bit
// stereo.
const sliceBytes = 2 * 1152 * 4

// decodeMP3 decodes a whole file to float stereo, with a pause after each slice,
// and refuses another sample rate and anything too short to hold a sound.
func decodeMP3(data []byte, pause func()) ([]byte, error) {
	d, err := mp3.NewDecoder(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if d.SampleRate() != SampleRate {
		return nil, fmt.Errorf("is sampled at %d Hz, not %d", d.SampleRate(), SampleRate)
	}
	pcm := make([]byte, 0, max(0, 2*d.Length()))
	for part := make([]byte, sliceBytes); ; {
		n, err := io.ReadFull(d, part)
		for ints := part[:n]; len(ints) >= 2; ints = ints[2:] {
			v := float32(int16(binary.LittleEndian.Uint16(ints))) / 32768
			pcm = binary.LittleEndian.AppendUint32(pcm, math.Float32bits(v))
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			break
		}
		if err != nil {
			return nil, err
		}
		if pause != nil {
			pause()
		}
	}
	if len(pcm) <= encoderDelay*frameBytes {
		return nil, errors.New("holds no sound after the coder's delay")
	}
	return pcm, nil
}

// trimEnd cuts the moments below −72 dBFS at the end.
func trimEnd(pcm []byte) []byte {
	const quiet = 1.0 / 4096
	end := len(pcm)
	for end >= frameBytes && abs32(sampleAt(pcm, end/4-1)) < quiet && abs32(sampleAt(pcm, end/4-2)) < quiet {
		end -= frameBytes
	}
	return pcm[:end:end]
}

// PitchShift returns pcm (float stereo as DecodeSound returns it) played factor
// times as fast, so that it is higher and shorter, or lower and longer, for the
// ±5 % that keep a repeated sound alive. pcm is not changed. A factor of 1, or
// one outside 0.5 … 2, gives a plain copy; bytes after the last whole moment
// are dropped.
func PitchShift(pcm []byte, factor float64) []byte {
	frames := len(pcm) / frameBytes
	if !(factor >= 0.5 && factor <= 2) || factor == 1 || frames == 0 {
		return append([]byte(nil), pcm[:frames*frameBytes]...)
	}
	count := max(1, int(math.Round(float64(frames)/factor)))
	out := make([]byte, 0, count*frameBytes)
	for i := range count {
		at := float64(i) * factor
		from := min(int(at), frames-1)
		part := float32(at - float64(from))
		for channel := range 2 {
			var p [4]float32
			for k := range p {
				frame := min(max(from+k-1, 0), frames-1)
				p[k] = sampleAt(pcm, 2*frame+channel)
			}
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(between(p, part)))
		}
	}
	return out
}

// between is the cubic of E. Catmull and R. Rom ("A class of local
// interpolating splines", 1974) from p[1] at x = 0 to p[2] at x = 1.
func between(p [4]float32, x float32) float32 {
	a := -p[0] + 3*p[1] - 3*p[2] + p[3]
	b := 2*p[0] - 5*p[1] + 4*p[2] - p[3]
	c := -p[0] + p[2]
	return p[1] + x*(c+x*(b+x*a))/2
}

// sampleAt reads sample i; left and right count separately.
func sampleAt(pcm []byte, i int) float32 {
	return math.Float32frombits(binary.LittleEndian.Uint32(pcm[4*i:]))
}

func abs32(x float32) float32 { return max(x, -x) }
