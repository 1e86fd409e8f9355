//go:build !js

package assets

import "embed"

// artMore is the other scales and the window's icons; a page does without,
// they would be downloaded for nothing.
//
//go:embed art/1x art/4x art/icon-16.png art/icon-32.png art/icon-48.png art/icon-256.png
var artMore embed.FS

// artLater is the pictures of the other themes and decks, and of the wardrobe; a page fetches them when they are wanted.
//
//go:embed art/felt art/bluff art/wardrobe
var artLater embed.FS

// Scales returns the scales this build embeds, ascending.
func Scales() []Scale { return []Scale{1, 2, 4} }

// iconFiles are the window's icons, smallest first.
func iconFiles() []string {
	return []string{"art/icon-16.png", "art/icon-32.png", "art/icon-48.png", "art/icon-256.png"}
}
