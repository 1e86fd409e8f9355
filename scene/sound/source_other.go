//go:build !js

package sound

import "fourtell/assets"

// musicData is the loop of a mood, embedded in the program.
func musicData(m assets.Mood) ([]byte, error) { return assets.MusicMP3(m) }

// decodedSound is an effect embedded in the program.
func decodedSound(n assets.SoundName, v int) ([]byte, error) { return assets.DecodeSound(n, v) }

// loadsLate says that the effects come with the program.
const loadsLate = false

// rest is nothing to do: other threads draw.
func rest() {}
