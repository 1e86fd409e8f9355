package main

import "fourtell/assets"

// role is what a family of effects is for and how loud it may be.
type role struct {
	name         string
	lowest, most float64 // LUFS
	sounds       []assets.SoundName
}

// roles are every effect's.
func roles() []role {
	return []role{
		{"cards, heard at every move and quieter than what they mean", -28, -24,
			[]assets.SoundName{assets.SoundDeal, assets.SoundDraw, assets.SoundPlay, assets.SoundClaim, assets.SoundLaid, assets.SoundTurnUp,
				assets.SoundGather}},
		{"moves, what a card does", -23.5, -19.5,
			[]assets.SoundName{assets.SoundShuffle, assets.SoundSkip, assets.SoundReverse, assets.SoundDrawTwo, assets.SoundFanOpen,
				assets.SoundSwap, assets.SoundRotate, assets.SoundBreath, assets.SoundGathered}},
		{"hits, the moments a round turns on", -23, -19,
			[]assets.SoundName{assets.SoundDrawFour, assets.SoundCall, assets.SoundCatch, assets.SoundFalseCatch, assets.SoundDoubt}},
		{"stings, under which the music sinks", -20.5, -16.5,
			[]assets.SoundName{assets.SoundChallenge, assets.SoundCaught, assets.SoundFair, assets.SoundWin, assets.SoundLose, assets.SoundLie,
				assets.SoundTruth}},
		{"signs, which tell the player something", -27, -22.5,
			[]assets.SoundName{assets.SoundColorNamed, assets.SoundYourTurn, assets.SoundRefuse, assets.SoundTrue}},
		{"touches, which answer a finger or a second", -32.5, -29,
			[]assets.SoundName{assets.SoundClick, assets.SoundToast, assets.SoundTick, assets.SoundLetPass}},
		{"breaths, under a pointer that only passes", -39, -36, []assets.SoundName{assets.SoundHover}},
		{"voices, the guests' murmur", -25, -22.5, []assets.SoundName{assets.SoundMurmur}},
	}
}

// The bars of the music.
const (
	moodsApart   = 1.0   // LU from the middle of the moods, at most
	musicPeak    = -6.0  // dBTP
	effectPeak   = -3.0  // dBTP
	seamStep     = -40.0 // dBFS
	seamBend     = 1.5
	seamSNR      = 30.0 // dB
	seamBands    = 1.5  // dB in any third of an octave
	ffmpegApart  = 0.1  // LU; ffmpeg prints one decimal
	ffmpegPeak   = 0.3  // dB
	bytesAtMost  = 4_000_000
	variantsWant = 3
)
