package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"os"
	"slices"

	"fourtell/assets"
	"fourtell/assets/audio/loud"

	"github.com/hajimehoshi/go-mp3"
)

// stereo is left and right, full scale at ±1.
type stereo [2][]float64

// effectOf is a variant of an effect as the game decodes it.
func effectOf(n assets.SoundName, v int) (stereo, int, error) {
	data, err := assets.SoundMP3(n, v)
	if err != nil {
		return stereo{}, 0, err
	}
	pcm, err := assets.DecodeEffect(data, nil)
	if err != nil {
		return stereo{}, 0, fmt.Errorf("%s-%d: %w", n, v+1, err)
	}
	var s stereo
	for ; len(pcm) >= 8; pcm = pcm[8:] {
		for c := range s {
			s[c] = append(s[c], float64(math.Float32frombits(binary.LittleEndian.Uint32(pcm[4*c:]))))
		}
	}
	return s, len(data), nil
}

// musicOf is the whole file of a mood; the loop begins at loopFrom and is
// loopLength long.
func musicOf(m assets.Mood) (stereo, int, error) {
	data, err := assets.MusicMP3(m)
	if err != nil {
		return stereo{}, 0, err
	}
	d, err := mp3.NewDecoder(bytes.NewReader(data))
	if err != nil {
		return stereo{}, 0, fmt.Errorf("%v: %w", m, err)
	}
	ints, err := io.ReadAll(d)
	if err != nil {
		return stereo{}, 0, fmt.Errorf("%v: %w", m, err)
	}
	return split(ints), len(data), nil
}

// Where the loop lies in a file of the music, in samples.
const (
	loopFrom   = int(assets.MusicIntroBytesF32 / 8)
	loopLength = int(assets.MusicLoopBytesF32 / 8)
)

// split takes interleaved samples of 16 bits apart.
func split(ints []byte) stereo {
	var s stereo
	for c := range s {
		s[c] = make([]float64, len(ints)/4)
		for i := range s[c] {
			s[c][i] = float64(int16(binary.LittleEndian.Uint16(ints[4*i+2*c:]))) / 32768
		}
	}
	return s
}

// peakFor is where the highest sample of the stereo file of 16 bits at path has
// to lie, in dBFS, for the file to be as loud as goal, in LUFS.
func peakFor(path string, goal float64) (float64, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	const header = 12
	if len(b) < header || string(b[:4]) != "RIFF" || string(b[8:12]) != "WAVE" {
		return 0, fmt.Errorf("%s: not a WAV file", path)
	}
	fits := false
	for at := header; at+8 <= len(b); {
		size := int(binary.LittleEndian.Uint32(b[at+4:]))
		body := b[at+8:]
		body = body[:min(size, len(body))]
		switch string(b[at : at+4]) {
		case "fmt ":
			fits = len(body) >= 16 && binary.LittleEndian.Uint16(body[2:]) == 2 && binary.LittleEndian.Uint32(body[4:]) == loud.Rate &&
				binary.LittleEndian.Uint16(body[14:]) == 16
		case "data":
			if !fits {
				return 0, fmt.Errorf("%s: wants two channels of 16 bits at %d Hz", path, loud.Rate)
			}
			s := split(body)
			is := loud.Integrated(s[0], s[1])
			if is <= loud.Silent {
				return 0, fmt.Errorf("%s: silent, nothing to level", path)
			}
			highest := 0.0
			for c := range s {
				highest = max(highest, slices.Max(s[c]), -slices.Min(s[c]))
			}
			return goal - is + loud.Decibel(highest), nil
		}
		at += 8 + size + size%2
	}
	return 0, fmt.Errorf("%s: no samples in it", path)
}

// wav is s as a file of 32-bit floats, so that another program hears the very
// same samples.
func (s stereo) wav() []byte {
	size := 8 * len(s[0])
	b := make([]byte, 0, 44+size)
	b = append(b, "RIFF"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(36+size))
	b = append(b, "WAVEfmt "...)
	for _, v := range []uint32{16, 3 | 2<<16, loud.Rate, loud.Rate * 8, 8 | 32<<16} { // IEEE float, two channels
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	b = append(b, "data"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(size))
	for i := range s[0] {
		for c := range s {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(s[c][i])))
		}
	}
	return b
}
