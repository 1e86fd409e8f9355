//go:build !js

package assets

import (
	"embed"
	"fmt"
)

//go:embed audio/fx/*.mp3 audio/bluff/*.mp3
var effectFiles embed.FS

// SoundMP3 returns the embedded file of variant v of a sound. A browser
// fetches it from SoundFile instead, after its first frame. The error says
// which sound does not exist.
func SoundMP3(n SoundName, v int) ([]byte, error) {
	file, err := SoundFile(n, v)
	if err != nil {
		return nil, err
	}
	data, err := effectFiles.ReadFile("audio/" + file)
	if err != nil {
		return nil, fmt.Errorf("sound %q: %w", n, err)
	}
	return data, nil
}

// DecodeSound is DecodeEffect of the embedded file of variant v of a sound.
// The error says which sound does not exist, or which cannot be read.
func DecodeSound(n SoundName, v int) ([]byte, error) {
	data, err := SoundMP3(n, v)
	if err != nil {
		return nil, err
	}
	pcm, err := DecodeEffect(data, nil)
	if err != nil {
		return nil, fmt.Errorf("sound %q: %w", n, err)
	}
	return pcm, nil
}
