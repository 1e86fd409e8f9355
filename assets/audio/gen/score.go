package main

import (
	"fmt"
	"strconv"
	"strings"
)

// The piece is "Four Watches", written for Fourtell: 24 bars of four at 96 in
// D minor, A A' B … in eights, every minor chord with its sixth. Sixty seconds
// at 48 kHz are 2,880,000 samples, exactly 2,500 frames of MP3, so the end of
// the loop lies on the coder's grid just as its start does.

// A line is written bar by bar as NAME:BEATS, r being a rest. Off-beats are
// written straight (0.5) and played swung, at two thirds of the beat.

// vibeLine is the melody; the trumpet's bars are rests in it.
var vibeLine = [24]string{
	"r:1.5 A4:.5 D5:.5 F5:.5 E5:1",
	"E5:2 D5:.5 Bb4:.5 r:1",
	"r:.5 B4:.5 D5:.5 F5:.5 A5:1.5 G5:.5",
	"F5:2.5 r:.5 E5:.5 C#5:.5",
	"D5:1.5 A4:.5 B4:1 r:1",
	"r:1 D5:.5 G5:.5 F5:1 D5:1",
	"Bb4:.5 D5:.5 G5:1 F5:.5 E5:.5 C#5:.5 Bb4:.5",
	"A4:2.5 r:1.5",
	"r:4",
	"r:3 G5:.5 E5:.5",
	"r:4",
	"r:2 F5:.5 C5:.5 D5:1",
	"r:.5 G5:.5 E5:.5 D5:.5 Bb4:2",
	"r:.5 E5:.5 C#5:.5 Bb4:.5 G4:1 A4:1",
	"r:4",
	"r:4",
	"r:1.5 A4:.5 D5:.5 F5:.5 E5:1",
	"E5:1 G5:.5 E5:.5 D5:.5 Bb4:.5 r:1",
	"r:.5 B4:.5 D5:.5 F5:.5 A5:1 C6:.5 B5:.5",
	"A5:1.5 F#5:.5 Eb5:1 C5:1",
	"Bb4:1.5 D5:.5 E5:2",
	"r:.5 F5:.5 E5:.5 D5:.5 Ab4:1 Bb4:1",
	"A4:1.5 D5:.5 Bb4:.5 G4:.5 C#5:1",
	"D5:1.5 r:2.5",
}

// hornLine is the muted trumpet, a guest in the middle eight.
var hornLine = [24]string{
	8:  "r:1 D5:1 E5:.5 G5:1.5",
	9:  "D5:1.5 Bb4:.5 C5:1 r:1",
	10: "r:1 A4:.5 C5:.5 E5:2",
	11: "D5:1 A4:1 r:2",
	14: "r:1 F5:.5 E5:.5 D5:1 B4:1",
	15: "Bb4:1 D5:.5 E5:.5 C#5:2",
}

var bassLine = [24]string{
	"D2:1.5 D2:.5 A2:1 F2:1", "G2:2 E2:1 Eb2:1", "D2:2 F2:1 G2:1", "A2:2 G2:1 E2:1",
	"D2:2 A2:1 B2:1", "Bb2:2 F2:1 F2:1", "E2:1 Bb2:1 A2:1 E2:1", "D2:1.5 A1:.5 D2:1 F2:1",
	"G2:1 Bb2:1 D3:1 Db3:1", "C3:1 Bb2:1 G2:1 E2:1", "F2:1 A2:1 C3:1 B2:1", "Bb2:1 A2:1 G2:1 F2:1",
	"E2:1 F2:1 G2:1 G#2:1", "A2:1 G2:1 E2:1 C#2:1", "D2:1 F2:1 A2:1 Ab2:1", "G2:1 Bb2:1 A2:1 E2:1",
	"D2:1.5 D2:.5 A2:1 F2:1", "G2:2 E2:1 Eb2:1", "D2:2 A2:1 F2:1", "D2:1 F#2:1 A2:1 Ab2:1",
	"G2:2 D3:1 B2:1", "Bb2:2 F2:1 Eb2:1", "D2:1.5 A2:.5 E2:1 A2:1", "D2:2 A1:1 C#2:1",
}

// chordLine names the voicing of each half bar; one name holds for both.
var chordLine = [24]string{
	"Dm6", "Gm6", "Dm6", "A7b13", "Dm6", "Bb13", "Em7b5 A7b9", "Dm6",
	"Gm6", "C9", "Fmaj7", "Bbmaj7", "Em7b5", "A7b9", "Dm6", "Gm6 A7b9",
	"Dm6", "Gm6", "Dm6", "D7b9", "Gm6", "Bb7#11", "Dm6 A7b9", "Dm6 A7b13",
}

// voicings leave the root to the bass.
var voicings = map[string]string{
	"Dm6":    "F3 A3 B3 E4",
	"Gm6":    "E3 Bb3 D4 A4",
	"A7b13":  "G3 C#4 F4",
	"A7b9":   "G3 Bb3 C#4 E4",
	"Bb13":   "Ab3 C4 D4 G4",
	"Bb7#11": "Ab3 C4 D4 E4",
	"Em7b5":  "G3 Bb3 D4 A4",
	"C9":     "E3 Bb3 D4 G4",
	"Fmaj7":  "E3 A3 C4 G4",
	"Bbmaj7": "F3 A3 C4 D4",
	"D7b9":   "F#3 C4 Eb4 A4",
}

// compings are where the Rhodes comes in and how long it stays, in beats; a
// bar uses the one its number points at.
var compings = [][][2]float64{
	{{0, 1.2}, {1.5, 1.3}},
	{{1.5, 2}},
	{{0, 2.6}, {3.5, 0.4}},
	{{0.5, 1}, {2.5, 1.2}},
}

// swung turns a place in beats, written straight, into ticks.
func swung(beats float64) int {
	whole := int(beats)
	part := beats - float64(whole)
	if part == 0.5 {
		part = 2.0 / 3
	}
	return whole*perBeat + int(part*perBeat)
}

type lineNote struct {
	at, beats float64
	key       byte
}

// parseLine reads a bar. A bar that does not last four beats or a name that
// does not exist is a mistake in this file, so it stops the program.
func parseLine(text string) []lineNote {
	if text == "" {
		return nil
	}
	var notes []lineNote
	at := 0.0
	for _, word := range strings.Fields(text) {
		name, length, _ := strings.Cut(word, ":")
		beats, err := strconv.ParseFloat(length, 64)
		if err != nil {
			panic(fmt.Sprintf("bar %q: %q has no length", text, word))
		}
		if name != "r" {
			notes = append(notes, lineNote{at, beats, parseKey(name)})
		}
		at += beats
	}
	if at != 4 {
		panic(fmt.Sprintf("bar %q lasts %v beats, not 4", text, at))
	}
	return notes
}

// parseKey turns a name such as Bb3 into its MIDI key; C4 is 60.
func parseKey(name string) byte {
	step := map[byte]int{'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}
	key, known := step[name[0]]
	rest := name[1:]
	switch {
	case strings.HasPrefix(rest, "b"):
		key, rest = key-1, rest[1:]
	case strings.HasPrefix(rest, "#"):
		key, rest = key+1, rest[1:]
	}
	octave, err := strconv.Atoi(rest)
	if !known || err != nil {
		panic(fmt.Sprintf("%q is no note", name))
	}
	return byte(12*(octave+1) + key)
}
