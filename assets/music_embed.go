//go:build !js

package assets

import _ "embed" // for the directive below

//go:embed audio/music.mp3
var musicMP3 string

// MusicMP3 returns the music loop as MP3, stereo at SampleRate, to be decoded
// as it plays. Each call copies: ask once. In a browser it returns nil, and the
// loop is fetched from MusicFile after the first frame.
func MusicMP3() []byte { return []byte(musicMP3) }
