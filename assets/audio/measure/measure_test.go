package main

import (
	"bytes"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fourtell/assets"
)

func TestEverySoundOfTheGameIsWithinItsBars(t *testing.T) {
	var out bytes.Buffer
	if err := run(nil, &out); err != nil {
		t.Error(err)
	}
	for _, n := range assets.Sounds() {
		if !strings.Contains(out.String(), string(n)+"-3") {
			t.Errorf("%s is not measured", n)
		}
	}
	for _, m := range assets.Moods() {
		if !strings.Contains(out.String(), m.String()) {
			t.Errorf("the mood %v is not measured", m)
		}
	}
}

func TestWhatIsOutOfItsBarIsNamed(t *testing.T) {
	r := &report{out: io.Discard}
	r.hold(true, "this holds")
	r.hold(false, "%s: too loud", "play-1")
	if len(r.broken) != 1 || r.broken[0] != "play-1: too loud" {
		t.Errorf("got %q", r.broken)
	}
}

func TestThePeakForALoudnessIsFound(t *testing.T) {
	var s stereo
	for i := range 48000 {
		v := 0.25 * math.Sin(2*math.Pi*997*float64(i)/48000)
		s[0], s[1] = append(s[0], v), append(s[1], v)
	}
	path := filepath.Join(t.TempDir(), "tone.wav")
	b := s.wav()[:44]
	b[16+4], b[16+6], b[16+16], b[16+18] = 1, 2, 4, 16 // whole numbers of 16 bits
	for i := range s[0] {
		v := int16(math.Round(32768 * s[0][i]))
		b = append(b, byte(v), byte(v>>8), byte(v), byte(v>>8))
	}
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := run([]string{"-peak", path, "-20"}, &out); err != nil {
		t.Fatal(err)
	}
	// The two channels of a sine are as loud as its crest is high.
	if got, err := strconv.ParseFloat(strings.TrimSpace(out.String()), 64); err != nil || math.Abs(got+20) > 0.05 {
		t.Errorf("got %q (%v), want −20", out.String(), err)
	}
}

func TestTheCommandSaysWhatItWants(t *testing.T) {
	short := filepath.Join(t.TempDir(), "short.wav")
	if err := os.WriteFile(short, []byte("RIFF....WAVEjunk"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"-loud"}, {"-peak"}, {"-peak", short, "loud"}, {"-peak", short, "-20"}, {"-peak", short + "er", "-20"}} {
		if err := run(args, io.Discard); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v", args, err)
		}
	}
}
