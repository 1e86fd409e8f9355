package assets

const (
	// MusicFile is the name, relative to the page, under which the loop is
	// fetched where it is not embedded.
	MusicFile = "music.mp3"

	// musicLoopSamples is 24 bars of four beats at 96 a minute.
	musicLoopSamples = 24 * 4 * 60 * SampleRate / 96

	// musicIntroSamples is one coder frame that fades in before the loop, so
	// that the loop's beginning is coded in the company its end is in.
	musicIntroSamples = 1152

	// MusicIntroBytesF32 is where the loop begins in the decoded stream, in
	// bytes of 32-bit float stereo: after the coder's delay and the fade-in.
	MusicIntroBytesF32 int64 = (encoderDelay + musicIntroSamples) * frameBytes

	// MusicLoopBytesF32 is the length of the loop in the same bytes; together
	// with MusicIntroBytesF32 it is what audio.NewInfiniteLoopWithIntroF32
	// takes. A little more than it is in the file, so that the player can
	// cross-fade over the seam.
	MusicLoopBytesF32 int64 = musicLoopSamples * frameBytes
)
