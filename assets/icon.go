package assets

import (
	"bytes"
	"image"
	"image/png"
)

// WindowIcons returns the program's icon at 16, 32, 48 and 256 pixels; none in
// a browser. A file that cannot be read is left out: a window without an icon
// is still a window, and a test sees to it that all are there.
func WindowIcons() []image.Image {
	var all []image.Image
	for _, name := range iconFiles() {
		b, err := artMore.ReadFile(name)
		if err != nil {
			continue
		}
		if img, err := png.Decode(bytes.NewReader(b)); err == nil {
			all = append(all, img)
		}
	}
	return all
}
