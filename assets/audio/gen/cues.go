package main

// cue is an effect played by instruments: how loud it is to be in dB (see
// loudness), after how many seconds it has faded, how hard it is driven (0 not
// at all; a small speaker hears a low bass by its overtones), and the score of
// variant v.
type cue struct {
	name    string
	level   float64
	seconds float64
	drive   float64
	score   func(v int) []byte
	folder  string
}

func cues() []cue {
	return []cue{
		{"challenge", -16.5, 1.5, 2.5, challengeCue, ""},
		{"caught", -18.7, 1.2, 0, caughtCue, ""},
		{"win", -16.5, 2.3, 0.8, winCue, ""},
		{"lose", -17.5, 2.0, 1.2, loseCue, ""},
		{"truth", -17.2, 1.45, 0.6, truthCue, doubtFolder},
	}
}

// challengeCue leaves the bass alone: two steps down and a tritone under them,
// an open question.
func challengeCue(v int) []byte {
	m := &midi{}
	m.channel(0, bass, 127, 64, 30)
	m.channel(drumsAt, drumsBrush, 100, 64, 30)
	m.note(drumsAt, 0, 60, slap, 110)
	for i, name := range [variants][3]string{{"D3", "C3", "G#2"}, {"D3", "B2", "G#2"}, {"F3", "D3", "G#2"}}[v] {
		m.note(0, i*240, 260+i*240, parseKey(name), byte(104+6*i))
	}
	return m.file(4 * perBeat)
}

// caughtCue is a muted trumpet that is found out and slides away.
func caughtCue(v int) []byte {
	m := &midi{}
	m.channel(3, mutedHorn, 120, 64, 36)
	m.bendRange(3, 12)
	m.bend(3, 0, 0)
	pair := [variants][2]string{{"A4", "F4"}, {"G4", "E4"}, {"Bb4", "F4"}}[v]
	m.note(3, 0, 100, parseKey(pair[0]), 96)
	m.note(3, 140, 620, parseKey(pair[1]), 104)
	const steps = 40
	for i := range steps {
		x := float64(i) / (steps - 1)
		m.bend(3, 300+i*11, -0.62*x*x)
	}
	return m.file(3 * perBeat)
}

// winCue climbs the tonic and opens it to major: the night ends well.
func winCue(v int) []byte {
	m := &midi{}
	m.channel(0, bass, 110, 64, 30)
	m.channel(1, rhodes, 96, 64, 40)
	m.channel(2, vibraphone, 112, 64, 50)
	m.channel(drumsAt, drumsBrush, 96, 64, 30)
	for i, name := range [variants][6]string{
		{"D4", "F#4", "A4", "B4", "D5", "F#5"}, {"A4", "F#4", "D4", "F#4", "A4", "D5"}, {"D4", "A4", "F#4", "B4", "A4", "F#5"},
	}[v] {
		m.note(2, i*160, 480, parseKey(name), byte(78+4*i))
	}
	m.note(drumsAt, 800, 300, swirl, 90)
	m.note(0, 0, 700, parseKey("A2"), 92)
	m.note(0, 960, 900, parseKey("D2"), 100)
	for i, name := range []string{"F#3", "A3", "B3", "E4"} {
		m.note(1, 960+8*i, 900, parseKey(name), 78)
	}
	m.note(2, 960, 960, parseKey([variants]string{"A5", "F#5", "D6"}[v]), 96)
	m.note(drumsAt, 960, 300, ride, 70)
	return m.file(6 * perBeat)
}

// loseCue steps down to the tonic with its sixth: a shrug, not a funeral.
func loseCue(v int) []byte {
	m := &midi{}
	m.channel(0, bass, 112, 64, 30)
	m.channel(1, rhodes, 92, 64, 40)
	m.channel(2, vibraphone, 104, 64, 50)
	for i, name := range [variants][4]string{{"A4", "G#4", "G4", "F4"}, {"F5", "E5", "Eb5", "D5"}, {"A4", "B4", "G4", "F4"}}[v] {
		m.note(2, i*240, 300+i*40, parseKey(name), byte(84-4*i))
	}
	for i, name := range []string{"F2", "E2", "Eb2", "D2"} {
		m.note(0, i*240, 240+i*120, parseKey(name), 92)
	}
	for i, name := range []string{"F3", "A3", "B3", "E4"} {
		m.note(1, 720+10*i, 800, parseKey(name), 66)
	}
	return m.file(5 * perBeat)
}

// truthCue is what hangs over the row resolved: the fourth of a held chord falls to its third, and the bass comes home under it. Warm,
// and low enough that whoever doubted hears what it costs.
func truthCue(v int) []byte {
	m := &midi{}
	m.channel(0, bass, 112, 64, 30)
	m.channel(1, rhodes, 110, 64, 40)
	m.channel(2, vibraphone, 92, 64, 50)
	held := [variants][3]string{{"A3", "D4", "G4"}, {"A3", "E4", "G4"}, {"D3", "A3", "G4"}}[v]
	home := [variants][4]string{{"A3", "D4", "F#4", "B4"}, {"A3", "E4", "F#4", "A4"}, {"D3", "A3", "F#4", "E5"}}[v]
	m.note(0, 0, 150, parseKey("A2"), 96)
	for i, name := range held {
		m.note(1, 6*i, 170, parseKey(name), byte(80+3*i))
	}
	m.note(0, 180, 760, parseKey("D2"), 104)
	for i, name := range home {
		m.note(1, 180+8*i, 760, parseKey(name), byte(82+2*i))
	}
	m.note(2, 204, 700, parseKey([variants]string{"D5", "A5", "F#5"}[v]), 70)
	return m.file(4 * perBeat)
}
