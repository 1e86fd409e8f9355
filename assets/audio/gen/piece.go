package main

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// piece is one of the four states of "Four Watches": the same 24 bars, the same
// chords at the same beat, played by other hands. Since bar n of each stands on
// the chord of bar n of every other, the game may pass from one to another at
// any bar.
type piece struct {
	name    string
	vibes   [24]string
	horn    [24]string
	bass    [24]string
	comping func(bar int) [][2]float64
	soft    int // taken from every velocity of the chords
	drums   func(m *midi, dice *rand.Rand, at, bar int)
	sweeps  bool // brushes sweep under it
}

// pieces are the four states, in the order of the game's moods.
func pieces() []piece {
	return []piece{
		{name: "title", vibes: titleLine, bass: titleBass, comping: held, soft: 4, drums: whisper},
		{name: "table", vibes: vibeLine, horn: hornLine, bass: bassLine, comping: comped, drums: brushed, sweeps: true},
		{name: "tension", vibes: tensionLine, bass: pulsed(), comping: stabbed, soft: -4, drums: ticking},
		{name: "result", vibes: resultLine, horn: resultHorn, bass: bassLine, comping: comped, soft: -2, drums: shuffled, sweeps: true},
	}
}

// titleLine leaves most of the tune out: the table before anybody has come.
var titleLine = [24]string{
	"r:1.5 A4:.5 D5:2", "r:4", "r:1 F5:1.5 D5:1.5", "r:4",
	"r:1.5 A4:.5 B4:2", "r:4", "r:2 D5:.5 Bb4:.5 G4:1", "A4:3 r:1",
	"r:1 D5:1 G5:2", "r:4", "r:1 C5:1 E5:2", "r:4",
	"r:1 Bb4:1 D5:2", "r:2 C#5:1 Bb4:1", "A4:3 r:1", "r:4",
	"r:1.5 A4:.5 D5:2", "r:4", "r:1 F5:1.5 A5:1.5", "r:2 F#5:1 Eb5:1",
	"D5:3 r:1", "r:2 D5:1 Bb4:1", "A4:2 C#5:2", "D5:2 r:2",
}

// titleBass walks in halves only.
var titleBass = [24]string{
	"D2:4", "G2:3 D2:1", "D2:4", "A2:2 E2:2", "D2:4", "Bb2:3 F2:1", "E2:2 A2:2", "D2:4",
	"G2:4", "C3:3 G2:1", "F2:4", "Bb2:3 F2:1", "E2:4", "A2:2 E2:2", "D2:4", "G2:2 A2:2",
	"D2:4", "G2:3 D2:1", "D2:4", "D2:2 A2:2", "G2:4", "Bb2:3 F2:1", "D2:2 A2:2", "D2:2 A1:2",
}

// tensionLine turns around one figure in the high bars of the vibraphone, a
// question that is asked again a step further.
var tensionLine = [24]string{
	"D5:.5 r:.5 E5:.5 F5:.5 r:2", "r:2 D5:.5 r:.5 E5:.5 D5:.5", "D5:.5 r:.5 E5:.5 F5:.5 r:2", "r:2 C#5:.5 r:.5 F5:.5 E5:.5",
	"D5:.5 r:.5 E5:.5 F5:.5 r:2", "r:2 D5:.5 r:.5 G5:.5 F5:.5", "Bb4:.5 r:.5 D5:.5 E5:.5 r:1 C#5:1", "r:2 A4:.5 B4:.5 r:1",
	"G5:.5 r:.5 A5:.5 Bb5:.5 r:2", "r:2 E5:.5 r:.5 G5:.5 E5:.5", "F5:.5 r:.5 G5:.5 A5:.5 r:2", "r:2 D5:.5 r:.5 F5:.5 D5:.5",
	"E5:.5 r:.5 G5:.5 Bb5:.5 r:2", "r:2 C#5:.5 r:.5 E5:.5 G5:.5", "D5:.5 r:.5 E5:.5 F5:.5 r:2", "r:2 C#5:.5 r:.5 E5:.5 Bb4:.5",
	"D5:.5 r:.5 E5:.5 F5:.5 r:2", "r:2 D5:.5 r:.5 E5:.5 D5:.5", "D5:.5 r:.5 F5:.5 A5:.5 r:2", "r:2 F#5:.5 r:.5 C5:.5 Eb5:.5",
	"G5:.5 r:.5 A5:.5 Bb5:.5 r:2", "r:2 F5:.5 r:.5 E5:.5 D5:.5", "D5:.5 r:.5 E5:.5 F5:.5 r:1 C#5:1", "r:2 D5:.5 r:.5 A4:.5 C#5:.5",
}

// resultLine answers the tune: what went up comes home.
var resultLine = [24]string{
	"D5:.5 F5:.5 A5:1 F5:1 D5:1", "G5:1.5 E5:.5 D5:1 Bb4:1", "A4:.5 D5:.5 F5:1.5 E5:.5 D5:1", "C#5:1.5 E5:.5 G5:1 F5:1",
	"F5:1 D5:1 B4:.5 A4:.5 r:1", "D5:1 F5:.5 G5:.5 F5:2", "G5:.5 E5:.5 D5:1 E5:.5 C#5:.5 Bb4:1", "A4:1 D5:2 r:1",
	"r:4", "r:2 G5:.5 E5:.5 D5:1", "r:4", "r:2 A5:.5 F5:.5 D5:1",
	"r:4", "r:2 E5:.5 G5:.5 Bb5:1", "A5:1.5 F5:.5 D5:2", "Bb4:1 D5:1 C#5:.5 E5:.5 G5:1",
	"F5:.5 E5:.5 D5:1 A4:2", "Bb4:.5 D5:.5 E5:1 G5:1 E5:1", "F5:.5 A5:.5 D6:1.5 B5:.5 A5:1", "F#5:1.5 A5:.5 C6:1 A5:1",
	"Bb5:1.5 G5:.5 D5:2", "F5:.5 D5:.5 E5:1 D5:1 Ab4:1", "A4:.5 D5:.5 F5:1 E5:.5 C#5:.5 Bb4:1", "D5:2.5 r:1.5",
}

// resultHorn takes the middle eight, as at the table, with a smile.
var resultHorn = [24]string{
	8: "D5:1 Bb4:.5 D5:.5 G5:2", 9: "E5:1.5 D5:.5 r:2", 10: "C5:1 A4:.5 C5:.5 E5:2", 11: "D5:1.5 C5:.5 r:2",
	12: "D5:1 Bb4:.5 D5:.5 E5:2", 13: "C#5:1.5 E5:.5 r:2",
}

// pulsed is the bass of the tension: the root of the bar in even eighths under
// the chord, so that nothing rests.
func pulsed() [24]string {
	var out [24]string
	for bar, text := range bassLine {
		first, _, _ := strings.Cut(text, ":")
		second := first
		if len(strings.Fields(chordLine[bar])) == 2 {
			for _, word := range strings.Fields(text) { // the root of the second half
				if name, _, _ := strings.Cut(word, ":"); name[0] == 'A' {
					second = name
				}
			}
		}
		out[bar] = strings.TrimSpace(strings.Repeat(first+":.5 ", 4) + strings.Repeat(second+":.5 ", 4))
	}
	return out
}

// comped is how the Rhodes plays at the table.
func comped(bar int) [][2]float64 {
	if len(strings.Fields(chordLine[bar])) == 2 {
		return [][2]float64{{0, 1.6}, {2, 1.5}}
	}
	return compings[[...]int{0, 1, 2, 3, 0, 2, 3, 1}[bar%8]]
}

// held lays each chord down and lets it ring.
func held(bar int) [][2]float64 {
	if len(strings.Fields(chordLine[bar])) == 2 {
		return [][2]float64{{0, 1.95}, {2, 1.95}}
	}
	return [][2]float64{{0, 3.9}}
}

// stabbed is short and off the beat.
func stabbed(bar int) [][2]float64 {
	if len(strings.Fields(chordLine[bar])) == 2 {
		return [][2]float64{{0.5, 0.4}, {2.5, 0.4}}
	}
	return [][2]float64{{0.5, 0.4}, {1.5, 0.3}, {3.5, 0.4}}
}

// brushed is the brush kit at the table.
func brushed(m *midi, dice *rand.Rand, at, bar int) {
	loose := func(n int) int { return dice.IntN(2*n+1) - n }
	for beat := range 4 {
		here := at + beat*perBeat
		m.note(drumsAt, here+loose(4), perBeat, swirl, byte(78+loose(6)))
		m.note(drumsAt, here+loose(4), 60, ride, byte(54+loose(5)))
		if beat%2 == 1 {
			m.note(drumsAt, here+loose(4), 60, tap, byte(80+loose(6)))
			m.note(drumsAt, here+loose(3), 60, pedal, byte(72+loose(4)))
			m.note(drumsAt, at+swung(float64(beat)+0.5)+loose(5), 60, ride, byte(44+loose(5)))
		}
	}
	if bar%8 == 7 {
		m.note(drumsAt, at+swung(3.5), 60, slap, 66)
	}
}

// whisper is one stir of the brushes in a bar.
func whisper(m *midi, dice *rand.Rand, at, _ int) {
	m.note(drumsAt, at, 2*perBeat, swirl, byte(54+dice.IntN(8)))
	m.note(drumsAt, at+2*perBeat, 2*perBeat, swirl, byte(48+dice.IntN(8)))
	m.note(drumsAt, at+3*perBeat, 60, pedal, byte(50+dice.IntN(6)))
}

// ticking is a rim on every off-beat and a tap that comes nearer: a clock.
func ticking(m *midi, dice *rand.Rand, at, bar int) {
	for beat := range 4 {
		here := at + beat*perBeat
		m.note(drumsAt, here, 60, pedal, byte(74+dice.IntN(6)))
		m.note(drumsAt, here+perBeat/2, 60, sideStick, byte(46+4*beat+dice.IntN(5)))
		m.note(drumsAt, here, perBeat, swirl, byte(60+dice.IntN(6)))
	}
	if bar%4 == 3 {
		for i := range 4 {
			m.note(drumsAt, at+3*perBeat+i*perBeat/4, 60, tap, byte(48+8*i))
		}
	}
}

// shuffled is the kit after the last card: the ride swings every beat.
func shuffled(m *midi, dice *rand.Rand, at, bar int) {
	brushed(m, dice, at, bar)
	for _, beat := range []float64{0.5, 2.5} {
		m.note(drumsAt, at+swung(beat), 60, ride, byte(46+dice.IntN(6)))
	}
	m.note(drumsAt, at+swung(3.5), 60, tap, byte(56+dice.IntN(8)))
}

// score is the whole piece twice: rendered, the second time has the echo of the
// first in it, and is the loop. A third start gives the loop's end its echo of
// a beginning.
func (p piece) score() []byte {
	m := &midi{}
	m.channel(0, bass, 92, 64, 18)
	m.channel(1, rhodes, 92, 50, 40)
	m.channel(2, vibraphone, 124, 78, 52)
	m.channel(3, mutedHorn, 102, 58, 64)
	m.channel(drumsAt, drumsBrush, 124, 66, 30)
	bars := len(p.bass)
	for bar := range 2*bars + 2 {
		// The same chance in each pass, or the seam would show.
		dice := newDice("bar " + strconv.Itoa(bar%bars))
		p.bar(m, dice, bar*4*perBeat, bar%bars)
	}
	return m.file((2*bars + 2) * 4 * perBeat)
}

// bar plays one bar from tick at on.
func (p piece) bar(m *midi, dice *rand.Rand, at, bar int) {
	loose := func(n int) int { return dice.IntN(2*n+1) - n }
	line := func(ch byte, text string, velocity, spread int, hold float64) {
		for _, n := range parseLine(text) {
			v := velocity + loose(7)
			if n.at != float64(int(n.at)) {
				v -= 8
			}
			start := at + swung(n.at) + loose(spread)
			m.note(ch, start, int(hold*float64(swung(n.at+n.beats)-swung(n.at))), n.key, byte(v))
		}
	}
	line(0, p.bass[bar], 92, 5, 0.94)
	line(2, p.vibes[bar], 94, 9, 1.05)
	line(3, p.horn[bar], 84, 8, 0.92)

	halves := strings.Fields(chordLine[bar])
	for _, hit := range p.comping(bar) {
		name := halves[0]
		if len(halves) == 2 && hit[0] >= 2 {
			name = halves[1]
		}
		for i, key := range strings.Fields(voicings[name]) {
			// A chord is laid down from below, not stamped.
			m.note(1, at+swung(hit[0])+i*6+loose(4), int(hit[1]*perBeat), parseKey(key), byte(54-p.soft+loose(6)))
		}
	}
	p.drums(m, dice, at, bar)
}
