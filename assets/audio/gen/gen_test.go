package main

import (
	"bytes"
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestEveryBarLastsFourBeatsWithinItsInstrument(t *testing.T) {
	for _, part := range []struct {
		name      string
		lines     [24]string
		low, high string
		sounding  int
	}{
		{"vibraphone", vibeLine, "F3", "F6", 18},
		{"trumpet", hornLine, "E3", "C6", 6},
		{"bass", bassLine, "E1", "G3", 24},
	} {
		sounding := 0
		for bar, text := range part.lines {
			notes := parseLine(text) // stops on a bar of the wrong length
			if len(notes) > 0 {
				sounding++
			}
			for _, n := range notes {
				if n.key < parseKey(part.low) || n.key > parseKey(part.high) {
					t.Errorf("%s, bar %d: key %d is out of its range %s to %s", part.name, bar+1, n.key, part.low, part.high)
				}
			}
		}
		if sounding < part.sounding {
			t.Errorf("%s sounds in %d bars, want at least %d", part.name, sounding, part.sounding)
		}
	}
}

func TestEveryChordHasAVoicingThatAgreesWithTheBass(t *testing.T) {
	for bar, names := range chordLine {
		for _, name := range strings.Fields(names) {
			if len(strings.Fields(voicings[name])) < 3 {
				t.Errorf("bar %d: chord %q has no voicing of three notes or more", bar+1, name)
			}
		}
		first := strings.Fields(names)[0]
		root := first[:1]
		if len(first) > 1 && (first[1] == 'b' || first[1] == '#') {
			root = first[:2]
		}
		if got := parseLine(bassLine[bar])[0].key % 12; got != parseKey(root+"2")%12 {
			t.Errorf("bar %d: the bass enters on %d under %s", bar+1, got, first)
		}
	}
}

func TestMelodyNotesThatAreHeldBelongToTheirChord(t *testing.T) {
	// What may be held over each chord: its notes and the tensions of its name.
	scales := map[string]string{
		"Dm6": "D E F A B", "Gm6": "G A Bb D E", "A7b13": "A C# E F G", "A7b9": "A Bb C# E F G",
		"Bb13": "Bb C D F G Ab", "Bb7#11": "Bb D E F Ab", "Em7b5": "E G A Bb D", "C9": "C D E G Bb",
		"Fmaj7": "F A C E G", "Bbmaj7": "Bb D F A C", "D7b9": "D Eb F# A C",
	}
	for bar := range chordLine {
		names := strings.Fields(chordLine[bar])
		for _, n := range append(parseLine(vibeLine[bar]), parseLine(hornLine[bar])...) {
			if n.beats < 1 {
				continue
			}
			name := names[0]
			if len(names) == 2 && n.at >= 2 {
				name = names[1]
			}
			if !slices.ContainsFunc(strings.Fields(scales[name]), func(s string) bool { return parseKey(s+"4")%12 == n.key%12 }) {
				t.Errorf("bar %d, beat %v: key %d is held over %s", bar+1, n.at+1, n.key, name)
			}
		}
	}
}

func TestScoresAreWholeMIDIFilesAndAlwaysTheSame(t *testing.T) {
	scores := map[string][]byte{}
	for _, p := range pieces() {
		scores[p.name] = p.score()
		if !bytes.Equal(p.score(), scores[p.name]) {
			t.Errorf("%s differs the second time", p.name)
		}
	}
	for _, c := range cues() {
		for v := range variants {
			scores[file(c.name, v)] = c.score(v)
		}
	}
	for name, b := range scores {
		if !bytes.HasPrefix(b, []byte("MThd")) || string(b[14:18]) != "MTrk" {
			t.Errorf("%s: no MIDI header", name)
			continue
		}
		if n := int(binary.BigEndian.Uint32(b[18:])); n != len(b)-22 {
			t.Errorf("%s: the track says %d bytes and has %d", name, n, len(b)-22)
		}
		if !bytes.HasSuffix(b, []byte{0xFF, 0x2F, 0}) {
			t.Errorf("%s: the track has no end", name)
		}
	}
}

func TestVariableLengthsAreAsTheStandardShowsThem(t *testing.T) {
	// The examples of the Standard MIDI Files 1.0 specification.
	for n, want := range map[int][]byte{
		0: {0}, 0x40: {0x40}, 0x7F: {0x7F}, 0x80: {0x81, 0}, 0x2000: {0xC0, 0}, 0x3FFF: {0xFF, 0x7F},
		0x4000: {0x81, 0x80, 0}, 0x1FFFFF: {0xFF, 0xFF, 0x7F}, 0x200000: {0x81, 0x80, 0x80, 0}, 0xFFFFFFF: {0xFF, 0xFF, 0xFF, 0x7F},
	} {
		if got := appendVarLen(nil, n); !bytes.Equal(got, want) {
			t.Errorf("%#x: got % x, want % x", n, got, want)
		}
	}
}

func TestLoudnessOfAFullScaleToneIsTheStandards(t *testing.T) {
	// BS.1770-4: a 997 Hz sine at full scale in one channel measures −3.01;
	// the −0.691 of its formula is left out here.
	tone := silence(1)
	for i := range tone {
		tone[i] = math.Sin(2 * math.Pi * 997 * float64(i) / rate)
	}
	if got := loudness(tone) - 0.691; math.Abs(got+3.01) > 0.05 {
		t.Errorf("got %.2f dB, want −3.01", got)
	}
}

func TestEffectsComeOutTheSameAndAtTheirLoudness(t *testing.T) {
	for _, e := range slices.Concat(effects(), doubtEffects()) {
		for v := range variants {
			name := file(e.name, v)
			once, err := finish(e.make(newDice(name), v), e.level)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			again, err := finish(e.make(newDice(name), v), e.level)
			if err != nil || !slices.Equal(once, again) {
				t.Errorf("%s: differs the second time (%v)", name, err)
			}
			if got := loudness(once); math.Abs(got-e.level) > 1 {
				t.Errorf("%s: at %.1f dB, want %.1f", name, got, e.level)
			}
			if slices.Max(once) > peakLimit || slices.Min(once) < -peakLimit {
				t.Errorf("%s: passes the peak limit", name)
			}
		}
	}
	if _, err := finish(silence(0.1), -20); err == nil {
		t.Error("silence was brought to a loudness")
	}
}

func TestWavesSurviveTheirFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.wav")
	want := sound{0, 0.5, -0.5, 0.999, -0.999}
	if err := writeWAV(path, want); err != nil {
		t.Fatal(err)
	}
	got, err := readWAV(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(got[i]-want[i]) > 1e-4 {
			t.Errorf("sample %d: got %v, want %v", i, got[i], want[i])
		}
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range [][]byte{nil, whole[:20], whole[:40], []byte("RIFF....WAVEjunk")} {
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := readWAV(path); err == nil {
			t.Errorf("%d bytes pass for a file", len(bad))
		}
	}
}

func TestTheRecipeSaysWhatItWants(t *testing.T) {
	for _, args := range [][]string{nil, {"wav"}, {"ogg", t.TempDir()}, {"wav", filepath.Join(t.TempDir(), "nowhere")}} {
		if run(args) == nil {
			t.Errorf("%v was accepted", args)
		}
	}
}
