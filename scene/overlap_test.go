//go:build display

package scene

import (
	"image"
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/words"
)

// screens are the windows a text and a target must fit into: small, usual, as old screens were, wide, 4K, and phones both ways.
func screens() []image.Point {
	return []image.Point{{800, 450}, {1280, 720}, {1024, 768}, {2560, 1080}, {3840, 2160}, {390, 844}, {844, 390}, {768, 1024}}
}

// narrow are the windows with the least room: the smallest there may be, the narrowest that is wider than high, and a phone
// both ways.
func narrow() []image.Point { return []image.Point{{800, 450}, {1024, 768}, {390, 844}, {844, 390}} }

// long are the languages whose words are long.
func long(tag string) bool { return tag == "de" || tag == "pl" }

// Every text and target has its place in every language: in every window where words are long, else where there is least room.
func TestNoTextOrTargetLiesOverAnotherOrIsCutOff(t *testing.T) {
	for _, tag := range words.Tags() {
		windows := narrow()
		if long(tag) {
			windows = screens()
		}
		for _, size := range windows {
			scenetest.SightIn(tag, size).Each(t, everyView(), scenetest.Reports)
		}
	}
}
