package main

import (
	"testing"

	"fourtell/assets"
	"fourtell/assets/audio/loud"
)

// What means different things sounds different, whichever variants are heard; the variants of one sound are alike.
func TestWhatMeansSomethingElseSoundsOtherwise(t *testing.T) {
	of := func(n assets.SoundName, v int) []float64 {
		s, _, err := effectOf(n, v)
		if err != nil {
			t.Fatal(err)
		}
		return s[0]
	}
	for _, pair := range [][2]assets.SoundName{
		{assets.SoundCaught, assets.SoundFair}, {assets.SoundSwap, assets.SoundRotate}, {assets.SoundCatch, assets.SoundFalseCatch},
		{assets.SoundWin, assets.SoundLose}, {assets.SoundCall, assets.SoundYourTurn}, {assets.SoundCall, assets.SoundCatch},
		{assets.SoundChallenge, assets.SoundDrawFour}, {assets.SoundFanOpen, assets.SoundColorNamed}, {assets.SoundSkip, assets.SoundReverse},
		{assets.SoundLie, assets.SoundTruth}, {assets.SoundDoubt, assets.SoundLetPass}, {assets.SoundDoubt, assets.SoundLie},
		{assets.SoundTrue, assets.SoundLie}, {assets.SoundClaim, assets.SoundPlay}, {assets.SoundLaid, assets.SoundGathered},
		{assets.SoundTurnUp, assets.SoundTrue}, {assets.SoundDraw, assets.SoundPlay}, {assets.SoundTick, assets.SoundToast}, {assets.SoundRefuse, assets.SoundPlay},
	} {
		least, most := 1e9, 0.0
		for v := range assets.SoundVariants(pair[0]) {
			for w := range assets.SoundVariants(pair[1]) {
				least = min(least, loud.Apart(of(pair[0], v), of(pair[1], w)))
				if v < w {
					most = max(most, loud.Apart(of(pair[0], v), of(pair[0], w)), loud.Apart(of(pair[1], v), of(pair[1], w)))
				}
			}
		}
		t.Logf("%s and %s: at least %.1f dB apart, their own variants at most %.1f", pair[0], pair[1], least, most)
		if least < 8 {
			t.Errorf("%s and %s are only %.1f dB apart", pair[0], pair[1], least)
		}
	}
}
