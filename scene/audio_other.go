//go:build !js

package scene

import "fourtell/assets"

// musicData is the loop embedded in the program.
func musicData() ([]byte, error) { return assets.MusicMP3(), nil }

// decodedSound is an effect embedded in the program.
func decodedSound(n assets.SoundName, v int) ([]byte, error) { return assets.DecodeSound(n, v) }
