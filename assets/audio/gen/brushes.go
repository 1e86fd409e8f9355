package main

import "strconv"

const (
	loopBeats  = 24 * 4
	beatLength = 60.0 / tempo // seconds
)

// brushes sweep a snare's skin in a circle a beat, wider on two and four: a
// layer under the music that no sample of a soundfont holds. It is as long as
// the loop and the beat after it. Each sweep has its own chance by its number
// in the loop and begins and ends in silence, so the loop has no seam.
func brushes() sound {
	s := silence(beatLength * (loopBeats + 1))
	for beat := range loopBeats + 1 {
		dice := newDice("brush " + strconv.Itoa(beat%loopBeats))
		from, to, gain := 1500.0, 3200.0, 0.7
		if beat%2 == 1 {
			from, to, gain = 3400, 1700, 1
		}
		sweep := rub(dice, beatLength, from, to, 0.8).grain(dice, 0.006, 0.35).shape(hump(0.55, 1.2))
		s = s.add(beatLength*float64(beat), sweep, gain*0.5)
	}
	return s
}
