//go:build !js

package assets

import (
	"embed"
	"fmt"
)

//go:embed audio/music/*.mp3
var musicFiles embed.FS

// MusicMP3 returns the loop of a mood as MP3, stereo at SampleRate, to be
// decoded as it plays. Each call copies: ask once. The error says which mood
// does not exist.
func MusicMP3(m Mood) ([]byte, error) {
	data, err := musicFiles.ReadFile("audio/" + MusicFile(m))
	if err != nil {
		return nil, fmt.Errorf("there is no music for %v: %w", m, err)
	}
	return data, nil
}
