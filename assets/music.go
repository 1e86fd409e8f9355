package assets

import "fmt"

// Mood is a state of the music. All moods are one piece of the same length and
// tempo on the same chords, so one may pass into another at any bar.
type Mood uint8

// The moods, in the order of Moods.
const (
	MoodTitle   Mood = iota // nobody is at the table yet
	MoodTable               // a round is played
	MoodTension             // somebody holds one card
	MoodResult              // the round is over
)

// Moods returns every mood. The slice is the caller's own.
func Moods() []Mood { return []Mood{MoodTitle, MoodTable, MoodTension, MoodResult} }

// String is the mood's name, "mood 9" for one that does not exist.
func (m Mood) String() string {
	switch m {
	case MoodTitle:
		return "title"
	case MoodTable:
		return "table"
	case MoodTension:
		return "tension"
	case MoodResult:
		return "result"
	}
	return fmt.Sprintf("mood %d", uint8(m))
}

// MusicFile is the name, relative to the page, under which the loop of a mood
// is fetched where it is not embedded: "music/title.mp3".
func MusicFile(m Mood) string { return "music/" + m.String() + ".mp3" }

const (
	// MusicBeat is how many moments a beat lasts, at 96 a minute.
	MusicBeat = 60 * SampleRate / 96

	// MusicBar is how many moments a bar of four beats lasts.
	MusicBar = 4 * MusicBeat

	// MusicBars is how many bars a loop has.
	MusicBars = 24

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
	MusicLoopBytesF32 int64 = MusicBars * MusicBar * frameBytes
)
