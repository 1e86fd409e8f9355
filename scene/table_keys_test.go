//go:build display

package scene

import (
	"image"
	"os"
	"path/filepath"
	"testing"
)

// keepPicture keeps a picture to be looked at where FOURTELL_PICTURES names a folder.
func keepPicture(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	if dir := os.Getenv("FOURTELL_PICTURES"); dir != "" {
		writePNG(t, filepath.Join(dir, name+".png"), got)
	}
}
