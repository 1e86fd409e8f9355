package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
)

// rate is the sample rate of everything made here, in samples per second.
const rate = 48000

// sound is one channel of samples, full scale at ±1.
type sound []float64

// writeWAV writes a 16-bit mono file.
func writeWAV(path string, s sound) error {
	size := 2 * len(s)
	b := make([]byte, 0, 44+size)
	b = append(b, "RIFF"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(36+size))
	b = append(b, "WAVEfmt "...)
	b = binary.LittleEndian.AppendUint32(b, 16)
	b = binary.LittleEndian.AppendUint16(b, 1) // PCM
	b = binary.LittleEndian.AppendUint16(b, 1) // channels
	b = binary.LittleEndian.AppendUint32(b, rate)
	b = binary.LittleEndian.AppendUint32(b, rate*2)
	b = binary.LittleEndian.AppendUint16(b, 2)
	b = binary.LittleEndian.AppendUint16(b, 16)
	b = append(b, "data"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(size))
	for _, v := range s {
		b = binary.LittleEndian.AppendUint16(b, uint16(int16(math.Round(32767*max(-1, min(1, v))))))
	}
	return os.WriteFile(path, b, 0o644)
}

// readWAV reads a 16-bit file at rate and folds it to one channel.
func readWAV(path string) (sound, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if len(b) < 12 || string(b[:4]) != "RIFF" || string(b[8:12]) != "WAVE" {
		return nil, fmt.Errorf("%s: not a WAV file", path)
	}
	channels := 0
	for at := 12; at+8 <= len(b); {
		size := int(binary.LittleEndian.Uint32(b[at+4:]))
		body := b[at+8:]
		if size > len(body) {
			size = len(body)
		}
		body = body[:size]
		switch string(b[at : at+4]) {
		case "fmt ":
			if size < 16 || binary.LittleEndian.Uint16(body[14:]) != 16 || binary.LittleEndian.Uint32(body[4:]) != rate {
				return nil, fmt.Errorf("%s: wants 16 bits at %d Hz", path, rate)
			}
			channels = int(binary.LittleEndian.Uint16(body[2:]))
		case "data":
			if channels == 0 {
				return nil, fmt.Errorf("%s: samples come before their format", path)
			}
			s := make(sound, size/2/channels)
			for i := range s {
				for c := range channels {
					s[i] += float64(int16(binary.LittleEndian.Uint16(body[2*(i*channels+c):])))
				}
				s[i] /= 32768 * float64(channels)
			}
			return s, nil
		}
		at += 8 + size + size%2
	}
	return nil, fmt.Errorf("%s: no samples in it", path)
}
