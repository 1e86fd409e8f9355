package assets

// MusicMP3 returns nil: a page fetches the loop from MusicFile after its first
// frame, so that nobody waits for music.
func MusicMP3() []byte { return nil }
