package sound

import (
	"syscall/js"

	"fourtell/assets"
)

// musicData fetches the loop of a mood, which lies beside the page.
func musicData(m assets.Mood) ([]byte, error) { return assets.Fetch(assets.MusicFile(m)) }

// decodedSound fetches an effect, which lies beside the page.
func decodedSound(n assets.SoundName, v int) ([]byte, error) {
	file, err := assets.SoundFile(n, v)
	if err != nil {
		return nil, err
	}
	data, err := assets.Fetch(file)
	if err != nil {
		return nil, err
	}
	return assets.DecodeEffect(data, rest)
}

// loadsLate says that the effects too are fetched after the first frame.
const loadsLate = true

// rest lets the browser draw and answer between two slices of sound: what follows is in a task of its own. A sleep may end before the
// browser has been asked anything, while somebody else is awake, who may be at a slice too.
func rest() {
	over := make(chan struct{})
	wake := js.FuncOf(func(js.Value, []js.Value) any { close(over); return nil })
	js.Global().Call("setTimeout", wake, 1)
	<-over
	wake.Release()
}
