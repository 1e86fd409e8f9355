//go:build !js

package scene

import "fourtell/assets"

// musicData is the loop embedded in the program.
func musicData() ([]byte, error) { return assets.MusicMP3(), nil }
